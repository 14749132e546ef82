import Foundation
import JSON
import TabRecords
import TestSupport
import TestTool
import Testing

@testable import TabModel

/// The facts that a new platform has to state, and the lists that have to contain it.
@Suite("Every platform")
struct PlatformTests {
  /// What UIKit does not have there: keys, and values of keys.
  private static let missing: [PlatformName: Set<String>] = [
    // UIKit has no tabs on a Mac that is not Mac Catalyst's.
    .iOS: [], .iPadOS: [], .macCatalyst: [], .macOS: [],
    .tvOS: [
      "mode: tabSidebar", "prominentTabIdentifier", "tabBarMinimizeBehavior: never",
      "tabBarMinimizeBehavior: onScrollDown", "tabBarMinimizeBehavior: onScrollUp",
      "bottomAccessory", "sidebar", "sidebar.isHidden", "sidebar.preferredLayout",
      "sidebar.preferredPlacement", "sidebar.header", "sidebar.footer", "sidebar.bottomBar",
      "automaticallyActivatesSearch", "sidebarActions", "sidebarAppearance",
      "isSidebarDestination", "isCollapsedByDefault",
    ],
    .visionOS: [
      "tabBarMinimizeBehavior: never", "tabBarMinimizeBehavior: onScrollDown",
      "tabBarMinimizeBehavior: onScrollUp", "bottomAccessory", "sidebar.preferredLayout: overlap",
      "automaticallyActivatesSearch",
    ],
  ]

  @Test("has the keys and values that Apple's headers give it", arguments: PlatformName.allCases)
  func keys(_ platform: PlatformName) throws {
    let keys =
      SpecObject.root.keys.map { ("", $0) } + SpecObject.sidebar.keys.map { ("sidebar.", $0) }
      + SpecObject.node.keys.map { ("", $0) }
    var missing: Set<String> = []
    for (object, key) in keys {
      if key.missingOn.contains(platform) { missing.insert(object + key.name) }
      guard case .choice(let choices) = key.shape else { continue }
      for choice in choices where choice.missingOn.contains(platform) {
        missing.insert("\(object)\(key.name): \(choice.name)")
      }
    }
    let own = try #require(Self.missing[platform], "say what \(platform) does not have")
    // Only SwiftUI has it.
    #expect(own.union(["hasCustomizationID"]) == missing)
  }

  @Test("has its usual names in options and specs", arguments: Platform.all)
  func names(_ platform: Platform) {
    let name = platform.name.rawValue
    // A platform's own name means its usual device.
    let names = platform.isSpecialDevice ? [] : [name, name.lowercased()]
    let uiKit = PlatformName.names.filter { $0 != "macOS" }
    let wrong = (platform.aliases + names).filter { alias in
      // In a spec of UIKit the name of a native Mac is explained.
      let isExplained = ValueWords.explanation(of: alias, among: uiKit, in: .uiKit, .spec) != nil
      return Platform.named(alias) != platform
        || ValueWords.meant(by: alias, among: PlatformName.names)?.value != name
        || isExplained != ValueWords.isNativeMac(alias)
    }
    #expect(wrong == [])
  }

  @Test("is on all pages about platforms, in the help, and in the recorder if UIKit has it")
  func pages() throws {
    func words(_ path: String) throws -> String {
      try Repository.text(path)
    }
    let (format, layouts) = (try words("docs/spec-format.md"), try words("docs/resolution.md"))
    let readme = try words("README.md")
    // Written out there: making the sentence would cost every start.
    let help = runTool(["--help"]).output.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    let recorder = RecorderSource.text(access: .internal)
    for platform in Platform.all {
      let name = platform.name.rawValue
      let places = [
        "format": format.contains("`\(name)`"), "layouts": layouts.contains("`\(name)`"),
        "a row for its bar": layouts.contains("\n| \(name)"),
        "README": readme.contains(platform.device), "help": help.contains(platform.device),
        "recorder": recorder.contains("\"\(name)\"")
          || !Framework.uiKit.platforms.contains(platform.name),
      ]
      #expect(places.filter { !$0.value }.isEmpty, "\(name)")
    }
  }
}
