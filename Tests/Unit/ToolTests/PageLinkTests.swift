import Foundation
import TestSupport
import Testing

/// Links between the pages of the project.
@Suite("Links in pages")
struct PageLinkTests {
  /// All pages of the project, by their paths from its root.
  private static let pages: [String: String] = {
    var pages = ["README.md": text("README.md")]
    for folder in ["docs", "Examples", "Tests"] {
      let names = FileManager.default.enumerator(
        atPath: Repository.root.appending(path: folder).path)?.compactMap { $0 as? String }
      for name in names ?? [] where name.hasSuffix(".md") {
        pages["\(folder)/\(name)"] = text("\(folder)/\(name)")
      }
    }
    return pages
  }()

  /// The anchors of each page.
  private static let anchors = pages.mapValues(anchors)

  private static func text(_ path: String) -> String {
    (try? Repository.text(path)) ?? ""
  }

  /// The anchors that GitHub gives to the headings of a page.
  private static func anchors(of page: String) -> Set<String> {
    var isCode = false
    var anchors: Set<String> = []
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("#") else { continue }
      let heading = line.drop { $0 == "#" }.dropFirst()
      let words = heading.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }
      anchors.insert(
        String(words.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) })
          .replacing(" ", with: "-"))
    }
    return anchors
  }

  @Test("lead to files and headings that are there")
  func links() {
    var missing: [String] = []
    for (path, page) in Self.pages {
      let folder = Repository.root.appending(path: path).deletingLastPathComponent()
      for piece in page.components(separatedBy: "](").dropFirst() {
        let link = piece.prefix { $0 != ")" && !$0.isWhitespace }
        if link.isEmpty || !piece.dropFirst(link.count).hasPrefix(")") { continue }
        if ["http:", "https:", "mailto:"].contains(where: link.hasPrefix) { continue }
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? path : Self.path(of: parts[0], from: folder)
        let url = Repository.root.appending(path: target)
        if !FileManager.default.fileExists(atPath: url.path)
          || parts.count > 1 && Self.anchors[target]?.contains(parts[1]) == false
        {
          missing.append("\(path): \(link)")
        }
      }
    }
    #expect(Self.pages.count > 20)
    #expect(missing == [])
  }

  /// The path of a link's target from the root of the project.
  private static func path(of link: String, from folder: URL) -> String {
    let root = Repository.root.standardizedFileURL.path
    let target = folder.appending(path: link).standardizedFileURL.path
    return target.hasPrefix(root) ? String(target.dropFirst(root.count).drop { $0 == "/" }) : link
  }
}
