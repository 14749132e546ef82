import Foundation
import TestSupport
import TestTool
import Testing

@testable import TabModel

@Suite("Pages of rules for a framework")
struct ExplainTests {
  @Test(
    "are UIKit's without the option, and name the modifiers that the page for SwiftUI teams names")
  func frameworks() throws {
    let page = runTool(["explain", "nesting-depth"]).output
    #expect(runTool(["explain", "nesting-depth", "--framework", "uikit"]).output == page)
    let swiftUI = try Repository.text("docs/swiftui.md")
    let missing = Framework.swiftUI.words.code.filter { _, code in
      code.matches(of: /\.([a-z][A-Za-z]+)[({ ]/).contains { !swiftUI.contains($0.1) }
    }
    #expect(missing.isEmpty, "\(missing)")
  }
}
