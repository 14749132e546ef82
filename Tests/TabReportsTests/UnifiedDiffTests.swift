import Foundation
import TabReports
import TestSupport
import Testing

@Suite("Unified diffs")
struct UnifiedDiffTests {
  @Test("equal texts differ in nothing", arguments: ["", "a", "a\n", "a\r\nb"])
  func equal(_ text: String) {
    #expect(diff(text, text).isEmpty)
    #expect(diff(text, text).bytes.isEmpty)
  }

  /// Two texts and the diff after its header.
  @Test(
    "hunks are counted and marked as patch wants them",
    arguments: [
      ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
      ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
      ("", "a\nb", "@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file\n"),
      ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
      (
        "a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"
      ),
      (
        "a\nb", "c\nb", "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"
      ),
      ("a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
      ("a\n", "a\r\n", "@@ -1 +1 @@\n-a\n+a\r\n"),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n5\n6\n7\n8\n",
        "@@ -6,4 +6,3 @@\n 6\n 7\n 8\n-9\n"
      ),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n", "0\n1\n2\n3\n4\n5\n6\n7\nx\n",
        "@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -5,4 +6,4 @@\n 5\n 6\n 7\n-8\n+x\n"
      ),
      (
        "1\n2\n3\n4\n5\n6\n7\n", "0\n1\n2\n3\n4\n5\n6\nx\n",
        "@@ -1,7 +1,8 @@\n+0\n 1\n 2\n 3\n 4\n 5\n 6\n-7\n+x\n"
      ),
    ])
  func hunks(_ old: String, _ new: String, _ expected: String) {
    #expect(text(diff(old, new)) == "--- old\n+++ new\n" + expected)
  }

  @Test("names are written as git writes them")
  func names() {
    for (name, shown) in [
      ("a b", "a b\t"), ("a\"b", #""a\"b""#), ("é", #""\303\251""#), ("a\n", #""a\012""#),
      ("\u{1B}[2J", #""\033[2J""#), ("a\\b", #""a\\b""#),
    ] {
      let diff = UnifiedDiff(
        from: [], to: [10], oldName: Array(name.utf8), newName: Array("b".utf8))
      #expect(text(diff).hasPrefix("--- \(shown)\n+++ b\n"), "\(name)")
    }
  }

  @Test("patch and git apply make the new text of the old one")
  func patches() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = TextSource(seed: 11)
    for number in 0..<24 {
      let (old, new) = random.texts()
      let parent = folder.appending(path: "\(number)")
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      let plain = UnifiedDiff(
        from: old, to: new, oldName: Array("p".utf8), newName: Array("p".utf8))
      let prefixed = UnifiedDiff(
        from: old, to: new, oldName: Array("a/g é".utf8), newName: Array("b/g é".utf8))
      for (name, bytes) in [
        ("p", old), ("g é", old), ("new", new), ("p.diff", plain.bytes), ("g.diff", prefixed.bytes),
      ] {
        try Data(bytes).write(to: parent.appending(path: name))
      }
    }
    // git and patch treat a text that is empty before or after as a file that is not there.
    let run = try runShell(
      """
      export GIT_CEILING_DIRECTORIES=$PWD
      command -v patch >/dev/null && command -v git >/dev/null || exit 0
      for folder in *; do
        cd $folder
        if test -s p.diff; then
          patch -s -p0 -i p.diff && cmp -s p new || echo "patch $folder"
          if test -s new && test -s 'g é'; then
            git apply --whitespace=nowarn g.diff && cmp -s 'g é' new || echo "git $folder"
          fi
        else
          cmp -s p new || echo "nothing $folder"
        fi
        cd ..
      done
      """, in: folder)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test("long texts take no longer than their length allows", .timeLimit(.minutes(10)))
  func long() {
    let line = { (number: Int) in "    {\"identifier\": \"tab\(number)\"},\n" }
    let lines = (0..<4_000).map { line($0 % 1_000) }
    // Changes everywhere, everything repeated, nothing in common, and everything moved.
    let changed = lines.enumerated().map { $0.offset % 40 == 0 ? "changed\n" : $0.element }
    for (old, new) in [
      (lines, changed), (changed, lines), (lines, lines.map { "x" + $0 }),
      (lines, lines.reversed()), (lines.map { _ in "a\n" }, lines.dropLast(7).map { _ in "a\n" }),
    ] {
      let old = old.joined()
      let new = new.joined()
      let diff = diff(old, new)
      #expect(patched(Array(old.utf8), diff) == Array(new.utf8))
    }
  }

  @Test("reports few changes as few", arguments: 0..<200)
  func small(_ seed: Int) {
    var random = TextSource(seed: UInt64(seed))
    let (old, new) = random.texts()
    let diff = UnifiedDiff(from: old, to: new, oldName: [97], newName: [98])
    #expect(patched(old, diff) == new)
    let told = Array(diff.lines).count { $0.kind == .removed || $0.kind == .added }
    // Lines that are there once stay, even where moving them would cost less.
    #expect(told <= 2 * fewest(lines(old), lines(new)))
  }

  // MARK: - Private

  private func diff(_ old: String, _ new: String) -> UnifiedDiff {
    UnifiedDiff(
      from: Array(old.utf8), to: Array(new.utf8), oldName: Array("old".utf8),
      newName: Array("new".utf8))
  }

  private func text(_ diff: UnifiedDiff) -> String { String(decoding: diff.bytes, as: UTF8.self) }

  private func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: 10, omittingEmptySubsequences: false)
  }

  /// Applies a diff to a text by the numbers in its hunks.
  private func patched(_ old: [UInt8], _ diff: UnifiedDiff) -> [UInt8] {
    var starts = [0]
    for (offset, byte) in old.enumerated() where byte == 10 { starts.append(offset + 1) }
    var result: [UInt8] = []
    var position = 0
    for line in diff.lines {
      switch line.kind {
      case .hunk:
        let range = line.prefix.split(separator: " ")[1].dropFirst().split(separator: ",")
        let first = (Int(range[0]) ?? 0) - (range.count > 1 && range[1] == "0" ? 0 : 1)
        result += old[position..<starts[first]]
        position = starts[first]
      case .context:
        result += line.text
        position += line.text.count
      case .removed: position += line.text.count
      case .added: result += line.text
      case .file, .remark: break
      }
    }
    return result + old[position...]
  }

  /// The fewest lines to remove and to add, worked out in the slow way.
  private func fewest(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> Int {
    var row = Array(0...new.count)
    for left in old {
      var next = [row[0] + 1]
      for (index, right) in new.enumerated() {
        next.append(left == right ? row[index] : min(row[index + 1], next[index]) + 1)
      }
      row = next
    }
    return row[new.count]
  }
}
