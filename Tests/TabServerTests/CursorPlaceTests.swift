import TabModel
import Testing

@testable import TabServer

@Suite("Cursor")
struct CursorPlaceTests {
  @Test("has a path, and exactly the keys of its object")
  func path() {
    let list = cursorPlace(
      #"{"tabs": [{"identifier": "a"}, {"displayOrderIdentifiers": ["b", "|"]}]}"#)
    #expect(list.container == .list)
    #expect(list.steps == [.key("tabs"), .element, .key("displayOrderIdentifiers")])
    let object = cursorPlace(#"{"x": 1, "tabs": [{"a": [{"b": 0}], |"c": {"d": 0}}], "y": 2}"#)
    #expect(object.members.map(object.name) == ["a", "c"])
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
}
