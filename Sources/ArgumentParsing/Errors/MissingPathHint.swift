/// What to say when a path does not exist but reads like a command: `t lint help` may have been
/// meant as `t help lint`, and `t lint resolve` as `t resolve`.
///
/// Only the caller knows what is there, so it asks when a path is not.
package func hint(
  forMissingPath path: Word, of command: String, in tool: ToolDescription
) -> String? {
  if path.spells(BuiltIn.helpCommand) {
    return "did you mean '\(tool.about.name) help \(command)'?"
  }
  guard let other = tool.commands.first(where: { path.spells($0.name) }) else { return nil }
  return "'\(other.name)' is a command; did you mean '\(tool.about.name) \(other.name)'?"
}
