import TestSupport
import TestTool
import Testing

/// Runs as a process, whose output goes where a system lets it go.
@Suite("What a process writes")
struct ProcessOutputTests {
  private static let files = ["a.tabspec.json": Sample.erring, "ok.tabspec.json": Sample.clean]

  @Test("a reader that has gone is no error, whatever it has read")
  func closedPipe() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        "$TABSPEC" rules | head -c 10; echo "${PIPESTATUS[0]}"
        "$TABSPEC" rules | true; echo "${PIPESTATUS[0]}"
        "$TABSPEC" lint ok.tabspec.json | true; echo "${PIPESTATUS[0]}"
        "$TABSPEC" lint a.tabspec.json | true; echo "${PIPESTATUS[0]}"
        "$TABSPEC" resolve ok.tabspec.json -p all -f json | head -c 1 > one; echo "${PIPESTATUS[0]}"
        (sleep 0.1; "$TABSPEC" lint a.tabspec.json; echo $? > code) | true
        """)
      #expect(run.output.split(separator: "\n").suffix(4) == ["0", "0", "1", "0"])
      #expect(folder.text("one") == "{" || folder.text("one") == "[")
      #expect(folder.text("code") == "1\n")
      #expect(run.errors.isEmpty)
    }
  }

  #if os(Linux)
    @Test("a full disk is an error, on every way out")
    func full() throws {
      try TemporaryFolder.with(Self.files) { folder in
        for line in [
          "lint ok.tabspec.json > /dev/full", "rules > /dev/full", "--help > /dev/full",
          "--version > /dev/full", "resolve ok.tabspec.json > /dev/full",
          "lint ok.tabspec.json -f json=/dev/full", "explain nesting-depth > /dev/full",
        ] {
          let run = try folder.shell(#""$TABSPEC" \#(line)"#)
          #expect(run.code == 2, "\(line)")
          #expect(run.errors.contains("no space left on device"), "\(line)")
        }
      }
    }
  #endif

  @Test("output that is closed from the start is an error, not a success")
  func closedOutput() throws {
    let run = try runShell(#""$TABSPEC" rules >&-"#)
    #expect(run.code == 2)
    #expect(run.errors == "error: standard output: bad file descriptor\n")
    let unheard = try runShell(#""$TABSPEC" lnt 2>&-"#)
    #expect(unheard.code == 64)
  }

  @Test("a report is whole, and nothing is left beside it")
  func report() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        echo old > report.json; chmod 640 report.json
        "$TABSPEC" lint a.tabspec.json -f json=report.json -f concise=sub.txt -f text; code=$?
        ls -l report.json | cut -c1-10; exit $code
        """)
      #expect(run.code == 1)
      #expect(folder.text("report.json")?.hasPrefix("{") == true)
      #expect(folder.text("report.json")?.hasSuffix("}\n") == true)
      #expect(folder.text("sub.txt")?.contains("[duplicate-identifier]") == true)
      #expect(run.output.contains("1 error in 1 file") && run.output.hasSuffix("-rw-r-----\n"))
      #expect(folder.names == ["a.tabspec.json", "ok.tabspec.json", "report.json", "sub.txt"])
    }
  }

  @Test(
    "a report that cannot be written leaves the old one as it was",
    arguments: [
      "no/such/folder/r.json", "d", "locked/r.json", ".", "",
    ])
  func failedReport(_ path: String) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        mkdir d locked; echo old > locked/r.json; chmod 555 locked; chmod a+rx .
        chmod a+r *.json; cp "$TABSPEC" ./tool && chmod a+rx tool
        \(unprivileged)./tool lint a.tabspec.json -f 'json=\(path)'
        code=$?; ls -A locked d; chmod 755 locked; exit $code
        """)
      #expect(run.code == (path.isEmpty ? 64 : 2), "\(run)")
      #expect(run.errors.contains("error: ") && (path.isEmpty || run.errors.contains(path)))
      #expect(folder.text("locked/r.json") == "old\n")
      #expect(run.output.contains("locked:\nr.json\n"))
    }
  }

  @Test(
    "no report takes the place of what it is about, however that is spelled",
    arguments: [
      "lint a.tabspec.json -f json=a.tabspec.json", "lint ./a.tabspec.json -f json=a.tabspec.json",
      "lint a.tabspec.json -f json=./a.tabspec.json", "lint -f json=a.tabspec.json",
      "lint . -f json=sub/../a.tabspec.json", "lint a.tabspec.json -f json=$PWD/a.tabspec.json",
      "lint $PWD/a.tabspec.json -f json=a.tabspec.json", "validate -f text=a.tabspec.json",
      "lint --write-baseline a.tabspec.json",
      "lint a.tabspec.json --write-baseline=a.tabspec.json",
      "resolve a.tabspec.json -f json=./a.tabspec.json",
      "resolve ok.tabspec.json --customization a.tabspec.json -f json=a.tabspec.json",
      "lint a.tabspec.json --config a.tabspec.json -f json=./a.tabspec.json",
    ])
  func ownInput(_ line: String) throws {
    try TemporaryFolder.with(Self.files.merging(["sub/x.txt": ""]) { $1 }) { folder in
      let run = try folder.shell(#""$TABSPEC" \#(line)"#)
      #expect(folder.text("a.tabspec.json") == Sample.erring)
      #expect(run.code != 0)
      #expect(!run.errors.isEmpty)
    }
  }

  @Test("two reports into one file are refused, and into a device they are not replaced")
  func devices() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        #""$TABSPEC" lint ok.tabspec.json -f json=/dev/null -f concise; ls -l /dev/null"#)
      #expect(run.output.hasPrefix("c") && run.errors.isEmpty)
      let both = try folder.shell(#""$TABSPEC" lint -f json=x -f text=x"#)
      #expect(both.code == 64)
      #expect(!folder.names.contains("x"))
    }
  }

  @Test(
    "a signal ends it as signals do, and leaves no half a file",
    arguments: ["INT", "TERM"])
  func signals(_ signal: String) throws {
    try TemporaryFolder.with(Self.files) { folder in
      // Signals may be blocked where tests run, which is inherited; so they are let through again.
      let run = try folder.shell(
        #"""
        mkfifo f; echo old > r.json
        perl -MPOSIX -e '
          sigprocmask(SIG_SETMASK, POSIX::SigSet->new); $SIG{INT} = "DEFAULT";
          my $tool = fork() || exec $ENV{TABSPEC}, "lint", "f", "-f", "json=r.json";
          $SIG{ALRM} = sub { kill "KILL", $tool; print "too late"; exit }; alarm 20;
          open my $pipe, ">", "f"; select undef, undef, undef, 0.2;
          kill $ARGV[0], $tool; waitpid $tool, 0;
          print WIFSIGNALED($?) ? WTERMSIG($?) : "exit"
        ' \#(signal)
        """#)
      #expect(run.output == (signal == "INT" ? "2" : "15"))
      #expect(folder.text("r.json") == "old\n")
      #expect(folder.names == ["a.tabspec.json", "f", "ok.tabspec.json", "r.json"])
    }
  }

  /// Without optimization the tool itself needs more than 128 KiB of stack; with it, 64 will do.
  @Test(
    "little stack, few files, no home and an odd locale change nothing",
    arguments: [
      "ulimit -s 256;", "ulimit -n 16;", "unset HOME; LC_ALL=tr_TR.UTF-8 TZ=Nowhere/X",
      "env -i NO_COLOR=1", "LANG=C LC_ALL=C",
    ])
  func environment(_ prefix: String) throws {
    let deep =
      #"{"tabs":["# + String(repeating: #"{"identifier":"g","title":"G","children":["#, count: 200)
      + String(repeating: "]}", count: 200) + "]}"
    try TemporaryFolder.with(Self.files.merging(["d.tabspec.json": deep]) { $1 }) { folder in
      let line = #""$TABSPEC" lint -f json; "$TABSPEC" resolve d.tabspec.json -p all"#
      let usual = try folder.shell(line)
      let odd = try folder.shell(
        prefix.hasSuffix(";")
          ? prefix + line
          : line.replacing(#""$TABSPEC""#, with: prefix + #" "$TABSPEC""#))
      #expect(usual.output == odd.output && usual.code == odd.code)
      #expect(usual.errors == odd.errors)
      #expect(!usual.output.isEmpty)
    }
  }

  @Test("a million brackets need no stack")
  func million() throws {
    let run = try runShell(
      """
      ulimit -s 128
      head -c 1000000 /dev/zero | tr '\\0' '[' | "$TABSPEC" validate - -f concise
      """)
    #expect(run.output.hasPrefix("<standard input>:1:1001: error: "))
    #expect(run.code == 1)
  }
}
