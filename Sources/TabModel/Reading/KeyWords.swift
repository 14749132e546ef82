import JSON

enum KeyWords {
  static func example(of key: String) -> String? {
    switch key {
    case "tabs": #""tabs": [{"identifier": "home", "title": "Home"}]"#
    case "targets": #""targets": [{"platform": "iOS", "minimumVersion": "\#(Version.oldest)"}]"#
    case "identifier": #""identifier": "home""#
    case "title": #""title": "Home""#
    case "children": #""children": [{"identifier": "home", "title": "Home"}]"#
    case "platform": #""platform": "iOS""#
    case "minimumVersion": #""minimumVersion": "\#(Version.oldest)""#
    case "rule": #""rule": "multiword-title""#
    case "reason": #""reason": "It is the name of the product.""#
    case "meaning": #""meaning": "Somebody is signed in.""#
    case "availability": #""availability": {"platforms": ["iPadOS"]}"#
    case "sourceLanguage": #""sourceLanguage": "en""#
    case "strings": #""strings": {}"#
    case "samples": #""samples": ["Rain on Tin"]"#
    default: nil
    }
  }

  /// Returns the key that a word means, by synonym or spelling, and whether it is the only
  /// candidate.
  ///
  /// - Parameter isList: true if its value is a list, which makes the word a plural.
  static func meant(
    by word: String, among names: [String], isList: Bool
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
    if let key = Node.key(named: name) {
      let kinds = key.definition.kinds
      owners = kinds == Node.Kind.allCases ? ["a node"] : kinds.map { "a \($0.noun)" }
    }
    if Sidebar.key(named: name) != nil { owners.append("'sidebar'") }
    // A 'name' elsewhere is hardly that of the app.
    let isOfRoot = TabSpec.keys.contains { $0.name == name && $0.name != "name" }
    if isOfRoot { owners.append("the root") }
    return owners.isEmpty ? nil : listed(owners, lastAfter: "or")
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

  /// The help for SwiftUI's role of a prominent tab, which a spec writes at the root.
  static func prominentRole(_ word: String?) -> String? {
    word.map(letters(of:)) == "prominent"
      ? #"write "prominentTabIdentifier" at the root, with the identifier of this tab"# : nil
  }

  /// Returns whether a word is a property or modifier of tabs that no spec describes.
  static func isOutsideSpec(_ word: String) -> Bool { outsideSpec.contains(letters(of: word)) }

  private static let outsideSpec: Set<String> = [
    "contextmenu", "delegate", "dropdestination", "help", "longpress", "menu", "popover",
    "springloadingbehavior", "swipeactions", "tint", "tintcolor", "userinfo",
  ]

  /// Returns whether other formats use a word for comments.
  static func isComment(_ word: String) -> Bool {
    word.hasPrefix("//") || word.hasPrefix("#")
      || ["comment", "comments", "note", "notes", "todo", "remark", "description"].contains(
        word.lowercased().drop { $0 == "_" })
  }

  /// Lowercase words of SwiftUI, asset catalogs and other formats, with candidate keys. The first
  /// one that an object has is meant.
  private static let others = byWord(
    """
    id key tag value: identifier rule
    customizationid: customizationIdentifier identifier
    name label caption header heading: title systemName platform
    icon symbol systemimage systemimagename sfsymbol img picture systemname glyph: image systemName
    selectedicon selectedsymbol: selectedImage
    items tabs nodes subtabs tabitems pages screens groups sections tabsections: tabs children
    viewcontrollers tabbaritems uitabs: tabs children
    contents child childs: tabs children
    children: tabs
    content: children tabs
    section tabsection: title
    badge badgecount count: badgeValue
    detail secondarytitle: subtitle
    placement tabplacement position: preferredPlacement
    layout: preferredLayout
    kind role class: type
    hidden visible isvisible: isHidden isTabBarHidden
    enabled disabled isdisabled: isEnabled
    accessibility voiceover voiceoverlabel: accessibilityLabel
    hideable removable allowsremoval: allowsHiding
    reorderable movable: allowsReordering
    collapsed expanded isexpanded iscollapsed: isCollapsedByDefault
    order displayorder: displayOrderIdentifiers
    defaultchild defaulttab: defaultChildIdentifier initialTabIdentifier
    action buttons: sidebarActions
    controller screen view destination: viewController
    dynamic live livevalues computed isdynamic islive: live
    repeat repeated foreach template: repeats
    sample examples: samples live
    titles: samples
    most maximumcount limit: atMost
    links opens linksto navigatesto destinations: leadsTo
    condition if showif visibleif onlyif featureflag flag feature: when availability conditions
    requires enabledwhen visiblewhen: when availability conditions
    ifnot hiddenif hiddenwhen hideif: unless availability
    when unless: availability
    flags features featureflags states conditionals conditions: conditions when availability
    default isdefault initially: usually defaultChildIdentifier
    summary text explanation: meaning title systemName platform
    selectedtab selectedindex selection selected selectedidentifier: initialTabIdentifier
    initialtab initialselection firsttab: initialTabIdentifier
    overrides perplatform alternatives: variants
    platforms devices os systems: platforms targets platform availability
    platform: platforms targets availability
    version schemaversion formatversion: specVersion minimumVersion
    minversion minimum minimumversion deploymenttarget since: minimumVersion targets availability
    from min: minimumVersion targets availability
    maxversion maximum maximumversion until to max: maximumVersion atMost availability
    sizeclass width horizontalsizeclass: horizontalSizeClass availability
    app appname: name
    style tabbarmode tabviewstyle: mode
    accessory: bottomAccessory
    compacttabs compact: compactTabIdentifiers
    minimizebehavior minimize: tabBarMinimizeBehavior
    hidestabbar: isTabBarHidden
    suppressions disable: suppress rules
    files paths: include
    ignore ignored excluded: suppress exclude
    sectionactions: sidebarActions
    defaultsectionexpansion: isCollapsedByDefault
    defaultvisibility: isHiddenByDefault preferredPlacement
    customizationbehavior: preferredPlacement allowsHiding
    forcecompact traitoverrides: horizontalSizeClass
    tabviewbottomaccessory: bottomAccessory
    why because: reason
    """)
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

/// Creates a table from lines of words with a common meaning: `icon symbol: image systemName`.
func byWord(_ meanings: String) -> [String: [String]] {
  var table: [String: [String]] = [:]
  for line in meanings.split(separator: "\n") {
    let sides = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
    for word in sides[0] { table[word] = sides[1] }
  }
  return table
}
