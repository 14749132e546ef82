import ArgumentParsing

struct FixArguments: Sendable {
  var isOn = false
  var isDiff = false
  var includesUnsafe = false

  static let options: [CommandOption<FixArguments>] = [
    .flag("fix", "Apply the fixes that don't change the meaning of the spec.") { $0.isOn = true },
    .flag("unsafe", "With --fix or --diff: also apply fixes that may change the layout.") {
      $0.includesUnsafe = true
    },
    .flag(
      "diff", "Print what --fix would change, for 'git apply', and write nothing.",
      conflicts: ["format", "write-baseline"]
    ) { $0.isDiff = true },
  ]

  func check() throws(CombinationError) {
    if includesUnsafe, !isOn, !isDiff {
      throw CombinationError(
        "'--unsafe' alone fixes nothing",
        hint: "add --fix to change files, or --diff to see what would change")
    }
  }
}
