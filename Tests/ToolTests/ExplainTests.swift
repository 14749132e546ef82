import Foundation
import TestSupport
import TestTool
import Testing

@testable import TabModel

@Suite("Pages of rules for a framework")
struct ExplainTests {
  private func page(_ words: String...) -> ToolRun { runTool(["explain"] + words) }

  @Test("have SwiftUI's severity, example and links")
  func swiftUI() {
    let page = page("multiple-search-tabs", "--framework", "swiftui")
    #expect(page.code == 0)
    #expect(page.output.hasPrefix("multiple-search-tabs  warning"))
    #expect(page.output.contains(#""framework": "SwiftUI""#))
    #expect(page.output.contains("documentation/swiftui/tabrole/search"))
    #expect(!page.output.contains("documentation/uikit"))
  }

  @Test("are UIKit's without the option")
  func uiKit() {
    #expect(page("multiple-search-tabs").output.hasPrefix("multiple-search-tabs  error"))
    let asked = page("nesting-depth", "--framework", "uikit")
    #expect(asked.output == page("nesting-depth").output)
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

  @Test("are refused for a rule that is not about the framework")
  func other() {
    let refused = page("group-navigation", "--framework", "swiftui")
    #expect(refused.code != 0)
    #expect(refused.errors.contains("'group-navigation' is not about SwiftUI"))
    #expect(page("headerless-section", "--framework", "swiftui").code == 0)
  }
}
