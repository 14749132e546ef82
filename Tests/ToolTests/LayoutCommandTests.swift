import Foundation
import TestTool
import Testing

/// Text output of the commands that show layouts.
@Suite("The commands that show layouts agree")
struct LayoutCommandTests {
  private static let sidebar = """
    {"mode": "tabSidebar", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
      "sidebar": {"preferredPlacement": "sidebar"},
      "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}
    """
  private static let wide = ["-p", "iphone", "--size-class", "regular", "--orientation"]

  @Test("on an iPhone's sidebar, which users toggle")
  func phoneSidebar() {
    let layout = runTool(
      ["resolve", "FILE", "--notes", "--sidebar", "hidden"] + Self.wide + ["landscape"],
      spec: Self.sidebar)
    #expect(layout.output.contains("After showing the sidebar"))
    let words = layout.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("people switch between them"), "\(layout.output)")
  }

  @Test("that a regular-width iPhone in portrait is no device")
  func noDevice() {
    let run = runTool(
      ["resolve", "FILE"] + Self.wide + ["portrait"], spec: Self.sidebar)
    #expect(run.output.contains("No iPhone has regular width in portrait"))
    let reason = runTool(
      ["resolve", "FILE", "--why", "a"] + Self.wide + ["portrait"], spec: Self.sidebar)
    #expect(reason.output.contains("No iPhone has regular width in portrait"))
    let device = runTool(
      ["resolve", "FILE"] + Self.wide + ["landscape"], spec: Self.sidebar)
    #expect(!device.output.contains("No iPhone has regular width in portrait"))
  }

  @Test("that a platform is not a target")
  func noTarget() {
    let other = runTool(["resolve", "FILE", "-p", "tv"], spec: Self.sidebar)
    #expect(other.output.contains("Apple TV is not a target of this spec, which is for iPhone"))
    let target = runTool(["resolve", "FILE", "-p", "iphone"], spec: Self.sidebar)
    #expect(!target.output.contains("no target"))
    let all = runTool(
      ["resolve", "FILE", "-p", "tv"], spec: #"{"tabs": [{"identifier": "a", "title": "A"}]}"#)
    #expect(!all.output.contains("no target"))
  }

  @Test("on an accessory, wherever there is one", arguments: ["mac", "ipad", "iphone"])
  func accessory(_ platform: String) throws {
    let spec = """
      {"bottomAccessory": {"title": "Now Playing"}, "tabs": [
        {"identifier": "g", "title": "G", "children": [{"identifier": "a", "title": "A"}]}]}
      """
    #expect(
      runTool(["resolve", "FILE", "-p", platform], spec: spec).output.contains("Now Playing"))
    let picture = runTool(["resolve", "FILE", "-p", platform, "-f", "svg"], spec: spec).output
    #expect(picture.components(separatedBy: "Now Playing").count > 2, "drawn, and in words")
    let json = runTool(["resolve", "FILE", "-p", platform, "-f", "json"], spec: spec).output
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["accessory"] as? String == "Now Playing")
  }

  @Test("on what users can customize: regions have names only where a state is read")
  func regions() {
    let tabs = #""tabs": [{"identifier": "a", "title": "A"}, {"type": "search"}]"#
    let plain = runTool(["resolve", "FILE", "-p", "ipad"], spec: #"{\#(tabs)}"#)
    #expect(!plain.output.contains("customizable"))
    let customized = runTool(
      ["resolve", "FILE", "-p", "ipad"], spec: #"{"mode": "tabSidebar", \#(tabs)}"#)
    #expect(customized.output.contains("customizable"))
  }

  @Test("on the order of a bar, in which a separate item is the last")
  func order() {
    let run = runTool(
      ["matrix", "FILE"],
      spec: """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
          "tabs": [{"type": "search"}, {"identifier": "a", "title": "A"}]}
        """)
    #expect(run.output.contains("A › Search: iPhone (compact, 26)"), "\(run.output)")
    #expect(run.output.contains("iPhone (18 and 27); iPhone (regular, 26);"))
  }

  @Test(
    "on nodes of one title, distinguished by their identifiers", arguments: ["reach", "matrix"])
  func sameTitle(_ command: String) {
    let run = runTool(
      [command, "FILE"],
      spec: """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"},
                     {"platform": "macCatalyst", "minimumVersion": "27.0"}],
          "tabs": [
            {"identifier": "home-phone", "title": "Home", "availability": {"platforms": ["iOS"]}},
            {"identifier": "home-mac", "title": "Home",
              "availability": {"platforms": ["macCatalyst"]}},
            {"identifier": "help", "title": "Help"}]}
        """)
    #expect(run.output.contains("Home (home-phone)"))
    #expect(run.output.contains("Home (home-mac)"))
    #expect(!run.output.contains("Help (help)"))
  }

  @Test("label columns that add up")
  func columns() {
    let run = runTool(
      ["reach", "FILE"], spec: #"{"tabs": [{"identifier": "a", "title": "A"}]}"#)
    #expect(run.output.contains("one tap  one or two  no route"))
  }
}
