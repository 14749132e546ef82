import TestTool
import Testing

/// Files that nobody names: a repository could make them lead anywhere.
@Suite("What is found is not followed")
struct FoundFileTests {
  private static let secret = "SECRET=hunter2\n"
  private static let files = [
    "repository/App.tabspec.json": Sample.warned, "repository/.git/HEAD": "", "secret": secret,
    "repository/real/tabspec.config.json": #"{"rules": {"duplicate-identifier": "off"}}"#,
  ]

  @Test(
    "a configuration that is not a regular file is named, not opened, and not skipped",
    arguments: [
      ("ln -s ../secret tabspec.config.json", "this is a symbolic link"),
      ("ln -s real/tabspec.config.json tabspec.config.json", "this is a symbolic link"),
      ("ln -s gone tabspec.config.json", "this is a symbolic link"),
      ("ln -s /proc/self/environ tabspec.config.json", "this is a symbolic link"),
      ("mkfifo tabspec.config.json", "this is not a regular file"),
      ("mkdir tabspec.config.json", "this is a folder, not a file"),
    ])
  func configuration(_ preparation: String, _ reason: String) throws {
    try TemporaryFolder.with(Self.files) { folder in
      for command in ["lint", "validate App.tabspec.json", "rules", "resolve App.tabspec.json"] {
        let run = try folder.shell(
          "cd repository; rm -rf tabspec.config.json; \(preparation); timeout 20 \"$TABSPEC\" \(command)"
        )
        #expect(run.code == 2, "\(command): \(run)")
        #expect(run.errors.contains("tabspec.config.json: \(reason)"), "\(command): \(run)")
        #expect(!(run.output + run.errors).contains("hunter2"))
      }
    }
  }

  @Test("no folder up to the one with .git may be a link either")
  func linkedFolder() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        cd repository; cp App.tabspec.json real; ln -s real link
        "$TABSPEC" lint link/App.tabspec.json; echo $?
        "$TABSPEC" lint real/App.tabspec.json -f concise --fail-on never; echo $?
        cd ..; ln -s repository outside; "$TABSPEC" lint outside/real --fail-on never > /dev/null; echo $?
        """)
      #expect(run.output.contains("nothing was checked\n2\n"), "\(run)")
      #expect(run.output.hasSuffix("\n0\n0\n"), "\(run)")
      #expect(
        run.errors.contains(
          "error: link/tabspec.config.json: 'link' is a symbolic link, which is not followed here"),
        "\(run)")
    }
  }

  @Test("what the command line names is followed as it is")
  func named() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        cd repository; ln -s real/tabspec.config.json c.json; ln -s App.tabspec.json l.json
        mkfifo tabspec.config.json
        "$TABSPEC" lint l.json --config c.json -f concise; echo $?
        "$TABSPEC" lint l.json --no-config -f concise; echo $?
        """)
      #expect(run.errors.isEmpty, "\(run)")
      #expect(run.output.split(separator: "\n").filter { $0 == "0" }.count == 2, "\(run)")
    }
  }
}
