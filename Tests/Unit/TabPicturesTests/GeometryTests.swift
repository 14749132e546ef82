import TabAnalysis
import TabModel
import TestSamples
import Testing

@testable import TabPictures
@testable import TabReports

/// Where shapes and words of pictures are, measured.
@Suite("Geometry of pictures")
struct GeometryTests {
  private static let regions = SampleApp(
    name: "regions",
    json: """
      {"mode": "tabSidebar", "tabs": [
        {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
        {"identifier": "a", "title": "Harbours", "image": "star", "preferredPlacement": "sidebarOnly"},
        {"identifier": "b", "title": "Boats", "image": "star", "preferredPlacement": "movable"},
        {"identifier": "c", "title": "Crew", "image": "star", "preferredPlacement": "optional"},
        {"type": "search", "preferredPlacement": "automatic"}]}
      """)

  private func picture(_ app: SampleApp, _ environment: Environment) throws -> Picture {
    LayoutPicture(try app.layoutResult(in: environment).layout).withHeading()
  }

  /// The boxes of groups, with their titles.
  private func boxes(_ group: Picture.Group, in picture: Picture) -> [(title: String, box: Rect)] {
    zip(picture.marks, picture.marks.dropFirst()).compactMap { mark, next in
      guard case .begin(group, let title) = mark, case .box(let box, _, _) = next else {
        return nil
      }
      return (title, box)
    }
  }

  /// The lines from nodes to callouts, as their segments.
  private func leaders(in picture: Picture) -> [(Picture.Point, Picture.Point)] {
    picture.marks.flatMap { mark -> [(Picture.Point, Picture.Point)] in
      guard case .line(let points, .leader) = mark else { return [] }
      return Array(zip(points, points.dropFirst()))
    }
  }

  private func crosses(_ segment: (Picture.Point, Picture.Point), _ box: Rect) -> Bool {
    (0...100).contains { step in
      let x = segment.0.x + (segment.1.x - segment.0.x) * step / 100
      let y = segment.0.y + (segment.1.y - segment.0.y) * step / 100
      return box.x < x && x < box.right && box.y < y && y < box.bottom
    }
  }

  // MARK: - Brackets

  @Test(
    "the name of a region is on its bracket, and no leader crosses it",
    arguments: [Orientation.portrait, .landscape], LayoutDirection.allCases)
  func regions(_ orientation: Orientation, _ direction: LayoutDirection) throws {
    var environment = Environment(.iPadOS, orientation: orientation)
    environment.layoutDirection = direction
    for app in SampleApp.all + [Self.regions] {
      let picture = try picture(app, environment)
      let names = boxes(.note, in: picture).filter { $0.title.hasSuffix(" items") }
      #expect(names.count == picture.brackets.count)
      for (name, bracket) in zip(names, picture.brackets) {
        #expect(name.title == "\(bracket.name) items")
        let (from, to) = (min(bracket.from, bracket.to), max(bracket.from, bracket.to))
        #expect((from...to).contains(name.box.middle), "\(app.name): \(bracket.name)")
        let crossing = leaders(in: picture).filter { crosses($0, name.box) }
        #expect(crossing.isEmpty, "\(app.name): \(bracket.name)")
      }
    }
  }

  @Test("names over narrow brackets do not overlap, and leaders keep apart", arguments: 30...140)
  func narrowBrackets(_ width: Int) {
    let brackets = ["fixed", "customizable", "pinned"].enumerated().map { index, name in
      Picture.Bracket(name: name, from: 20 + index * width, to: 10 + (index + 1) * width)
    }
    let middles = brackets.map { ($0.from + $0.to) / 2 }
    for leaders in [[], middles, [middles[1]], [middles[1] - 8, middles[1] + 8]] {
      let names = BracketNames(brackets, leaders: leaders)
      for (index, name) in names.names.enumerated() {
        let middle = name.x + name.width / 2
        #expect(name.bracket.from <= middle && middle <= name.bracket.to)
        for other in names.names[..<index] where other.row == name.row {
          #expect(other.x + other.width < name.x)
        }
        for route in names.routes {
          #expect(route.exit <= name.x || name.x + name.width <= route.exit)
          // Away from the bracket, which is at 10, and from its name.
          #expect(route.level == 0 || 16 <= route.level && route.level + 4 <= names.rowHeight - 22)
        }
      }
      let exits = names.routes.map(\.exit)
      #expect(zip(exits, exits.dropFirst()).allSatisfy { $0.0 < $0.1 }, "\(leaders)")
    }
  }

