import TestSupport
import Testing

/// Generated code for what changes while the app runs.
@Suite("Generated code for changing tabs")
struct ChangingTabsTests {
  private static let plain = #"{"identifier": "home", "title": "Home"}"#

  private static func spec(_ nodes: String, _ root: String = "") -> String {
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], \(root) "tabs": [\(nodes)],
     "conditions": {"signedIn": {"meaning": "Somebody is signed in."}}, "variants": [
       {"availability": {"when": ["signedIn"]}, "mode": "tabSidebar"}]}
    """
  }

  @Test("has no update where nothing can change")
  func nothing() throws {
    let source = try generated(#"{"tabs": [\#(Self.plain)]}"#)
    for word in ["func update", "AssociatedObject", "registerForTraitChanges", "class "] {
      #expect(!source.contains(word), "\(word)")
    }
    #expect(source.contains("tabs = content.makeTabs()"))
  }

  @Test("holds no sample: no badge, no live value, no title of a repeated node's sample")
  func samples() throws {
    let source = try generated(
      """
      {"tabs": [
        {"identifier": "a", "title": "Sample1", "subtitle": "Sample2", "image": "sample3", "badgeValue": "Sample4",
         "live": ["title", "subtitle", "image"]},
        {"identifier": "b.*", "title": "B", "repeats": {"samples": ["Sample5"]}, "badgeValue": "Sample6"}]}
      """)
    #expect(!source.lowercased().contains("sample"), "\(source)")
    #expect(source.contains("configure(tab, for: .a)"))
    #expect(source.contains("for item in uniqueItems(for: .b)"))
  }

  @Test(
    "asks for what the nodes and variants depend on",
    arguments: [
      (#""availability": {"when": ["signedIn"]}"#, "if holds(.signedIn) {"),
      (#""availability": {"unless": ["signedIn"]}"#, "if !holds(.signedIn) {"),
      (
        #""availability": {"when": ["signedIn"], "horizontalSizeClass": "compact"}"#,
        "if state.width == .compact, holds(.signedIn) {"
      ),
    ])
  func conditions(_ availability: String, _ line: String) throws {
    let source = try generated(
      Self.spec(Self.plain + #", {"identifier": "a", "title": "A", \#(availability)}"#))
    #expect(source.contains(line), "\(source)")
    #expect(source.contains("performBatchUpdates { self."))
    #expect(
      source.contains("registerForTraitChanges") == availability.contains("horizontalSizeClass"))
  }

  @Test("puts back what a variant no longer sets")
  func variants() throws {
    for (root, value) in [("", ".automatic"), (#""mode": "tabBar","#, ".tabBar")] {
      let source = try generated(Self.spec(Self.plain, root))
      #expect(source.contains("var mode: Mode = \(value)"), "\(source)")
      #expect(source.contains("if content.holds(.signedIn) {"))
      #expect(source.contains("self.mode = mode") && source.contains("tabs = content.makeTabs()"))
    }
  }

  @Test("makes one tab of two nodes of one identifier, and sets what differs")
  func moving() throws {
    let source = try generated(
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed",
         "availability": {"horizontalSizeClass": "compact"}},
        {"identifier": "g", "title": "G", "children": [
          {"identifier": "a", "title": "A", "availability": {"horizontalSizeClass": "regular"}}]}]}
      """)
    #expect(source.contains("tab.preferredPlacement = .automatic"), "\(source)")
    #expect(source.contains("move(tabs, to: nil)"))
  }

  @Test("runs actions instead of selecting their tabs")
  func actions() throws {
    let source = try generated(
      #"{"tabs": [\#(Self.plain), {"identifier": "add", "title": "Add", "performsAction": true}]}"#)
    #expect(source.contains("let actions: [AppTab] = [.add]"))
    #expect(source.contains("func shouldSelectAppTab(_ tab: UITab) -> Bool {"))
    #expect(!source.contains("func update"))
  }

  @Test("overrides the width, and selects the first tab once")
  func start() throws {
    let source = try generated(
      #"""
      {"horizontalSizeClass": "compact", "initialTabIdentifier": "home", "tabs": [\#(Self.plain)]}
      """#)
    #expect(source.contains("#if os(iOS) && !targetEnvironment(macCatalyst)"))
    #expect(source.contains("traitOverrides.horizontalSizeClass = .compact"))
    #expect(source.contains("selectAppTab(.home)"))
  }
}
