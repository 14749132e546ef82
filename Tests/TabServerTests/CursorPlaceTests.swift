import TabModel
import Testing

@testable import TabServer

/// Texts with a cursor, written `|`.
@Suite("Cursor")
struct CursorPlaceTests {
  private func place(_ text: String) -> CursorPlace {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let bytes = Array((parts[0] + parts[1]).utf8)
    return CursorPlace(of: parts[0].utf8.count, in: bytes)
  }

  @Test(
    "at a key, in complete and incomplete JSON",
    arguments: [
      #"{|}"#, #"{"tabs": [{|}]}"#, #"{"tabs": [{"|"}]}"#, #"{"tabs": [{"ident|"#,
      #"{"tabs": [{"title": "A", |"#, #"{"tabs": [{"title": "A", "|}]}"#,
      #"{"tabs": [{"title": "A" |}]}"#, #"{"tabs": [{ti|}]}"#, "{\"a\": \"unclosed\n\"|",
    ])
  func keys(_ text: String) {
    #expect(place(text).isAtKey, "\(text)")
  }

  @Test(
    "at the value of a key",
    arguments: [
      (#"{"mode": |"#, "mode"), (#"{"mode": "|"#, "mode"), (#"{"mode": "tab|Bar"}"#, "mode"),
      (#"{"tabs": [{"isHidden": t|"#, "isHidden"), (#"{"tabs": [{"isHidden": |}]}"#, "isHidden"),
      (#"{"a": 1, "mode": "|", "b": 2}"#, "mode"), (#"{"a": , "mode":|}"#, "mode"),
    ])
  func values(_ text: String, _ key: String) {
    let place = place(text)
    #expect(!place.isAtKey && place.container == .object && place.pendingKey == key, "\(place)")
  }

  @Test("in a list, with its path")
  func lists() {
    let place = place(
      #"{"tabs": [{"identifier": "a"}, {"displayOrderIdentifiers": ["b", "|"]}]}"#)
    #expect(place.container == .list && place.otherNames == ["b"])
    #expect(
      place.steps == [.key("tabs"), .element, .key("displayOrderIdentifiers")], "\(place)")
  }

  @Test(
    "replaces only what is being written if the closing quote is missing",
    arguments: [
      (#"{"tabs":[{"identifier":"a","ti|t },{"identifier":"b"}]}"#, #""tit"#),
      ("{\"tabs\": [{\"ti| },\n{}]}", #""ti"#), (#"{"mode": "|, "name": "x" }"#, "\""),
      (#"{"compactTabIdentifiers": ["|], "tabs": []}"#, "\""),
      (#"{"name": "My| app", "mode": "x"}"#, #""My app""#), (#"{"ti|" "a": 1}"#, #""ti""#),
    ])
  func unclosed(_ text: String, _ token: String) {
    let place = place(text)
    #expect(place.token.map { String(decoding: place.bytes[$0], as: UTF8.self) } == token)
  }

  @Test("has exactly the keys of its object")
  func members() {
    let place = place(
      #"{"x": 1, "tabs": [{"identifier": "a", "children": [{"title": "T"}], |"title": "A", "image": {"asset": "L"}}], "y": 2}"#
    )
    #expect(place.members.map(place.name) == ["identifier", "children", "title", "image"])
    #expect(place.otherNames == ["identifier", "children", "title", "image"])
  }

  @Test("excludes the key being written")
  func ownKey() {
    let place = place(#"{"tabs": [{"identifier": "a", "tit|", "image": "x"}]}"#)
    #expect(place.otherNames == ["identifier", "image"])
  }

  @Test(
    "has the format's object",
    arguments: [
      ("{|", SpecObject.root), (#"{"tabs": [{|"#, .node), (#"{"sidebar": {|"#, .sidebar),
      (#"{"sidebar": {"header": {|"#, .label), (#"{"targets": [{|"#, .target),
      (#"{"tabs": [{"children": [{"availability": {|"#, .availability),
      (#"{"tabs": [{"image": {|"#, .image), (#"{"suppress": [{|"#, .suppression),
      (#"{"tabs": [{"sidebarActions": [{|"#, .action),
    ])
  func objects(_ text: String, _ object: SpecObject) {
    #expect(place(text).object == object)
  }

  @Test("has the reader's kind of node")
  func kinds() {
    let cases: [(String, Node.Kind)] = [
      (#"{"tabs": [{"type": "search", |}]}"#, .search), (#"{"tabs": [{|"children": []}]}"#, .group),
      (#"{"tabs": [{|}]}"#, .tab), (#"{"tabs": [{"type": "tab", |, "children": []}]}"#, .tab),
    ]
    for (text, kind) in cases {
      #expect(place(text).nodeKind == kind, "\(text)")
    }
  }

  @Test("has a result at every offset and depth")
  func anything() {
    for text in ["", "]", "}}", "{]", "[}", "\"", "{\"a", "\\", "{:,:,}", "\u{0}", "é"] {
      for offset in 0...text.utf8.count + 1 {
        _ = CursorPlace(of: offset, in: Array(text.utf8))
      }
    }
    let deep = Array(String(repeating: "[{\"children\":", count: 200_000).utf8)
    #expect(CursorPlace(of: deep.count, in: deep).steps.count == 399_999)
  }

  @Test("finds identifiers by group in incomplete JSON")
  func nodes() {
    let text = #"""
      {"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "g", "children": [
        {"identifier": "b"}, {"identifier": "c", "children": [{"identifier": "d"}]}
        "defaultChildIdentifier": "
      """#
    let bytes = Array(text.utf8)
    let scan = NodeScan(bytes)
    #expect(scan.roots.map(\.identifier) == ["a", "g"])
    let start = try? #require(text.utf8.firstRange(of: #"{"identifier": "g""#.utf8)).lowerBound
    let offset = start.map { text.utf8.distance(from: text.startIndex, to: $0) } ?? -1
    #expect(scan.children(ofObjectAt: offset).map(\.identifier) == ["b", "c"])
  }
}
