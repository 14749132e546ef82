import TestTool
import Testing

/// Faults that meet a process while it writes a file.
@Suite("A file that is written while something goes wrong")
struct ProcessFaultTests {
  private static let files = ["real/a.tabspec.json": Sample.erring]

  @Test(
    "no report takes the place of what it is about, by a link either",
    arguments: ["link/a.tabspec.json", "link.json", "hard.json"])
  func linkedInput(_ report: String) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        ln -s real link; ln -s real/a.tabspec.json link.json; ln real/a.tabspec.json hard.json
        "$TABSPEC" lint real -f json=\(report)
        """)
      #expect(folder.text("real/a.tabspec.json") == Sample.erring)
      #expect(run.errors.contains("\(report) is an input and would be overwritten"))
      #expect(run.code == 2)
    }
  }

  @Test("ignores files of an earlier process with the same number")
  func leftover() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        #"""
        bash -c 'echo old > .tabspec-$$; exec "$TABSPEC" lint real -f json=r.json'
        code=$?; cat .tabspec-*; exit $code
        """#)
      #expect(folder.text("r.json")?.hasSuffix("}\n") == true)
      #expect(run.output == "old\n" && run.errors.isEmpty)
      #expect(run.code == 1)
    }
  }

  @Test("a file that may not grow so large is an error, and leaves nothing")
  func largest() throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        echo old > r.json; ulimit -c 0; ulimit -f 1
        "$TABSPEC" lint real -f json=r.json; code=$?; "$TABSPEC" rules > rules; echo $code $?
        """)
      #expect(run.output == "2 2\n")
      #expect(run.errors.contains("error: r.json: file too large\n"))
      #expect(run.errors.contains("error: standard output: file too large\n"))
      #expect(folder.text("r.json") == "old\n")
      #expect(folder.names == ["r.json", "real", "rules"])
    }
  }

  @Test(
    "a signal in the middle of a write leaves the old file or the new one",
    arguments: ["INT", "TERM", "HUP"])
  func signal(_ name: String) throws {
    let nodes = (0..<3_000).map { #"{"identifier":"n\#($0)","title":"T","x":0}"# }
    let spec = #"{"tabs":[\#(nodes.joined(separator: ","))]}"#
    try TemporaryFolder.with(["a.json": spec]) { folder in
      let run = try folder.shell(
        #"""
        echo old > r.json
        perl -MPOSIX -e '
          sigprocmask(SIG_SETMASK, POSIX::SigSet->new); $SIG{$_} = "DEFAULT" for "INT", "HUP";
          my $tool = fork() // die;
          if (!$tool) { exec $ENV{TABSPEC}, "validate", "a.json", "-f", "json=r.json", "--max-findings", "0"; die }
          $SIG{ALRM} = sub { kill "KILL", $tool; print "too late"; exit }; alarm 60;
          my $gone = 0;
          until ($gone || -e ".tabspec-$tool") { $gone = waitpid $tool, WNOHANG }
          if (!$gone) { kill $ARGV[0], $tool; waitpid $tool, 0 }
        ' \#(name); tail -c 2 r.json
        """#)
      #expect(folder.names == ["a.json", "r.json"])
      // The ends of "old" and of the report.
      #expect(["d\n", "}\n"].contains(run.output))
    }
  }

  @Test("where no thread can be started, one does the work of all")
  func noThreads() throws {
    try TemporaryFolder.with { folder in
      let run = try folder.shell(
        #"""
        chmod a+rx .; cp "$TABSPEC" ./tool && chmod a+rx tool
        for i in {10..59}; do echo '{' > $i.tabspec.json; done; chmod a+r *
        \#(unprivileged)bash -c 'ulimit -u 1; exec ./tool validate -f concise'
        """#)
      let paths = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
      #expect(paths == (10...59).map { "\($0).tabspec.json" }, "\(run)")
    }
  }
}
