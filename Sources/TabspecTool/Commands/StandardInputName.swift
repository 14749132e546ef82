import ArgumentParsing

enum StandardInputName {
  static let option = CommandOption<String?>(
    long: "stdin-name", shape: .value(placeholder: "NAME"),
    summary: "File name to report for standard input."
  ) { name, value throws(ValueError) in
    name = try value.nonEmptyText("a name")
  }
}
