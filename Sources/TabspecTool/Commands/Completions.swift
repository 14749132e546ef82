import ArgumentParsing
import JSON
import TabModel

extension Command where Context == RunContext {
  static let completions = Command(
    name: "completions",
    summary: "Print a completion script for a shell.",
    discussion: """
      To load it:

        bash  eval "$(tabspec completions bash)"
        zsh   tabspec completions zsh > ~/.zfunc/_tabspec
        fish  tabspec completions fish > ~/.config/fish/completions/tabspec.fish

      Put the line for bash into ~/.bashrc, or into ~/.bash_profile on a Mac. For zsh, add ~/.zfunc \
      to 'fpath' before 'compinit' runs.

      The scripts complete commands, options, values, rules and specs, and the identifiers and conditions \
      of the spec on the line. They call 'tabspec completions SHELL -- WORD...'.
      """,
    operands: [
      Operand<CompletionArguments>(
        "SHELL", kind: .choice(CompletionArguments.Shell.allCases.map(\.rawValue)),
        summary: "The shell."
      ) { arguments, word throws(ValueError) in
        arguments.shell = try word.choice(
          from: CompletionArguments.Shell.allCases, name: \.rawValue)
      },
      Operand(
        "WORD", kind: .words, .any,
        summary: "The words of a line: prints what can become of the last one."
      ) { $0.words.append($1) },
    ],
    examples: [
      CommandExample(#"eval "$(tabspec completions bash)""#, "Try it in this shell, in bash.")
    ],
    initial: CompletionArguments()
  ) { arguments, context throws(Failure) -> ExitCode in
    let tool = Tabspec.tool.description
    if !arguments.words.isEmpty {
      let completion = tool.completion(of: arguments.words)
      var names: [String] = []
      if case .fromFile(let kind) = completion.values {
        names = try specNames(kind, arguments.words, context)
      }
      context.write(completion.lines(names))
      return .success
    }
    switch arguments.shell {
    case .bash: context.write(tool.bashScript)
    case .zsh: context.write(tool.zshScript)
    case .fish: context.write(tool.fishScript)
    }
    return .success
  }
}

struct CompletionArguments: Sendable {
  enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  var shell = Shell.bash
  var words: [Word] = []

  static let identifiers = "identifiers"
  static let conditions = "conditions"
}

/// Returns names in the spec on a line, or in the only one in the current folder.
private func specNames(
  _ kind: String, _ words: [Word], _ context: RunContext
) throws(Failure) -> [String] {
  let input = SpecInput(context)
  let paths = words.dropLast().map { FilePath($0.bytes) }
  let named = paths.last { $0.hasSuffix(SpecFinder.suffix) } ?? paths.last { $0.hasSuffix(".json") }
  let path = if let named { named } else { try input.onlySpec() }
  let spec = try input.read(path, strict: false).spec
  let names =
    kind == CompletionArguments.conditions
    ? spec.conditions.map(\.name.value) : spec.withSamples.identifiers
  // An escaped name would not match the spec.
  return names.filter { printable($0) == $0 }
}
