extension ToolDescription {
  package func fishCompletion() -> String {
    let name = shellName
    var lines = commands.map {
      complete("-n 'not __\(name)_command >/dev/null'", "-a \($0.name)", $0.summary)
    }
    lines += globals.map { complete("", specification(of: $0), $0.summary) }
    for command in commands {
      let condition = "-n '__\(name)_is \(command.name)'"
      lines += command.options.map { complete(condition, specification(of: $0), $0.summary) }
      lines += command.operands.compactMap { operandAction($0.completion) }
        .map { complete(condition, $0, nil) }
    }
    // A case needs a pattern; no word matches this one.
    let withValue =
      spellingsWithValue.isEmpty
      ? "''" : spellingsWithValue.map { ":\($0)" }.joined(separator: " ")
    return """
      # fish completion for \(about.name) \(about.version)

      # The command on the line, if it is there already.
      function __\(name)_command
          set -l words (commandline -opc)
          set -e words[1]
          set -l is_value 0
          for word in $words
              if test $is_value = 1
                  set is_value 0
                  continue
              end
              switch :$word
                  case \(withValue)
                      set is_value 1
                  case ':-?*'
                      continue
                  case '*'
                      echo -- $word
                      return 0
              end
          end
          return 1
      end

      function __\(name)_is
          test "$(__\(name)_command)" = $argv[1]
      end

      # What is there of the value at the cursor.
      function __\(name)_value
          commandline -ct | string replace -r -- '^--[^=]*=' ''
      end

      # Folders, and files with a suffix.
      function __\(name)_paths
          set -l start (__\(name)_value)
          __fish_complete_directories "$start" ''
          for path in $start*$argv[1]
              test -f $path; and echo -- $path
          end
      end

      # Names, then an equals sign and a value.
      function __\(name)_pair
          set -l value (__\(name)_value)
          if string match -q -- '*=*' $value
              set -l parts (string split -m 1 = -- $value)
              for choice in (string split ' ' -- $argv[2])
                  echo -- "$parts[1]=$choice"
              end
          else
              for choice in (string split ' ' -- $argv[1])
                  echo -- "$choice="
              end
          end
      end

      # What the tool says about the file on the line.
      function __\(name)_asked
          set -l file .
          for word in (commandline -opc)
              string match -q -- '*\(fileSuffix)' $word; and set file $word
          end
          \(about.name) (string split ' ' -- $argv[1]) $file 2>/dev/null
      end

      # Choices, or files after an equals sign.
      function __\(name)_name_and_file
          set -l value (__\(name)_value)
          if string match -q -- '*=*' $value
              set -l parts (string split -m 1 = -- $value)
              for path in $parts[2]*
                  echo -- "$parts[1]=$path"
              end
          else
              printf '%s\\n' $argv
          end
      end

      complete -c \(about.name) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private func complete(_ condition: String, _ what: String, _ summary: String?) -> String {
    ["complete -c \(about.name)", condition, what, summary.map { "-d \(quoted($0))" } ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// `-s f -l format -x -a 'text json'`.
  private func specification(of option: OptionDescription) -> String {
    var parts = (option.short.map { ["-s \($0)"] } ?? []) + ["-l \(option.long)"]
    if option.takesValue {
      switch option.completion {
      case .nothing: parts.append("-x")
      case .path(suffix: nil): parts.append("-r -F")
      case let completion: parts.append("-x \(operandAction(completion) ?? "")")
      }
    }
    return parts.joined(separator: " ")
  }

  private func operandAction(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .choices(let choices): "-a '\(choices.joined(separator: " "))'"
    case .nameAndFile(let choices):
      "-a '(__\(shellName)_name_and_file \(choices.joined(separator: " ")))'"
    case .pair(let names, let values):
      "-a '(__\(shellName)_pair \"\(names.joined(separator: " "))\" \"\(values.joined(separator: " "))\")'"
    case .asked(let words): "-a '(__\(shellName)_asked \"\(words)\")'"
    case .path(let suffix): suffix.map { "-a '(__\(shellName)_paths \($0))'" } ?? "-F"
    }
  }
}

private func quoted(_ text: String) -> String { "'\(backslashed(flat(text), #"'\"#))'" }
