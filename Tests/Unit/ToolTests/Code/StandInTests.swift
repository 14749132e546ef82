import TestSupport
import Testing

@Suite("The stand-ins for UIKit and SwiftUI")
struct StandInTests {
  @Test("play the circle, with a width that the app overrides too", .timeLimit(.minutes(5)))
  func circle() throws {
    try play("circle.py", "Examples/generated/lantern.tabspec.json", "override", "order")
  }

  @Test("have the tabs of the layouts: values that are there twice, hidden tabs, first tabs")
  func tabViews() throws { try play("tabviews.py", "twin", "hidden", "first") }

  /// - Parameter specs: paths, or names of the stand-in's own specs.
  private func play(_ script: String, _ specs: String...) throws {
    let folder = "Tests/Checks/AppleStandIn"
    let paths = specs.map { $0.contains("/") ? $0 : "\(folder)/Specs/\($0).tabspec.json" }
    let run = try runShell(
      """
      command -v python3 >/dev/null || { echo SKIPPED; exit 0; }
      work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
      PYTHONDONTWRITEBYTECODE=1 python3 \(folder)/\(script) "$TABSPEC" "$work" \(paths.joined(separator: " "))
      """)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }
}
