import TestSupport
import Testing

@Suite("The stand-in for UIKit", .tags(.slow), .unlessFast)
struct StandInTests {
  @Test("plays the circle with an example", .timeLimit(.minutes(5)))
  func plays() throws {
    let run = try runShell(
      """
      command -v python3 >/dev/null || { echo SKIPPED; exit 0; }
      work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
      PYTHONDONTWRITEBYTECODE=1 python3 Tests/Checks/AppleStandIn/circle.py "$TABSPEC" "$work" \
        Examples/generated/lantern.tabspec.json
      """)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }
}
