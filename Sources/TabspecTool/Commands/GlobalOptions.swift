import ArgumentParsing

struct GlobalOptions: Sendable {
  enum Color: String, CaseIterable, Sendable { case auto, always, never }

  var color = Color.auto
  var isASCII = false

  static let options: [CommandOption<GlobalOptions>] = [
    .choice("color", "COLOR", "When to use colour; auto means in a terminal [default: auto].") {
      $0.color = $1
    },
    .flag("no-color", "The same as --color=never.") { $0.color = .never },
    .flag("ascii", "Use ASCII characters only.") { $0.isASCII = true },
  ]
}
