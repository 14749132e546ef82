import TabModel
import TabReports
import TestSamples
import TestSupport
import Testing

/// A drawing that is compared with a recorded one.
struct RecordedDrawing: Sendable, CustomTestStringConvertible {
  let name: String
  let app: SampleApp
  let environment: Environment
  var selected: String?
  var style = TextStyle()

  var testDescription: String { name }

  static let all: [RecordedDrawing] = [
    .init(name: "iphone", app: .recipes, environment: Environment(.iOS)),
    .init(
      name: "iphone-more-selected", app: .recipes, environment: Environment(.iOS),
      selected: "settings"),
    .init(
      name: "iphone-landscape", app: .recipes,
      environment: Environment(.iOS, orientation: .landscape)),
    .init(
      name: "iphone-sidebar", app: .recipes,
      environment: Environment(.iOS, sizeClass: .regular, orientation: .landscape),
      selected: "italy"),
    .init(name: "iphone-empty", app: .empty, environment: Environment(.iOS)),
    .init(
      name: "iphone-crowded-narrow", app: .crowded, environment: Environment(.iOS),
      style: TextStyle(width: 40)),
    .init(name: "iphone-hidden-bar", app: .quiet, environment: Environment(.iOS)),
    .init(name: "ipad", app: .recipes, environment: Environment(.iPadOS)),
    .init(
      name: "ipad-portrait", app: .recipes,
      environment: Environment(.iPadOS, orientation: .portrait), selected: "soups"),
    .init(
      name: "ipad-compact", app: .recipes,
      environment: Environment(
        .iPadOS, osVersion: Version(27), sdkVersion: Version(26), sizeClass: .compact,
        orientation: .portrait)),
    .init(name: "ipad-crowded", app: .crowded, environment: Environment(.iPadOS)),
    .init(name: "ipad-empty", app: .empty, environment: Environment(.iPadOS)),
    .init(name: "ipad-hidden-bar", app: .quiet, environment: Environment(.iPadOS)),
    .init(
      name: "ipad-wide-ascii", app: .recipes, environment: Environment(.iPadOS),
      style: TextStyle(isUnicode: false, width: 120)),
    .init(
      name: "ipad-right-to-left", app: .recipes,
      environment: Environment(.iPadOS).readRightToLeft),
    .init(name: "mac", app: .recipes, environment: Environment(.macCatalyst)),
    .init(name: "tv", app: .recipes, environment: Environment(.tvOS)),
    .init(name: "vision", app: .recipes, environment: Environment(.visionOS)),
    .init(
      name: "vision-group", app: .recipes, environment: Environment(.visionOS),
      selected: "baking"),
    .init(
      name: "vision-right-to-left-ascii", app: .recipes,
      environment: Environment(.visionOS).readRightToLeft, style: TextStyle(isUnicode: false)),
  ]
}

@Suite("Drawings of layouts")
struct LayoutDrawingTests {
  @Test("look as recorded", arguments: RecordedDrawing.all)
  func recorded(_ drawing: RecordedDrawing) throws {
    let laidOut = try drawing.app.laidOut(
      in: drawing.environment.recorded, selected: drawing.selected)
    try expectGolden(
      text([laidOut], drawing.style), "layouts/\(drawing.name).txt")
  }

  @Test("stay inside their width, whatever is in them", arguments: Environment.all)
  func fits(_ environment: Environment) throws {
    for app in SampleApp.some(for: environment) {
      let laidOut = try app.laidOut(in: environment)
      for (width, isUnicode) in [(40, true), (57, true), (100, false)] {
        let drawing = text([laidOut], TextStyle(isUnicode: isUnicode, width: width))
        for line in drawing.split(separator: "\n") where !line.contains("https://") {
          #expect(String(line).displayWidth <= width, "\(app.name), \(width):\n\(drawing)")
          #expect(line.last != " ", "\(app.name), \(width): \(line)")
        }
        #expect(isUnicode || drawing.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test(
    "have frames without dents",
    arguments: Environment.all.filter { $0.layoutDirection == .leftToRight })
  func closed(_ environment: Environment) throws {
    for app in SampleApp.some(for: environment) {
      let laidOut = try app.laidOut(in: environment)
      for width in [40, 80] {
        let drawing = text([laidOut], TextStyle(width: width))
        for part in drawing.split(separator: "\n\n")
        where part.contains("\n╭") || part.hasPrefix("╭") {
          let frame = part.split(separator: "\n").filter { "╭│╰├".contains($0.prefix(1)) }
          let ends = Set(frame.map { String($0).displayWidth })
          #expect(ends.count == 1, "\(app.name), \(width):\n\(part)")
        }
      }
    }
  }

  @Test("are the same with colour, but for the colour", arguments: Environment.all)
  func colored(_ environment: Environment) throws {
    for app in SampleApp.some(for: environment) {
      let laidOut = try app.laidOut(in: environment)
      let colored = text([laidOut], TextStyle(usesColor: true))
      #expect(colored.contains("\u{1B}["))
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text([laidOut], TextStyle()))
    }
  }

  @Test("summarize undocumented statements, or list them on request")
  func notes() throws {
    let laidOut = try SampleApp.recipes.laidOut(in: Environment(.iPadOS))
    let short = text([laidOut], TextStyle())
    let long = text([LaidOut(laidOut.layout, listsNotes: true)], TextStyle())
    #expect(
      short.split(separator: "\n").last?.hasSuffix("list them with --notes") == true)
    #expect(!short.contains("https://"))
    #expect(long.contains("Not documented by Apple"))
    #expect(long.contains("https://"))
  }