  // MARK: - Callouts

  @Test(
    "several numbers of one tab are read from left to right", arguments: LayoutDirection.allCases)
  func order(_ direction: LayoutDirection) throws {
    let app = SampleApp(
      name: "search",
      json: """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"type": "search", "automaticallyActivatesSearch": true}]}
        """)
    var environment = Environment(.iPhoneDuo)
    environment.layoutDirection = direction
    let picture = try picture(app, environment)
    let callouts = picture.marks.indices.compactMap { index -> (text: String, x: Int)? in
      guard case .begin(.callout, _) = picture.marks[index] else { return nil }
      return picture.marks[index...].lazy.compactMap {
        if case .text(let text) = $0 { (text.text, text.x) } else { nil }
      }.first
    }
    #expect(callouts.count == 2)
    #expect(callouts.sorted { $0.x < $1.x }.map(\.text) == ["1", "2"])
  }

  // MARK: - Bars

  static func bar(_ count: Int) -> SampleApp {
    let tabs = (1...count).map {
      #"{"identifier": "\#($0)", "title": "Tab \#($0)", "image": "star"}"#
    }
    return SampleApp(name: "\(count)", json: #"{"tabs": [\#(tabs.joined(separator: ","))]}"#)
  }

  private func middles(_ app: SampleApp, _ environment: Environment) throws -> [Int] {
    let layout = try app.layoutResult(in: environment).layout
    guard let bar = LayoutPicture(layout).alone(.bar) else { return [] }
    return bar.anchors.map { $0.x - 1 }
  }

  @Test(
    "before 26 the items of a compact bar spread across all of it, from 26 on they stand together")
  func spread() throws {
    let old = Environment(.iOS, osVersion: Version(18, 0))
    #expect(try middles(Self.bar(3), old) == [67, 201, 335])
    #expect(try middles(Self.bar(2), old) == [100, 301])
    let new = try middles(Self.bar(3), Environment(.iOS))
    #expect(new.map { $0 - 201 } == [-104, 0, 104])
    let lying = Environment(
      .iOS, osVersion: Version(18, 0), sizeClass: .compact, orientation: .landscape)
    let places = try middles(Self.bar(5), lying)
    #expect(places.last! - places[0] > 550)
  }

  @Test("an iPhone Duo has the numbers of its bar and of More at different sides")
  func duo() throws {
    for direction in LayoutDirection.allCases {
      var environment = Environment(.iPhoneDuo)
      environment.layoutDirection = direction
      let layout = try Self.bar(8).layoutResult(in: environment).layout
      let anchors = LayoutPicture(layout).anchors
      let sides = Dictionary(grouping: anchors, by: \.part).mapValues { Set($0.map(\.side)) }
      #expect(sides[.bar]?.count == 1 && sides[.more]?.count == 1)
      #expect(sides[.bar] != sides[.more])
    }
  }

  static let player = SampleApp(
    name: "player",
    json: """
      {"tabBarMinimizeBehavior": "onScrollDown", "bottomAccessory": {"title": "Now Playing"}, "tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "new", "title": "New", "image": "star"},
        {"type": "search", "automaticallyActivatesSearch": true}]}
      """)

  @Test("a minimized bar has the selected tab, the accessory and the separate item")
  func minimized() throws {
    let layout = try Self.player.layoutResult(in: Environment(.iOS)).layout
    let drawn = LayoutPicture(layout).drawn()
    #expect(drawn.figures.map(\.caption) == [nil, "After scrolling down"])
    #expect(!drawn.remarks.contains { $0.contains("minimizes") })
    let picture = try #require(drawn.figures.last?.picture)
    let items = boxes(.item, in: picture).map { $0.title.prefix { $0 != "," } }
    #expect(items == ["Home", "Search"])
    let accessory = try #require(boxes(.note, in: picture).first).box
    let circles = boxes(.bar, in: picture).map(\.box)
    #expect(circles[0].right < accessory.x && accessory.right < circles[1].x)
    #expect(picture.anchors.isEmpty)
  }

  @Test("no source shows a minimized bar while the separate item is selected")
  func separateIsSelected() throws {
    let layout = Resolver(try Self.player.spec(), selected: TabSpec.searchIdentifier).layout(
      in: Environment(.iOS))
    let drawn = LayoutPicture(layout).drawn()
    #expect(drawn.figures.map(\.caption) == [nil])
    #expect(drawn.remarks == ["The bar minimizes on scrolling down."])
  }

  @Test("where no source shows a minimized bar, a sentence says that it minimizes")
  func notMinimized() throws {
    for environment in [
      Environment(.iOS, sizeClass: .regular, orientation: .landscape),
      Environment(.iPadOS, sizeClass: .compact, orientation: .portrait),
    ] {
      let drawn = LayoutPicture(try Self.player.layoutResult(in: environment).layout).drawn()
      #expect(drawn.figures.count == 1)
      #expect(drawn.remarks.contains("The bar minimizes on scrolling down."))
    }
    let old = Environment(.iOS, osVersion: Version(18, 0))
    let drawn = LayoutPicture(try Self.player.layoutResult(in: old).layout).drawn()
    #expect(drawn.figures.count == 1 && !drawn.remarks.contains { $0.contains("minimizes") })
  }

  @Test("a bar that the app hides does not minimize")
  func hidden() throws {
    let app = SampleApp(
      name: "hidden",
      json: """
        {"isTabBarHidden": true, "tabBarMinimizeBehavior": "onScrollDown",
         "tabs": [{"identifier": "home", "title": "Home"}]}
        """)
    let layoutResult = try app.layoutResult(in: Environment(.iOS))
    #expect(LayoutPicture(layoutResult.layout).drawn().remarks == [])
    let drawing = LayoutFormat.text.bytes(LayoutReport([layoutResult]), TextStyle())
    #expect(!String(decoding: drawing, as: UTF8.self).contains("minimizes"))
    let releases = Platform.iOS.releases(from: .oldest).map { Environment(.iOS, osVersion: $0) }
    #expect(Matrix(try app.spec(), in: releases).layouts.count == 1)
    let pairs = [(old: releases[0], new: releases[1])]
    #expect(Comparison(from: try app.spec(), to: try app.spec(), in: pairs).isEmpty)
  }

  // MARK: - Sidebars

  @Test("a sidebar alone is a card on macOS 26, and reaches from edge to edge on 27 and 15")
  func sidebars() throws {
    func isCard(_ platform: Platform, _ release: Int) throws -> Bool {
      let environment = Environment(platform, osVersion: Version(release, 0))
      let layout = try Self.regions.layoutResult(in: environment).layout
      let picture = try #require(LayoutPicture(layout).cropped(.sidebar))
      return picture.marks.contains { if case .box(_, _, .panel) = $0 { true } else { false } }
    }
    #expect(try [18, 26, 27].map { try isCard(.macCatalyst, $0) } == [false, true, false])
    #expect(try [18, 26, 27].map { try isCard(.iPadOS, $0) } == [false, true, true])
  }

  @Test(
    "the rows under a sidebar's fade are those that count as scrolled to",
    arguments: [Platform.iPadOS, .macCatalyst, .tvOS, .visionOS], [5, 12, 20, 60])
  func fade(_ platform: Platform, _ count: Int) throws {
    let tabs = (1...count).map { #"{"identifier": "\#($0)", "title": "Tab \#($0)"}"# }
    let app = SampleApp(
      name: "rows",
      json:
        #"{"framework": "SwiftUI", "mode": "tabSidebar", "tabs": [\#(tabs.joined(separator: ","))]}"#
    )
    let layoutResult = try app.layoutResult(in: Environment(platform))
    let beyond = layoutResult.layout.nodesBeyondSidebar
    let remark = LayoutPicture(layoutResult.layout).drawn().remarks.first {
      $0.hasPrefix("Further down in the sidebar: ")
    }
    let first = beyond.min().map {
      layoutResult.layout.spec.title(of: $0)
    }
    #expect(
      remark.map { $0.contains(" \(first ?? "-").") || $0.contains(" \(first ?? "-"),") }
        ?? beyond.isEmpty)
    #expect(
      layoutResult.routes.allSatisfy {
        $0.route.needsScrolling == ($0.route.via == .sidebar && beyond.contains($0.node))
          || $0.route.via != .sidebar
      })
  }

