extension ToolDescription {
  /// Returns the completion script for bash 3.2 and later.
  ///
  /// Bash splits words at `=`; the script joins them again, then finds the command and the option.
  package func bashCompletion() -> String {
    let name = shellName
    // A case needs a pattern; no word matches this one.
    let withValue = patternsWithValue.isEmpty ? "''" : patternsWithValue.joined(separator: "|")
    return """
      # bash completion for \(about.name) \(about.version)
      # Load it with: eval "$(\(about.name) completions bash)"

      # Choices as they are written, or else those that differ in upper and lower case only.
      _\(name)_words() {
        local IFS=$' \\t\\n' choice others=() ignores_case=
        shopt -q nocasematch && ignores_case=1
        for choice in $1; do
          shopt -u nocasematch
          if [[ $choice == "$2"* ]]; then
            COMPREPLY+=("$choice")
            continue
          fi
          shopt -s nocasematch
          [[ $choice == "$2"* ]] && others+=("$choice")
        done
        if [[ -z $ignores_case ]]; then shopt -u nocasematch; fi
        if ((${#COMPREPLY[@]} == 0 && ${#others[@]} > 0)); then COMPREPLY=("${others[@]}"); fi
      }

      # Folders, and files that the pattern does not leave out.
      _\(name)_paths() {
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do
          COMPREPLY+=("$word")
        done < <(if [[ -n $1 ]]; then compgen -d -- "$2"; fi; compgen -f -X "$1" -- "$2")
      }

      # Choices, or a file after an equals sign.
      _\(name)_name_and_file() {
        if [[ $2 == *=* ]]; then
          _\(name)_paths '' "${2#*=}"
        else
          _\(name)_words "$1" "$2"
        fi
      }

      # Names $1, then an equals sign and values $2.
      _\(name)_pair() {
        if [[ $3 == *=* ]]; then
          _\(name)_words "$2" "${3#*=}"
        else
          compopt -o nospace 2>/dev/null
          _\(name)_words "$1" "$3"
          for ((i = 0; i < ${#COMPREPLY[@]}; i++)); do COMPREPLY[i]+==; done
        fi
      }

      # What the tool, called with $1, says about the file on the line.
      _\(name)_asked() {
        local file=. found
        for found in "${words[@]}"; do
          [[ $found == *\(fileSuffix) ]] && file=${found//[\\\\\\\"\\']/}
        done
        while IFS= read -r found; do
          [[ $found == "$2"* ]] && COMPREPLY+=("$(printf %q "$found")")
        done < <("${COMP_WORDS[0]/#\\~/$HOME}" $1 "$file" 2>/dev/null)
      }

      # The value of option $1, of which $2 is there.
      _\(name)_value() {
        case "$command:$1" in
      \(valueCases())
        esac
      }

      _\(name)() {
        COMPREPLY=()
        local words=() word= command= option= only_operands= operands=0 i
        for ((i = 1; i <= COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          if ((${#words[@]} > 0)) && [[ $word == = || ${COMP_WORDS[i - 1]} == = ]]; then
            words[${#words[@]} - 1]+=$word
          else
            words+=("$word")
          fi
        done
        local last=$((${#words[@]} - 1)) current
        current=${words[last]}
        for ((i = 0; i < last; i++)); do
          word=${words[i]}
          if [[ -n $option ]]; then
            option=
            continue
          fi
          if [[ -z $only_operands ]]; then
            case $command:$word in
              *:--) only_operands=1; continue ;;
              \(withValue)) option=$word; continue ;;
              *:-?*) continue ;;
            esac
          fi
          if [[ -z $command ]]; then
            command=$word
          else
            operands=$((operands + 1))
          fi
        done

        if [[ -n $option ]]; then
          _\(name)_value "$option" "$current"
        elif [[ -z $only_operands && $current == --*=* ]]; then
          _\(name)_value "${current%%=*}" "${current#*=}"
          # Where bash does not cut at '=', the option has to come along.
          if [[ $COMP_WORDBREAKS != *=* ]]; then
            for ((i = 0; i < ${#COMPREPLY[@]}; i++)); do
              COMPREPLY[i]=${current%%=*}=${COMPREPLY[i]}
            done
          fi
        elif [[ -z $only_operands && $current == -* ]]; then
          case $command in
      \(optionCases())
          esac
        elif [[ -z $command ]]; then
          _\(name)_words '\(commands.map(\.name).joined(separator: " "))' "$current"
        else
          case $command:$operands in
      \(operandCases())
          esac
        fi
      }

      if type compopt >/dev/null 2>&1; then
        complete -F _\(name) \(about.name)
      else
        complete -o filenames -F _\(name) \(about.name)
      fi

      """
  }

  /// The patterns `lint:-f|lint:--format|:-f|:--format) …`, which also match before the command is
  /// typed.
  private func valueCases() -> String {
    let everywhere = globals.flatMap { option in
      branch(option.spellings.map { "*:\($0)" }, option.completion, "$2")
    }
    let cases = commands.flatMap { command in
      command.options.flatMap { option in
        let patterns = option.spellings.flatMap { ["\(command.name):\($0)", ":\($0)"] }
        return branch(patterns, option.completion, "$2")
      }
    }
    return (everywhere + cases).map { "    " + $0 }.joined(separator: "\n")
  }

  private func optionCases() -> String {
    let everywhere = globals.flatMap(\.spellings)
    let cases = commands.map { command in
      let spellings = command.options.flatMap(\.spellings) + everywhere
      return
        "\(command.name)) _\(shellName)_words '\(spellings.joined(separator: " "))' \"$current\" ;;"
    }
    let others = "*) _\(shellName)_words '\(everywhere.joined(separator: " "))' \"$current\" ;;"
    return (cases + [others]).map { "      " + $0 }.joined(separator: "\n")
  }

  private func operandCases() -> String {
    let cases = commands.flatMap { command in
      command.operands.enumerated().flatMap { index, operand in
        let place = operand.isRepeated ? "*" : "\(index)"
        return branch(["\(command.name):\(place)"], operand.completion, "$current")
      }
    }
    return cases.map { "      " + $0 }.joined(separator: "\n")
  }

  private func branch(_ patterns: [String], _ completion: Completion, _ word: String) -> [String] {
    let call: String
    switch completion {
    case .nothing: return []
    case .choices(let choices): call = "words '\(choices.joined(separator: " "))'"
    case .nameAndFile(let choices): call = "name_and_file '\(choices.joined(separator: " "))'"
    case .path(let suffix): call = "paths '\(suffix.map { "!*\($0)" } ?? "")'"
    case .pair(let names, let values):
      call = "pair '\(names.joined(separator: " "))' '\(values.joined(separator: " "))'"
    case .asked(let words): call = "asked '\(words)'"
    }
    return ["\(patterns.joined(separator: "|"))) _\(shellName)_\(call) \"\(word)\" ;;"]
  }
}
