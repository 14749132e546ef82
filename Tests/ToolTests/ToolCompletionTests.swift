import TestSupport
import Testing

/// The script for bash; `Tests/Shells/run` tries the other shells.
@Suite("Completion of the tool's own words")
struct ToolCompletionTests {
  /// Lines, the last word of each being written, and what has to be among what is offered for it.
  private static let offers = [
    ("lint --rule nesting", "nesting-depth="), ("lint --rule nesting-depth=o", "off"),
    ("explain multiw", "multiword-title"), ("resolve media.tabspec.json --why lib", "library"),
    ("resolve minimal.tabspec.json --selected tim", "timer"), ("resolve --os 2", "27"),
    ("matrix --os 2", "26"), ("diff --sdk 1", "18"), ("resolve --platform ipa", "ipad"),
    ("resolve --platform ipado", "iPadOS"),
    ("matrix --platform vis", "visionOS"), ("resolve --platform mac", "macCatalyst"),
    ("init --config --fo", "--force"), ("schema cust", "customization"),
  ]

  /// What bash offers for a line, in the folder of the examples.
  private func offered(_ line: String) throws -> [String] {
    let call = """
      PATH="$(dirname "$TABSPEC"):$PATH"; eval "$(tabspec completions bash)"; line='\(line)'
      COMP_WORDS=(tabspec ${line//=/ = }); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _tabspec; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try runShell(call, in: Repository.examples)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("in bash", arguments: offers)
  func bash(_ line: String, _ expected: String) throws {
    #expect(try offered(line).contains(expected))
  }
}
