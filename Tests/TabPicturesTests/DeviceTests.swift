import Foundation
import TabModel
import TestSamples
import Testing

@testable import TabPictures
@testable import TabReports

@Suite("Devices")
struct DeviceTests {
  private static let tabs = """
    "tabs": [
      {"identifier": "home", "title": "Home", "image": "house"},
      {"identifier": "library", "title": "Library", "children": [
        {"identifier": "albums", "title": "Albums", "image": "square.stack"}]},
      {"type": "search"}]
    """

  private static func app(_ name: String) -> SampleApp {
    SampleApp(name: "app", json: #"{"name": "\#(name)", "mode": "tabSidebar", \#(tabs)}"#)
  }

  private func svg(
    _ app: SampleApp, in environment: Environment, isPlain: Bool = false,
    crop: PictureStyle.Crop? = nil
  ) throws -> String {
    var style = PictureStyle()
    style.isPlain = isPlain
    style.crop = crop
    let layout = try app.laidOut(in: environment)
    return String(decoding: LayoutFormat.svg.bytes([layout], TextStyle(), style), as: UTF8.self)
  }

  @Test("plain: without heading, words and numbers", arguments: Platform.all)
  func plain(_ platform: Platform) throws {
    let whole = try svg(Self.app("Shop"), in: Environment(platform))
    let plain = try svg(Self.app("Shop"), in: Environment(platform), isPlain: true)
    for words in [">Shop · \(platform.device)</text>", "Schematic"] {
      #expect(whole.contains(words))
      #expect(!plain.contains(words))
    }
    #expect(!plain.contains("class=\"callout\""))
    #expect(plain.contains("class=\"device\""))
  }

  @Test("keep their name beside an app's long one", arguments: Platform.all)
  func longName(_ platform: Platform) throws {
    let app = Self.app(String(repeating: "Extraordinarily ", count: 12))
    for crop in [nil] + PictureStyle.Crop.allCases {
      let picture = try svg(app, in: Environment(platform), crop: crop)
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
      let picture = try svg(app, in: environment)
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

  @Test("are in rows on a sheet, with their states side by side")
  func sheet() throws {
    let layout = try Self.app("Shop").laidOut(in: Environment(.iPadOS)).layout
    let alone = LayoutPicture(layout).withHeading()
    let among = LayoutPicture(layout).withHeading(isOnSheet: true)
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
}