  @Test("clip a bar at its edge and name below it what is beyond")
  func clipped() throws {
    let titles = (1...40).map { #"{"identifier": "\#($0)", "title": "Channel \#($0)"}"# }
    let app = SampleApp(name: "long", json: #"{"tabs": [\#(titles.joined(separator: ","))]}"#)
    let drawing = text([try app.laidOut(in: Environment(.tvOS))], TextStyle())
    #expect(drawing.contains(" › │"))
    #expect(drawing.contains("› beyond the edge: "))
    for number in 1...12 { #expect(drawing.contains("Channel \(number)")) }
    #expect(drawing.contains("and "))
  }

  @Test("keep badges whole, and mark disabled tabs")
  func states() throws {
    let app = SampleApp(
      name: "states",
      json: #"""
        {"tabs": [{"identifier": "a", "title": "Inbox", "badgeValue": "1234567890"},
          {"identifier": "b", "title": "Off", "isEnabled": false}, {"identifier": "c", "title": "C"}]}
        """#)
    for environment in [Environment(.iOS), Environment(.macCatalyst), Environment(.visionOS)] {
      let drawing = text([try app.laidOut(in: environment)], TextStyle())
      #expect(drawing.contains("(1234567890)"))
      #expect(drawing.contains("off disabled"))
    }
    let old = text([try app.laidOut(in: Environment(.iOS, osVersion: Version(18)))], TextStyle())
    #expect(!old.contains("disabled"))
  }

  @Test("hide the rows of a collapsed section and count them")
  func collapsed() throws {
    let app = SampleApp(
      name: "collapsed",
      json: #"""
        {"mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"},
          {"identifier": "g", "title": "Group", "isCollapsedByDefault": true, "children": [
            {"identifier": "x", "title": "Inside"}, {"identifier": "y", "title": "Also"}]}]}
        """#)
    let drawing = text([try app.laidOut(in: Environment(.macCatalyst))], TextStyle())
    #expect(drawing.contains("2 rows ▸"))
    #expect(!drawing.contains("◇ Inside"))
    let window = drawing.split(separator: "More than").first ?? ""
    #expect(!window.contains("Inside"))
  }

  @Test("show the bar of the release: attached to the edge before 26, in a frame since")
  func releases() throws {
    let edge = String(repeating: "─", count: 56)
    for release in [18, 26, 27] {
      let environment = Environment(.iOS, osVersion: Version(release))
      let drawing = text([try SampleApp.recipes.laidOut(in: environment)], TextStyle())
      #expect(drawing.contains("│ \(edge) │\n") == (release < 26), "\(drawing)")
    }
  }

  @Test("leave badges whole where titles are cut")
  func badges() throws {
    let tabs = ["Conversations", "Notifications", "Subscriptions", "Recommendations"].map {
      #"{"identifier": "\#($0)", "title": "\#($0)", "image": "star", "badgeValue": "99+"}"#
    }
    let app = SampleApp(name: "badges", json: #"{"tabs": [\#(tabs.joined(separator: ","))]}"#)
    for environment in [Environment(.iOS), Environment(.iPadOS, sizeClass: .compact)] {
      let drawing = text([try app.laidOut(in: environment)], TextStyle(width: 50))
      #expect(drawing.split(separator: "(99+)").count == 5, "\(drawing)")
    }
  }

  @Test("in ASCII name tabs by their identifiers where titles have other characters")
  func legible() throws {
    let app = SampleApp(
      name: "chinese",
      json: #"""
        {"tabs": [{"identifier": "live", "title": "直播"}, {"identifier": "top", "title": "推荐"},
          {"identifier": "plain", "title": "Plain"}]}
        """#)
    let laidOut = try app.laidOut(in: Environment(.tvOS))
    let drawing = text([laidOut], TextStyle(isUnicode: false))
    for name in ["live", "top", "Plain"] { #expect(drawing.contains(name)) }
    #expect(!drawing.contains("\\u{"))
    #expect(text([laidOut], TextStyle()).contains("直播"))
  }

  @Test("are stacked")
  func several() throws {
    let phone = try SampleApp.quiet.laidOut(in: Environment(.iOS))
    let television = try SampleApp.quiet.laidOut(in: Environment(.tvOS))
    let both = text([phone, television], TextStyle())
    #expect(both == text([phone], TextStyle()) + "\n\n" + text([television], TextStyle()))
  }

  @Test("of thousands of rows, hundreds of levels deep, are drawn")
  func large() throws {
    let depth = 200
    let deep =
      String(repeating: #"{"identifier": "g", "title": "G", "children": ["#, count: depth)
      + #"{"identifier": "leaf", "title": "Leaf"}"# + String(repeating: "]}", count: depth)
    let many = (0..<5_000).map { #"{"identifier": "\#($0)", "title": "Tab \#($0)"}"# }
    let app = SampleApp(
      name: "large",
      json: #"{"mode": "tabSidebar", "tabs": [\#(deep), \#(many.joined(separator: ","))]}"#)
    let laidOut = try app.laidOut(in: Environment(.macCatalyst))
    #expect(text([laidOut], TextStyle()).contains("Tab 4999"))
  }
}

private func text(_ layouts: [LaidOut], _ style: TextStyle) -> String {
  String(decoding: LayoutFormat.text.bytes(layouts, style), as: UTF8.self)
}
