import JSON
import TestSupport
import TestTool
import Testing

/// Runs as a process, on files, links and pipes as a system really has them.
@Suite("What a process is given to read")
struct ProcessInputTests {
  private static let files = [
    "a.tabspec.json": Sample.erring, "sub/b.tabspec.json": Sample.erring, "c.json": Sample.clean,
  ]

  private func paths(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test("links are not followed in folders, so a loop of them ends")
  func links() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        ln -s . loop; ln -s ../sub sub/up; ln -s / root; ln -s a.tabspec.json l.tabspec.json
        ln -s gone dead.tabspec.json
        "$TABSPEC" validate -f concise
        """)
      #expect(paths(run) == ["a.tabspec.json", "sub/b.tabspec.json"])
      #expect(run.code == 1 && run.errors.isEmpty)
    }
  }

  @Test("a link that is named is followed, a dead one and a loop are not there")
  func namedLinks() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        ln -s a.tabspec.json l.json; ln -s gone dead.json; ln -s self.json self.json; ln -s sub s
        "$TABSPEC" validate -f concise l.json dead.json self.json s
        """)
      #expect(paths(run) == ["l.json", "s/b.tabspec.json"])
      #expect(run.errors.split(separator: "\n").count == 2)
      #expect(run.errors.contains("dead.json: ") && run.errors.contains("self.json: "))
      #expect(run.code == 2)
    }
  }

  @Test("standard input is read once, even if a condition is looked up in it first")
  func standardInputOnce() throws {
    let spec = """
      {"conditions": {"signedIn": {"meaning": "m"}},
       "tabs": [{"identifier": "a", "title": "A", "availability": {"when": ["signedIn"]}}]}
      """
    let record = """
      {"recordVersion": 1,
       "environment": {"platform": "iOS", "osVersion": "26.0", "horizontalSizeClass": "compact"},
       "tabs": [{"type": "tab", "identifier": "a", "title": "A"}]}
      """
    try TemporaryFolder.with(["a.json": spec, "a.tabrecord.json": record]) { folder in
      let run = try folder.shell(
        #""$TABSPEC" conform - a.tabrecord.json --when signedIn < a.json"#)
      #expect(run.code == 0 && run.output == "no findings in 2 files\n")
    }
  }

  @Test("skips hidden folders and copies")
  func hidden() throws {
    let bad = [".git", ".build", "node_modules", "sub/.hidden", "sub/node_modules/x"].map {
      ("\($0)/x.tabspec.json", "not looked at")
    }
    try TemporaryFolder.with(Self.files.merging(bad) { $1 }) { folder in
      let run = try folder.shell(#""$TABSPEC" validate -f concise"#)
      #expect(paths(run) == ["a.tabspec.json", "sub/b.tabspec.json"])
    }
  }

  @Test("a folder too deep for a stack is searched")
  func deepFolders() throws {
    try TemporaryFolder.with { folder in
      let run = try folder.shell(
        """
        deep=$(printf 'd/%.0s' {1..1000}); mkdir -p $deep; echo '[' > $deep/x.tabspec.json
        ulimit -s 128; "$TABSPEC" validate -f concise | grep -c json-syntax
        """)
      #expect(run.output == "1\n")
    }
  }

  @Test("a file and a folder without permission are named, the rest goes on")
  func permissions() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        cp a.tabspec.json no.tabspec.json; chmod 000 no.tabspec.json sub; chmod a+rx .
        cp "$TABSPEC" ./tool && chmod a+rx tool
        \(unprivileged)./tool validate -f concise; code=$?; chmod 755 sub; exit $code
        """)
      #expect(paths(run) == ["a.tabspec.json"])
      #expect(run.errors.contains("error: no.tabspec.json: permission denied\n"))
      #expect(run.errors.contains("error: sub: permission denied\n"))
      #expect(run.code == 2)
    }
  }

  @Test("a folder is no file")
  func folder() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(#""$TABSPEC" resolve sub; "$TABSPEC" validate - < sub"#)
      #expect(
        run.errors == """
          error: sub: this is a folder, not a file
          help: did you mean 'sub/b.tabspec.json'?
          error: standard input: this is a folder, not a file

          """)
      #expect(run.code == 2)
    }
  }

  @Test("a pipe is read to its end, by name and as standard input")
  func fifo() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        mkfifo f; (head -c 10 a.tabspec.json; sleep 0.1; tail -c +11 a.tabspec.json) > f &
        "$TABSPEC" validate -f concise f
        (head -c 10 a.tabspec.json; sleep 0.1; tail -c +11 a.tabspec.json) |
          "$TABSPEC" validate -f concise -
        "$TABSPEC" validate -f concise <(cat a.tabspec.json) | grep -c duplicate-identifier
        """)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 3 && lines[0].hasPrefix("f:") && lines[1].hasPrefix("<standard"))
      #expect(lines.dropLast().allSatisfy { $0.hasSuffix("[duplicate-identifier]") })
      #expect(lines.last == "1")
    }
  }

  @Test("pipes and sockets in a folder are passed over")
  func fifoInFolder() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(#"mkfifo f.tabspec.json; "$TABSPEC" validate -f concise"#)
      #expect(paths(run) == ["a.tabspec.json", "sub/b.tabspec.json"])
    }
  }

  @Test("what has no end is refused by its size, and the rest goes on")
  func endless() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        "$TABSPEC" validate -f concise /dev/zero a.tabspec.json
        truncate -s 4G huge.json; "$TABSPEC" validate -f concise huge.json; exit $?
        """)
      #expect(paths(run) == ["a.tabspec.json"])
      let limit = 16
      #expect(
        run.errors == """
          error: /dev/zero: larger than \(limit) MiB, the maximum size
          error: huge.json: larger than \(limit) MiB, the maximum size

          """)
      #expect(run.code == 2)
    }
  }

  @Test("nothing at all on standard input is an empty file")
  func closedInput() throws {
    let run = try runShell(#""$TABSPEC" validate -f concise - < /dev/null"#)
    #expect(run.output.contains("the file is empty") && run.code == 1)
    let closed = try runShell(#""$TABSPEC" validate - <&-"#)
    #expect(closed.errors == "error: standard input: bad file descriptor\n")
    #expect(closed.code == 2)
  }

  @Test("names with spaces, newlines and a minus in front are names")
  func oddNames() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        #"""
        mkdir d; for n in 'a b' $'new\nline' '-x' '--help' '*' "it's" 'é' $'\e[31m' '%s' 'a=b'; do
          cp a.tabspec.json "d/$n.tabspec.json"; done
        cd d; "$TABSPEC" validate -f concise
        "$TABSPEC" validate -f concise -- -x.tabspec.json --help.tabspec.json
        "$TABSPEC" validate -f concise $'new\nline.tabspec.json' ./-x.tabspec.json
        """#)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 14)
      #expect(lines.contains { $0.hasPrefix(#"new\nline.tabspec.json:"#) })
      #expect(lines.contains { $0.hasPrefix(#"\u{1B}[31m.tabspec.json:"#) })
      #expect(run.errors.isEmpty)
    }
  }

  #if os(Linux)
    @Test("a file whose size is not known is read to its end")
    func proc() throws {
      let run = try runShell(#""$TABSPEC" validate -f concise /proc/self/status"#)
      #expect(run.output.hasPrefix("/proc/self/status:1:1: error: 'Name' is not JSON"))
      #expect(run.code == 1)
    }

    @Test(
      "names that are not UTF-8 are found, read and shown as escapes")
    func rawNames() throws {
      try TemporaryFolder.with(Self.files) { folder in
        let run = try folder.shell(
          #"""
          mkdir $'d\xff'; cp a.tabspec.json $'d\xff/caf\xe9.tabspec.json'
          "$TABSPEC" validate -f concise $'d\xff'
          "$TABSPEC" validate -f concise $'d\xff/caf\xe9.tabspec.json'
          "$TABSPEC" validate -f concise $'gone\xfe'
          "$TABSPEC" validate -f json $'d\xff'
          """#)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count > 2 && lines[0] == lines[1])
        #expect(lines[0].hasPrefix(#"d\xFF/caf\xE9.tabspec.json:"#))
        #expect(run.errors == "error: gone\\xFE: no such file or folder\n")
        #expect(run.output.contains(#""path": "d\\xFF/caf\\xE9.tabspec.json""#))
      }
    }

    @Test(
      "a name that is not UTF-8 is in SARIF what the system knows the file by")
    func rawURI() throws {
      try TemporaryFolder.with(Self.files) { folder in
        let run = try folder.shell(
          #"""
          mkdir $'d\xff'; cp a.tabspec.json $'d\xff/caf\xe9.tabspec.json'
          "$TABSPEC" validate $'d\xff' -f sarif | grep -o '"uri": "[^"]*"' | sort -u
          """#)
        #expect(run.output == #""uri": "d%FF/caf%E9.tabspec.json""# + "\n", "\(run)")
      }
    }
  #endif
}
