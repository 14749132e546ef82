import Foundation
import TabModel
import TestSamples
import Testing

@testable import TabPictures
@testable import TabReports

/// The appearance of devices, by release.
@Suite("Devices")
struct DeviceTests {
  private static let tabs = """
    "tabs": [
      {"identifier": "home", "title": "Home", "image": "house"},
      {"identifier": "library", "title": "Library", "children": [
        {"identifier": "albums", "title": "Albums", "image": "square.stack"}]},
      {"type": "search"}]
    """

  private func app(_ root: String = #""mode": "tabSidebar""#) -> SampleApp {
    SampleApp(name: "shop", json: #"{"name": "Shop", \#(root), \#(Self.tabs)}"#)
  }

  private func svg(
    _ app: SampleApp, _ environments: [Environment],
    _ change: (inout PictureStyle) -> Void = { _ in }
  ) throws -> String {
    var style = PictureStyle()
    change(&style)
    let layouts = try environments.map { try app.laidOut(in: $0) }
    return String(decoding: LayoutFormat.svg.bytes(layouts, TextStyle(), style), as: UTF8.self)
  }

  @Test(
    "have the size of their screen or window",
    arguments: [
      (Environment(.iOS), 402, 874),
      (Environment(.iOS, orientation: .landscape), 874, 402),
      (Environment(.iOS, sizeClass: .regular, orientation: .landscape), 956, 440),
      (Environment(.iOS, sizeClass: .regular, orientation: .portrait), 440, 956),
      (Environment(.iPhoneDuo), 466, 678),
      (Environment(.iPhoneDuo, sizeClass: .regular, orientation: .landscape), 951, 669),
      (Environment(.iPhoneDuo, sizeClass: .regular, orientation: .portrait), 669, 951),
      (Environment(.iPadOS), 1194, 834),
      (Environment(.iPadOS, orientation: .portrait), 834, 1194),
      (Environment(.iPadOS, sizeClass: .compact), 1194, 834),
      (Environment(.macCatalyst), 1280, 800),
      (Environment(.macOS), 1280, 800),
      (Environment(.tvOS), 960, 540),
      (Environment(.visionOS), 1280, 720),
    ])
  func sizes(_ environment: Environment, _ width: Int, _ height: Int) {
    #expect(DeviceModel(environment).screen == Rect(x: 0, y: 0, width: width, height: height))
  }

  @Test(
    "are called by their system's own release",
    arguments: [
      (Platform.iOS, "18.4", "iOS 18.4"), (.iPadOS, "26", "iPadOS 26"),
      (.macOS, "18", "macOS 15"), (.macCatalyst, "18.1", "Mac Catalyst on macOS 15.1"),
      (.macOS, "27", "macOS 27"), (.visionOS, "18", "visionOS 2"),
      (.visionOS, "26.1", "visionOS 26.1"), (.tvOS, "18", "tvOS 18"),
    ])
  func names(_ platform: Platform, _ release: String, _ expected: String) throws {
    #expect(platform.system(try #require(Version(release))) == expected)
  }

  @Test(
    "have a sidebar as a card or from edge to edge",
    arguments: [
      (Platform.macCatalyst, 18, false), (.macCatalyst, 26, true), (.macCatalyst, 27, false),
      (.iPadOS, 18, false), (.iPadOS, 26, true), (.iPadOS, 27, true),
    ])
  func sidebars(_ platform: Platform, _ release: Int, _ isCard: Bool) throws {
    let picture = try svg(app(), [Environment(platform, osVersion: Version(release))])
    #expect(picture.contains("Sidebar"))
    #expect(picture.contains("\"panel\"") == isCard)
  }

  @Test(
    "show which tab is selected by a shape of its own from 26 on, before by grey others",
    arguments: [(18, false), (26, true), (27, true)])
  func selection(_ release: Int, _ hasShape: Bool) throws {
    let picture = try svg(app(), [Environment(.iOS, osVersion: Version(release))])
    #expect(picture.contains("class=\"selected\"") == hasShape)
    #expect(picture.contains(#"class="iconTint""#))
    #expect(picture.contains(#"class="iconDim""#) == !hasShape)
  }

  @Test("of a fold: the newest is drawn")
  func newest() throws {
    let spec = try app(#""targets": [{"platform": "tvOS", "minimumVersion": "18.0"}]"#).spec()
    let matrix = Matrix(spec, path: "a", environments: spec.environments)
    #expect(matrix.layouts.count < spec.environments.count)
    let page = String(decoding: MatrixFormat.html.bytes(matrix, TextStyle()), as: UTF8.self)
    #expect(page.contains("drawn as Apple TV · tvOS 27"))
    #expect(!page.contains("drawn as Apple TV · tvOS 18"))
  }

  @Test(
    "in a strip: a bar for each generation of looks",
    arguments: [
      (Platform.iOS, ["iOS 18", "iOS 26", "iOS 27"], ["Search", "Apart", "Search"]),
      (.visionOS, ["visionOS 2", "visionOS 26", "visionOS 27"], []),
    ])
  func strip(_ platform: Platform, _ captions: [String], _ words: [String]) throws {
    let picture = try svg(app(), [Environment(platform)]) { $0.crop = .strip }
    for caption in captions { #expect(picture.contains(">\(caption)</text>")) }
    #expect(picture.split(separator: "<title>Tab bar</title>").count == captions.count + 1)
    for word in words { #expect(picture.contains(word)) }
    #expect(!picture.contains("class=\"device\""))
  }

  @Test("plain: without heading, words and numbers", arguments: Platform.all)
  func plain(_ platform: Platform) throws {
    let whole = try svg(app(), [Environment(platform)])
    let plain = try svg(app(), [Environment(platform)]) { $0.isPlain = true }
    for words in [">Shop · \(platform.device)</text>", "Schematic"] {
      #expect(whole.contains(words))
      #expect(!plain.contains(words))
    }
    #expect(!plain.contains("class=\"callout\""))
    #expect(plain.contains("class=\"device\""))
  }

  @Test("note what is not a target, and once per sheet that it is schematic")
  func words() throws {
    let app = app(#""targets": [{"platform": "iOS", "minimumVersion": "26.0"}]"#)
    let sheet = try svg(app, [Environment(.iOS), Environment(.tvOS)])
    #expect(sheet.split(separator: ">Apple TV is not a target of this spec").count == 2)
    #expect(!sheet.contains(">iPhone is not a target"))
    #expect(sheet.split(separator: ">Schematic").count == 2)
  }

  @Test("keep their name beside an app's long one", arguments: Platform.all)
  func longName(_ platform: Platform) throws {
    let name = String(repeating: "Extraordinarily ", count: 12)
    let app = SampleApp(name: "long", json: #"{"name": "\#(name)", \#(Self.tabs)}"#)
    for crop in [nil] + PictureStyle.Crop.allCases {
      let picture = try svg(app, [Environment(platform)]) { $0.crop = crop }
      #expect(picture.contains("… · \(platform.device)</text>"))
    }
  }

  private static func texts(in svg: String) -> [String] {
    svg.components(separatedBy: "</text>").dropLast().map {
      String($0.split(separator: ">").last ?? "")
    }
  }

  @Test("number what is not documented, and place every number", arguments: Environment.all)
  func numbers(_ environment: Environment) throws {
    for app in SampleApp.some(for: environment) {
      let picture = try svg(app, [environment])
      let texts = Self.texts(in: picture)
      let listed = texts.compactMap { text in
        text.firstMatch(of: #/^(\d+) +(?:stated|observed|assumed): /#).map { String($0.output.1) }
      }
      let numbers = listed.indices.map { String($0 + 1) }
      #expect(listed == numbers)
      let callouts = picture.components(separatedBy: #"<g class="callout">"#).dropFirst()
      let placed = callouts.compactMap { Self.texts(in: $0).first }
      #expect(Set(placed) == Set(listed), "\(app.name)")
    }
  }

  @Test(
    "in part: with statements about that part only",
    arguments: [
      (PictureStyle.Crop.bar, "A search tab", "In the sidebar"),
      (.sidebar, "In the sidebar", "A search tab without"),
    ])
  func parts(_ crop: PictureStyle.Crop, _ words: String, _ others: String) throws {
    let app = app()
    let picture = try svg(app, [Environment(.iPadOS)]) { $0.crop = crop }
    #expect(picture.contains(">1 stated: \(words)"))
    #expect(!picture.contains(">2 stated: \(others)"))
  }

  @Test("are in rows on a sheet, with their states side by side")
  func sheet() throws {
    let layouts = try [Platform.iOS, .iPadOS].map { try app().laidOut(in: Environment($0)).layout }
    let alone = LayoutPicture(layouts[1]).withHeading()
    let among = LayoutPicture(layouts[1]).withHeading(isOnSheet: true)
    #expect(among.width > alone.width)
    #expect(among.height < alone.height)
  }

  @Test("stay within their picture", arguments: Environment.all)
  func bounds(_ environment: Environment) throws {
    for app in SampleApp.some(for: environment) {
      let picture = LayoutPicture(try app.laidOut(in: environment).layout).withHeading()
      for mark in picture.marks {
        guard case .box(let rect, _, _) = mark else { continue }
        #expect(rect.x >= 0 && rect.y >= 0, "\(app.name) \(rect)")
        #expect(rect.right <= picture.width && rect.bottom <= picture.height, "\(app.name) \(rect)")
      }
    }
  }

  @Test(
    "of SwiftUI have what UIKit has not",
    arguments: [
      (Platform.macOS, "tabBar", [">Albums</text>", "Tab bar"], ["Sidebar", ">Library</text>"]),
      (.macOS, "tabSidebar", ["Sidebar", ">Library</text>", "iconTint"], ["Tab bar"]),
      (.tvOS, "tabSidebar", ["Sidebar", "After selecting a tab", "focused"], ["Tab bar"]),
      (.visionOS, "tabSidebar", ["Tab bar, opened", ">Library</text>"], ["More"]),
    ])
  func swiftUI(
    _ platform: Platform, _ mode: String, _ drawn: [String], _ missing: [String]
  ) throws {
    let app = app(#""framework": "SwiftUI", "mode": "\#(mode)""#)
    let picture = try svg(app, [Environment(platform)])
    let body = picture.split(separator: "<rect class=\"ground\"").dropFirst().joined()
    for words in drawn { #expect(body.contains(words), "\(words)") }
    for words in missing { #expect(!body.contains(words), "\(words)") }
  }

  @Test("put what a Mac's toolbar has no room for into a menu")
  func menu() throws {
    let tabs = (0..<30).map { #"{"identifier": "\#($0)", "title": "Title \#($0)"}"# }
    let app = SampleApp(
      name: "many",
      json:
        #"{"framework": "SwiftUI", "mode": "tabBar", "tabs": [\#(tabs.joined(separator: ","))]}"#)
    let picture = try svg(app, [Environment(.macOS)])
    #expect(picture.contains(">In the menu at the end of the bar: Title"))
    #expect(!picture.contains("class=\"veil1\""))
  }

  @Test(
    "show a title on one line, or a placeholder",
    arguments: [
      (#""title": "Map of\nMathematics""#, ">Map of Mathematics</text>"),
      (#""title": " ""#, ">‹no title›</text>"), (#""title": " ""#, ">‹one›</text>"),
    ])
  func titles(_ title: String, _ shown: String) throws {
    let app = SampleApp(
      name: "titles", json: #"{"tabs": [{"identifier": "one", \#(title)}]}"#)
    for platform in [Platform.iOS, .iPadOS] {
      #expect(try svg(app, [Environment(platform)]).contains(shown))
    }
  }
}
