import JSON

enum KeyWords {
  static func example(of key: String) -> String? {
    switch key {
    case "tabs": #""tabs": [{"identifier": "home", "title": "Home"}]"#
    case "identifier": #""identifier": "home""#
    case "title": #""title": "Home""#
    case "children": #""children": [{"identifier": "home", "title": "Home"}]"#
    case "platform": #""platform": "iOS""#
    case "minimumVersion": #""minimumVersion": "\#(Version.oldest)""#
    case "rule": #""rule": "multiword-title""#
    case "reason": #""reason": "It is the name of the product.""#
    case "meaning": #""meaning": "Somebody is signed in.""#
    case "availability": #""availability": {"platforms": ["iPadOS"]}"#
    case "samples": #""samples": ["Rain on Tin"]"#
    default: nil
    }
  }

  /// Returns the key that a word means, by synonym or spelling, and whether it is the only
  /// candidate.
  ///
  /// - Parameter isList: true if its value is a list, which makes the word a plural.
  static func meant(
    by word: String, among names: [String], isList: Bool = false
  ) -> (key: String, isOnly: Bool)? {
    let letters = letters(of: word)
    let synonyms = (isList ? others[letters + "s"] : nil) ?? others[letters]
    return likely(word, synonyms, among: names)
  }

  static func hasSynonym(_ word: String, among names: [String]) -> Bool {
    others[letters(of: word)]?.contains(where: names.contains) ?? false
  }

  /// Returns the objects that have a key with this exact name, of those that are mistaken for
  /// others; nil if there are none.
  static func owners(of name: String) -> String? {
    var owners: [String] = []
    if let key = NodeKey.allCases.first(where: { $0.name == name }) {
      let kinds = key.kinds
      owners = kinds == Node.Kind.allCases ? ["a node"] : kinds.map { "a \($0.noun)" }
    }
    if SidebarKey.allCases.contains(where: { $0.name == name }) { owners.append("'sidebar'") }
    // A 'name' elsewhere is hardly that of the app.
    let isOfRoot = RootKey.allCases.contains { $0.name == name && $0 != .name }
    if isOfRoot { owners.append("the root") }
    return owners.isEmpty ? nil : listed(owners, lastAfter: "or")
  }

  /// Returns the help for a word that matches no key or several.
  static func explanation(of word: String, value: String?, among names: [String]) -> String? {
    switch letters(of: word) {
    case "defaultvisibility" where names.contains("isHiddenByDefault"):
      #"hidden in the sidebar is written "isHiddenByDefault": true, hidden in the bar "#
        + #""preferredPlacement": "optional""#
    case "customizationbehavior" where names.contains("preferredPlacement"):
      #"a tab that users cannot customize is written "preferredPlacement": "fixed", one that "#
        + #"users can only move "preferredPlacement": "movable""#
    case "role" where value == "prominent":
      #"the prominent tab is named at the root: "prominentTabIdentifier": "home""#
    case "selectedindex" where names.contains("initialTabIdentifier"):
      #"the tab that the app selects is named: "initialTabIdentifier": "home""#
    case "selectedtab", "selectedindex", "selection", "selected", "selectedidentifier":
      names.contains("initialTabIdentifier")
        ? nil
        : #"the tab that the app selects is named at the root: "initialTabIdentifier": "home""#
    case "forcecompact" where names.contains("horizontalSizeClass"),
      "traitoverrides" where names.contains("horizontalSizeClass"):
      #"a width that the app overrides is written "horizontalSizeClass": "compact""#
    case "recordversion":
      "this is a record of a running app: 'tabspec conform' compares it with a spec"
    case "ignore" where names.contains("exclude"), "ignored" where names.contains("exclude"):
      #"files are left out by "exclude": ["Old/**"], rules by "rules": {"multiword-title": "off"}"#
    default: nil
    }
  }

  /// Returns the key of an availability that a word means; nil if it isn't one or a synonym.
  static func availabilityKey(meantBy word: String) -> String? {
    let names = SpecObject.availability.keyNames
    return names.contains(word) ? word : others[letters(of: word)]?.first(where: names.contains)
  }

  static func isOpposite(_ word: String) -> Bool {
    ["visible", "isvisible", "disabled", "isdisabled", "expanded", "isexpanded"].contains(
      letters(of: word))
  }

  /// Returns whether other formats use a word for comments.
  static func isComment(_ word: String) -> Bool {
    word.hasPrefix("//") || word.hasPrefix("#")
      || ["comment", "comments", "note", "notes", "todo", "remark", "description"].contains(
        word.lowercased().drop { $0 == "_" })
  }

  /// Lowercase words of SwiftUI, asset catalogs and other formats, with candidate keys. The first
  /// one that an object has is meant.
  private static let others = byWord(
    [
      ("id key tag value", ["identifier", "rule"]),
      ("customizationid", ["customizationIdentifier", "identifier"]),
      ("name label caption header heading", ["title", "systemName", "platform"]),
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
      ("defaultchild defaulttab", ["defaultChildIdentifier", "initialTabIdentifier"]),
      ("action buttons", ["sidebarActions"]),
      ("controller screen view destination", ["viewController"]),
      ("dynamic live livevalues computed isdynamic islive", ["live"]),
      ("repeat repeated foreach template", ["repeats"]),
      ("sample examples", ["samples", "live"]), ("titles", ["samples"]),
      ("most maximumcount limit", ["atMost"]),
      ("links opens linksto navigatesto destinations", ["leadsTo"]),
      (
        "condition if showif visibleif onlyif featureflag flag feature requires enabledwhen "
          + "visiblewhen",
        ["when", "availability", "conditions"]
      ),
      ("ifnot hiddenif hiddenwhen hideif", ["unless", "availability"]),
      ("when unless", ["availability"]),
      (
        "flags features featureflags states conditionals conditions",
        ["conditions", "when", "availability"]
      ),
      ("default isdefault initially", ["usually", "defaultChildIdentifier"]),
      ("summary text explanation", ["meaning", "title", "systemName", "platform"]),
      (
        "selectedtab selection selected selectedidentifier initialtab initialselection firsttab",
        ["initialTabIdentifier"]
      ),
      ("overrides perplatform alternatives", ["variants"]),
      ("platforms devices os systems", ["platforms", "targets", "platform", "availability"]),
      ("platform", ["platforms", "targets", "availability"]),
      ("version schemaversion formatversion", ["specVersion", "minimumVersion"]),
      (
        "minversion minimum minimumversion deploymenttarget since from min",
        ["minimumVersion", "targets", "availability"]
      ),
      (
        "maxversion maximum maximumversion until to max",
        ["maximumVersion", "atMost", "availability"]
      ),
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
    ])
}

func letters(of word: String) -> String { String(word.lowercased().filter { $0.isLetter }) }

/// Returns the first of a word's synonyms that is a name, or the nearest name by spelling, and
/// whether it is the only candidate.
func likely(
  _ word: String, _ synonyms: [String]?, among names: [String]
) -> (String, isOnly: Bool)? {
  if let name = synonyms?.first(where: names.contains) { return (name, true) }
  let near = suggestions(for: word, among: names)
  return near.first.map { ($0, near.count == 1) }
}

/// Creates a table from words separated by spaces.
func byWord(_ meanings: [(words: String, names: [String])]) -> [String: [String]] {
  var table: [String: [String]] = [:]
  for (words, names) in meanings {
    for word in words.split(separator: " ") { table[String(word)] = names }
  }
  return table
}
