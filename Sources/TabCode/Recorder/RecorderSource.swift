import TabModel

/// The Swift file that records a running app, for a test target or a debug menu.
package enum RecorderSource {
  package static let fileName = "TabSpecRecorder.swift"

  package static func text(access: CodeOptions.Access) -> String {
    head(access: access.prefix) + "\n" + body
  }

  private static let imports = ["Foundation", "UIKit"].map { "import \($0)" }.joined(
    separator: "\n")

  /// The `#if` condition for the SDK of a key.
  static func compiler(for key: SpecKey) -> String {
    key.since.compiler.map { "compiler(>=\($0))" } ?? "true"
  }

  static func since(_ key: SpecKey) -> String {
    releases(from: key.since, missingOn: key.missingOn)
  }

  /// The systems that have a release, for `#available`: Mac and iPad have that of iPhone.
  static func releases(from release: Version, missingOn: Set<PlatformName> = []) -> String {
    let systems = [Platform.iOS, .tvOS, .visionOS].filter { !missingOn.contains($0.name) }
    return systems.map { "\($0.availability(from: release)), " }.joined() + "*"
  }

  private static func head(access: String) -> String {
    #"""
    // Made by 'tabspec recorder'. It uses public API of UIKit alone and asks no tab for its view
    // controller, so that recording changes nothing in the app.

    \#(imports)

    @available(\#(releases(from: .oldest)))
    extension UITabBarController {
      /// What the controller and its tabs have, as JSON that 'tabspec conform' compares with a spec.
      \#(access)func tabSpecRecord() -> String {
        TabSpecRecorder.record(of: self).text(indentation: "") + "\n"
      }

      /// Writes the record into a file, such as App.tabrecord.json.
      \#(access)func recordTabSpec(to url: URL) throws {
        try Data(tabSpecRecord().utf8).write(to: url)
      }
    }

    """#
  }
}
