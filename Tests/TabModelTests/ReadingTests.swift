import JSON
import Testing

@testable import TabModel

@Suite("Reading a spec")
struct ReadingTests {
  private static let tabs = #""tabs":[{"identifier":"h","title":"H"}]"#

  @Test(
    "a document that is no object is refused as a whole", arguments: ["[]", "1", "null", #""a""#])
  func noObject(_ text: String) throws {
    try expect(.wrongType, in: "↓" + text)
    try expect(.wrongType, in: "↓" + text, .customization)
  }

  @Test("the smallest documents")
  func smallest() throws {
    try expect(.missingKey, in: "↓{}")
    try expect(in: "{}", .customization)
    try expect(in: #"{"tabs":[{"type":"search"}]}"#)
    let found = try expect(.invalidValue, in: #"{"tabs":↓[]}"#)
    #expect(found.first?.help == "a UITabBarController needs at least one tab")
  }

  @Test(
    "reports versions of the format other than 1",
    arguments: [
      "2", "0", "-1", "2.0", "1e1", "999999999999999999", "20e-1", "9999999999999999999", "1e400",
      "-1000000000000000000000000000000000000000000000000000000000",
    ])
  func formatVersion(_ number: String) throws {
    let found = try expect(
      .unsupportedSpecVersion, in: #"{"specVersion":↓\#(number),\#(Self.tabs)}"#)
    #expect(found.first?.message.contains("reads version 1") == true)
  }

  @Test("reports other problems with a wrong version")
  func formatVersionAndMore() throws {
    try expect(
      .unsupportedSpecVersion, .unknownKey,
      in: #"{"specVersion":↓2,\#(Self.tabs),↓"panes":[]}"#)
  }

  @Test("an image has one of its two forms, exactly")
  func images() throws {
    let found = try expect(
      .missingKey, .invalidValue, .wrongType, .unknownKey, .missingKey, .invalidValue,
      in: #"""
        {"tabs":[
          {"identifier":"a","title":"A","image":↓{}},
          {"identifier":"b","title":"B","image":↓{"asset":"x","systemName":"y"}},
          {"identifier":"c","title":"C","image":↓["house"]},
          {"identifier":"d","title":"D","image":{↓"name":"house","asset":"x"}},
          {"identifier":"e","title":"E","children":[],"sidebarActions":[
            {"title":"T","image":↓{}}]},
          {"identifier":"f","title":"F","selectedImage":↓""}]}
        """#)
    #expect(found[1].message == "an image has either 'systemName' or 'asset', not both")
  }

  @Test("a platform is a target once")
  func targets() throws {
    let found = try expect(
      .invalidValue, .invalidValue,
      in: #"""
        {"targets":[{"platform":"iOS","minimumVersion":"18.0"},
          {"platform":"tvOS","minimumVersion":"18.0"},
          {"platform":↓"iOS","minimumVersion":"26.0"},
          {"minimumVersion":"27.0","platform":↓"iOS"}],\#(Self.tabs)}
        """#)
    let offsets = found.compactMap { $0.notes.first?.range?.lowerBound }
    #expect(offsets.count == 2 && offsets[0] == offsets[1])
    #expect(found.allSatisfy { $0.message == "iOS is listed twice" })
  }

  @Test("targets are as written, and all platforms where they are not")
  func targetsAsWritten() throws {
    let uiKit: [PlatformName] = [.iOS, .iPadOS, .macCatalyst, .tvOS, .visionOS]
    #expect(try read("{\(Self.tabs)}").targets.map(\.platform) == uiKit)
    let swiftUI: [PlatformName] = [.iOS, .iPadOS, .macOS, .tvOS, .visionOS]
    for framework in [#""framework":"SwiftUI","#, #""fr\u0061mework":"SwiftUI","#] {
      #expect(try read("{\(framework)\(Self.tabs)}").targets.map(\.platform) == swiftUI)
    }
    let spec = try read(
      #"{"targets":[{"platform":"tvOS","minimumVersion":"26.1"}],\#(Self.tabs)}"#)
    #expect(spec.targets.map(\.platform) == [.tvOS])
    #expect(spec.targets.first?.minimumVersion == Version(26, 1))
  }

  @Test("what a suppression, a target and a label need is missed at their objects")
  func missing() throws {
    try expect(
      .missingKey, .missingKey, .missingKey, .missingKey, .missingKey, .missingKey, .missingKey,
      in: #"""
        {"targets":[↓↓{},{"platform":"iOS","minimumVersion":"18.0"},↓{"platform":"tvOS"}],
         "suppress":[↓{"rule":"r"}],"bottomAccessory":↓{},"sidebar":{"header":↓{}},
         "tabs":[{"identifier":"g","title":"G","children":[],"sidebarActions":[↓{"image":"a"}]}]}
        """#)
  }

  @Test("reports all problems in one pass, in order")
  func several() throws {
    try expect(
      .wrongType, .invalidValue, .unknownKey, .wrongType, .invalidValue, .missingKey, .unknownKey,
      .duplicateKey, .wrongType, .invalidValue, .unknownKey,
      in: #"""
        {"name": ↓1, "mode": ↓"tabbar",
         "tabs": [
          {"identifier": "a", ↓"titel": "A"},
          ↓"b",
          {"identifier": ↓"", "title": "C", "children": [
            ↓{"title": "D", ↓"sidebarActions": []},
            {"identifier": "e", "title": "E", ↓"title": "F", "isHidden": ↓"true"}]}],
         "targets": [{"platform": ↓"watchOS", "minimumVersion": "26.0"}],
         ↓"sideBar": {"x": 1}}
        """#)
  }

  @Test("the second of two keys is looked into as well, its nodes too")
  func insideRepeated() throws {
    try expect(
      .duplicateKey, .wrongType,
      in: #"{"tabs":[{"identifier":"a","title":"A"}],↓"tabs":[{"identifier":"b","title":↓1}]}"#)
    try expect(
      .duplicateKey, .unknownKey,
      in: #"""
        {"tabs":[{"identifier":"g","title":"G","children":[],
          ↓"children":[{"identifier":"b","title":"B",↓"x":1}]}]}
        """#)
    try expect(.duplicateKey, .wrongType, in: #"{"name":"a",↓"name":↓1,\#(Self.tabs)}"#)
  }

  @Test("three of a kind are two repetitions of the first")
  func thrice() throws {
    let found = try expect(
      .duplicateKey, .duplicateKey, in: #"{"name":"a",↓"name":"b",↓"name":"c",\#(Self.tabs)}"#)
    #expect(found.allSatisfy { $0.notes.first?.range == 1..<7 })
    try expect(
      .unknownKey, .duplicateKey, .unknownKey, .duplicateKey, .unknownKey,
      in: #"{↓"x":1,↓↓"x":2,↓↓"\u0078":3,\#(Self.tabs)}"#)
  }

  @Test("finds duplicate keys in unknown values too")
  func insideUnknown() throws {
    try expect(
      .unknownKey, .duplicateKey, .duplicateKey, .unknownKey,
      in: #"{↓"x":{"a":{"b":1,↓"b":2}},↓↓"x":1,\#(Self.tabs)}"#)
    try expect(.wrongType, .duplicateKey, in: #"{"name":↓{"a":1,↓"a":2},\#(Self.tabs)}"#)
    try expect(.wrongType, .duplicateKey, in: #"↓[{"a":1,↓"a":2}]"#)
  }

  @Test("keys that look alike but are written with other characters are two keys")
  func canonicallyEquivalent() throws {
    try expect(
      .unknownKey, .unknownKey, in: "{↓\"\u{E9}\":1,↓\"e\u{301}\":2,\(Self.tabs)}")
    try expect(in: "{\"displayOrder\":{\"\u{E9}\":[],\"e\u{301}\":[]}}", .customization)
  }

  @Test("null is refused for a key that is required, too, and the key counts as there")
  func null() throws {
    try expect(.wrongType, in: #"{"tabs":↓null}"#)
    try expect(.wrongType, in: #"{"tabs":[{"identifier":↓null,"title":"A"}]}"#)
    try expect(
      .wrongType, in: #"{"targets":[{"platform":↓null,"minimumVersion":"18.0"}],\#(Self.tabs)}"#)
  }

  @Test(
    "a value in quotes that should have none gets the right hint",
    arguments: [
      (#"{"isTabBarHidden":↓"true",TABS}"#, "write true, without quotes"),
      (#"{"isTabBarHidden":↓"False",TABS}"#, "write false, without quotes"),
      (#"{"specVersion":↓"1",TABS}"#, "write 1 without quotes"),
      (#"{"name":↓12,TABS}"#, #"write it in double quotes: "12""#),
      (
        #"{"targets":[{"platform":"iOS","minimumVersion":↓18.0}],TABS}"#,
        #"write it in double quotes: "18.0""#
      ),
      (
        #"{"targets":↓{"platform":"iOS","minimumVersion":"18.0"},TABS}"#,
        "put it in brackets: […]"
      ),
      (
        #"{"tabs":↓{"identifier":"a","title":"A"}}"#,
        #"put it in brackets: [{"identifier":"a","title":"A"}]"#
      ),
      (#"{"compactTabIdentifiers":↓"h",TABS}"#, #"put it in brackets: ["h"]"#),
      (#"{"compactTabIdentifiers":↓true,TABS}"#, #"write an array, as in ["home"]"#),
      (#"{"isTabBarHidden":↓1,TABS}"#, "write true"),
      (#"{"isTabBarHidden":↓"no",TABS}"#, "write false, without quotes"),
      (#"{"isTabBarHidden":↓"x",TABS}"#, "write true or false, without quotes"),
      (#"{"mode":↓true,TABS}"#, "it must be one of automatic, tabBar, tabSidebar"),
      (#"{"specVersion":↓1.5,TABS}"#, "write 1"),
      (#"{"bottomAccessory":↓"Playing",TABS}"#, #"write {"title": "Playing"}"#),
      (#"{"tabs":[↓"a"]}"#, #"write an object, as in {"identifier": "home", "title": "Home"}"#),
      (#"{"sidebar":↓true,TABS}"#, #"write an object, as in {"preferredLayout": "tile"}"#),
      (
        #"{"targets":[↓"iPad"],TABS}"#,
        #"write an object, as in {"platform": "iOS", "minimumVersion": "18.0"}"#
      ),
      (
        #"{"targets":↓"iOS 26.1",TABS}"#,
        #"write an array, as in [{"platform": "iOS", "minimumVersion": "18.0"}]"#
      ),
      (
        #"{"targets":[{"platform":"iOS","minimumVersion":↓17}],TABS}"#,
        #"write a release, as in "18.0""#
      ),
      (
        #"{"tabs":[{"identifier":"a","title":"A","availability":↓["iPad"]}]}"#,
        #"write an object, as in {"platforms": ["iPadOS"]}"#
      ),
      (#"↓[]"#, #"write an object, as in {"tabs": [{"identifier": "home", "title": "Home"}]}"#),
      (
        #"{"tabs":[{"identifier":"a","title":"A","image":↓1}]}"#,
        #"write the name of an SF Symbol, as in "house", or {"asset": "Logo"}"#
      ),
    ])
  func hints(_ marked: String, _ help: String) throws {
    let found = try expect(.wrongType, in: marked.replacing("TABS", with: Self.tabs))
    #expect(found.first?.help == help)
  }
}

@Suite("What a running app decides, as it is read")
struct RunningKeysTests {
  private static let tabs = #""tabs":[{"identifier":"h","title":"H"}]"#

  private static func conditions(_ count: Int) -> String {
    let entries = (0..<count).map { #""c\#($0)":{"meaning":"M"}"# }.joined(separator: ",")
    return "{\(entries)}"
  }

  private static func list(_ element: String, _ count: Int) -> String {
    "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
  }

  private static let variant = #"{"availability":{"platforms":["iOS"]},"mode":"tabBar"}"#

  private static func repeated(_ samples: String, _ more: String = "") -> String {
    #"{"tabs":[{"identifier":"h.*","title":"H","repeats":{"samples":\#(samples)\#(more)}}]}"#
  }

  @Test(
    "what is at a limit is taken",
    arguments: [
      #"{"conditions":\#(conditions(16)),\#(tabs)}"#,
      #"{"variants":\#(list(variant, 64)),\#(tabs)}"#,
      repeated(list(#""S""#, 100)), repeated("[]", #","atMost":0"#),
      repeated(#"["A","B"]"#, #","atMost":2"#), repeated(#"["A","B"]"#, #","atMost":2e0"#),
      #"{"tabs":[{"identifier":"h","title":"H","availability":{"when":["a"],"unless":["A"]}}]}"#,
      #"{"tabs":[{"identifier":"h","title":"H","availability":{"when":["a","a"],"unless":["b"]}}]}"#,
      #"{"variants":[{"availability":{"when":["x"]},"sidebar":{}}],\#(tabs)}"#,
    ])
  func accepted(_ document: String) throws {
    try expect(in: document)
  }

  @Test(
    "what is beyond one is refused",
    arguments: [
      #"{"conditions":↓\#(conditions(17)),\#(tabs)}"#,
      #"{"variants":↓\#(list(variant, 65)),\#(tabs)}"#,
      repeated("↓" + list(#""S""#, 101)), repeated(#"["A","B"]"#, #","atMost":↓1"#),
      repeated("[]", #","atMost":↓-1"#),
      #"{"tabs":[{"identifier":"h","title":"H","availability":{"when":["a","b"],"unless":["c",↓"b"]}}]}"#,
      #"{"tabs":[{"identifier":"h","title":"H","availability":{"unless":[↓"a"],"when":["a"]}}]}"#,
      #"{"variants":[{"availability":↓{},"mode":"tabBar"}],\#(tabs)}"#,
      #"{"tabs":[{"identifier":"h","title":"H","live":["title",↓"displayOrderIdentifiers"]}]}"#,
      #"{"tabs":[{"type":"search","live":[↓"displayOrderIdentifiers"]}]}"#,
    ])
  func refused(_ document: String) throws {
    let found = try expect(.invalidValue, in: document)
    #expect(found.allSatisfy { $0.help != nil })
  }

  @Test("a variant needs a key of its own, unless one is misspelt")
  func emptyVariant() throws {
    try expect(
      .missingKey, in: #"{"variants":[↓{"availability":{"platforms":["iOS"]}}],\#(Self.tabs)}"#)
    try expect(
      .unknownKey,
      in: #"{"variants":[{"availability":{"platforms":["iOS"]},↓"mod":"tabBar"}],\#(Self.tabs)}"#)
  }

  @Test("nodes are counted with one for each sample, also of repeated ones in repeated ones")
  func nodes() throws {
    func spec(_ outer: Int, _ inner: Int, _ mark: String) -> String {
      let samples = { (count: Int) in Self.list(#""S""#, count) }
      let leaves = (0..<20).map { #"{"identifier":"l\#($0)","title":"L"}"# }.joined(separator: ",")
      return #"""
        {"tabs":\#(mark)[{"identifier":"o.*","title":"O","repeats":{"samples":\#(samples(outer))},
        "children":[{"identifier":"i.*","title":"I","repeats":{"samples":\#(samples(inner))},
        "children":[\#(leaves)]}]}]}
        """#
    }
    // 100 × (1 + 47 × 21) is 98,800, and 100 × (1 + 48 × 21) is 100,900.
    try expect(in: spec(100, 47, ""))
    let found = try expect(.invalidValue, in: spec(100, 48, "↓"))
    #expect(found.first?.message == "100900 nodes after repeating, but a spec has 100000 at most")
  }
}
