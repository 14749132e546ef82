import Foundation
import TestSupport
import Testing

/// What `architecture.md` and `adding.md` name has to be in the sources.
@Suite("The pages about the code")
struct ArchitectureTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

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

  /// The names of everything that the sources declare, and of the types of the tests.
  private static let declared: Set<String> = {
    let declaration =
      /\b(?:struct|class|enum|protocol|typealias|func|var|let|case|macro) `?(?<name>\w+)/
    let further = /, (?<name>\w+)/
    var names: Set<String> = []
    for text in sources.values {
      for match in text.matches(of: declaration) { names.insert(String(match.output.name)) }
      for line in text.split(separator: "\n") where line.contains("case ") {
        for match in line.matches(of: further) { names.insert(String(match.output.name)) }
      }
    }
    let tests = Repository.root.appending(path: "Tests")
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: tests.path)) ?? []
    where path.hasSuffix("Tests.swift") {
      let text = (try? String(contentsOf: tests.appending(path: path), encoding: .utf8)) ?? ""
      for match in text.matches(of: /struct (\w+Tests)\b/) { names.insert(String(match.output.1)) }
    }
    return names
  }()

  private static let architecture = "docs/contributing/architecture.md"
  private static let pages = [architecture, "docs/contributing/adding.md"]

  @Test("the table of targets has all of them, in the order of the package")
  func targets() throws {
    let package = try Self.text("Package.swift")
    let named = package.matches(of: /\n    (?:library\(\s*|\.executableTarget\(\s*name: )"(\w+)"/)
    let names = named.map { String($0.output.1) }
    #expect(names.count > 5)
    let rows = try Self.text(Self.architecture).matches(of: /\n\| `(\w+)` \|/)
    #expect(rows.map { String($0.output.1) } == names)
  }

  @Test(
    "every type, function and file that they name is in the sources",
    arguments: pages)
  func names(_ page: String) throws {
    let text = try Self.text(page)
    let files = Set(Self.sources.keys.map { String($0.split(separator: "/").last ?? "") })
    let folders = Set(
      Self.sources.keys.flatMap { $0.split(separator: "/").dropLast() }.map(String.init))
    var missing: [String] = []
    for match in text.matches(of: /`([^`\n]+)`/) {
      let code = String(match.output.1)
      if code.hasPrefix("Sources") || code == "Package.swift" {
        let path = Repository.root.appending(path: code).path
        if !FileManager.default.fileExists(atPath: path) {
          missing.append(code)
        }
        continue
      }
      // Of `OutputFormat.write` each part has to be there; of `func f()` and `a: b` none is looked for.
      guard let name = code.wholeMatch(of: /[A-Z]\w+(?:\+\w+)?(?:\.\w+)*/) else { continue }
      if files.contains(code) { continue }
      for part in name.output.split(separator: ".") {
        let part = String(part)
        if !Self.declared.contains(part), !folders.contains(part), !Self.foreign.contains(part) {
          missing.append(code)
        }
      }
    }
    #expect(missing.isEmpty, "\(page)")
  }

  @Test("every test and every file of Tests that a page names is there")
  func testsInPages() throws {
    let docs = Repository.root.appending(path: "docs")
    let names = try FileManager.default.subpathsOfDirectory(atPath: docs.path)
      .filter { $0.hasSuffix(".md") }
    #expect(names.count > 20)
    for name in names {
      let text = try Self.text("docs/\(name)")
      for match in text.matches(of: /`(\w+Tests)`/) {
        let isThere = Self.declared.contains(String(match.output.1))
        #expect(isThere, "\(name): \(match.output.1)")
      }
      for match in text.matches(of: /`(Tests\/[\w\/.-]+)/) {
        let path = Repository.root.appending(path: String(match.output.1)).path
        #expect(FileManager.default.fileExists(atPath: path), "\(name): \(match.output.1)")
      }
    }
  }

  @Test("what the drawing names is in the sources")
  func drawing() throws {
    let text = try Self.text(Self.architecture)
    let blocks = text.components(separatedBy: "```")
    try #require(blocks.count > 2)
    let names = blocks[1].matches(of: /\b[A-Z][a-z]+\w*(?:\.\w+)?/).map { String($0.output) }
    #expect(names.count > 15)
    let missing = names.flatMap { $0.split(separator: ".").map(String.init) }
      .filter { !Self.declared.contains($0) }
    #expect(missing.isEmpty)
  }

  /// Names of Swift and its library.
  private static let foreign: Set<String> = ["Span", "Hashable", "Result", "UInt64", "UInt32"]
}
