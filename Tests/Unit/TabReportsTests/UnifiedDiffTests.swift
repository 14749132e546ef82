import Foundation
import TabReports
import TestSupport
import Testing

@Suite("Unified diffs")
struct UnifiedDiffTests {
  @Test("patch and git apply make the new texts of the old ones")
  func patches() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["patch", "patched", "git", "fixed"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    var random = TextSource(seed: 11)
    var (diffs, prefixed) = (Data(), Data())
    for number in 0..<24 {
      let (old, new) = random.texts()
      func add(_ name: String, _ prefixes: (String, String), to diffs: inout Data) {
        diffs +=
          UnifiedDiff(
            from: old, to: new, oldName: Array((prefixes.0 + name).utf8),
            newName: Array((prefixes.1 + name).utf8)
          ).bytes
      }
      func write(_ bytes: [UInt8], _ path: String) throws {
        try Data(bytes).write(to: folder.appending(path: path))
      }
      try write(old, "patch/\(number)")
      try write(new, "patched/\(number)")
      add("\(number)", ("", ""), to: &diffs)
      // git treats a text that is empty before or after as a file that is not there.
      if old.isEmpty || new.isEmpty { continue }
      try write(old, "git/é \(number)")
      try write(new, "fixed/é \(number)")
      add("é \(number)", ("a/", "b/"), to: &prefixed)
    }
    try diffs.write(to: folder.appending(path: "p.diff"))
    try prefixed.write(to: folder.appending(path: "g.diff"))
    let run = try runShell(
      """
      export GIT_CEILING_DIRECTORIES=$PWD
      command -v patch >/dev/null && command -v git >/dev/null || exit 0
      (cd patch && patch -s -p0 -i ../p.diff); diff -r patch patched
      (cd git && git apply --whitespace=nowarn ../g.diff); diff -r git fixed
      """, in: folder)
    #expect((run.output + run.errors).isEmpty)
  }

  @Test("long texts take no longer than their length allows", .timeLimit(.minutes(10)))
  func long() {
    let line = { (number: Int) in "    {\"identifier\": \"tab\(number)\"},\n" }
    let lines = (0..<2_000).map { line($0 % 500) }
    // Changes everywhere, everything repeated, nothing in common, and everything moved.
    let changed = lines.enumerated().map { $0.offset % 40 == 0 ? "changed\n" : $0.element }
    for (old, new) in [
      (lines, changed), (changed, lines), (lines, lines.map { "x" + $0 }),
      (lines, lines.reversed()), (lines.map { _ in "a\n" }, lines.dropLast(7).map { _ in "a\n" }),
    ] {
      let (old, new) = (Array(old.joined().utf8), Array(new.joined().utf8))
      let diff = UnifiedDiff(from: old, to: new, oldName: [97], newName: [98])
      #expect(patched(old, diff) == new)
    }
  }

  @Test("reports few changes as few")
  func small() {
    for seed in 0..<150 {
      var random = TextSource(seed: UInt64(seed))
      let (old, new) = random.texts()
      let diff = UnifiedDiff(from: old, to: new, oldName: [97], newName: [98])
      let told = Array(diff.lines).count { $0.kind == .removed || $0.kind == .added }
      // Lines that are there once stay, even where moving them would cost less.
      #expect(
        patched(old, diff) == new && told <= 2 * fewest(lines(old), lines(new)), "\(seed)")
    }
  }

  // MARK: - Private

  private func lines(_ text: [UInt8]) -> [Int] {
    text.split(separator: 10, omittingEmptySubsequences: false).map(\.hashValue)
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
  private func fewest(_ old: [Int], _ new: [Int]) -> Int {
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

/// Texts that are the same on every run.
private struct TextSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// Two texts that have much in common, with few or many different lines.
  mutating func texts() -> (old: [UInt8], new: [UInt8]) {
    let variety = 1 + below(60)
    let ending = below(4) == 0 ? "\r\n" : "\n"
    var old = (0..<below(60)).map { _ in "line \(below(variety))" }
    var new = old
    for _ in 0..<below(8) {
      let place = below(new.count + 1)
      if below(2) == 0 || place == new.count {
        new.insert("line \(below(variety))", at: place)
      } else {
        new.remove(at: place)
      }
    }
    if below(10) == 0 { old = [] }
    func text(_ lines: [String], _ isClosed: Bool) -> [UInt8] {
      Array((lines.joined(separator: ending) + (isClosed && !lines.isEmpty ? ending : "")).utf8)
    }
    return (text(old, below(3) > 0), text(new, below(3) > 0))
  }
}
