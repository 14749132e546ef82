enum BuiltIn {
  static let help = OptionDescription(
    long: "help", short: "h", shape: .flag, summary: "Print help and exit.")

  static let version = OptionDescription(
    long: "version", short: "V", shape: .flag, summary: "Print the version and exit.")

  static let options = [help, version]

  static let helpCommand = "help"

  static func helpDescription(commands: [String]) -> CommandDescription {
    let operand = OperandDescription(
      name: "COMMAND", kind: .choice(commands), count: .atMostOne,
      summary: "The command to describe.")
    return CommandDescription(
      name: helpCommand, summary: "Print help for the tool or for one command.", discussion: "",
      operands: [operand], options: [], examples: [])
  }
}
