import ArgumentParsing

struct GlobalOptions: Sendable {
  enum Color: String, CaseIterable, Sendable { case auto, always, never }

  var color = Color.auto
  var isASCII = false

  static let options: [CommandOption<GlobalOptions>] = [
    .choice("color", "COLOR", "When to use colour; auto means in a terminal [default: auto].") {
      $0.color = $1
    },
    CommandOption(long: "no-color", shape: .flag, summary: "The same as --color=never.") {
      globals, _ in globals.color = .never
    },
    CommandOption(
      long: "ascii", shape: .flag, summary: "Use ASCII characters only."
    ) { globals, _ in globals.isASCII = true },
  ]
}
