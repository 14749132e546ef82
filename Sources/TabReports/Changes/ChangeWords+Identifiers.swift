import JSON
import TabModel

extension ChangeWords {
  /// A changed identifier, and what users lose.
  func line(_ change: IdentifierChange) -> ChangeReport.Line {
    let mark: ChangeReport.Mark =
      switch change.kind {
      case .customizable: .addition
      case .customization where change.platforms.isEmpty: .change
      case .gone, .replaced, .reused, .customization: .loss
      }
    return ChangeReport.Line(mark: mark, sentence: sentence(change), remark: remark(change))
  }

  func sentence(_ change: IdentifierChange) -> String {
    let identifier = change.node.map { "'\(old.identifier(of: old.nodes[$0]))'" } ?? ""
    let title = change.node.map(oldName) ?? ""
    switch change.kind {
    case .gone: return "the identifier \(identifier) was removed with \(title)"
    case .replaced(let new):
      let shown = distinguished(
        self.new.identifier(of: self.new.nodes[new]),
        change.node.map { old.identifier(of: old.nodes[$0]) } ?? "")
      return "\(title) has the identifier '\(shown.first)' instead of '\(shown.second)'"
    case .reused(let new):
      return "the identifier \(identifier) is now that of \(newName(new)) instead of \(title)"
    case .customization(let from?, let to?):
      let shown = distinguished(to, from)
      return "customizationIdentifier is '\(shown.first)' instead of '\(shown.second)'"
    case .customization(nil, let to?), .customizable(let to):
      return "customizationIdentifier is '\(to)' now"
    case .customization(_, nil): return "customizationIdentifier is gone"
    }
  }

  /// The consequences for users, and how to avoid them.
  func remark(_ change: IdentifierChange) -> String {
    let devices = listed(change.platforms.map(\.device))
    if case .customizable = change.kind { return "users can customize on \(devices)" }
    if change.node == nil, change.platforms.isEmpty {
      return "no customizations are stored in these environments"
    }
    guard !change.platforms.isEmpty, !change.memories.isEmpty else {
      return "customizations do not use it; code and saved states that name it "
        + "have to follow"
    }
    let places = change.memories.grouped { listed($0.platforms.map(\.device)) }
    let memories = text(
      places.map { devices, memories in
        "\(listed(memories.map(\.memory.phrase))) on \(devices)"
      }.joined(separator: ", and "))
    switch change.kind {
    case .gone: return "users who customized \(memories) lose that"
    case .replaced:
      return "users who customized \(memories) lose that; keep the old identifier"
    case .reused:
      return "what users customized, \(memories), applies to the other; "
        + "give new tabs new identifiers"
    case .customization, .customizable:
      return "users lose everything that they customized on \(devices)"
    }
  }

  func line(_ change: Comparison.TargetChange) -> ChangeReport.Line {
    let device = change.platform.device
    guard let to = change.to else {
      return ChangeReport.Line(mark: .removal, sentence: "the app no longer supports \(device)")
    }
    guard let from = change.from else {
      let system = change.platform.name.rawValue
      return ChangeReport.Line(
        mark: .addition, sentence: "the app also supports \(device), from \(system) \(to)")
    }
    return ChangeReport.Line(
      mark: to > from ? .loss : .change,
      sentence: "on \(device) the app requires \(to) instead of \(from)")
  }
}

extension IdentifierChange.Memory {
  fileprivate var phrase: String {
    switch self {
    case .placeInBar: "its place in the bar"
    case .hidden: "whether it is hidden"
    case .placeInGroup: "its place in its group"
    case .orderOfChildren: "the order inside"
    case .collapsed: "whether it is collapsed"
    case .everything: "everything"
    }
  }
}
