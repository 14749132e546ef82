import JSON

func suggestions(forOption token: Lexer.Token, among options: [OptionDescription]) -> [String] {
  guard case .long(let name) = token else { return [] }
  // "--q" is "-q" with an extra dash.
  if let short = options.compactMap(\.short).first(where: { name.spells(String($0)) }) {
    return ["-\(short)"]
  }
  return suggestions(for: name.text ?? "", among: options.map(\.long)).uniqued().map { "--\($0)" }
}

/// Returns the hint for a missing path that is the name of a command, as in `t lint help`.
package func hint(
  forMissingPath path: Word, of command: String, in tool: ToolDescription
) -> String? {
  if path.spells(BuiltIn.helpCommand) {
    return "did you mean '\(tool.about.name) help \(command)'?"
  }
  guard let other = tool.commands.first(where: { path.spells($0.name) }) else { return nil }
  return "'\(other.name)' is a command; did you mean '\(tool.about.name) \(other.name)'?"
}
