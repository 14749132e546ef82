import JSON
import Testing

@testable import TabModel

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
