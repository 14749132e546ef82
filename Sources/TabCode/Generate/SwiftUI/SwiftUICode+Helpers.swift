import JSON
import TabModel

/// The functions of the file besides the view.
extension SwiftUICode {
  /// The facts that the view reads, and the functions that apply a modifier on some devices.
  func helpers(for source: String) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    for (name, idiom, words) in [("isPad", "pad", "an iPad"), ("isPhone", "phone", "an iPhone")]
    where source.contains(name) {
      result.append(
        .block(
          """
          /// True on \(words)\(base.compiled[.macCatalyst] == nil ? "" : ", false on a Mac").
          @MainActor
          private var \(name): Bool
          """, [idiomBody(idiom)]))
    }
    if source.contains(Self.labelOfItem) {
      result.append(
        """
        extension \(names.item) {
          /// The label of its tab.
          @MainActor
          fileprivate var label: some View {
            Label {
              Text(title)
            } icon: {
              image
            }
          }
        }
        """)
    }
    if source.contains(".applying { tabs in") {
      result.append(
        applyingFunction(
          in: "View", builder: "ViewBuilder", result: "some View",
          "Applies modifiers that not all devices and releases have."))
    }
    if source.contains(".applying { tab in")
      || source.contains(".applying { section in")
    {
      result.append(
        applyingFunction(
          in: "TabContent", builder: "TabContentBuilder<TabValue>",
          result: "some TabContent<TabValue>", "Applies modifiers that not all releases have."))
    }
    return result
  }

  /// The result is opaque, because with a generic one the compiler does not find the builder of a second
  /// call.
  private func applyingFunction(
    in type: String, builder: String, result: String, _ comment: String
  ) -> SwiftStatement {
    """
    extension \(type) {
      /// \(comment)
      fileprivate func applying(@\(builder) _ change: (Self) -> \(result)) -> \(result) {
        change(self)
      }
    }
    """
  }

  private func idiomBody(_ idiom: String) -> SwiftStatement {
    let check = "UIDevice.current.userInterfaceIdiom == .\(idiom)"
    if Set(base.compiled.keys) == [.iOS] { return .code(check) }
    let device =
      base.compiled[.macCatalyst] == nil ? "os(iOS)" : "os(iOS) && !targetEnvironment(macCatalyst)"
    return """
      #if \(device)
        \(check)
      #else
        false
      #endif
      """
  }

  /// The view's properties and functions for what a builder does not support.
  mutating func supportingMembers() -> [SwiftStatement] {
    var result = [prominentRole()].compactMap(\.self)
    if usesWidthOfTabs {
      if code.widthOfTabs == Self.windowWidth {
        usesWidth = true
      } else {
        result.append(widthProperty())
      }
    }
    for (position, releases) in olderReleases.enumerated() {
      result.append(
        """
        /// True before \(releases.dropLast(3)).
        private var \(Self.numbered("isOlder", position)): Bool {
          if #available(\(releases)) {
            false
          } else {
            true
          }
        }
        """)
    }
    return result
  }
}
