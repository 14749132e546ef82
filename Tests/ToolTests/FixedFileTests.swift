import Foundation
import TestSupport
import TestTool
import Testing

/// Files while they are fixed, and after failures.
@Suite("Files that are fixed")
struct FixedFileTests {
  private let spec = FixSample.spec

  @Test("what cannot be written stays as it was, and its findings are reported")
  func unwritable() {
    let system = FixSample.system(["App.tabspec.json": spec])
    system.fileError = .failed(reason: "no space left on device")
    let run = runTool(["lint", "--fix", "--format", "concise"], on: system)
    #expect(FixSample.text(system) == spec)
    #expect(run.output.contains("[no-effect]"))
    #expect(run.errors.contains("error: App.tabspec.json: no space left on device"))
    #expect(run.code == 2)
  }

  @Test("symbolic links are refused")
  func links() {
    let system = FixSample.system(["App.tabspec.json": spec])
    system.links = ["App.tabspec.json"]
    let run = runTool(["lint", "--fix", "App.tabspec.json"], on: system)
    #expect(FixSample.text(system) == spec)
    #expect(run.errors.contains("symbolic links are not fixed"))
    #expect(run.code == 2)
  }

  @Test("a run that cannot write to the end leaves the old file")
  func interrupted() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fix-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let big = spec.replacing("\"Home\"", with: "\"Home\"" + String(repeating: " ", count: 100_000))
    try Data(big.utf8).write(to: folder.appending(path: "App.tabspec.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "Link.tabspec.json").path,
      withDestinationPath: "App.tabspec.json")
    // A file that may not grow beyond 16 blocks ends the write in its middle.
    let run = try runShell(
      """
      cp App.tabspec.json old
      (ulimit -c 0; ulimit -f 16; exec "$TABSPEC" lint --fix App.tabspec.json >/dev/null 2>&1)
      test $? -ne 0 && cmp App.tabspec.json old || echo changed
      "$TABSPEC" lint --fix Link.tabspec.json >/dev/null 2>&1
      test $? -eq 2 && test -L Link.tabspec.json && cmp App.tabspec.json old || echo linked
      "$TABSPEC" lint --diff App.tabspec.json > diff 2>/dev/null
      patch -s -p1 -i diff && ! cmp -s App.tabspec.json old || echo unpatched
      mv App.tabspec.json patched && cp old App.tabspec.json && chmod 640 App.tabspec.json
      "$TABSPEC" lint --fix App.tabspec.json >/dev/null 2>&1 || echo failed
      cmp App.tabspec.json patched || echo different
      ls -l App.tabspec.json | grep -q '^-rw-r-----' || echo mode
      """, in: folder)
    #expect(run.output.isEmpty)
  }
}
