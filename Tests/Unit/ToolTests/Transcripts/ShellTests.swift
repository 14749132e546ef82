import Foundation
import TestSupport
import TestTool
import Testing

/// Runs of the tool as processes. Files of `Tests/Transcripts/shell` are written as transcripts are,
/// but each line after `$` is run by bash, in a folder that is new where a section begins with files:
///
///     # a link that is named is followed
///     a.json
///         {}
///     $ ln -s a.json l.json; ulimit -n 16
///     $ tabspec validate -f concise l.json
///         l.json:1:1: error: a tab spec needs the key 'tabs' [missing-key]
///     [1]
///
/// - Standard output is followed by standard error. The folder is shown as `/app`.
/// - `[1]` is the code of the last command of a pipe that failed.
/// - `$TABSPEC` is the path of the tool, and `unprivileged` runs a command that must not be allowed
///   everything, as root is.
/// - A section with `(Linux)` in its name is for Linux.
@Suite("Runs in a shell print")
struct ShellTests {
  static let folder = Repository.root.appending(path: "Tests/Transcripts/shell")

  private static let setup = """
    set -o pipefail; PATH="$(dirname "$TABSPEC"):$PATH"
    unprivileged() {
      if [ "$(id -u)" != 0 ]; then "$@"; return; fi
      setpriv --reuid 65534 --regid 65534 --clear-groups "$@"
    }
    if ! command -v timeout >/dev/null; then
      timeout() { perl -e 'alarm shift; exec @ARGV' "$@"; }
      export -f timeout
    fi

    """

  /// `UPDATE_GOLDEN=1 swift test --filter ShellTests` records, and fails.
  @Test("what transcripts show", arguments: try Transcript.names(in: folder))
  func transcript(_ name: String) throws {
    var transcript = try Transcript(name, in: Self.folder)
    var printed: [[Substring]] = []
    var runs = transcript.runs[...]
    while let first = runs.popFirst() {
      let more = runs.prefix { !$0.removesOthers }
      runs = runs.dropFirst(more.count)
      try TemporaryFolder.with { folder in
        for run in [first] + more {
          printed.append(try Self.printed(run, of: transcript, in: folder))
        }
      }
    }
    try transcript.expect(printed)
  }

  private static func printed(
    _ run: Transcript.Run, of transcript: Transcript, in folder: TemporaryFolder
  ) throws -> [Substring] {
    #if !os(Linux)
      if run.name.contains("(Linux)") { return transcript.expected(run) }
    #endif
    try folder.write(run.files)
    let result = try folder.shell(setup + run.text)
    // On a Mac, folders of `/var` are those of `/private/var`.
    let text = (result.output + result.errors)
      .replacing("/private" + folder.url.path, with: "/app")
      .replacing(folder.url.resolvingSymlinksInPath().path, with: "/app")
      .replacing(folder.url.path, with: "/app")
    return Transcript.lines(of: text, result.code)
  }
}
