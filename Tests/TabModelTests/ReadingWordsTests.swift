import JSON
import Testing

@testable import TabModel

@Suite("Messages about keys and values")
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
      ("role", "type"), ("ID", "identifier"),
      ("section", "title"), ("tabSection", "title"), ("content", "children"),
      ("customizationID", "identifier"), ("tabItems", "children"),
      ("sectionActions", "sidebarActions"),
      ("titles", "title"), ("dynamic", "live"), ("isLive", "live"),
      ("forEach", "repeats"), ("opens", "leadsTo"),
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
      (#"{↓"platforms":[],TABS}"#, "targets"), (#"{↓"minimumVersion":"26.0",TABS}"#, "targets"),
      (#"{↓"selectedTab":"h",TABS}"#, "initialTabIdentifier"),
      (#"{↓"flags":{},TABS}"#, "conditions"),
      (#"{↓"featureFlags":{},TABS}"#, "conditions"),
      (#"{"conditions":{"a":{↓"text":"M"}},TABS}"#, "meaning"),
      (#"{"conditions":{"a":{"meaning":"M",↓"default":true}},TABS}"#, "usually"),
      (#"{"tabs":[{"identifier":"a","title":"A","availability":{↓"if":["a"]}}]}"#, "when"),
      (#"{"tabs":[{"identifier":"a","title":"A","availability":{↓"hideIf":["a"]}}]}"#, "unless"),
      (
        #"{"tabs":[{"identifier":"a.*","title":"A","repeats":{"samples":[],↓"max":3}}]}"#, "atMost"
      ),
      (#"{"tabs":[{"identifier":"a.*","title":"A","repeats":{↓"titles":[]}}]}"#, "samples"),
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
        #"{"tabs":[{"identifier":"a","title":"A",↓"condition":"signedIn"}]}"#,
        #"write "availability": {"when": …}"#
      ),
      (
        #"{"tabs":[{"identifier":"a","title":"A",↓"hiddenWhen":"offline"}]}"#,
        #"write "availability": {"unless": …}"#
      ),
      (
        #"{"tabs":[{"identifier":"a","title":"A",↓"maximumVersion":"26.9"}]}"#,
        #"write "availability": {"maximumVersion": "26.9"}"#
      ),
      (
        #"{"tabs":[{"identifier":"a","title":"A",↓"deploymentTarget":"x"}]}"#,
        #"write "availability": {"minimumVersion": …}"#
      ),
      (
        #"{"tabs":[{"identifier":"a","title":"A","availability":{},↓"os":"iPad"}]}"#,
        #"put "platforms": … into 'availability'"#
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
    "a value is known by the names that it has elsewhere",
    arguments: [
      (#"{"mode":↓"sidebarAdaptable",TABS}"#, "tabSidebar"),
      (#"{"mode":↓"tabBarOnly",TABS}"#, "tabBar"),
      (#"{"mode":↓".tabSidebar",TABS}"#, "tabSidebar"),
      (#"{"tabs":[{"type":↓"UISearchTab","title":"S"}]}"#, "search"),
      (#"{"tabs":[{"type":↓"Tab","title":"S"}]}"#, "tab"),
      (#"{"tabs":[{"type":↓"TabSection","title":"S"}]}"#, "group"),
      (#"{"tabs":[{"type":↓"UITabGroup","title":"S"}]}"#, "group"),
      (#"{"targets":[{"platform":↓"catalyst","minimumVersion":"18.0"}],TABS}"#, "macCatalyst"),
      (#"{"targets":[{"platform":↓"iPad","minimumVersion":"18.0"}],TABS}"#, "iPadOS"),
      (
        #"{"tabs":[{"identifier":"a","title":"A","preferredPlacement":↓"reorderable"}]}"#, "movable"
      ),
    ])
  func values(_ marked: String, _ value: String) throws {
    #expect(try help(marked, .invalidValue)?.hasPrefix("did you mean '\(value)'?") == true)
  }

  @Test("a platform without tab bars is no misspelt one, nor is the Mac without Mac Catalyst")
  func watch() throws {
    for (name, words) in [
      ("watchOS", "an Apple Watch has no tab bar; remove it"),
      ("macOS", "a native Mac app is SwiftUI's: write 'macCatalyst' for a Mac Catalyst app, or"),
    ] {
      let found = try expect(
        .invalidValue,
        in: #"{"targets":[{"platform":↓"\#(name)","minimumVersion":"26.0"}],\#(Self.tabs)}"#)
      #expect(found.first?.message == "unknown platform '\(name)'")
      #expect(found.first?.help?.hasPrefix(words) == true)
      #expect(found.first?.fixes.isEmpty == true)
    }
  }

  @Test(
    "a word for a section means its title, or with a list what is in it",
    arguments: ["section", "tabSection"])
  func sections(_ word: String) throws {
    let tab = #"{"identifier":"a","title":"A"}"#
    let title = try help(#"{"tabs":[{"identifier":"g",↓"\#(word)":"G"}]}"#, .unknownKey)
    #expect(title == "did you mean 'title'?")
    let list = try help(
      #"{"tabs":[{"identifier":"g","title":"G",↓"\#(word)":[\#(tab)]}]}"#, .unknownKey)
    #expect(list == "did you mean 'children'?")
  }

  @Test("reports invalid values briefly")
  func unknownValues() throws {
    for (marked, message) in [
      (#"{"mode":↓"x",TABS}"#, "unknown mode 'x'"),
      (#"{"tabs":[{"type":↓"x","title":"A"}]}"#, "unknown type 'x'"),
      (
        #"{"tabs":[{"identifier":"a","title":"A","preferredPlacement":↓"x"}]}"#,
        "'preferredPlacement' does not accept 'x'"
      ),
      (
        #"{"tabs":[{"identifier":"a","title":"A","availability":{"platforms":[↓"x"]}}]}"#,
        "unknown platform 'x'"
      ),
    ] {
      let found = try expect(.invalidValue, in: marked.replacing("TABS", with: Self.tabs))
      #expect(found.first?.message == message)
    }
  }

  @Test(
    "reports elements of a wrong type",
    arguments: [
      (#"{"targets":[↓"x"],TABS}"#, "elements of 'targets' must be objects, not strings"),
      (#"{"tabs":[↓1]}"#, "elements of 'tabs' must be objects, not numbers"),
      (
        #"{"compactTabIdentifiers":[↓true],TABS}"#,
        "elements of 'compactTabIdentifiers' must be strings, not true"
      ),
      (
        #"{"compactTabIdentifiers":[↓[]],TABS}"#,
        "elements of 'compactTabIdentifiers' must be strings, not arrays"
      ),
    ])
  func elements(_ marked: String, _ message: String) throws {
    let found = try expect(.wrongType, in: marked.replacing("TABS", with: Self.tabs))
    #expect(found.first?.message == message)
  }

  @Test("children make a group, regardless of the type")
  func childrenOfTab() throws {
    for (type, isFixed) in [("tab", true), ("search", false)] {
      let found = try expect(
        .unknownKey,
        in: #"{"tabs":[{"type":"\#(type)","identifier":"a","title":"A",↓"children":[]}]}"#)
      #expect(found.first?.help == "it belongs to a group: write 'group', or drop 'type'")
      #expect(found.first?.fixes.map(\.title) == (isFixed ? ["write 'group'"] : []))
    }
  }

  @Test("a title in several languages is a matter of string catalogs")
  func titlesByLanguage() throws {
    let help = try help(
      #"{"tabs":[{"identifier":"a","title":↓{"en":"A","de":"B"}}]}"#, .wrongType)
    #expect(help?.contains("String Catalog") == true)
  }

  @Test("a record is not a spec")
  func record() throws {
    let help = try help(#"{↓"recordVersion":1,TABS}"#, .unknownKey)
    #expect(help?.contains("tabspec conform") == true)
  }

  @Test("a cause is reported once")
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
        == "its keys are identifier, title, children, type, image, selectedImage and 21 more; "
        + "'tabspec schema' has them all")
    #expect(try help(#"{↓"//":"x",TABS}"#, .unknownKey)?.contains("cannot have comments") == true)
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
      (#"{"tabs":[↓{"identifier":"watch-now"}]}"#, #"add it, as in "title": "Home""#),
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
    "explains invalid versions",
    arguments: [
      ("17.0", "were introduced in 18.0"), ("15.0", "were introduced in 18.0"),
      ("19", "write 18.x, 26.x or 27.x"), ("28", "up to 27.x"), ("2.0", "were introduced in 18.0"),
      ("18.0.1", "one point at most"), ("v26", "write 18.x, 26.x or 27.x"),
    ])
  func releases(_ version: String, _ words: String) throws {
    let help = try help(
      #"{"targets":[{"platform":"iOS","minimumVersion":↓"\#(version)"}],TABS}"#, .invalidValue)
    #expect(help?.contains(words) == true)
  }

  @Test(
    "a version in a system's own numbers is translated",
    arguments: [
      ("visionOS", "2.0", "use iOS version numbers: visionOS 2.0 is 18.0", "18.0"),
      ("visionOS", "2.4", "use iOS version numbers: visionOS 2.4 is 18.4", "18.4"),
      ("visionOS", "2", "use iOS version numbers: visionOS 2 is 18.0", "18.0"),
      ("macCatalyst", "15.1", "use iOS version numbers: macOS 15.1 is 18.1", "18.1"),
      (
        "visionOS", "1.2",
        #"UITab and UITabGroup were introduced in 18.0; a spec describes the app from there on: "#
          + #"write "18.0""#, nil
      ),
    ])
  func systems(_ platform: String, _ version: String, _ help: String, _ fixed: String?) throws {
    let target = #"{"platform":"\#(platform)","minimumVersion":↓"\#(version)"}"#
    let found = try expect(.invalidValue, in: #"{"targets":[\#(target)],\#(Self.tabs)}"#)
    #expect(found.first?.help == help)
    #expect(found.first?.fixes.first?.edits.map(\.replacement) == fixed.map { ["\"\($0)\""] })
    // A node is on several platforms.
    let node =
      #"{"identifier":"a","title":"A","availability":{"minimumVersion":↓"15.0"}}"#
    let spec =
      #"{"targets":[{"platform":"macCatalyst","minimumVersion":"18.0"}],"tabs":[\#(node)]}"#
    #expect(try expect(.invalidValue, in: spec).first?.fixes.isEmpty == true)
  }
}
