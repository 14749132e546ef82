/// The scripts run `completions SHELL -- WORD...`, which prints the completions of the last word.
extension ToolDescription {
  /// Returns the completion script for bash 3.2 and later, which splits words at `=`.
  package var bashScript: String {
    #"""
    # bash completion for \#(about.name)
    # Load it with: eval "$(\#(about.name) completions bash)"

    _\#(shellName)() {
      local IFS=$'\n' words=() plain=() others=() word start= pattern= value line quoted ignores_case= i
      COMPREPLY=()
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((${#words[@]} > 0)) && [[ $word == = || ${COMP_WORDS[i - 1]} == = ]]; then
          words[${#words[@]} - 1]+=$word
        else
          words+=("$word")
        fi
      done
      word=${words[${#words[@]} - 1]}
      # One word at a time: bash 3.2 would join them.
      for line in "${words[@]}"; do plain+=("${line//[\\\"\']/}"); done
      shopt -q nocasematch && ignores_case=1
      {
        read -r start
        read -r pattern
        value=${word#"$start"}
        # Where bash does not cut at '=', the start has to come along.
        if [[ $COMP_WORDBREAKS == *=* ]]; then start=; fi
        while read -r line; do
          line=${line%%$'\t'*}
          printf -v quoted %q "$line"
          shopt -u nocasematch
          if [[ $line == "$value"* ]]; then COMPREPLY+=("$start$quoted"); continue; fi
          shopt -s nocasematch
          if [[ $line == "$value"* ]]; then others+=("$start$quoted"); fi
        done
      } < <("${COMP_WORDS[0]/#\~/$HOME}" completions bash -- "${plain[@]}" 2>/dev/null)
      if [[ -z $ignores_case ]]; then shopt -u nocasematch; fi
      # Words that differ in upper and lower case, if there are no others.
      if ((${#COMPREPLY[@]} == 0 && ${#others[@]} > 0)); then COMPREPLY=("${others[@]}"); fi
      if [[ ${COMPREPLY[0]-} == *= ]]; then compopt -o nospace 2>/dev/null; fi
      if [[ -n $pattern ]]; then
        compopt -o filenames 2>/dev/null
        while read -r line; do
          COMPREPLY+=("$start$line")
        done < <(compgen -d -- "$value"; compgen -f -X "!$pattern" -- "$value")
      fi
    }

    if type compopt >/dev/null 2>&1; then
      complete -F _\#(shellName) \#(about.name)
    else
      complete -o filenames -F _\#(shellName) \#(about.name)
    fi

    """#
  }

  /// Returns the completion script for zsh, to be sourced or in a folder of `fpath`.
  package var zshScript: String {
    #"""
    #compdef \#(about.name)
    # zsh completion for \#(about.name)

    _\#(shellName)() {
      local start pattern
      local -a found names shown
      found=("${(@f)$($service completions zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      start=$found[1] pattern=$found[2]
      shift 2 found
      compset -P "${(b)start}"
      if [[ -n $pattern ]]; then
        _files -g "$pattern(-.)"
        return
      fi
      names=("${(@)found%%$'\t'*}")
      shown=("${(@)found/$'\t'/  -- }")
      local -a options=(-M 'm:{a-zA-Z}={A-Za-z}' -d shown)
      [[ $found[1] == *$'\t'* ]] && options+=(-l)
      [[ $names[1] == *= ]] && options+=(-S '')
      compadd "${(@)options}" -a names
    }

    if [[ $funcstack[1] == _\#(shellName) ]]; then
      _\#(shellName) "$@"
    else
      compdef _\#(shellName) \#(about.name)
    fi

    """#
  }

  package var fishScript: String {
    #"""
    # fish completion for \#(about.name)

    function __\#(shellName)_complete
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        set -l found (\#(about.name) completions fish -- $words[2..-1] "$current" 2>/dev/null)
        set -l start "$found[1]"
        if test -n "$found[2]"
            set -l value (string sub -s (math (string length -- "$start") + 1) -- "$current")
            set -l suffix (string sub -s 2 -- $found[2])
            printf '%s\n' "$start"(__fish_complete_directories "$value" '')
            for path in $value*$suffix
                test -f $path; and echo -- $start$path
            end
        else if set -q found[3]
            printf '%s\n' "$start"$found[3..-1]
        end
    end

    complete -c \#(about.name) -f -a '(__\#(shellName)_complete)'

    """#
  }

  private var shellName: String { String(about.name.map { $0 == "-" || $0 == "." ? "_" : $0 }) }
}
