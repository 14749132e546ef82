let completionRows: [SmallRun] = [
  SmallRun(
    "words of zsh for generate",
    ["completions", "zsh"],
    [:],
    only: ["#compdef", "--access", "--type=", "-o+", "--why=", "_describe", "_message", "--help"],
    #"""
    #compdef tabspec
    '*--help[Print help and exit.]'
    _describe -t commands command commands && ret=0
    '*-o+[Write the spec of --from to this file instead of printing it.]:FILE:_files' \
    '*--why=[Explain step by step why this node is where it is, with links to Apple'\''s documentation, instead of printing the layout. Text and JSON only.]:IDENTIFIER: _tabspec_asked "completions --identifiers"' \
    '*-o+[Write the source to this file instead of printing it.]:FILE:_files' \
    '*--type=[Prefix of type names \[default\: the app'\''s name\].]:NAME: ' \
    '*--access=[Access level of the declarations \[default\: internal\].]:LEVEL:_tabspec_words internal package public' \
    '*-o+[Write the source to this file instead of printing it.]:FILE:_files' \
    '*--access=[Access level of the functions \[default\: internal\].]:LEVEL:_tabspec_words internal package public' \
    """#),
  SmallRun(
    "words of fish for generate",
    ["completions", "fish"],
    [:],
    only: ["__tabspec_is generate", "-s o", "command >/dev/null"],
    #"""
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a init -d 'Create a spec or a configuration to start from.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a lint -d 'Check specs for errors and against Apple\'s advice.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a validate -d 'Check specs for errors only: documented requirements and hard limits.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a resolve -d 'Show the tab bar and the sidebar of a spec on a platform.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a matrix -d 'Show every environment of a spec side by side, and the differences.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a diff -d 'Show what changes for users between two specs, releases, widths or platforms.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a explain -d 'Print a rule\'s page: what it reports, why, how to fix it, and Apple\'s advice.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a rules -d 'List all rules with their current severities and the sources of these.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a reach -d 'Show how users reach every destination, and in how many taps.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a titles -d 'Show every title in every language of the app: which language breaks the bar?'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a generate -d 'Generate Swift that sets up a UITabBarController, or a TabView, from a spec.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a recorder -d 'Generate a Swift helper that records a running app\'s tabs.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a conform -d 'Compare a spec with the record of a running app.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a schema -d 'Print a JSON Schema, for editors and validators.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a server -d 'Run the language server (LSP).'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a completions -d 'Print a completion script for a shell.'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a manual -d 'Print the manual page (mdoc).'
    complete -c tabspec -n 'not __tabspec_command >/dev/null' -a help -d 'Print help for the tool or for one command.'
    complete -c tabspec -n '__tabspec_is init' -s o -l output -r -F -d 'Write the spec of --from to this file instead of printing it.'
    complete -c tabspec -n '__tabspec_is generate' -s o -l output -r -F -d 'Write the source to this file instead of printing it.'
    complete -c tabspec -n '__tabspec_is generate' -l check -d 'Write nothing; print how the file of --output differs, and exit with 1 if it differs.'
    complete -c tabspec -n '__tabspec_is generate' -l framework -x -a 'uikit swiftui' -d 'Write code for uikit or for swiftui [default: that of the spec].'
    complete -c tabspec -n '__tabspec_is generate' -l type -x -d 'Prefix of type names [default: the app\'s name].'
    complete -c tabspec -n '__tabspec_is generate' -l access -x -a 'internal package public' -d 'Access level of the declarations [default: internal].'
    complete -c tabspec -n '__tabspec_is generate' -l titles -x -a 'localized literal' -d 'Localize titles, or use them literally [default: localized].'
    complete -c tabspec -n '__tabspec_is generate' -l indent -x -d 'Number of spaces per level of indentation [default: 2].'
    complete -c tabspec -n '__tabspec_is generate' -l config -r -F -d 'Use this configuration instead of the nearest tabspec.config.json.'
    complete -c tabspec -n '__tabspec_is generate' -l no-config -d 'Use no configuration.'
    complete -c tabspec -n '__tabspec_is generate' -a '(__tabspec_paths .tabspec.json)'
    complete -c tabspec -n '__tabspec_is recorder' -s o -l output -r -F -d 'Write the source to this file instead of printing it.'
    """#),
  SmallRun(
    "words of bash for generate",
    ["completions", "bash"],
    [:],
    only: ["--access", "generate", "*:-", "COMPREPLY+", "recorder"],
    """
    COMPREPLY+=("$choice")
    COMPREPLY+=("$word")
    [[ $found == "$2"* ]] && COMPREPLY+=("$(printf %q "$found")")
    *:--color) _tabspec_words 'auto always never' "$2" ;;
    generate:-o|:-o|generate:--output|:--output) _tabspec_paths '' "$2" ;;
    generate:--framework|:--framework) _tabspec_words 'uikit swiftui' "$2" ;;
    generate:--access|:--access) _tabspec_words 'internal package public' "$2" ;;
    generate:--titles|:--titles) _tabspec_words 'localized literal' "$2" ;;
    generate:--config|:--config) _tabspec_paths '' "$2" ;;
    recorder:-o|:-o|recorder:--output|:--output) _tabspec_paths '' "$2" ;;
    recorder:--access|:--access) _tabspec_words 'internal package public' "$2" ;;
    *:--) only_operands=1; continue ;;
    *:--color|*:--framework|*:-o|*:--output|*:-f|*:--format|*:--fail-on|*:--max-findings|*:--stdin-name|*:--symbols|*:--strings|*:--assets|*:--language|*:--rule|:--config|lint:--config|validate:--config|resolve:--config|matrix:--config|diff:--config|rules:--config|reach:--config|titles:--config|generate:--config|conform:--config|*:--baseline|*:--write-baseline|*:--max-depth|*:-p|*:--platform|*:--size-class|*:--orientation|*:--os|*:--sdk|*:--when|*:--unless|*:--sidebar|*:--direction|*:--selected|*:--customization|*:--appearance|*:--crop|*:--why|*:--condition|*:--type|*:--access|*:--titles|*:--indent|*:--identifiers|*:--conditions) option=$word; continue ;;
    *:-?*) continue ;;
    generate) _tabspec_words '-o --output --check --framework --type --access --titles --indent --config --no-config --color --no-color --ascii -h --help -V --version' "$current" ;;
    recorder) _tabspec_words '-o --output --access --color --no-color --ascii -h --help -V --version' "$current" ;;
    _tabspec_words 'init lint validate resolve matrix diff explain rules reach titles generate recorder conform schema server completions manual help' "$current"
    generate:0) _tabspec_paths '!*.tabspec.json' "$current" ;;
    help:0) _tabspec_words 'init lint validate resolve matrix diff explain rules reach titles generate recorder conform schema server completions manual' "$current" ;;
    """),
]
