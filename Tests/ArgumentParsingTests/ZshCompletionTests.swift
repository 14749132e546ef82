import ArgumentParsing
import Foundation
import Testing

@Suite("Completion in zsh", .enabled(if: Shell.has("zsh"), "zsh is not installed"))
struct ZshCompletionTests {
  @Test("the script is valid")
  func syntax() throws {
    try withFolder(holding: "_t", testTool.description.zshCompletion()) { folder in
      let result = try Shell.run("zsh", ["-n", "_t"], in: folder)
      #expect(result.output == "")
      #expect(result.status == 0)
    }
  }

  /// What is offered at the end of a line.
  ///
  /// Zsh completes only in a terminal, so one zsh types into another one, in which `compadd` prints
  /// the matches that it is to add.
  private func offered(_ line: String) throws -> [String] {
    let setUp = #"""
      PROMPT=
      fpath=($PWD $fpath)
      autoload -Uz compinit
      compinit -u -D
      bindkey '^I' complete-word
      t() { print -l home 'a $(b)' "[$*]" }
      compadd() {
        local argument
        for argument; do
          case $argument in
            (-|--) break ;;
            # With these the matches are for the caller and not for the line.
            (-[OAD]*) builtin compadd "$@"; return ;;
          esac
        done
        local -a found
        builtin compadd -A found "$@"
        local match
        for match in $found; do print -r -- "<${(Q)match}>" >> offered.txt; done
        builtin compadd "$@"
      }
      finished() { print -r -- end >> offered.txt; exit }
      zle -N finished
      bindkey '^X' finished
      print ready > ready.txt
      """#
    let driver = """
      zmodload zsh/zpty zsh/zselect
      # Waits for a file to end in a word, for ten seconds at most, and keeps the terminal empty.
      wait_for() {
        repeat 500; do
          while zpty -r -t inner output; do :; done
          [[ -f $1 && $(<$1) == *$2 ]] && return
          zselect -t 2
        done
      }
      zpty inner zsh -f -i
      zpty -w inner 'source ./setup.zsh'
      wait_for ready.txt ready
      zpty -w -n inner "$1"$'\\t'
      zpty -w -n inner $'\\x18'
      wait_for offered.txt end
      zpty -d inner
      cat offered.txt
      """
    return try withFolder(holding: "_t", testTool.description.zshCompletion()) { folder in
      try Data(setUp.utf8).write(to: folder.appending(path: "setup.zsh"))
      let result = try Shell.run("zsh", ["-f", "-c", driver, "zsh", line], in: folder)
      #expect(result.lines.last == "end", "\(result.output)")
      let matches = result.lines.filter { $0.hasPrefix("<") }.map { $0.dropFirst().dropLast() }
      return Set(matches.map(String.init)).sorted()
    }
  }

  @Test("commands come first")
  func commands() throws {
    #expect(try offered("t ") == ["diff", "explain", "help", "lint"])
  }

  @Test("options are those of the command")
  func options() throws {
    #expect(try offered("t lint --fo") == ["--format"])
    #expect(try offered("t diff --") == ["--help", "--plain", "--version"])
  }

  @Test("values are those of the option")
  func values() throws {
    #expect(try offered("t lint --format ") == ["json", "sarif", "text"])
    #expect(try offered("t lint --format=s") == ["sarif"])
    #expect(try offered("t lint --skip titles,nest") == ["nesting-depth", "nesting-order"])
    #expect(try offered("t lint --report ju") == ["junit"])
    #expect(try offered("t lint --output oth") == ["other.txt"])
  }

  @Test("operands are specs and folders, or names")
  func operands() throws {
    #expect(try offered("t lint ") == ["a.tabspec.json", "b c.tabspec.json", "sub folder"])
    #expect(try offered("t explain ") == ["duplicate-identifier", "nesting-depth"])
  }

  @Test("after a name and an equals sign come the values of the pair")
  func pairs() throws {
    #expect(try offered("t lint --level nest") == ["nesting-depth"])
    #expect(try offered("t lint --level titles=h") == ["high"])
  }

  @Test("upper and lower case are the same where nothing else fits")
  func cases() throws {
    #expect(try offered("t lint --release spri") == ["Spring"])
  }

  @Test("what a file holds is asked of the tool")
  func asked() throws {
    #expect(
      try offered("t lint a.tabspec.json --node ")
        == ["[explain --names a.tabspec.json]", "a $(b)", "home"])
    #expect(try offered("t lint --node h") == ["home"])
  }
}