  // MARK: - Words

  private func words(_ app: SampleApp, _ environment: Environment) throws -> [String] {
    try picture(app, environment).texts.map(\.text)
  }

  @Test("the system's words are signs, and the app's own have their language")
  func signs() throws {
    let words = try words(
      SampleApp(name: "search", json: #"{"tabs": [{"type": "search"}]}"#), Environment(.iOS))
    #expect(!words.contains { $0 == "More" })
    let more = try self.words(Self.bar(8), Environment(.iOS))
    // The heading of its screen is a title.
    #expect(more.filter { $0 == "More" }.count == 1)
  }

  @Test("a sentence that begins with a name in Hebrew is read from left to right")
  func rightToLeft() throws {
    let app = SampleApp(
      name: "hebrew",
      json:
        #"{"tabs": [{"identifier": "a", "title": "בית", "image": "star"}, {"type": "search", "title": "חיפוש"}]}"#
    )
    let layoutResult = try app.layoutResult(in: Environment(.iOS))
    var style = PictureStyle()
    style.crop = .strip
    let svg = String(
      decoding: LayoutFormat.svg.bytes(LayoutReport([layoutResult]), TextStyle(), style),
      as: UTF8.self)
    let lines = svg.split(separator: "\n").filter {
      $0.hasPrefix("<text") && $0.contains("direction")
    }
    #expect(lines.contains { $0.contains(">בית<") } && !lines.contains { $0.contains(" is ") })
  }

  @Test("a subtitle is the second line of its row")
  func subtitle() throws {
    let app = SampleApp(
      name: "subtitle",
      json:
        #"{"mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "Inbox", "subtitle": "12 unread"}]}"#
    )
    let environment = Environment(.iPadOS)
    #expect(try words(app, environment).contains("12 unread"))
    let layoutResult = try app.layoutResult(in: environment)
    #expect(
      PictureWords(layoutResult.layout).sentences.contains("Inbox, selected, subtitle 12 unread"))
    let drawing = LayoutFormat.text.bytes(LayoutReport([layoutResult]), TextStyle())
    #expect(String(decoding: drawing, as: UTF8.self).contains("12 unread"))
  }

  @Test("a statement names everything with its number, and has a place")
  func statements() throws {
    for app in SampleApp.all {
      for platform in Platform.all where platform != .macOS {
        let layout = try app.layoutResult(in: Environment(platform)).layout
        let picture = LayoutPicture(layout).withHeading()
        let numbers = boxes(.callout, in: picture)
        let entries = Evidence(layout, at: LayoutPicture(layout).anchors).entries
        for entry in entries {
          #expect(numbers.contains { $0.title == entry.words })
        }
        for (index, one) in numbers.enumerated() {
          for other in numbers[..<index] {
            let isApart =
              other.box.right <= one.box.x || one.box.right <= other.box.x
              || other.box.bottom <= one.box.y || one.box.bottom <= other.box.y
            #expect(isApart, "\(app.name), \(platform.device)")
          }
        }
      }
    }
  }
}
