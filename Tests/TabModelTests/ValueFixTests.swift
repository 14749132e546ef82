import JSON
import Testing

@testable import TabModel

@Suite("Values that a fix can write")
struct ValueFixTests {
  private static let tabs = #""tabs":[{"identifier":"h","title":"H"}]"#

  /// What there is instead of a marked value after its fix, and whether that is safe.
  private func fixed(_ marked: String) throws -> (text: String, isSafe: Bool)? {
    let marked = marked.replacing("TABS", with: Self.tabs)
    let found = try expect(.wrongType, in: marked)
    guard let fix = found.first?.fixes.first else { return nil }
    let text = removingMarks(marked).text
    let plan = FixPlan(found, includesUnsafe: true, length: text.utf8.count)
    let fixed = String(decoding: plan.fixed(Array(text.utf8)), as: UTF8.self)
    #expect(try diagnostics(of: fixed).isEmpty, "\(fixed)")
    return (fixed.replacing(Self.tabs, with: "TABS"), fix.isSafe)
  }

  @Test(
    "safely where they can mean nothing else",
    arguments: [
      (
        #"{"sidebar":{"header":↓"Anna"},TABS}"#, #"{"sidebar":{"header":{"title": "Anna"}},TABS}"#
      ),
      (#"{"bottomAccessory":↓"A \"b\"",TABS}"#, #"{"bottomAccessory":{"title": "A \"b\""},TABS}"#),
      (#"{"isTabBarHidden":↓"true",TABS}"#, #"{"isTabBarHidden":true,TABS}"#),
      (#"{"isTabBarHidden":↓"False",TABS}"#, #"{"isTabBarHidden":false,TABS}"#),
      (#"{"name":↓12.50,TABS}"#, #"{"name":"12.50",TABS}"#),
      (#"{"specVersion":↓"1",TABS}"#, #"{"specVersion":1,TABS}"#),
      (#"{"compactTabIdentifiers":↓"h",TABS}"#, #"{"compactTabIdentifiers":["h"],TABS}"#),
      (
        #"{"tabs":↓{"identifier":"h","title":"A title that is much longer than forty characters"}}"#,
        #"{"tabs":[{"identifier":"h","title":"A title that is much longer than forty characters"}]}"#
      ),
      (
        #"{"targets":[{"platform":"iOS","minimumVersion":↓26.1}],TABS}"#,
        #"{"targets":[{"platform":"iOS","minimumVersion":"26.1"}],TABS}"#
      ),
    ])
  func safe(_ marked: String, _ text: String) throws {
    let fixed = try fixed(marked)
    #expect(fixed?.text == text)
    #expect(fixed?.isSafe == true)
  }

  @Test(
    "only on request if they may mean something else",
    arguments: [
      (#"{"isTabBarHidden":↓"yes",TABS}"#, #"{"isTabBarHidden":true,TABS}"#),
      (#"{"isTabBarHidden":↓0,TABS}"#, #"{"isTabBarHidden":false,TABS}"#),
    ])
  func unsafe(_ marked: String, _ text: String) throws {
    let fixed = try fixed(marked)
    #expect(fixed?.text == text)
    #expect(fixed?.isSafe == false)
  }

  @Test(
    "not if the user must complete the value",
    arguments: [
      #"{"targets":[↓"macOS 15"],TABS}"#, #"{"suppress":[↓"long-title"],TABS}"#,
      #"{"tabs":[↓"Home"]}"#, #"{"isTabBarHidden":↓"maybe",TABS}"#,
      #"{"name":↓1234567890123456789012345678901234567890123,TABS}"#, #"{"mode":↓1,TABS}"#,
    ])
  func unfixed(_ marked: String) throws {
    #expect(try fixed(marked) == nil)
  }
}
