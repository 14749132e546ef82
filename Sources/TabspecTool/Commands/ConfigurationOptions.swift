import ArgumentParsing

extension ConfigurationChoice {
  /// The options of all commands that read specs.
  static var options: [CommandOption<ConfigurationChoice>] { [config, noConfig] }

  private static let config = CommandOption<ConfigurationChoice>(
    long: "config", shape: .value(placeholder: "FILE", form: .path),
    summary: "Use this configuration instead of the nearest \(Configuration.fileName).",
    conflicts: ["no-config"]
  ) { choice, value throws(ValueError) in choice = .file(FilePath(try value.path().bytes)) }

  private static let noConfig = CommandOption<ConfigurationChoice>(
    long: "no-config", shape: .flag, summary: "Use no configuration."
  ) { choice, _ in choice = .none }
}
