import JSON
import TabModel

/// Swift source of a view with a `TabView` for a spec.
struct SwiftUICode {
  let code: TabCode
  /// The functions and properties that the body is divided into.
  var parts: [[SwiftStatement]] = []
  /// The checks with `#available` that a builder does not support, with their names.
  var olderReleases: [String] = []
  var usesWidth = false

  init(_ code: TabCode) { self.code = code }

  var spec: TabSpec { code.spec }
  var names: CodeNames { code.names }
  var access: String { code.options.access.prefix }
  var view: String { "\(names.root)TabView" }

  mutating func write(into writer: inout SwiftWriter) {
    writer.write([.line("import SwiftUI"), .blank])
    let body = bodyOfView()
    writeDeclarations(into: &writer)
    let type = viewType(body)
    var text = SwiftWriter(indentation: code.options.indentation)
    text.write(type)
    writer.write(type + helpers(for: String(decoding: text.bytes, as: UTF8.self)))
  }

  /// The expressions in generated code for widths, devices and conditions. A width hides tabs if all
  /// platforms have `hidden(_:)`.
  static func questions(_ names: CodeNames, _ base: CodeScope) -> CodeScope.Questions {
    .init(width: hidesByWidth(base) ? nil : { has($0) }, isPhone: "isPhone", isPad: "isPad") {
      "content.holds(\(names.condition($0)))"
    }
  }

  /// Checks the width; without one, as on a Mac, it is regular.
  static func has(_ width: SizeClass) -> String {
    "horizontalSizeClass \(width == .compact ? "==" : "!=") .compact"
  }

  static func hidesByWidth(_ base: CodeScope) -> Bool { base.compiled[.tvOS] == nil }

  /// The tabs with their own values, except those of repeated nodes.
  var tabs: [Int] { names.firsts.filter { !spec.nodes[$0].isGroup } }
  var repeatedTabs: [Int] { names.repeatedFirsts.filter { !spec.nodes[$0].isGroup } }
  /// The nodes that the app creates for each item.
  var repeatedNodes: [Int] {
    names.repeatedFirsts.filter { spec.repetition(of: spec.nodes[$0]) != nil }
  }

  /// True if the app passes an object with its state instead of closures.
  var hasContentType: Bool {
    !spec.conditions.isEmpty || !repeatedNodes.isEmpty
      || spec.nodes.indices.contains { hasBadge($0) || code.isLive($0) }
  }

  func hasBadge(_ index: Int) -> Bool {
    let node = spec.nodes[index]
    return !node.isGroup && node.isWritten(.badgeValue)
  }

  func isLive(_ key: NodeKey, _ index: Int) -> Bool {
    !spec.nodes[index].isGroup && spec.isLive(key, of: spec.nodes[index])
  }

  func sidebar(_ key: SidebarKey) -> (RootValues) -> JSONValue? {
    { values in values.sidebar.flatMap { spec.document.member(key.name, of: $0.object) } }
  }

  // MARK: - The view

  private func viewType(_ body: [SwiftStatement]) -> [SwiftStatement] {
    let views = self.views
    var members: [SwiftStatement] = []
    var parameters: [(declaration: String, name: String)] = []
    let conformance = hasContentType ? names.content : "View"
    var generics = ["Content: \(conformance)"]
    if hasContentType {
      members.append(.line("private let content: Content"))
      parameters.append(("content: Content", "content"))
    } else {
      members.append(.line("private let content: (\(names.tab)) -> Content"))
      parameters.append(("@ViewBuilder content: @escaping (\(names.tab)) -> Content", "content"))
      if hasActions {
        members.append(.line("private let perform: (\(names.action)) -> Void"))
        parameters.append(("perform: @escaping (\(names.action)) -> Void", "perform"))
      }
      for view in views {
        members.append(.line("private let \(view.function): () -> \(view.type)"))
        parameters.append(
          ("@ViewBuilder \(view.function): @escaping () -> \(view.type)", view.function))
        generics.append("\(view.type): View")
      }
    }
    var stored: [SwiftStatement] =
      [.line("@Binding private var selection: \(names.tab)")] + members
    if let key = customization {
      let property = SwiftStatement.line(
        "@AppStorage(\(stringLiteral(key))) private var customization: TabViewCustomization")
      stored.append(guardedWithoutTV(property))
    }
    if usesWidth {
      stored.append(.line(#"@Environment(\.horizontalSizeClass) private var horizontalSizeClass"#))
    }
    let initializer = SwiftStatement.function(
      "\(access)init",
      ["selection: Binding<\(names.tab)>"] + parameters.map(\.declaration), "",
      [.line("_selection = selection")] + parameters.map { .line("self.\($0.name) = \($0.name)") })
    let all =
      stored + [.blank, initializer, .blank] + [.block("\(access)var body: some View", body)]
      + parts.flatMap { [.blank] + $0 } + questions
    let header = "\(access)struct \(view)<"
    let list = generics.joined(separator: ", ")
    let isShort = header.count + list.count < 90
    return [
      .comment(
        "The tabs of \(code.app), with the app's content.", documents: true)
    ]
      + (isShort
        ? [.block("\(header)\(list)>: View", all)]
        : [.line(header), .line(code.indented(list)), .block(">: View", all)])
  }

  var hasActions: Bool { !names.actions.isEmpty }

  /// The key for stored customizations; nil if users cannot customize anything.
  var customization: String? {
    let values = [spec.root] + spec.variants.map(\.values)
    guard base.compiled.keys.contains(where: { $0 != .tvOS }) else { return nil }
    return values.lazy.compactMap { spec.text($0.customizationIdentifier) }.first
  }

  var base: CodeScope { code.base }

  /// A statement that tvOS does not have.
  func guardedWithoutTV(_ statement: SwiftStatement) -> SwiftStatement {
    guard let conditions = base.conditions(since: .oldest, missing: [.tvOS], base: base) else {
      return statement
    }
    return .guarded(conditions, statement)
  }

  var views: [ViewOfApp] { ViewOfApp.allCases.filter { $0.title(in: spec) != nil } }

  /// Calls a function of the app's object, or its closure.
  func call(_ function: String) -> String { hasContentType ? "content.\(function)" : function }
}
