import JSON

/// What people call the values of keys elsewhere: in SwiftUI, in UIKit's types, in shops.
enum ValueWords {
  /// The value that a word is meant for, among those that a key takes: by what it is called
  /// elsewhere, or by its spelling.
  ///
  /// - Returns: the value, and whether no other one is as near.
  static func meant(by word: String, among names: [String]) -> (value: String, isOnly: Bool)? {
    let last = word.split(separator: ".").last.map(String.init) ?? word
    if names.contains(last) { return (last, true) }
    let synonyms = others[plain(last)] ?? []
    if let value = synonyms.first(where: names.contains) { return (value, true) }
    let near = suggestions(for: word, among: names)
    return near.first.map { ($0, near.count == 1) }
  }

  /// What to say about a word that no value stands for.
  static func explanation(of word: String, among names: [String]) -> String? {
    guard names.contains(PlatformName.macCatalyst.rawValue) else { return nil }
    return switch plain(word) {
    case "watchos", "applewatch", "watch": "an Apple Watch has no tab bar controller; remove it"
    case "carplay", "android", "web", "windows", "linux": "UIKit has no tabs there; remove it"
    case _ where isNativeMac(word):
      "native Mac apps are not covered; for a Mac Catalyst app write 'macCatalyst'"
    default: nil
    }
  }

  /// Whether a word is the Mac without Mac Catalyst.
  static func isNativeMac(_ word: String) -> Bool {
    ["macos", "osx"].contains(plain(word))
  }

  private static func plain(_ word: String) -> String {
    String(word.lowercased().filter { $0.isLetter })
  }

  /// Words in lower case, and the values that may be meant, of which a key takes the first that it
  /// has.
  private static let others: [String: [String]] = {
    let meanings: [(words: String, values: [String])] = [
      ("uitab tabitem", ["tab"]),
      ("uisearchtab searchtab", ["search"]),
      ("uitabgroup tabgroup tabsection section folder", ["group"]),
      ("sidebaradaptable", ["tabSidebar"]),
      ("sidebar both tabbarsidebar", ["tabSidebar"]),
      ("tabbaronly tabs bar", ["tabBar"]),
      ("disabled locked", ["fixed"]),
      ("reorderable", ["movable"]),
      ("hidden", ["optional"]),
      ("iphone phone iphoneos", ["iOS"]),
      ("ipad", ["iPadOS"]),
      ("macos mac osx catalyst", ["macCatalyst"]),
      ("appletv tv", ["tvOS"]),
      ("vision visionpro applevision applevisionpro xros", ["visionOS"]),
      ("narrow small", ["compact"]),
      ("wide large full", ["regular"]),
    ]
    var others: [String: [String]] = [:]
    for (words, values) in meanings {
      for word in words.split(separator: " ") { others[String(word)] = values }
    }
    return others
  }()
}
