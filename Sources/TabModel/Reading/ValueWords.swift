import JSON

enum ValueWords {
  /// Returns the value that a word means, by synonym or spelling, and whether it is the only
  /// candidate.
  static func meant(by word: String, among names: [String]) -> (value: String, isOnly: Bool)? {
    let last = word.split(separator: ".").last.map(String.init) ?? word
    if names.contains(last) { return (last, true) }
    return likely(word, others[letters(of: last)], among: names)
  }

  /// Returns the help for a word that matches no platform.
  static func explanation(
    of word: String, among names: [String], in framework: Framework, _ subject: ShapeChecker.Subject
  ) -> String? {
    guard names.contains(PlatformName.macCatalyst.rawValue) else { return nil }
    return switch letters(of: word) {
    case "watchos", "applewatch", "watch": "an Apple Watch has no tab bar; remove it"
    case "carplay", "android", "web", "windows", "linux":
      "\(framework.rawValue) has no tabs there; remove it"
    case _ where isNativeMac(word) && !names.contains(PlatformName.macOS.rawValue):
      "a native Mac app is SwiftUI's: write 'macCatalyst' for a Mac Catalyst app, or "
        + (subject == .config
          ? "'macOS' in the 'targets' of a SwiftUI spec"
          : #"add "framework": "SwiftUI" at the root"#)
    default: nil
    }
  }

  static func isNativeMac(_ word: String) -> Bool { ["macos", "osx"].contains(letters(of: word)) }

  /// Lowercase words with candidate values. The first one that a key has is meant.
  private static let others = byWord(
    """
    uitab tabitem: tab
    uisearchtab searchtab: search
    uitabgroup tabgroup tabsection section folder: group
    sidebaradaptable: tabSidebar
    sidebar both tabbarsidebar: tabSidebar
    tabbaronly tabs bar: tabBar
    disabled locked: fixed
    reorderable: movable
    hidden: optional
    iphone phone iphoneos iphoneduo duo: iOS
    ipad: iPadOS
    macos mac osx: macOS macCatalyst
    catalyst: macCatalyst
    appletv tv: tvOS
    vision visionpro applevision applevisionpro xros: visionOS
    narrow small: compact
    wide large full: regular
    """)
}
