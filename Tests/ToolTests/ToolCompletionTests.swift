import Foundation
import TestSupport
import Testing

/// The scripts that the tool prints, in the shells themselves; what shells do with every kind of
/// option is tested beside the scripts.
@Suite("Completion of the tool's own words", .enabled(if: BuiltTool.url != nil, "no built tool"))
struct ToolCompletionTests {
  private static func has(_ shell: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }

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

  /// What a shell offers for a line, in the folder of the examples.
  private func offered(_ shell: String, _ line: String) throws -> [String] {
    let set = #"PATH="$(dirname "$TABSPEC"):$PATH"; "#
    let call =
      shell == "bash"
      ? """
      eval "$(tabspec completions bash)"; line='\(line)'; COMP_WORDS=(tabspec ${line//=/ = })
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _tabspec; printf '%s\\n' "${COMPREPLY[@]}"
      """
      : """
      fish --no-config -c "source (tabspec completions fish | psub); complete -C 'tabspec \(line)'"
      """
    let run = try runShell(set + call, in: Repository.root.appending(path: "Examples"))
    return run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test("in bash", arguments: offers)
  func bash(_ line: String, _ expected: String) throws {
    #expect(try offered("bash", line).contains(expected))
  }

  @Test("in fish", .enabled(if: has("fish"), "fish is not installed"), arguments: offers)
  func fish(_ line: String, _ expected: String) throws {
    let offers = try offered("fish", line)
    // After an equals sign fish offers the whole word.
    #expect(offers.contains { $0 == expected || $0.hasSuffix("=\(expected)") }, "\(offers)")
  }

  @Test(
    "the manual is read as its example says", .enabled(if: has("man"), "man is not installed"))
  func manual() throws {
    let line = "tabspec manual > tabspec.1; man ./tabspec.1"
    #expect(runTool(["help", "manual"]).output.contains(" \(line)\n"))
    let run = try runShell(
      """
      cd "$(mktemp -d)"; PATH="$(dirname "$TABSPEC"):$PATH"; export MANPAGER=cat LC_ALL=C
      \(line) 2>&1; rm tabspec.1; rmdir "$PWD"
      """)
    // Bold and underlined characters are written as a character, a backspace and another one.
    let page = run.output.replacing(/.\u{8}/, with: "")
    #expect(page.contains("TABSPEC(1)") && page.contains("--max-findings N"), "\(page.prefix(400))")
  }

  @Test("identifiers are printed one on each line, but for those that no shell can take")
  func identifiers() {
    let spec = """
      {"tabs": [{"identifier": "a b", "title": "A"}, {"identifier": "c\\u001b", "title": "C"},
        {"identifier": "d", "title": "D"}, {"identifier": "d", "title": "E"}]}
      """
    let run = runTool(["completions", "--identifiers", "FILE"], spec: spec)
    #expect(run.output == "a b\nd\n")
    let folder = runTool(["completions", "--identifiers", "."], files: ["x/A.tabspec.json": spec])
    #expect(folder.output == "a b\nd\n")
    #expect(runTool(["completions", "--identifiers", "gone"]).code == 2)
    #expect(runTool(["completions", "--identifiers", "FILE"], spec: "{").output.isEmpty)
  }
}
