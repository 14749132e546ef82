import JSON
import TabLint

/// A spec that is fixed: it can be read as far as before, no rule that could look at it finds new
/// errors, a second run changes nothing, and the diff leads to the same text.
func check(_ bytes: [UInt8]) {
  for more in [[], ["--unsafe"]] {
    let files = [name: bytes]
    let fixing = Run(["lint", name, "--format", "json", "--fix"] + more, files: files)
    expect(fixing.code <= 1, "--fix ends with \(fixing.code)")
    let fixed = fixing.files[name] ?? []
    expect(fixing.files.count == 1, "--fix writes other files")

    let before = errors(of: bytes)
    // Once a text is JSON, and once a spec can be read, more rules look at it than before.
    if !before.contains("json-syntax") {
      var after = errors(of: fixed)
      if !before.isDisjoint(with: reading) { after.formIntersection(reading) }
      // The value of an unknown key, and what has another type, is not read until it is fixed.
      if !before.isDisjoint(with: ["unknown-key", "wrong-type"]) { after.subtract(reading) }
      expect(after.isSubset(of: before), "\(after.subtracting(before)) are new")
    }

    let again = Run(["lint", name, "--format", "json", "--fix"] + more, files: fixing.files)
    expect(again.files == fixing.files, "a second --fix changes the file")
    expect(again.errors.starts(with: "nothing to fix\n".utf8), "a second --fix has something to do")
    expect(again.output == fixing.output, "what is reported is not what is left")

    let diff = Run(["lint", name, "--diff"] + more, files: files)
    expect(diff.files == files, "--diff writes")
    expect(patched(bytes, diff.output) == fixed, "the diff leads to another text than --fix")
  }
}

private let name = "App.tabspec.json"

/// The rules that report why a document is not a spec.
private let reading = Set(
  Rule.all.filter { if case .reading = $0.check { true } else { false } }.map(\.id))

/// The rules that find errors in a text.
private func errors(of bytes: [UInt8]) -> Set<String> {
  let run = Run(["validate", name, "--format", "json"], files: [name: bytes], isRepeated: false)
  guard let report = try? JSONReader.read(run.output) else { fatalError("the report is not JSON") }
  return Set(
    (report.root["findings"]?.elements ?? []).compactMap { $0["rule"]?.string })
}

/// A text after a unified diff, which is read as `patch` does.
private func patched(_ bytes: [UInt8], _ diff: [UInt8]) -> [UInt8] {
  if diff.isEmpty { return bytes }
  let old = lines(bytes)
  var new: [ArraySlice<UInt8>] = []
  var position = 0
  var rest = lines(diff)[...]
  expect(rest.popFirst()?.starts(with: "--- ".utf8) == true, "no old name")
  expect(rest.popFirst()?.starts(with: "+++ ".utf8) == true, "no new name")
  while var line = rest.popFirst() {
    if line.starts(with: "@@ ".utf8) {
      let text = String(decoding: line, as: UTF8.self)
      guard let start = text.firstMatch(of: #/^@@ -(\d+)(?:,(\d+))? /#), let first = Int(start.1)
      else { fatalError("a hunk without a place") }
      let next = start.2 == "0" ? first : first - 1
      expect((position...old.count).contains(next), "hunk at \(first) of \(old.count)")
      new += old[position..<next]
      position = next
      continue
    }
    if rest.first?.first == UInt8(ascii: "\\") {
      rest.removeFirst()
      line.removeLast()
    }
    let kind = line.removeFirst()
    if kind != UInt8(ascii: "+") {
      expect(position < old.count && old[position] == line, "line \(position + 1) is another one")
      position += 1
    }
    if kind != UInt8(ascii: "-") { new.append(line) }
  }
  return Array((new + old[position...]).joined())
}

/// The lines of a text with what ends them.
private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
    lines.append(rest[..<end])
    rest = rest[end...]
  }
  return lines
}
