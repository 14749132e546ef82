import ArgumentParsing

struct FixArguments: Sendable {
  var isOn = false
  var isDiff = false
  var includesUnsafe = false

  static var options: [CommandOption<FixArguments>] { [fix, unsafe, diff] }

  private static let fix = CommandOption<FixArguments>(
    long: "fix", shape: .flag,
    summary: "Apply the fixes that don't change the meaning of the spec."
  ) { arguments, _ in arguments.isOn = true }

  private static let unsafe = CommandOption<FixArguments>(
    long: "unsafe", shape: .flag,
    summary: "With --fix or --diff: also apply fixes that may change the layout."
  ) { arguments, _ in arguments.includesUnsafe = true }

  private static let diff = CommandOption<FixArguments>(
    long: "diff", shape: .flag,
    summary: "Print what --fix would change, for 'git apply', and write nothing.",
    conflicts: ["format", "write-baseline"]
  ) { arguments, _ in arguments.isDiff = true }

  func check() throws(CombinationError) {
    if includesUnsafe, !isOn, !isDiff {
      throw CombinationError(
        "'--unsafe' alone fixes nothing",
        hint: "add --fix to change files, or --diff to see what would change")
    }
  }
}
