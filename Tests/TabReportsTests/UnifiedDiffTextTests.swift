import TabReports
import Testing

@Suite("Unified diffs for users")
struct UnifiedDiffTextTests {
  @Test("a terminal gets colours and nothing that moves its cursor")
  func terminal() {
    let shown = UnifiedDiff(
      from: Array("\tone\u{1B}[2J\u{202E}\r\n".utf8), to: Array("\ttwo\r\n".utf8),
      oldName: Array("old".utf8), newName: Array("new".utf8)
    ).shown(TextStyle(usesColor: true))
    #expect(
      String(decoding: shown, as: UTF8.self) == """
        \u{1B}[1m--- old\u{1B}[0m
        \u{1B}[1m+++ new\u{1B}[0m
        \u{1B}[1;38;5;30m@@ -1 +1 @@\u{1B}[0m
        \u{1B}[31m-\tone\\u{1B}[2J\\u{202E}\u{1B}[0m
        \u{1B}[38;5;28m+\ttwo\u{1B}[0m

        """)
  }
}
