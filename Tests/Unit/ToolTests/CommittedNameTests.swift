import Foundation
import TestSupport
import TestTool
import Testing

/// Names that a repository may hold, on the command lines that this project hands out.
@Suite("A committed name is never an option")
struct CommittedNameTests {
  /// Where options were read, the first of these would write beside the repository.
  private static let names = [
    "--format=json=..", "--fix", "-f json", "--config=x", "--help", "--", "a b",
  ]

  private static let files = Dictionary(
    uniqueKeysWithValues: names.map { ("repository/\($0)/x.tabspec.json", Sample.erring) })

  private func check(_ folder: TemporaryFolder, _ run: ToolRun) {
    #expect(folder.names == ["repository"] && run.code == 1, "\(run)")
    let changed = Self.names.filter { name in
      folder.text("repository/\(name)/x.tabspec.json") != Sample.erring
        || !run.output.contains("\(name)/x.tabspec.json")
    }
    #expect(changed == [], "\(run)")
  }

  @Test("by the entry of the pre-commit hook")
  func hook() throws {
    let hooks = try Repository.text(".pre-commit-hooks.yaml")
    let entry = try #require(hooks.split(separator: "\n").first { $0.contains("  entry: ") })
      .replacing("  entry: tabspec ", with: "")
    #expect(hooks.contains("\n  pass_filenames: false\n"))
    try TemporaryFolder.with(Self.files) { folder in
      check(folder, try folder.shell("cd repository; \"$TABSPEC\" \(entry)"))
    }
  }

  @Test("the hook is the one of the docs, and runs when any of its inputs changes")
  func hookInDocs() throws {
    let hooks = try Repository.text(".pre-commit-hooks.yaml").split(separator: "\n")
    let page = try Repository.text("docs/integrations.md")
    let missing = hooks.filter { line in
      (line.contains("entry: ") || line.contains("files: ")) && !page.contains("    \(line)\n")
    }
    #expect(missing == [])
    let files = try #require(hooks.first { $0.hasPrefix("  files: ") }).dropFirst(9)
    let pattern = try Regex(String(files))
    let names = ["App.tabspec.json", "App/tabspec.config.json", "Localizable.xcstrings"]
    #expect((names + ["Package.swift"]).filter { $0.contains(pattern) } == names)
  }

  @Test("by the one-line hook of the docs, from a repository")
  func oneLine() throws {
    let page = try Repository.text("docs/integrations.md")
    let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("git diff --cached") })
      .replacing("tabspec lint", with: "\"$TABSPEC\" lint")
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell("cd repository; git init -q .; git add -A .; \(line)")
      #expect(folder.names == ["repository"], "\(run)")
      #expect(run.output.contains("--format=json=../x.tabspec.json"), "\(run)")
    }
  }

  @Test("by the action, with one path per line")
  func action() throws {
    let action = try Repository.text(".github/actions/lint/action.yml")
    let scripts = action.components(separatedBy: "      run: |\n")
    let script = try #require(scripts.last)
    // What is built already is not built again: there is no package to build here.
    let build = try #require(
      scripts.count == 3 ? scripts[1].components(separatedBy: "\n    - name").first : nil)
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        temporary=$(mktemp -d); mkdir -p "$temporary/.build/release" "$temporary/a/b/c"
        ln -s "$TABSPEC" "$temporary/.build/release/tabspec"
        export GITHUB_ACTION_PATH="$temporary/a/b/c" RUNNER_TEMP="$temporary" FAIL_ON=error
        export GITHUB_STEP_SUMMARY="$temporary/summary"
        export PATHS=$'\(Self.names.joined(separator: "\\n"))\\n*\\n$(touch ../touched)'
        bash -eo pipefail -c '\(build.replacing("'", with: "'\\''"))' || exit 99
        cd repository; mkdir -- '$(touch ..'; bash -eo pipefail -c '\(script.replacing("'", with: "'\\''"))'
        code=$?; grep -c x.tabspec.json "$temporary/summary"; rm -rf "$temporary"; exit $code
        """)
      #expect(folder.names == ["repository"] && run.code == 2, "\(run)")
      let missing = Self.names.filter { name in
        !run.output.contains("file=\(name)/x.tabspec.json".replacing(",", with: "%2C"))
      }
      #expect(missing == [], "\(run)")
      #expect(run.errors.contains("$(touch ../touched): no such file or folder"), "\(run)")
    }
  }

  @Test("by any line of the docs that is given names")
  func lines() throws {
    let page = try Repository.text("docs/integrations.md") + Repository.text("docs/xcode.md")
    let lines = page.split(separator: "\n")
    let given = ["$SRCROOT", "%:S", "old/App.tabspec.json", "xargs"].flatMap { name in
      lines.filter { $0.contains(name) }
    }
    let unsafe = given.filter { line in
      !line.contains("-- ") && !line.contains(#"--\ "#) && !line.hasSuffix(" --")
    }
    #expect(given.count == 4 && unsafe == [], "\(given)")
    // A word after the command that is not an option and no value of one would be a name.
    let named = lines.filter { $0.hasPrefix("tabspec lint ") }.filter { line in
      line.split(separator: " ").dropFirst(2).prefix { $0 != "--" }.contains { word in
        !["--", "tabspec.", "sarif", "junit"].contains { word.hasPrefix($0) }
          && word != "text" && word != "concise"
      }
    }
    #expect(named == [])
  }
}
