import TestTool
import Testing

/// Files that are found, not named: a repository could contain links to anywhere.
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

  @Test(
    "a link of the tree that leads out of it is refused by name, whatever names it",
    arguments: [
      "lint Evil.tabspec.json", "lint --fix Evil.tabspec.json", "lint --diff Evil.tabspec.json",
      "lint *.tabspec.json", "lint out/Real.tabspec.json", "lint out", "resolve Evil.tabspec.json",
      "conform App.tabspec.json Evil.tabrecord.json", "conform Evil.tabspec.json App.tabspec.json",
      "diff App.tabspec.json Evil.tabspec.json", "init --from Evil.tabrecord.json --output New",
      "lint --config Evil.json App.tabspec.json", "lint --baseline Evil.json App.tabspec.json",
      "lint --symbols Evil.json App.tabspec.json", "lint --strings Evil.xcstrings App.tabspec.json",
      "lint \"$PWD/Evil.tabspec.json\"",
    ])
  func outOfTheTree(_ words: String) throws {
    let secret = "{\n \"auths\": {},\n \"token\": \"hunter2\"\n}\n"
    let files = [
      "repository/.git/HEAD": "", "repository/App.tabspec.json": Sample.clean,
      "other/Real.tabspec.json": secret,
    ]
    try TemporaryFolder.with(files) { folder in
      let run = try folder.shell(
        """
        cd repository; ln -s ../other out
        for end in tabspec.json tabrecord.json json xcstrings; do
          ln -s ../other/Real.tabspec.json Evil.$end
        done
        timeout 20 "$TABSPEC" \(words)
        """)
      #expect(run.code == 2, "\(run)")
      #expect(run.errors.contains("this symbolic link leads out of"), "\(run)")
      #expect(!(run.output + run.errors).contains("hunter2"), "\(run)")
    }
  }

  @Test("a link that stays in the tree is followed, and so is one that lies outside of it")
  func staysInTheTree() throws {
    let files = [
      "repository/.git/HEAD": "", "repository/App/App.tabspec.json": Sample.clean,
      "repository/sub/there": "", "other/Real.tabspec.json": Sample.clean,
    ]
    try TemporaryFolder.with(files) { folder in
      let run = try folder.shell(
        """
        ln -s other/Real.tabspec.json Link.tabspec.json
        cd repository/sub; ln -s ../App linked; ln -s ../App/App.tabspec.json Here.tabspec.json
        "$TABSPEC" lint linked/App.tabspec.json && "$TABSPEC" lint Here.tabspec.json \\
          && "$TABSPEC" lint ../../Link.tabspec.json && "$TABSPEC" lint ../../other
        """)
      #expect(run.code == 0, "\(run)")
    }
  }

  @Test(
    "what '--check' compares with is a regular file, or refused",
    arguments: [
      ("ln -s ../secret Tabs.swift", "this is a symbolic link"),
      ("ln -s App.tabspec.json Tabs.swift", "this is a symbolic link"),
      ("ln -s /proc/self/environ Tabs.swift", "this is a symbolic link"),
      ("mkfifo Tabs.swift", "this is not a regular file"),
      ("mkdir Tabs.swift", "this is a folder, not a file"),
    ])
  func check(_ preparation: String, _ reason: String) throws {
    let files = [
      "repository/.git/HEAD": "", "repository/App.tabspec.json": Sample.clean,
      "secret": Self.secret,
    ]
    try TemporaryFolder.with(files) { folder in
      let run = try folder.shell(
        """
        cd repository; \(preparation)
        SECRET=hunter2 timeout 20 "$TABSPEC" generate App.tabspec.json --output Tabs.swift --check
        """)
      #expect(run.code == 2, "\(run)")
      #expect(run.errors.contains("Tabs.swift: \(reason)"), "\(run)")
      #expect(!(run.output + run.errors).contains("hunter2"), "\(run)")
    }
  }

  @Test("'--check' reads nothing through a linked folder that leads out of the tree")
  func checkInLinkedFolder() throws {
    let files = [
      "repository/.git/HEAD": "", "repository/App.tabspec.json": Sample.clean,
      "other/Tabs.swift": Self.secret,
    ]
    try TemporaryFolder.with(files) { folder in
      let run = try folder.shell(
        """
        cd repository; ln -s ../other Generated
        "$TABSPEC" generate App.tabspec.json --output Generated/Tabs.swift --check
        """)
      #expect(run.code == 2, "\(run)")
      #expect(!(run.output + run.errors).contains("hunter2"), "\(run)")
    }
  }
}
