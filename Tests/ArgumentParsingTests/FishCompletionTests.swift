import ArgumentParsing
import Testing

/// The rules of the script; `Tests/Shells/run` asks fish itself.
@Suite("Completion in fish")
struct FishCompletionTests {
  @Test("commands, then options and operands of each")
  func rules() {
    let lines = testTool.description.fishCompletion().split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("complete ") }.joined(separator: "\n") == #"""
        complete -c t -f
        complete -c t -n 'not __t_command >/dev/null' -a lint -d 'Look for mistakes.'
        complete -c t -n 'not __t_command >/dev/null' -a diff -d 'Compare two specs.'
        complete -c t -n 'not __t_command >/dev/null' -a explain -d 'Tell about one rule.'
        complete -c t -n 'not __t_command >/dev/null' -a help -d 'Print help for the tool or for one command.'
        complete -c t -l plain -d 'No decoration.'
        complete -c t -s h -l help -d 'Print help and exit.'
        complete -c t -s V -l version -d 'Print the version and exit.'
        complete -c t -n '__t_is lint' -s f -l format -x -a 'text json sarif' -d 'Print findings like this.'
        complete -c t -n '__t_is lint' -s d -l depth -x -d 'Look this deep.'
        complete -c t -n '__t_is lint' -s v -l verbose -d 'Say more. Repeat it for even more.'
        complete -c t -n '__t_is lint' -s q -l quiet -d 'Say less.'
        complete -c t -n '__t_is lint' -s i -l ignore -x -d 'Do not look for this. Repeatable.'
        complete -c t -n '__t_is lint' -s o -l output -r -F -d 'Write to this file.'
        complete -c t -n '__t_is lint' -l color -d 'Use colour.'
        complete -c t -n '__t_is lint' -l no-color -d 'Use no colour.'
        complete -c t -n '__t_is lint' -s l -l loud -d 'Say it in capitals.'
        complete -c t -n '__t_is lint' -s r -l report -x -a '(__t_name_and_file junit checkstyle)' -d 'Write a report; it\'s [the] usual: short.'
        complete -c t -n '__t_is lint' -s s -l skip -x -a 'nesting-depth nesting-order titles' -d 'Do not look for this rule. Repeatable.'
        complete -c t -n '__t_is lint' -l level -x -a '(__t_pair "nesting-depth titles" "high low")' -d 'Mind this rule so much. Repeatable.'
        complete -c t -n '__t_is lint' -l node -x -a '(__t_asked "explain --names")' -d 'Look at this node.'
        complete -c t -n '__t_is lint' -l release -x -a 'Spring summer spr' -d 'Look at this release.'
        complete -c t -n '__t_is lint' -a '(__t_paths .tabspec.json)'
        complete -c t -n '__t_is diff' -F
        complete -c t -n '__t_is diff' -F
        complete -c t -n '__t_is explain' -a 'nesting-depth duplicate-identifier'
        complete -c t -n '__t_is help' -a 'lint diff explain'
        """#)
  }

  @Test("options that take a value are known, so that the command is found behind them")
  func values() {
    let lines = testTool.description.fishCompletion().split(separator: "\n")
    #expect(
      lines.filter { $0.contains("case :") }.map { $0.trimmingPrefix { $0 == " " } } == [
        """
        case :-f :--format :-d :--depth :-i :--ignore :-o :--output :-r :--report :-s :--skip \
        :--level :--node :--release
        """
      ])
  }
}
