import Spelling

/// What people call keys elsewhere, and what a key that has to be there looks like.
enum KeyWords {
  /// What one can write for a key that objects need, as it stands in JSON.
  static func example(of key: String) -> String? {
    switch key {
    case "tabs": #""tabs": [{"identifier": "home", "title": "Home"}]"#
    case "identifier": #""identifier": "home""#
    case "title": #""title": "Home""#
    case "children": #""children": [{"identifier": "home", "title": "Home"}]"#
    case "platform": #""platform": "iOS""#
    case "minimumVersion": #""minimumVersion": "18.0""#
    case "rule": #""rule": "multiword-title""#
    case "reason": #""reason": "It is the name of the product.""#
    default: nil
    }
  }

  /// The key that a word is meant for, among those that an object takes: by what it is called
  /// elsewhere, or by its spelling.
  static func meant(by word: String, among names: [String]) -> String? {
    let plain = String(word.lowercased().filter { $0.isLetter })
    let synonyms = others[plain] ?? []
    return synonyms.first(where: names.contains) ?? suggestion(for: word, among: names)
  }

  /// Whether a word is a place for remarks in other formats.
  static func isRemark(_ word: String) -> Bool {
    word.hasPrefix("//") || word.hasPrefix("#")
      || ["comment", "comments", "note", "notes", "todo", "remark", "description"].contains(
        word.lowercased().drop { $0 == "_" })
  }

  /// What SwiftUI, asset catalogs and other people's formats call things, in lower case; the keys
  /// that may be meant, of which an object takes the first that it has.
  private static let others: [String: [String]] = {
    let meanings: [(words: String, keys: [String])] = [
      ("id key tag value", ["identifier", "rule"]),
      ("name label text caption heading", ["title", "systemName", "platform"]),
      ("icon symbol systemimage sfsymbol img picture systemname glyph", ["image", "systemName"]),
      ("selectedicon selectedsymbol", ["selectedImage"]),
      (
        "items tabs nodes subtabs tabitems pages screens groups sections child childs",
        ["tabs", "children"]
      ),
      ("children", ["tabs"]),
      ("badge badgecount count", ["badgeValue"]),
      ("detail secondarytitle", ["subtitle"]),
      ("placement tabplacement position", ["preferredPlacement"]),
      ("layout", ["preferredLayout"]),
      ("kind role class", ["type"]),
      ("hidden visible isvisible", ["isHidden", "isTabBarHidden"]),
      ("enabled disabled isdisabled", ["isEnabled"]),
      ("hideable removable allowsremoval", ["allowsHiding"]),
      ("reorderable movable", ["allowsReordering"]),
      ("collapsed expanded isexpanded iscollapsed", ["isCollapsedByDefault"]),
      ("order displayorder", ["displayOrderIdentifiers"]),
      ("defaultchild default defaulttab", ["defaultChildIdentifier"]),
      ("action buttons", ["sidebarActions"]),
      ("controller screen view destination", ["viewController"]),
      ("platforms devices os systems", ["platforms", "targets", "platform", "availability"]),
      ("version schemaversion formatversion", ["specVersion", "minimumVersion"]),
      ("minversion minimum deploymenttarget since from min", ["minimumVersion"]),
      ("maxversion maximum until to max", ["maximumVersion"]),
      ("sizeclass width", ["horizontalSizeClass"]),
      ("app appname", ["name"]),
      ("style tabbarmode", ["mode"]),
      ("accessory", ["bottomAccessory"]),
      ("compacttabs compact", ["compactTabIdentifiers"]),
      ("minimizebehavior minimize", ["tabBarMinimizeBehavior"]),
      ("hidestabbar", ["isTabBarHidden"]),
      ("suppressions ignore disable", ["suppress"]),
      ("why because", ["reason"]),
    ]
    var others: [String: [String]] = [:]
    for (words, keys) in meanings {
      for word in words.split(separator: " ") { others[String(word)] = keys }
    }
    return others
  }()
}
