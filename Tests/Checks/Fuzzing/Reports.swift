import JSON
import TabPictures
import TabReports

/// A spec in a file with a hostile name, in every format of every command: each is read back, and
/// reports as much as the others.
func check(_ bytes: [UInt8]) {
  let files = [name: bytes]
  // With notes to fail on, every finding is a failure in JUnit's terms.
  let findings = run(["lint", "--fail-on", "note", name], FindingFormat.all.map(\.name), files)
  expect(findings.code <= 1, "lint ends with \(findings.code)")
  checkFindings(findings)
  for (words, formats) in [
    (["resolve", "-p", "all", name], LayoutFormat.all.map(\.name)),
    (["matrix", name], MatrixFormat.all.map(\.name)),
    (["matrix", "--taps", name], MatrixFormat.all.map(\.name)),
    (["diff", "--os", "18..27", name], ChangeFormat.all.map(\.name)),
    (["resolve", "--why", "home", name], WhyFormat.all.map(\.name)),
  ] {
    let run = run(words, formats, files)
    expect([0, 1, 64].contains(run.code), "\(words) ends with \(run.code)")
    for format in formats {
      guard let report = run.files[format] else { continue }
      switch format {
      case "json": expect(StrictJSON.accepts(report), "\(words): no JSON")
      case "svg": expect(Elements(report) != nil, "\(words): no XML")
      case "html": expect(Markup.isWellFormed(report), "\(words): no page")
      default: break
      }
      expect(isPrintable(report), "\(words) \(format)")
    }
  }
}

private let name = "A]]>\"'&<b>,%0A::\n\u{1B}[31m\u{202E}é|`.tabspec.json"

private func run(_ words: [String], _ formats: [String], _ files: [String: [UInt8]]) -> Run {
  Run(words + formats.flatMap { ["--format", "\($0)=\($0)"] }, files: files, isRepeated: false)
}

/// All formats have the same findings.
private func checkFindings(_ run: Run) {
  for (format, report) in run.files where format != name {
    expect(isPrintable(report), "lint \(format)")
  }
  let count = elements("json", ["findings"])
  expect(elements("gitlab", []) == count, "gitlab")
  expect(elements("sarif", ["runs", "results"]) == count, "sarif")
  expect(lines("concise").count == count, "concise")
  expect(
    lines("github").allSatisfy { line in
      ["error", "warning", "notice"].contains { line.starts(with: "::\($0) file=".utf8) }
    }, "github")
  expect(lines("github").count == count, "github")
  expect(Elements(run.files["junit"] ?? [])?.count("failure") == count, "junit")

  func lines(_ format: String) -> [ArraySlice<UInt8>] {
    (run.files[format] ?? []).split(separator: 0x0A)
  }

  /// Returns the number of elements of the array at the end of some keys; arrays on the way have one.
  func elements(_ format: String, _ keys: [String]) -> Int {
    let report = run.files[format] ?? []
    expect(StrictJSON.accepts(report), "\(format) is not JSON")
    guard let document = try? JSONReader.read(report) else { return -1 }
    var value = document.root
    for key in keys {
      if let first = value.elements.first { value = first }
      guard let member = value[key] else { return 0 }
      value = member
    }
    return value.elements.count
  }
}
