import Foundation
import TestSupport
import TestTool
import Testing

@testable import TabModel

@Suite("Pages of rules for a framework")
struct ExplainTests {
  @Test("are UIKit's without the option")
  func uiKit() {
    let page = runTool(["explain", "nesting-depth"]).output
    #expect(runTool(["explain", "nesting-depth", "--framework", "uikit"]).output == page)
  }

  @Test("name the modifiers that the page for SwiftUI teams names")
  func modifiers() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/swiftui.md"), encoding: .utf8)
    for (key, code) in Framework.swiftUI.words.code {
      for modifier in code.matches(of: /\.([a-z][A-Za-z]+)[({ ]/) {
        #expect(page.contains(modifier.1), "\(key): \(code)")
      }
    }
  }
}
