import ArgumentParsing
import TabCode

struct GenerateArguments: Sendable {
  var input = SpecArguments()
  var output: FilePath?
  var isCheck = false
  var code = CodeOptions()

  static var file: Operand<GenerateArguments> {
    SpecArguments.file.within({ $0.input }, { $0.input = $1 })
  }

  static var options: [CommandOption<GenerateArguments>] {
    [output, check, type, access, titles, indent]
      + ConfigurationChoice.options.within(
        { $0.input.configuration }, { $0.input.configuration = $1 })
  }

  static func check(_ arguments: inout GenerateArguments) throws(CombinationError) {
    if arguments.isCheck, arguments.output == nil {
      throw CombinationError(
        "'--check' compares with a file", hint: "name it, as in --output AppTabs.swift --check")
    }
  }

  private static let output = CommandOption<GenerateArguments>.path(
    "output", short: "o", "FILE", "Write the source to this file instead of printing it."
  ) { $0.output = $1 }

  private static let check = CommandOption<GenerateArguments>(
    long: "check", shape: .flag,
    summary: "Write nothing; print how the file of --output differs, and exit with 1 if it does."
  ) { arguments, _ in arguments.isCheck = true }

  private static let type = CommandOption<GenerateArguments>(
    long: "type", shape: .value(placeholder: "NAME"),
    summary: "Prefix of type names [default: the app's name]."
  ) { arguments, value throws(ValueError) in
    let expected = "the beginning of a type's name, such as Shop for ShopTab"
    let name = try value.nonEmptyText(expected)
    guard isTypeName(name) else {
      throw .malformed(
        expected: name.hasPrefix("UI") ? "\(expected); UI is how UIKit's own begin" : expected)
    }
    arguments.code.typeName = name
  }

  private static let access = CommandOption<GenerateArguments>.choice(
    "access", "LEVEL", "Access level of the declarations [default: internal]."
  ) { $0.code.access = $1 }

  private static let titles = CommandOption<GenerateArguments>.choice(
    "titles", "TITLES",
    "Look up titles in string catalogs, or use them as they are [default: localized]."
  ) { $0.code.titles = $1 }

  private static let indent = CommandOption<GenerateArguments>(
    long: "indent", shape: .value(placeholder: "N", form: .number),
    summary: "Number of spaces per level of indentation [default: 2]."
  ) { arguments, value throws(ValueError) in
    arguments.code.indentation = try value.integer(atLeast: 1, atMost: 8)
  }
}
