extension ToolDescription {
  /// Returns the manual page in mdoc(7). The date has the form "January 2, 2026".
  package func manual(date: String) -> String {
    var page = ManualPage()
    page.macro("Dd", raw: date)
    page.macro("Dt", about.name.uppercased(), "1")
    // Otherwise the footer names the operating system, and pages would differ between systems.
    page.macro("Os", about.name, about.version)
    page.macro("Sh", "NAME")
    page.macro("Nm", about.name)
    page.macro("Nd", raw: page.title(about.summary))
    page.macro("Sh", "SYNOPSIS")
    page.macro("Nm", raw: "Ar command Oo Ar options Oc Oo Ar arguments Oc")
    page.macro("Sh", "DESCRIPTION")
    page.prose(about.summary + "\n\n" + about.discussion)
    page.macro("Sh", "COMMANDS")
    for command in commands { page.command(command) }
    page.macro("Sh", "OPTIONS")
    page.prose("These are options of all commands.")
    page.options(globals)
    page.definitions("ENVIRONMENT", "Ev", about.environment)
    page.definitions("FILES", "Pa", about.files)
    page.definitions("EXIT STATUS", "", about.exitStatus)
    if !about.examples.isEmpty {
      page.macro("Sh", "EXAMPLES")
      page.examples(about.examples)
    }
    return page.text
  }
}

extension ManualPage {
  fileprivate mutating func command(_ command: CommandDescription) {
    macro("Ss", command.name)
    let operands = command.operands.map(usage).joined(separator: " ")
    macro("Nm", raw: "Cm \(argument(command.name)) Oo Ar options Oc \(operands)")
    macro("Pp")
    prose(command.summary + "\n\n" + command.discussion)
    list(command.operands.map { ("Ar \(argument($0.name))", $0.details) })
    options(command.options)
    if !command.examples.isEmpty { macro("Pp") }
    examples(command.examples)
  }

  fileprivate mutating func options(_ options: [OptionDescription]) {
    list(
      options.map { option in
        let short = option.short.map { "Fl \($0) , " } ?? ""
        let value = option.placeholder.map { " Ar \(argument($0))" } ?? ""
        return ("\(short)Fl \(argument("-" + option.long))\(value)", option.details)
      })
  }

  fileprivate mutating func definitions(
    _ title: String, _ kind: String, _ definitions: [Definition]
  ) {
    guard !definitions.isEmpty else { return }
    macro("Sh", raw: title)
    list(definitions.map { ("\(kind) \(argument($0.term))", $0.text) })
  }

  fileprivate mutating func examples(_ examples: [CommandExample]) {
    for (index, example) in examples.enumerated() {
      if index > 0 { macro("Pp") }
      prose(example.summary)
      macro("Dl", raw: line(example.line))
    }
  }

  private func usage(of operand: OperandDescription) -> String {
    let name = "Ar \(argument(operand.name))" + (operand.isRepeated ? " ..." : "")
    // `Op` would extend to the end of the line.
    return operand.isRequired ? name : "Oo \(name) Oc"
  }
}
