import Foundation
import TestSupport
import TestTool
import Testing

@testable import TabPictures

/// The pictures in `docs/gallery` are what the commands of `docs/gallery.md` draw.
@Suite("The gallery")
struct GalleryTests {
  private static let docs = Repository.root.appending(path: "docs")
  private static let page =
    (try? String(contentsOf: docs.appending(path: "gallery.md"), encoding: .utf8)) ?? ""

  /// The words of each command before `--format svg=NAME.svg`, by the name of the picture.
  private static let commands = Dictionary(
    page.matches(of: /\ntabspec (resolve .+) --format svg=([\w-]+)\.svg\n/).map {
      (String($0.output.2), $0.output.1.split(separator: " ").map(String.init))
    },
    uniquingKeysWith: { first, _ in first })

  @Test("has the pictures that the commands draw", arguments: commands.keys.sorted())
  func picture(_ name: String) throws {
    let words = try #require(Self.commands[name])
    let path = words[1]
    let spec = try Repository.text(path)
    let run = runTool(words + ["--format", "svg"], files: [path: spec])
    #expect(run.code == 0)
    try expectGolden(run.output, "gallery/\(name).svg", in: Self.docs)
  }

  @Test("shows each picture below its heading and its command")
  func sections() throws {
    let sections = Self.page.matches(
      of:
        /\n## (.+)\n\n.+\n\n```sh\n.+svg=([\w-]+)\.svg\n```\n\n!\[(.+)\]\(gallery\/([\w-]+)\.svg\)\n/
    )
    let wrong = sections.map(\.output).filter { $0.1 != $0.3 || $0.2 != $0.4 }
    #expect(wrong.isEmpty, "\(wrong)")
    let names = sections.map { String($0.output.2) }.sorted()
    #expect(names == Self.commands.keys.sorted())
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.docs.appending(path: "gallery").path
    ).filter { $0 != ".DS_Store" }
    #expect(files.sorted() == (names + ["icons"]).map { $0 + ".svg" }.sorted())
    #expect(Self.page.contains("](gallery/icons.svg)\n"))
  }

  @Test("has a sheet of all icons")
  func icons() throws {
    let cells = Icon.all.map { icon in
      var cell = Picture(width: 118, height: 84)
      cell.add(.path(icon.path, x: 39, y: 8, size: 40, .icon))
      cell.text(
        icon.names[0], in: Rect(x: 2, y: 56, width: 114, height: 20), size: 11, .dim, side: .middle)
      return cell
    }
    let sheet = Picture.stacked(Picture.flowing(cells, width: 1200, gap: 0), gap: 0)
    let document = SVGDocument(
      title: "The icons of tabspec",
      description: Icon.all.map { $0.names[0] }.joined(separator: ", "), picture: sheet)
    try expectGolden(
      String(decoding: document.file, as: UTF8.self), "gallery/icons.svg", in: Self.docs)
  }
}
