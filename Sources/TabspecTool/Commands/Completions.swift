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
      to 'fpath' before 'compinit' runs. Run the lines for zsh and fish again after an update.

      The scripts complete commands, options, values, rules and specs, and the identifiers and conditions \
      of the spec on the line, with 'tabspec completions --identifiers' and 'tabspec completions --conditions'.
      """,
    operands: [
      Operand<CompletionArguments>(
        "SHELL", kind: .choice(CompletionArguments.Shell.allCases.map(\.rawValue)), .atMostOne,
        summary: "The shell."
      ) { arguments, word throws(ValueError) in
        arguments.shell = try word.choice(
          from: CompletionArguments.Shell.allCases, name: \.rawValue)
      }
    ],
    options: CompletionArguments.options,
    examples: [
      CommandExample(#"eval "$(tabspec completions bash)""#, "Try it in this shell, in bash.")
    ],
    initial: CompletionArguments(),
    check: CompletionArguments.check
  ) { arguments, context throws(Failure) -> ExitCode in
    if let path = arguments.spec {
      try printNames(of: path, context) { $0.withSamples.identifiers }
    } else if let path = arguments.specOfConditions {
      try printNames(of: path, context) { $0.conditions.map(\.name.value) }
    } else if let shell = arguments.shell {
      let tool = Tabspec.tool.description
      switch shell {
      case .bash: context.write(tool.bashCompletion())
      case .zsh: context.write(tool.zshCompletion())
      case .fish: context.write(tool.fishCompletion())
      }
    }
    return .success
  }

  static let manual = Command(
    name: "manual",
    summary: "Print the manual page (mdoc).",
    examples: [CommandExample("tabspec manual > tabspec.1; man ./tabspec.1", "Read it.")],
    initial: CompletionArguments()
  ) { _, context throws(Failure) -> ExitCode in
    context.write(Tabspec.tool.description.manual(date: Tabspec.date))
    return .success
  }
}

struct CompletionArguments: Sendable {
  enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  var shell: Shell?
  /// The spec whose identifiers are listed, or a folder with only one spec.
  var spec: FilePath?
  var specOfConditions: FilePath?

  static func check(_ arguments: inout CompletionArguments) throws(CombinationError) {
    if arguments.shell == nil, arguments.spec == nil, arguments.specOfConditions == nil {
      throw CombinationError(
        "the argument SHELL is missing", hint: "SHELL is one of bash, zsh, fish")
    }
  }

  static let identifierWords = "completions --identifiers"
  static let conditionWords = "completions --conditions"

  static let options: [CommandOption<CompletionArguments>] = [
    .path(
      "identifiers", "PATH",
      "Print the identifiers of this spec, or of the only one in this folder, one per line."
    ) { $0.spec = $1 },
    .path(
      "conditions", "PATH",
      "Print the conditions of this spec, or of the only one in this folder, one per line."
    ) { $0.specOfConditions = $1 },
  ]
}

private func printNames(
  of path: FilePath, _ context: RunContext, _ names: (TabSpec) -> [String]
) throws(Failure) {
  let input = SpecInput(context, command: "completions")
  let isFolder = context.system.kind(of: path) == .folder
  let path = isFolder ? try input.onlySpec(below: path) : path
  let spec = try input.read(path, strict: false).spec
  // An escaped name would not match the spec.
  for name in names(spec) where printable(name) == name { context.write(name + "\n") }
}
