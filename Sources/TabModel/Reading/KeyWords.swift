import JSON

/// What people call keys elsewhere, and what a key that has to be there looks like.
enum KeyWords {
  /// What one can write for a key that objects need, as it stands in JSON.
  static func example(of key: String) -> String? {
    switch key {
    case "tabs": #""tabs": [{"identifier": "home", "title": "Home"}]"#
    case "identifier": #""identifier": "home""#
    case "event": #""event": "toggleSidebar""#
    case "title": #""title": "Home""#
    case "children": #""children": [{"identifier": "home", "title": "Home"}]"#
    case "platform": #""platform": "iOS""#
    case "minimumVersion": #""minimumVersion": "\#(Version.oldest)""#
    case "rule": #""rule": "multiword-title""#
    case "reason": #""reason": "It is the name of the product.""#
    default: nil
    }
  }

  /// The key that a word is meant for, among those that an object takes: by what it is called
  /// elsewhere, or by its spelling.
  ///
  /// - Parameter isList: whether its value is a list, which makes it mean several of what it names.
  /// - Returns: the key, and whether no other one is as near.
  static func meant(
    by word: String, among names: [String], isList: Bool = false
  ) -> (key: String, isOnly: Bool)? {
    let plain = plain(word)
    let synonyms = (isList ? others[plain + "s"] : nil) ?? others[plain] ?? []
    if let key = synonyms.first(where: names.contains) { return (key, true) }
    let near = suggestions(for: word, among: names)
    return near.first.map { ($0, near.count == 1) }
  }

  /// What to say about a word that stands for no key, or for one of several.
  static func explanation(of word: String, value: String?, among names: [String]) -> String? {
    switch plain(word) {
    case "defaultvisibility" where names.contains("isHiddenByDefault"):
      #"hidden in the sidebar is written "isHiddenByDefault": true, hidden in the bar "#
        + #""preferredPlacement": "optional""#
    case "customizationbehavior" where names.contains("preferredPlacement"):
      #"a tab that nobody can customize is written "preferredPlacement": "fixed", one that "#
        + #"people can only move "preferredPlacement": "movable""#
    case "role" where value == "prominent":
      #"the prominent tab is named at the root: "prominentTabIdentifier": "home""#
    case "selectedtab", "selectedindex", "selection", "selected", "selectedidentifier":
      "a spec has no selection: UIKit selects the first of 'tabs', and "
        + "'tabspec resolve --selected' shows another one"
    case "recordversion":
      "this is a record of a running app: 'tabspec conform' compares it with a spec"
    case "ignore" where names.contains("exclude"), "ignored" where names.contains("exclude"):
      #"files are left out by "exclude": ["Old/**"], rules by "rules": {"multiword-title": "off"}"#
    default: nil
    }
  }

  /// Whether a word is the opposite of the key that it is meant for.
  static func isOpposite(_ word: String) -> Bool {
    ["visible", "isvisible", "disabled", "isdisabled", "expanded", "isexpanded"].contains(
      plain(word))
  }

  private static func plain(_ word: String) -> String {
    String(word.lowercased().filter { $0.isLetter })
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
      ("customizationid", ["customizationIdentifier", "identifier"]),
      ("name label text caption heading", ["title", "systemName", "platform"]),
      (
        "icon symbol systemimage systemimagename sfsymbol img picture systemname glyph",
        ["image", "systemName"]
      ),
      ("selectedicon selectedsymbol", ["selectedImage"]),
      (
        "items tabs nodes subtabs tabitems pages screens groups sections tabsections contents child "
          + "childs",
        ["tabs", "children"]
      ),
      ("children", ["tabs"]), ("content", ["children", "tabs"]),
      ("section tabsection", ["title"]),
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
      ("platform", ["platforms", "targets", "availability"]),
      ("version schemaversion formatversion", ["specVersion", "minimumVersion"]),
      (
        "minversion minimum minimumversion deploymenttarget since from min",
        ["minimumVersion", "targets", "availability"]
      ),
      ("maxversion maximum maximumversion until to max", ["maximumVersion", "availability"]),
      ("sizeclass width horizontalsizeclass", ["horizontalSizeClass", "availability"]),
      ("app appname", ["name"]),
      ("style tabbarmode tabviewstyle", ["mode"]),
      ("accessory", ["bottomAccessory"]),
      ("compacttabs compact", ["compactTabIdentifiers"]),
      ("minimizebehavior minimize", ["tabBarMinimizeBehavior"]),
      ("hidestabbar", ["isTabBarHidden"]),
      ("suppressions disable", ["suppress", "rules"]),
      ("files paths", ["include"]),
      ("ignore ignored excluded", ["suppress", "exclude"]),
      ("sectionactions", ["sidebarActions"]),
      ("defaultsectionexpansion", ["isCollapsedByDefault"]),
      ("tabviewbottomaccessory", ["bottomAccessory"]),
      ("why because", ["reason"]),
    ]
    var others: [String: [String]] = [:]
    for (words, keys) in meanings {
      for word in words.split(separator: " ") { others[String(word)] = keys }
    }
    return others
  }()
}
