import TabModel

extension ChangeWords {
  /// A sentence about the bar, the sidebar or the app as a whole.
  func appSentence(_ kind: Change.Kind) -> String {
    switch kind {
    case .bar(let from, let to): return visibilitySentence("bar", from, to, hidden: "hidden")
    case .sidebar(let from, let to):
      return visibilitySentence("sidebar", from, to, hidden: "hidden at first")
    case .barPosition(let from, let to):
      return "the bar is \(to.phrase) instead of \(from.phrase)"
    case .itemStyle(let from, let to):
      return "items of the bar show \(to.phrase) instead of \(from.phrase)"
    case .minimizing(_, let to):
      return switch to {
      case .onScrollDown: "the bar minimizes on scrolling down"
      case .onScrollUp: "the bar minimizes on scrolling up"
      default: "the bar no longer minimizes on scrolling"
      }
    case .sidebarLayout(_, let to):
      return to == .overlap
        ? "the sidebar covers the content instead of being beside it"
        : "the sidebar is beside the content instead of covering it"
    case .caption(let caption, let from, let to):
      let name = caption.phrase
      return switch (from, to) {
      case (let from?, let to?): "the \(name) is '\(to)' instead of '\(from)'"
      case (nil, let to?): "the \(name) is '\(to)'; there was none"
      case (_, nil): "the \(name) is gone"
      }
    case .start(let from, let to):
      return switch (from, to) {
      case (let from?, let to?):
        "the app starts with \(newName(to)) instead of \(oldName(from))"
      case (nil, let to?): "the app starts with \(newName(to)) now"
      case (_, nil): "the app has nothing to start with any more"
      }
    default: return ""
    }
  }

  private func visibilitySentence(
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
}

extension TabBar.Position {
  fileprivate var phrase: String {
    switch self {
    case .bottom: "at the bottom"
    case .top: "at the top"
    case .leading: "at the leading side"
    }
  }
}

extension BarItem.Content {
  fileprivate var phrase: String {
    switch self {
    case .imageAboveTitle: "the image above the title"
    case .imageBesideTitle: "the image beside the title"
    case .title: "the title alone"
    case .image: "the image alone"
    case .imageAndTitleOnFocus: "the image, and the title on focus"
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
