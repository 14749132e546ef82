import ArgumentParsing
import TabCode

/// The arguments of `generate`.
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
      + ConfigurationChoice.options.map {
        $0.within({ $0.input.configuration }, { $0.input.configuration = $1 })
      }
  }

  /// What the words mean together.
  static func check(_ arguments: inout GenerateArguments) throws(CombinationError) {
    if arguments.isCheck, arguments.output == nil {
      throw CombinationError(
        "'--check' compares with a file", hint: "name it, as in --output AppTabs.swift --check")
    }
  }

  private static let output = CommandOption<GenerateArguments>(
    long: "output", short: "o", shape: .value(placeholder: "FILE", form: .path),
    summary: "Write the source to this file instead of printing it."
  ) { arguments, value throws(ValueError) in
    arguments.output = FilePath(try value.path().bytes)
  }

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

  private static let access = CommandOption<GenerateArguments>(
    long: "access",
    shape: .value(placeholder: "LEVEL", choices: CodeOptions.Access.allCases.map(\.rawValue)),
    summary: "Access level of the declarations [default: internal]."
  ) { arguments, value throws(ValueError) in
    arguments.code.access = try value.choice(from: CodeOptions.Access.allCases, name: \.rawValue)
  }

  private static let titles = CommandOption<GenerateArguments>(
    long: "titles",
    shape: .value(placeholder: "TITLES", choices: CodeOptions.Titles.allCases.map(\.rawValue)),
    summary: "Look up titles in string catalogs, or use them as they are [default: localized]."
  ) { arguments, value throws(ValueError) in
    arguments.code.titles = try value.choice(from: CodeOptions.Titles.allCases, name: \.rawValue)
  }

  private static let indent = CommandOption<GenerateArguments>(
    long: "indent", shape: .value(placeholder: "N", form: .number),
    summary: "Number of spaces per level of indentation [default: 2]."
  ) { arguments, value throws(ValueError) in
    arguments.code.indentation = try value.integer(atLeast: 1, atMost: 8)
  }
}
