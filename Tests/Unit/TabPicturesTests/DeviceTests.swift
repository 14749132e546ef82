import TabAnalysis
import TabModel
import TestSamples
import Testing

@testable import TabPictures
@testable import TabReports

@Suite("Devices")
struct DeviceTests {
  private static func app(_ name: String) -> SampleApp {
    let tabs = """
      {"identifier": "home", "title": "Home", "image": "house"},
      {"identifier": "library", "title": "Library", "children": [
        {"identifier": "albums", "title": "Albums", "image": "square.stack"}]},
      {"type": "search"}
      """
    return SampleApp(
      name: "app", json: #"{"name": "\#(name)", "mode": "tabSidebar", "tabs": [\#(tabs)]}"#)
  }

  private func svg(_ name: String, on platform: Platform, _ style: PictureStyle) throws -> String {
    let layout = try Self.app(name).layoutResult(in: Environment(platform))
    return String(
      decoding: LayoutFormat.svg.bytes(LayoutReport([layout]), TextStyle(), style), as: UTF8.self)
  }

  @Test("plain: without heading, words and numbers", arguments: Platform.all)
  func plain(_ platform: Platform) throws {
    let words = [">Shop · \(platform.device)</text>", "Schematic"]
    let marks = ["class=\"callout\"", "class=\"device\""]
    var style = PictureStyle()
    let whole = try svg("Shop", on: platform, style)
    style.isPlain = true
    let plain = try svg("Shop", on: platform, style)
    #expect(words.allSatisfy { whole.contains($0) && !plain.contains($0) })
    #expect(marks.map { plain.contains($0) } == [false, true])
  }

  @Test("keep their name beside an app's long one", arguments: Platform.all)
  func longName(_ platform: Platform) throws {
    let name = String(repeating: "Extraordinarily ", count: 12)
    var style = PictureStyle()
    for crop in [nil] + PictureStyle.Crop.allCases {
      style.crop = crop
      #expect(try svg(name, on: platform, style).contains("… · \(platform.device)</text>"))
    }
  }
}
