import ArgumentParsing

/// What the options of every command change.
struct GlobalOptions: Sendable {
  /// When output is coloured.
  enum Color: String, CaseIterable, Sendable { case auto, always, never }

  var color = Color.auto
  var isASCII = false

  static let options: [CommandOption<GlobalOptions>] = [
    CommandOption(
      long: "color",
      shape: .value(placeholder: "COLOR", choices: Color.allCases.map(\.rawValue)),
      summary: "When to use colour; auto means in a terminal [default: auto]."
    ) { globals, value throws(ValueError) in
      globals.color = try value.choice(from: Color.allCases, name: \.rawValue)
    },
    CommandOption(long: "no-color", shape: .flag, summary: "The same as --color=never.") {
      globals, _ in globals.color = .never
    },
    CommandOption(
      long: "ascii", shape: .flag, summary: "Use ASCII characters only."
    ) { globals, _ in globals.isASCII = true },
  ]
}
