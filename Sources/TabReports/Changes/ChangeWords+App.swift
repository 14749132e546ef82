package import TabModel

extension ChangeWords {
  func visibilitySentence(
    _ noun: String, _ from: Change.Visibility, _ to: Change.Visibility, hidden: String
  ) -> String {
    switch (from, to) {
    case (_, .none): "there is no \(noun) any more"
    case (.none, .shown): "there is a \(noun) now"
    case (.none, .hidden): "there is a \(noun) now, \(hidden)"
    case (_, .shown): "the \(noun) is shown"
    case (_, .hidden): "the \(noun) is \(hidden)"
    }
  }

  func captionSentence(_ caption: Change.Caption, _ from: String?, _ to: String?) -> String {
    switch (from, to) {
    case (let from?, let to?): "the \(caption.phrase) is '\(to)' instead of '\(from)'"
    case (nil, let to?): "the \(caption.phrase) is '\(to)'; there was none"
    case (_, nil): "the \(caption.phrase) is gone"
    }
  }
}

extension TabBar.Position {
  /// - Parameter leading: words for the side of a window.
  package func phrase(leading: String) -> String {
    switch self {
    case .bottom: "at the bottom"
    case .top: "at the top"
    case .leading: leading
    case .trailing: "at the side"
    }
  }
}

extension BarItem.Content {
  /// - Parameter the: `the`, or `its` in a sentence about the item.
  func phrase(_ the: String = "the") -> String {
    switch self {
    case .imageAboveTitle: "\(the) image above \(the) title"
    case .imageBesideTitle: "\(the) image next to \(the) title"
    case .title: "\(the) title alone"
    case .image: "\(the) image alone"
    case .imageAndTitleOnFocus: "\(the) image, and \(the) title on focus"
    }
  }
}

extension Change.Caption {
  fileprivate var phrase: String {
    switch self {
    case .header: "header of the sidebar"
    case .footer: "footer of the sidebar"
    case .bottomBar: "bottom bar of the sidebar"
    case .accessory: "accessory"
    }
  }
}
