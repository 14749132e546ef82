package import TabCode
import TabModel

/// Generates the Swift file that records a running app, for a test target or a debug menu.
package enum RecorderSource {
  package static let fileName = "TabSpecRecorder.swift"

  /// Returns the `#if` condition for a key's SDK.
  static func compiler(for key: KeyDefinition) -> String {
    key.since.compiler.map { "compiler(>=\($0))" } ?? "true"
  }

  static func since(_ key: KeyDefinition) -> String {
    releases(from: key.since, missingOn: key.missingOn)
  }

  /// Returns the release for `#available`: Mac and iPad use the iPhone's.
  static func releases(from release: Version, missingOn: Set<PlatformName> = []) -> String {
    let systems = [Platform.iOS, .tvOS, .visionOS].filter { !missingOn.contains($0.name) }
    return systems.map { "\($0.availability(from: release)), " }.joined() + "*"
  }

  package static func text(access: CodeOptions.Access) -> String {
    #"""
    // Made by 'tabspec recorder'. It uses only public API of UIKit and creates no view controllers, so
    // recording does not change the app.

    \#(access.importPrefix)import Foundation
    \#(access.importPrefix)import UIKit

    @available(\#(releases(from: .oldest)))
    extension UITabBarController {
      /// The tab bar controllers in the app's windows, outermost first, including those that SwiftUI
      /// creates for a TabView.
      ///
      /// SwiftUI replaces its controller when the width changes, so call this for each record. A
      /// TabView has no controller on the Mac, or on tvOS with the style sidebarAdaptable.
      \#(access.prefix)static var recordable: [UITabBarController] {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        var reached = scenes.flatMap(\.windows).compactMap(\.rootViewController)
        var next = 0
        while next < reached.count {
          let controller = reached[next]
          let below = controller.children + [controller.presentedViewController].compactMap { $0 }
          reached += below.filter { new in !reached.contains { $0 === new } }
          next += 1
        }
        return reached.compactMap { $0 as? UITabBarController }
      }

      /// The controller's properties and tabs as JSON, which 'tabspec conform' compares with a spec.
      ///
      /// - Parameter conditions: the names of the spec's conditions that are true now; nil if unknown.
      \#(access.prefix)func tabSpecRecord(conditions: [String]? = nil) -> String {
        TabSpecRecorder.record(of: self, conditions).text(indentation: "") + "\n"
      }

      /// Writes the record to a file, such as App.tabrecord.json.
      \#(access.prefix)func recordTabSpec(to url: URL, conditions: [String]? = nil) throws {
        try Data(tabSpecRecord(conditions: conditions).utf8).write(to: url)
      }
    }

    \#(body)
    """#
  }
}
