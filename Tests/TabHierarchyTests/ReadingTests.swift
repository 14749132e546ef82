import LocatedJSON
import Testing

@testable import TabHierarchy

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
    #expect(found.first?.help == "a tab bar controller needs at least one tab")
  }

  @Test(
    "a version of the format that is not 1 is told as such",
    arguments: [
      "2", "0", "-1", "2.0", "1e1", "999999999999999999", "20e-1", "9999999999999999999", "1e400",
      "-1000000000000000000000000000000000000000000000000000000000",
    ])
  func formatVersion(_ number: String) throws {
    let found = try expect(
      .unsupportedSpecVersion, in: #"{"specVersion":↓\#(number),\#(Self.tabs)}"#)
    #expect(found.first?.message.contains("reads version 1") == true)
  }

  @Test("other problems are told besides a wrong version")
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
    #expect(try read("{\(Self.tabs)}").targets.map(\.platform) == PlatformName.allCases)
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

  @Test("everything that is wrong is told in one pass, in the order of the text")
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

  @Test("keys in what the format does not know are compared too")
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
        "put it in brackets: [{…}]"
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
      (#"{"mode":↓true,TABS}"#, "it takes automatic, tabBar, tabSidebar"),
      (#"{"specVersion":↓1.5,TABS}"#, "write 1"),
      (#"{"bottomAccessory":↓"Playing",TABS}"#, #"write {"title": "Playing"}"#),
      (
        #"{"targets":[↓"iOS"],TABS}"#, #"write {"platform": "iOS", "minimumVersion": "18.0"}"#
      ),
      (#"{"tabs":[↓"a"]}"#, #"write {"identifier": "a", "title": "a"}"#),
      (#"{"sidebar":↓true,TABS}"#, #"write an object, as in {"preferredLayout": "tile"}"#),
      (
        #"{"targets":[↓"iPad"],TABS}"#,
        #"write {"platform": "iPadOS", "minimumVersion": "18.0"}"#
      ),
      (
        #"{"targets":↓"iOS 26.1",TABS}"#,
        #"write [{"platform": "iOS", "minimumVersion": "26.1"}]"#
      ),
      (
        #"{"targets":[{"platform":"iOS","minimumVersion":↓17}],TABS}"#,
        #"write a release, as in "18.0""#
      ),
      (
        #"{"tabs":[{"identifier":"a","title":"A","availability":↓["iPad"]}]}"#,
        #"write {"platforms": ["iPadOS"]}"#
      ),
      (
        #"{"tabs":[{"identifier":"a","title":"A","availability":↓"compact"}]}"#,
        #"write {"horizontalSizeClass": "compact"}"#
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

@Suite("What reading says about keys and values")
struct ReadingWordsTests {
  private static let tabs = #""tabs":[{"identifier":"h","title":"H"}]"#

  private func help(_ marked: String, _ rule: ReadingRule, _ place: Place = .root) throws -> String?
  {
    try expect(rule, in: marked.replacing("TABS", with: Self.tabs), place).first?.help
  }

  @Test(
    "a key is known by the names that it has elsewhere",
    arguments: [
      ("id", "identifier"), ("key", "identifier"), ("name", "title"), ("label", "title"),
      ("icon", "image"), ("systemImage", "image"), ("items", "children"), ("tabs", "children"),
      ("hidden", "isHidden"), ("placement", "preferredPlacement"), ("badge", "badgeValue"),
      ("role", "type"), ("platforms", "availability"), ("ID", "identifier"),
      ("customizationID", "identifier"), ("tabItems", "children"),
      ("sectionActions", "sidebarActions"),
      ("deploymentTarget", "availability"),
    ])
  func synonyms(_ written: String, _ key: String) throws {
    let others = ["identifier", "title"].filter { $0 != key }.map { "\"\($0)\":\"x\"," }.joined()
    let help = try help(#"{"tabs":[{\#(others)↓"\#(written)":"x"}]}"#, .unknownKey)
    #expect(help == "did you mean '\(key)'?")
  }

  @Test(
    "elsewhere a name may mean another key",
    arguments: [
      (#"{↓"items":[]}"#, "tabs"), (#"{↓"children":[]}"#, "tabs"),
      (#"{↓"version":1,TABS}"#, "specVersion"),
      (#"{↓"platforms":[],TABS}"#, "targets"),
      (#"{"targets":[{↓"name":"iOS","minimumVersion":"18.0"}],TABS}"#, "platform"),
      (#"{"targets":[{"platform":"iOS",↓"version":"18.0"}],TABS}"#, "minimumVersion"),
      (#"{"suppress":[{↓"id":"r","reason":"x"}],TABS}"#, "rule"),
      (#"{"suppress":[{"rule":"r",↓"why":"x"}],TABS}"#, "reason"),
      (
        #"{"tabs":[{"identifier":"a","title":"A","image":{↓"symbol":"x","asset":"y"}}]}"#,
        "systemName"
      ),
    ])
  func places(_ marked: String, _ key: String) throws {
    #expect(try help(marked, .unknownKey) == "did you mean '\(key)'?")
  }

  @Test(
    "a key with its value is translated as a whole",
    arguments: [
      (#"{↓"tabViewStyle":"sidebarAdaptable",TABS}"#, #"write "mode": "tabSidebar""#),
      (
        #"{↓"platform":"iPad",TABS}"#,
        #"write "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}]"#
      ),
      (
        #"{↓"minimumVersion":"26.0",TABS}"#,
        #"write "targets": [{"platform": "iOS", "minimumVersion": "26.0"}]"#
      ),
      (#"{"tabs":[{"title":"Search",↓"role":"search"}]}"#, #"write "type": "search""#),
      (#"{"tabs":[{"title":"Search",↓"tpye":"search"}]}"#, #"write "type": "search""#),
      (
        #"{"tabs":[{"identifier":"g","title":"G",↓"visible":true}]}"#, #"write "isHidden": false"#
      ),
      (
        #"{"tabs":[{"identifier":"g","title":"G",↓"disabled":false}]}"#,
        #"write "isEnabled": true"#
      ),
    ])
  func translated(_ marked: String, _ help: String) throws {
    #expect(try self.help(marked, .unknownKey) == help)
  }

  @Test(
    "what stands for no key is explained",
    arguments: [
      (#"{↓"selectedTab":"h",TABS}"#, "UIKit selects the first"),
      (#"{↓"selectedIndex":0,TABS}"#, "UIKit selects the first"),
      (
        #"{"tabs":[{"identifier":"a","title":"A",↓"defaultVisibility":"hidden"}]}"#,
        #""isHiddenByDefault": true"#
      ),
      (
        #"{"tabs":[{"identifier":"a","title":"A",↓"customizationBehavior":"disabled"}]}"#,
        #""preferredPlacement": "fixed""#
      ),
      (
        #"{"tabs":[{"identifier":"a","title":"A",↓"role":"prominent"}]}"#,
        #""prominentTabIdentifier": "home""#
      ),
    ])
  func explained(_ marked: String, _ words: String) throws {
    #expect(try help(marked, .unknownKey)?.contains(words) == true)
  }

  @Test(
    "a value is known by the names that it has elsewhere",
    arguments: [
      (#"{"mode":↓"sidebarAdaptable",TABS}"#, "tabSidebar"),
      (#"{"mode":↓"tabBarOnly",TABS}"#, "tabBar"),
      (#"{"mode":↓".tabSidebar",TABS}"#, "tabSidebar"),
      (#"{"tabs":[{"type":↓"UISearchTab","title":"S"}]}"#, "search"),
      (#"{"tabs":[{"type":↓"Tab","title":"S"}]}"#, "tab"),
      (#"{"tabs":[{"type":↓"TabSection","title":"S"}]}"#, "group"),
      (#"{"tabs":[{"type":↓"UITabGroup","title":"S"}]}"#, "group"),
      (#"{"targets":[{"platform":↓"macOS","minimumVersion":"18.0"}],TABS}"#, "macCatalyst"),
      (#"{"targets":[{"platform":↓"iPad","minimumVersion":"18.0"}],TABS}"#, "iPadOS"),
      (
        #"{"tabs":[{"identifier":"a","title":"A","preferredPlacement":↓"reorderable"}]}"#, "movable"
      ),
    ])
  func values(_ marked: String, _ value: String) throws {
    #expect(try help(marked, .invalidValue)?.hasPrefix("did you mean '\(value)'?") == true)
  }

  @Test("a platform without tab bars is no misspelt one")
  func watch() throws {
    let help = try help(
      #"{"targets":[{"platform":↓"watchOS","minimumVersion":"26.0"}],TABS}"#, .invalidValue)
    #expect(help?.hasPrefix("an Apple Watch has no tab bar controller; remove it") == true)
  }

  @Test("a cause is told once")
  func once() throws {
    try expect(
      .unknownKey,
      in: #"{"tabs":[{"identifier":"a","title":"A","image":{↓"systemImage":"x"}}]}"#)
    try expect(.unknownKey, in: #"{"tabs":[{"title":"Search",↓"role":"search"}]}"#)
    try expect(
      .missingKey, .unknownKey,
      in: #"{"tabs":[{"identifier":"a","title":"A","image":↓{↓"zzzzzz":"x"}}]}"#)
  }

  @Test("keys are listed where they are few, else the important ones")
  func lists() throws {
    #expect(
      try help(
        #"{"targets":[{"platform":"iOS","minimumVersion":"18.0",↓"q":1}],TABS}"#, .unknownKey)
        == "its keys are platform, minimumVersion")
    #expect(
      try help(#"{"tabs":[{"identifier":"a","title":"A","children":[],↓"qqqqqq":1}]}"#, .unknownKey)
        == "its keys are identifier, title, children, type, image, selectedImage and 18 more; "
        + "'tabspec schema' has them all")
    #expect(try help(#"{↓"//":"x",TABS}"#, .unknownKey)?.contains("no place for remarks") == true)
    let found = try expect(
      .unknownKey, in: #"{"tabs":[{"identifier":"a","title":"A","children":[],↓"qqqqqq":1}]}"#)
    #expect(found.first?.message == "a group has no key 'qqqqqq'")
  }

  @Test(
    "a missing key is shown as it can be written",
    arguments: [
      ("↓{}", #"add it, as in "tabs": [{"identifier": "home", "title": "Home"}]"#),
      (
        #"{"tabs":[↓{"title":"Für dich!"}]}"#, #"add it, as in "identifier": "für-dich""#
      ),
      (
        #"{"tabs":[{"identifier":"a-b","title":"A"},↓{"title":"A B"}]}"#,
        #"add it, as in "identifier": "a-b-2""#
      ),
      (#"{"tabs":[↓{"title":""}]}"#, #"add it, as in "identifier": "tab""#),
      (#"{"tabs":[↓{"identifier":"watch-now"}]}"#, #"add it, as in "title": "Watch Now""#),
      (#"{"targets":[↓{"platform":"iOS"}],TABS}"#, #"add it, as in "minimumVersion": "18.0""#),
    ])
  func missing(_ marked: String, _ help: String) throws {
    #expect(try self.help(marked, .missingKey) == help)
  }

  @Test("every key that is needed has an example")
  func examples() {
    let names =
      SpecObject.allCases.flatMap(\.required)
      + NodeKey.allCases.filter { !$0.requiredBy.isEmpty }.map(\.name)
    for name in names { #expect(KeyWords.example(of: name) != nil, "\(name)") }
  }

  @Test(
    "null is left out only where that can be",
    arguments: [
      (#"{"name":↓null,TABS}"#, "leave the key out"), (#"{"tabs":↓null}"#, "write an array"),
      (#"{"tabs":[↓null]}"#, "remove it"), ("↓null", "write an object"),
      (#"{"tabs":[{"identifier":↓null,"title":"A"}]}"#, "write a string"),
      (#"{"targets":[{"platform":"iOS","minimumVersion":↓null}],TABS}"#, "write a string"),
      (
        #"{"tabs":[{"identifier":"a","title":"A","availability":{"minimumVersion":↓null}}]}"#,
        "leave the key out"
      ),
      (#"{"compactTabIdentifiers":[↓null],TABS}"#, "remove it"),
    ])
  func null(_ marked: String, _ help: String) throws {
    #expect(try self.help(marked, .wrongType)?.hasPrefix(help) == true)
  }

  @Test(
    "a version that is no release is told why",
    arguments: [
      ("17.0", "came with 18.0"), ("19", "there are no releases 19 to 25"),
      ("25.1", "there are no releases 19 to 25"), ("28", "up to 27.x"), ("2.0", "visionOS"),
      ("18.0.1", "one point at most"), ("v26", "write 18.x, 26.x or 27.x"),
    ])
  func releases(_ version: String, _ words: String) throws {
    let help = try help(
      #"{"targets":[{"platform":"iOS","minimumVersion":↓"\#(version)"}],TABS}"#, .invalidValue)
    #expect(help?.contains(words) == true)
  }
}

@Suite("A customization state")
struct CustomizationReadingTests {
  @Test("is read as it is written")
  func read() throws {
    let document = try JSONReader.read(
      Array(
        #"""
        {"hidden":["a"],"shown":["b","\u0063"],"tabBarOrder":[],"removedFromTabBar":["d"],
         "displayOrder":{"g":["x","y"],"h":[]},"sidebar":"hidden","collapsed":["g"]}
        """#.utf8))
    let (state, problems) = CustomizationState.read(document)
    #expect(problems.isEmpty)
    #expect(state.hidden.map(\.value) == ["a"])
    #expect(state.shown.map(\.value) == ["b", "c"])
    #expect(state.tabBarOrder.isEmpty)
    #expect(state.removedFromTabBar.map(\.value) == ["d"])
    #expect(state.displayOrder.map(\.group.value) == ["g", "h"])
    #expect(state.displayOrder.map { $0.children.map(\.value) } == [["x", "y"], []])
    #expect(state.isSidebarShown == false)
    #expect(state.collapsed.map(\.value) == ["g"])
  }

  @Test("problems are collected in one pass")
  func several() throws {
    try expect(
      .wrongType, .wrongType, .invalidValue, .unknownKey, .duplicateKey, .duplicateKey, .wrongType,
      in: #"""
        {"hidden": ↓"a", "shown": [↓1], "sidebar": ↓"open", ↓"order": [],
         "displayOrder": {"g": [], ↓"g": ["a"]}, ↓"hidden": [↓null]}
        """#, .customization)
  }
}
