import Foundation
import TestSupport
import TestTool
import Testing

@testable import TabPictures

/// A picture of `docs/gallery.md`.
struct GalleryPicture: Sendable, CustomTestStringConvertible {
  /// The name of its file, without extension.
  let name: String
  let heading: String
  let text: String
  let words: [String]

  var testDescription: String { name }

  static let all: [GalleryPicture] = [
    .init(
      name: "iphone", heading: "iPhone: a separate search tab, and an accessory",
      text: "The separate tab at the trailing end shows only its image.",
      words: ["media.tabspec.json", "--platform", "iphone", "--os", "27"]),
    .init(
      name: "iphone-18", heading: "iPhone with iOS 18: the same app",
      text: "The bar reaches from edge to edge, and the search tab is an ordinary item.",
      words: ["media.tabspec.json", "--platform", "iphone", "--os", "18.4"]),
    .init(
      name: "strip", heading: "iPhone: one bar on three releases",
      text: "On 18 the selected tab is blue among grey ones; from 26 it has a grey background.",
      words: ["media.tabspec.json", "--platform", "iphone", "--crop", "strip"]),
    .init(
      name: "plain", heading: "iPhone: the device alone",
      text: "For a slide or a document: no heading, text or numbers.",
      words: ["search-everywhere.tabspec.json", "--platform", "iphone", "--os", "27", "--plain"]),
    .init(
      name: "more", heading: "iPhone: More",
      text: "With more than five items, the first four are in the bar, and the others in More.",
      words: ["overflow.tabspec.json", "--platform", "iphone", "--os", "27"]),
    .init(
      name: "iphone-landscape", heading: "iPhone in landscape",
      text: "In landscape the images are next to the titles.",
      words: [
        "prominent.tabspec.json", "--platform", "iphone", "--orientation", "landscape", "--os",
        "27",
      ]),
    .init(
      name: "duo-outer", heading: "iPhone Duo: the outer display",
      text: "The bar is in the strip at the side and shows only images.",
      words: ["media.tabspec.json", "--platform", "iphone-duo"]),
    .init(
      name: "duo-inner", heading: "iPhone Duo: the inner display in landscape",
      text: "The strip is at the side, with the bar at its lower end.",
      words: [
        "media.tabspec.json", "--platform", "iphone-duo", "--size-class", "regular",
        "--orientation", "landscape",
      ]),
    .init(
      name: "duo-inner-portrait", heading: "iPhone Duo: the inner display in portrait",
      text: "Here the bar is at the bottom.",
      words: [
        "media.tabspec.json", "--platform", "iphone-duo", "--size-class", "regular",
        "--orientation", "portrait",
      ]),
    .init(
      name: "ipad", heading: "iPad: the sidebar, and the bar that it turns into",
      text:
        "The bar has three regions, named above it; users can customize the one in the middle.",
      words: ["media.tabspec.json", "--platform", "ipad", "--os", "27"]),
    .init(
      name: "ipad-portrait", heading: "iPad in portrait: the bar comes first",
      text: "In portrait the sidebar is one tap away.",
      words: [
        "media.tabspec.json", "--platform", "ipad", "--orientation", "portrait", "--os", "27",
      ]),
    .init(
      name: "nested", heading: "Groups in groups",
      text: "Nested sections are indented.",
      words: ["nested-groups.tabspec.json", "--platform", "mac", "--os", "27"]),
    .init(
      name: "right-to-left", heading: "Mac, for a language that is read from right to left",
      text: "Everything is mirrored except for text.",
      words: [
        "media.tabspec.json", "--platform", "mac", "--direction", "rightToLeft", "--os", "27",
      ]),
    .init(
      name: "television", heading: "Apple TV", text: "A bar of titles at the top.",
      words: ["television.tabspec.json", "--platform", "tv", "--os", "27"]),
    .init(
      name: "television-sidebar", heading: "Apple TV: a sidebar of SwiftUI",
      text: "It is open at first, and collapses when a tab is selected.",
      words: ["sections.tabspec.json", "--platform", "tv", "--os", "27"]),
    .init(
      name: "spatial", heading: "Apple Vision Pro",
      text: "The bar next to the window shows symbols, and titles while users look at it.",
      words: ["spatial.tabspec.json", "--platform", "vision", "--os", "27"]),
  ]

  /// What draws it.
  var command: String {
    "tabspec resolve Examples/" + words.joined(separator: " ")
      + " --format svg=\(name).svg"
  }
}

/// The pictures in `docs/gallery` are what the tool makes of the examples.
@Suite("The gallery")
struct GalleryTests {
  private let docs = Repository.root.appending(path: "docs")

  @Test("has the pictures that the tool makes", arguments: GalleryPicture.all)
  func picture(_ picture: GalleryPicture) throws {
    let spec = try String(
      contentsOf: Repository.examples.appending(path: picture.words[0]), encoding: .utf8)
    let words = ["resolve", "App.tabspec.json"] + picture.words.dropFirst() + ["--format", "svg"]
    let run = runTool(words, spec: spec)
    #expect(run.code == 0)
    #expect(runTool(words, spec: spec).output == run.output)
    try expectGolden(run.output, "gallery/\(picture.name).svg", in: docs)
  }

  @Test("shows them all")
  func page() throws {
    var page = """
      # Gallery

      Pictures that `tabspec` makes of the specs in [Examples](../Examples). They follow your system's light
      or dark appearance. They are schematic: they show order and position, not exact looks. The symbols are Apple's,
      so our own icons represent common ones, and letters the others.

      A number refers to a statement below the picture that is not in Apple's documentation. `--crop` draws
      only a part, `--plain` the device without text. `rsvg-convert -z 2 iphone.svg -o iphone.png`
      converts a picture to PNG.

      `tabspec matrix App.tabspec.json --format html=App.html` is one page with the differences, pictures of
      every device, findings, the number of taps to every tab, and the spec. The page has no scripts
      and loads nothing.

      """
    for picture in GalleryPicture.all {
      page += """

        ## \(picture.heading)

        \(picture.text)

        ```sh
        \(picture.command)
        ```

        ![\(picture.heading)](gallery/\(picture.name).svg)

        """
    }
    page += """

      ## The icons

      Each represents the symbols of its name and their variants (`.fill`, `.circle`, `.square`, `.badge`).

      ![All icons](gallery/icons.svg)

      """
    try expectGolden(page, "gallery.md", in: docs)
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
      String(decoding: document.file, as: UTF8.self), "gallery/icons.svg", in: docs)
  }
}
