extension ToolDescription {
  /// Returns the completion script for zsh, to be sourced or in a folder of `fpath`.
  ///
  /// Specifications begin with `*` because any option may be repeated.
  package func zshCompletion() -> String {
    let name = shellName
    return """
      #compdef \(about.name)
      # zsh completion for \(about.name) \(about.version)

      # Choices, in upper or lower case.
      _\(name)_words() {
        compadd -M 'm:{a-zA-Z}={A-Za-z}' "$@"
      }

      # Names, then an equals sign and a value.
      _\(name)_pair() {
        if compset -P '*='; then
          compadd -- ${=2}
        else
          compadd -S = -- ${=1}
        fi
      }

      # What the tool says about the file on the line.
      _\(name)_asked() {
        local word file=.
        local -a found
        for word in $words; do
          [[ ${(Q)word} == *\(fileSuffix) ]] && file=${(Q)word}
        done
        found=(${(f)"$($service ${=1} $file 2>/dev/null)"})
        compadd -- $found
      }

      # Choices, or a file after an equals sign.
      _\(name)_name_and_file() {
        if compset -P '*='; then
          _files
        else
          compadd -- "$@"
        fi
      }

      _\(name)() {
        local curcontext="$curcontext" state line ret=1
        local -a commands globals
        typeset -A opt_args
        commands=(
      \(indented(commands.map { shellQuoted("\($0.name):\(flat($0.summary))") }))
        )
        globals=(
      \(indented(globals.flatMap(specifications)))
        )

        _arguments -C -s -S $globals '1: :->command' '*:: :->arguments' && ret=0
        case $state in
          command)
            _describe -t commands command commands && ret=0
            ;;
          arguments)
            curcontext="${curcontext%:*:*}:\(about.name)-$words[1]:"
            case $words[1] in
      \(commands.map(branch).joined(separator: "\n"))
            esac
            ;;
        esac
        return ret
      }

      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(about.name)
      fi

      """
  }

  private func branch(_ command: CommandDescription) -> String {
    let operands = command.operands.enumerated().map { index, operand in
      // Two colons after a number make it optional; "*" is optional anyway.
      let place =
        operand.isRepeated ? "*" : "\(index + 1)\(operand.isRequired ? "" : ":")"
      return shellQuoted("\(place):\(escaped(operand.name)):\(action(operand.completion))")
    }
    let lines = command.options.flatMap(specifications) + operands
    return
      (["        \(command.name))", "          _arguments -s -S $globals \\"]
      + lines.map { "            \($0) \\" } + ["            && ret=0", "          ;;"])
      .joined(separator: "\n")
  }

  /// `'*-f+[Print like this.]:VALUE:(text json)'` and the same for `--format=`.
  private func specifications(of option: OptionDescription) -> [String] {
    option.spellings.map { spelling in
      guard let placeholder = option.placeholder else {
        return shellQuoted("*\(spelling)[\(escaped(option.summary))]")
      }
      let joint = spelling.hasPrefix("--") ? "=" : "+"
      return shellQuoted(
        "*\(spelling)\(joint)[\(escaped(option.summary))]:\(escaped(placeholder)):"
          + action(option.completion))
    }
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .choices(let choices): "_\(shellName)_words \(choices.joined(separator: " "))"
    case .pair(let names, let values):
      " _\(shellName)_pair \"\(names.joined(separator: " "))\" \"\(values.joined(separator: " "))\""
    case .asked(let words): " _\(shellName)_asked \"\(words)\""
    case .nameAndFile(let choices):
      " _\(shellName)_name_and_file \(choices.joined(separator: " "))"
    case .path(let suffix): suffix.map { "_files -g \"*\($0)(-.)\"" } ?? "_files"
    }
  }
}

private func escaped(_ text: String) -> String { backslashed(flat(text), "[]:\\") }

private func indented(_ lines: [String]) -> String {
  lines.map { "    " + $0 }.joined(separator: "\n")
}
