import TabModel
import Testing

@testable import TabServer

@Suite("Cursor")
struct CursorPlaceTests {
  @Test("has a result at every offset and depth")
  func anything() {
    for text in ["", "]", "}}", "{]", "[}", "\"", "{\"a", "\\", "{:,:,}", "\u{0}", "é"] {
      for offset in 0...text.utf8.count + 1 {
        _ = CursorPlace(of: offset, in: Array(text.utf8))
      }
    }
    let deep = Array(String(repeating: "[{\"children\":", count: 30_000).utf8)
    #expect(CursorPlace(of: deep.count, in: deep).steps.count == 59_999)
  }
}
