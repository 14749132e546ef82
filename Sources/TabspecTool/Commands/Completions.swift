import ArgumentParsing

extension Command where Context == RunContext {
  static let completions = Command(
    name: "completions",
    summary: "Print a completion script for a shell.",
    discussion: """
      Put the script where the shell looks for it:

        bash  tabspec completions bash > ~/.local/share/bash-completion/completions/tabspec
        zsh   tabspec completions zsh > ~/.zfunc/_tabspec   (with ~/.zfunc in fpath)
        fish  tabspec completions fish > ~/.config/fish/completions/tabspec.fish
      """,
    operands: .one(
      Operand<CompletionArguments>(
        "SHELL", kind: .choice(CompletionArguments.Shell.allCases.map(\.rawValue)),
        summary: "The shell."
      ) { arguments, word throws(ValueError) in
        arguments.shell = try word.choice(
          from: CompletionArguments.Shell.allCases, name: \.rawValue)
      }),
    examples: [
      CommandExample("source <(tabspec completions bash)", "Try it in this shell.")
    ],
    initial: CompletionArguments()
  ) { arguments, context in
    switch arguments.shell {
    case .bash: context.write(context.tool.bashCompletion())
    case .zsh: context.write(context.tool.zshCompletion())
    case .fish: context.write(context.tool.fishCompletion())
    }
    return ExitCode.success.rawValue
  }

  static let manual = Command(
    name: "manual",
    summary: "Print the manual page (mdoc).",
    operands: .none,
    examples: [CommandExample("tabspec manual | mandoc -l -", "Read it.")],
    initial: CompletionArguments()
  ) { _, context in
    context.write(context.tool.manual(date: Tabspec.date))
    return ExitCode.success.rawValue
  }
}

/// The arguments of `completions`.
struct CompletionArguments: Sendable {
  enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  var shell = Shell.bash
}
