import Foundation
import TestSupport
import Testing

/// What `architecture.md` and `adding.md` name has to be in the sources.
@Suite("The pages about the code")
struct ArchitectureTests {
  /// All sources, by their paths below `Sources`.
  private static let sources: [String: String] = {
    let folder = Repository.root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var sources: [String: String] = [:]
    for name in names ?? [] where name.hasSuffix(".swift") {
      sources[name] = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return sources
  }()

  private static let files = Set(sources.keys.map { ($0 as NSString).lastPathComponent })
  private static let folders = Set(
    sources.keys.flatMap { $0.split(separator: "/").dropLast() }.map(String.init))

  /// The names of everything that the sources declare, and of the types of the tests.
  private static let declared: Set<String> = {
    var names = Set(sources.values.flatMap(declarations))
    let tests = Repository.root.appending(path: "Tests")
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: tests.path)) ?? []
    where path.hasSuffix("Tests.swift") {
      let text = (try? String(contentsOf: tests.appending(path: path), encoding: .utf8)) ?? ""
      names.formUnion(declarations(in: text).filter { $0.hasSuffix("Tests") })
    }
    return names
  }()

  /// The words after keywords of declarations, and after the commas of cases.
  private static func declarations(in text: String) -> Set<String> {
    let bytes = Array(text.utf8)
    var (names, isCase): (Set<String>, Bool) = ([], false)
    var (before, gap, start): (String, Int, Int) = ("", 0, 0)
    for index in bytes.indices where !isOfName[Int(bytes[index])] {
      if start < index {
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        // `func write`, func `default`, or a further name of `case left, right`.
        let isDeclared = start - gap < 3 && keywords.contains(before)
        let isFurther = isCase && bytes[gap..<start].elementsEqual(", ".utf8)
        if isDeclared || isFurther { names.insert(word) }
        if word == "case" { isCase = true }
        (before, gap) = (word, index)
      }
      if bytes[index] == UInt8(ascii: "\n") { isCase = false }
      start = index + 1
    }
    return names
  }

  private static let keywords: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "case", "macro",
  ]

  private static let isOfName = (UInt8.min...UInt8.max).map { byte in
    byte < 0x80 && String(Unicode.Scalar(byte)).contains(/\w/)
  }

  private static let architecture = "docs/contributing/architecture.md"
  private static let pages = [architecture, "docs/contributing/adding.md"]

  @Test("the table of targets has all of them, in the order of the package")
  func targets() throws {
    let package = try Repository.text("Package.swift")
    let named = package.matches(
      of: /\n    (?:library\(\s*|\.executableTarget\(\s*name: )"((?!Test)\w+)"/)
    let names = named.map { String($0.output.1) }
    #expect(names.count > 5)
    let rows = try Repository.text(Self.architecture).matches(of: /\n\| `(\w+)` \|/)
    #expect(rows.map { String($0.output.1) } == names)
  }

  @Test("every type, function, test and file that a page or its drawing names is there")
  func names() throws {
    let docs = Repository.root.appending(path: "docs")
    let pages = try FileManager.default.subpathsOfDirectory(atPath: docs.path)
      .filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }
    #expect(pages.count > 20)
    var missing: [String] = []
    for page in pages {
      let isAboutCode = Self.pages.contains(page)
      for code in try Repository.text(page).components(separatedBy: "`")
      where !Self.isThere(code, isAboutCode: isAboutCode) {
        missing.append("\(page): \(code)")
      }
    }
    let block = try Repository.text(Self.architecture).components(separatedBy: "```")[1]
    let drawn = block.matches(of: /\b[A-Z][a-z]+\w*(?:\.\w+)?/).map { String($0.output) }
    #expect(drawn.count > 15)
    missing += drawn.filter {
      !$0.split(separator: ".").map(String.init).allSatisfy(Self.declared.contains)
    }
    #expect(missing == [])
  }

  /// Returns whether the contents of backticks exist. Only pages about the code name types, functions and
  /// files of `Sources`.
  private static func isThere(_ code: String, isAboutCode: Bool) -> Bool {
    if code.hasPrefix("Tests/")
      || isAboutCode && (code.hasPrefix("Sources") || code == "Package.swift"),
      let path = code.prefixMatch(of: /[\w\/.+-]+/)
    {
      let url = Repository.root.appending(path: String(path.output))
      return FileManager.default.fileExists(atPath: url.path)
    }
    // Of `OutputFormat.write` each part has to be there; of `func f()` and `a: b` none is looked for.
    guard isAboutCode || code.hasSuffix("Tests"),
      let name = code.wholeMatch(of: /[A-Z]\w+(?:\+\w+)?(?:\.\w+)*/)
    else { return true }
    return files.contains(code)
      || name.output.split(separator: ".").map(String.init).allSatisfy {
        declared.contains($0) || folders.contains($0) || foreign.contains($0)
      }
  }

  /// Names of Swift and its library.
  private static let foreign: Set<String> = ["Span", "Hashable", "Result", "UInt64", "UInt32"]
}
