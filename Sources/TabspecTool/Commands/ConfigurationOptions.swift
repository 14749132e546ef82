import ArgumentParsing

extension ConfigurationChoice {
  static var options: [CommandOption<ConfigurationChoice>] { [config, noConfig] }

  private static let config = CommandOption<ConfigurationChoice>.path(
    "config", "FILE", "Use this configuration instead of the nearest \(Configuration.fileName).",
    conflicts: ["no-config"]
  ) { $0 = .file($1) }

  private static let noConfig = CommandOption<ConfigurationChoice>(
    long: "no-config", shape: .flag, summary: "Use no configuration."
  ) { choice, _ in choice = .none }
}
