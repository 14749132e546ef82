import JSON
import TabModel

/// Swift source of a view with a `TabView` for a spec.
struct SwiftUICode {
  let code: TabCode
  /// The functions and properties that the body is divided into.
  var parts: [SwiftStatement] = []
  /// The names of the parts of lists that are too long for a builder.
  var partNames = SwiftNames()
  /// True if several tabs of items have the same label.
  private(set) var sharesLabel = false
  /// The tabs with a property of their own by node, and the names of these properties by the first node.
  var sharedTabs: [Int: SharedTab] = [:]
  var sharedTabNames: [Int: String] = [:]
  /// The checks with `#available` that a builder does not support, with their names.
  var olderReleases: [String] = []
  var usesWidth = false
  var usesWidthOfTabs = false

  /// True if the app passes an object with its state instead of closures.
  private(set) var hasContentType = false
  /// The cases of sections with values that the app sets.
  private(set) var sectionCases: Set<String> = []
  /// True if users can customize the tabs on some platform.
  private(set) var hasCustomization = false

  init(_ code: TabCode) {
    self.code = code
    hasContentType =
      !spec.conditions.isEmpty || !repeatedNodes.isEmpty
      || spec.nodes.indices.contains { hasBadge($0) || code.isLive($0) }
    sectionCases = Set(liveSections.map { names.caseNames[$0] })
    hasCustomization = base.ordered().contains { !customizationKeys(on: $0).isEmpty }
    let items = repeatedNodes.filter { code.spec.nodes[$0].kind != .group }
    sharesLabel = items.count { imageOfItem($0) == Self.imageOfItem } > 1
    findSharedTabs()
  }

  var spec: TabSpec { code.spec }
  var names: CodeNames { code.names }
  var access: String { code.access }

  mutating func file() -> [SwiftStatement] {
    let body = bodyOfView()
    let members = supportingMembers()
    let type = viewType(body, members)
    let helpers = helpers(
      for: String(decoding: code.source(initialTab + [type]), as: UTF8.self))
    return separated(
      ["\(code.options.access.importPrefix)import SwiftUI"] + declarations + [type] + helpers)
  }

  static let windowWidth = "horizontalSizeClass"
  static let widthOfTabs = "widthOfTabs"

  /// Checks a width; without one, as on a Mac, it is regular.
  static func has(_ width: SizeClass, _ name: String = windowWidth) -> String {
    "\(name) \(width == .compact ? "==" : "!=") .compact"
  }

  /// True if all platforms have `hidden(_:)`.
  static func hidesByWidth(_ base: CodeScope) -> Bool { base.compiled[.tvOS] == nil }

  /// The tabs with their own values, except those of repeated nodes.
  var tabs: [Int] {
    names.firsts.compactMap { names.nodes(like: $0).first { spec.nodes[$0].kind != .group } }
  }
  var repeatedTabs: [Int] { names.repeatedFirsts.filter { spec.nodes[$0].kind != .group } }
  var repeatedNodes: [Int] { names.repeatedFirsts.filter { spec.nodes[$0].repeats != nil } }

  func hasBadge(_ index: Int) -> Bool {
    let node = spec.nodes[index]
    return node.kind != .group && node.badgeValue != nil
  }

  /// False for the title and the image of a repeated node, which its item has, and for what sections lack.
  func isLive(_ property: NodeProperty, _ index: Int) -> Bool {
    let node = spec.nodes[index]
    if node.repeats != nil, property == .title || property == .image { return false }
    return !(node.kind == .group && property == .image) && node.isLive(property)
  }

  /// The sections with values that the app sets at run time.
  var liveSections: [Int] {
    (names.firsts + names.repeatedFirsts).compactMap { first in
      names.nodes(like: first).first { index in
        spec.nodes[index].kind == .group
          && [.title, .isHidden, .isEnabled].contains { isLive($0, index) }
      }
    }
  }

  // MARK: - The view

  private func viewType(_ body: [SwiftStatement], _ helpers: [SwiftStatement]) -> SwiftStatement {
    var members: [(attribute: String, name: String, type: String)] = []
    var generics = ["Content: \(hasContentType ? names.content : "View")"]
    if hasContentType {
      members.append(("", "content", "Content"))
    } else {
      members.append(("@ViewBuilder ", "content", "(\(names.tab)) -> Content"))
      if !names.actions.isEmpty { members.append(("", "perform", "(\(names.action)) -> Void")) }
      for view in views {
        members.append(("@ViewBuilder ", view, "() -> \(capitalized(view))"))
        generics.append("\(capitalized(view)): View")
      }
    }
    var stored: [SwiftStatement] = ["@Binding private var selection: \(names.tab)"]
    stored += members.map { "private let \($0.name): \($0.type)" }
    stored += customizations
    if usesWidth {
      stored.append(#"@Environment(\.horizontalSizeClass) private var horizontalSizeClass"#)
    }
    let parameters = members.map { attribute, name, type in
      "\(attribute)\(name): \(type.hasPrefix("(") ? "@escaping " : "")\(type)"
    }
    let list = (["selection: Binding<\(names.tab)>"] + parameters).joined(separator: ", ")
    let initializer = SwiftStatement.block(
      "\(access)init(\(list))",
      ["_selection = selection"] + members.map { "self.\($0.name) = \($0.name)" })
    let body = SwiftStatement.block("\(access)var body: some View", body)
    let all = separated([.group(stored), initializer, body] + parts + helpers)
    let header = "\(access)struct \(names.root)TabView<"
    let types = generics.joined(separator: ", ")
    let lines = header.count + types.count < 90 ? types : "\n  \(types)\n"
    return .block(
      """
      /// The tabs of \(code.app), with the app's content.
      \(header)\(lines)>: View
      """, all)
  }

  var base: CodeScope { code.base }

  var views: [String] { code.views.map(\.view) }

  /// Calls a function of the app's object, or its closure.
  func call(_ function: String) -> String { hasContentType ? "content.\(function)" : function }
}
