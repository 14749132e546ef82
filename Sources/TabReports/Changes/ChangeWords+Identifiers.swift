import JSON
import TabAnalysis
import TabModel

extension ChangeWords {
  /// A changed identifier, what users lose, and how to avoid it.
  func fact(_ change: IdentifierChange) -> ChangeReport.Fact {
    let memories = change.platforms.isEmpty ? [] : change.memories.map(\.memory.rawValue)
    func fact(
      _ kind: String, _ mark: ChangeReport.Mark, _ sentence: String, _ remark: String,
      old: Int? = nil, new: Int? = nil, from: String? = nil, to: String? = nil
    ) -> ChangeReport.Fact {
      ChangeReport.Fact(
        kind: kind, oldIdentifier: old.map(oldIdentifier), newIdentifier: new.map(newIdentifier),
        from: value(from), to: value(to),
        line: ChangeReport.Line(mark: mark, sentence: sentence, remark: remark), memories: memories)
    }

    let customized = customizations(of: change, " for it")
    let mark = customized == nil ? ChangeReport.Mark.change : .loss
    let unused = "customizations do not use it; code and saved states that name it have to follow"
    let devices = listed(change.platforms.map(\.device))
    switch change.kind {
    case .gone(let node):
      return fact(
        "identifierGone", mark,
        "the identifier '\(oldIdentifier(node))' was removed with \(oldName(node))",
        customized.map { "users lose their \($0)" } ?? unused, old: node)
    case .replaced(let node, let other):
      let shown = distinguished(newIdentifier(other), oldIdentifier(node))
      return fact(
        "identifierReplaced", mark,
        "\(oldName(node)) has the identifier '\(shown.first)' instead of '\(shown.second)'",
        customized.map { "users lose their \($0); keep the old identifier" } ?? unused,
        old: node, new: other)
    case .reused(let node, let other):
      return fact(
        "identifierReused", mark,
        "the identifier '\(oldIdentifier(node))' is now that of \(newName(other)) instead of "
          + oldName(node),
        customizations(of: change).map {
          "what users customized, the \($0), applies to the other; give new tabs new identifiers"
        } ?? unused, old: node, new: other, from: old.title(of: node),
        to: new.title(of: other))
    case .framework(let from, let to):
      return fact(
        "framework", .loss, "\(to.rawValue) stores customizations instead of \(from.rawValue)",
        "users lose everything that they customized on \(devices)", from: from.rawValue,
        to: to.rawValue)
    case .customizable(let name):
      return fact(
        "customizationIdentifier", .addition, exchange(nil, name),
        "users can customize on \(devices)", to: name)
    case .customization(let from, let to):
      let isStored = !change.platforms.isEmpty
      return fact(
        "customizationIdentifier", isStored ? .loss : .change, exchange(from, to),
        isStored
          ? "users lose everything that they customized on \(devices)"
          : "no customizations are stored in these environments", from: from, to: to)
    }
  }

  private func exchange(_ from: String?, _ to: String?) -> String {
    switch (from, to) {
    case (let from?, let to?):
      let shown = distinguished(to, from)
      return "customizationIdentifier is '\(shown.first)' instead of '\(shown.second)'"
    case (nil, let to?): return "customizationIdentifier is '\(to)' now"
    case (_, nil): return "customizationIdentifier is gone"
    }
  }

  /// The customizations that users may have made: `bar position on iPad`; nil for nothing.
  ///
  /// - Parameter link: words after what was customized.
  private func customizations(of change: IdentifierChange, _ link: String = "") -> String? {
    let places = change.memories.grouped { listed($0.platforms.map(\.device)) }.map {
      "\(listed($0.elements.map { phrase($0.memory) }))\(link) on \($0.key)"
    }
    return places.isEmpty ? nil : places.joined(separator: ", and ")
  }

  private func phrase(_ memory: IdentifierChange.Memory) -> String {
    switch memory {
    case .placeInBar: "bar position"
    case .hidden: "visibility"
    case .placeInGroup: "place in the \(group)"
    case .orderOfChildren: "order of its tabs"
    case .collapsed: "collapsed state"
    case .everything: "everything"
    }
  }
}
