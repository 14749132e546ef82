import ArgumentParsing
import JSON
import TabCode
import TabModel
import TabReports

extension Command where Context == RunContext {
  static let generate = Command(
    name: "generate",
    summary: "Generate Swift that sets up a UITabBarController, or a TabView, from a spec.",
    discussion: """
      For UIKit the file has a case for every tab, a protocol for the contents of the tabs, and a \
      function that creates the tabs and sets the properties in the spec, with the availability \
      checks that its targets need. For SwiftUI it has the cases and a view with the TabView. A \
      spec with errors is rejected.
      """,
    operands: [Operand<GenerateArguments>.spec { $0.input.path = $1 }],
    options: GenerateArguments.options,
    examples: [
      CommandExample("tabspec generate App.tabspec.json --output AppTabs.swift", "Write the file."),
      CommandExample(
        "tabspec generate App.tabspec.json --output AppTabs.swift --check",
        "In CI: exit with 1 if the file is out of date."),
    ],
    initial: GenerateArguments(),
    check: GenerateArguments.check
  ) { arguments, context throws(Failure) -> ExitCode in
    try GenerateRun(arguments: arguments, context: context).run()
  }
}

struct GenerateArguments: Sendable {
  var input = SpecArguments()
  var output: FilePath?
  var isCheck = false
  var hasErrorsInCode = false
  var code = CodeOptions()

  static let options: [CommandOption<GenerateArguments>] =
    [
      .output { $0.output = $1 },
      .flag(
        "check",
        "Write nothing; print how the file of --output differs, and exit with 1 if it differs."
      ) { $0.isCheck = true },
      .flag(
        "errors-in-code",
        "In a build: turn the errors of a spec into Swift that reports them when it is compiled.",
        conflicts: ["check"]
      ) { $0.hasErrorsInCode = true },
      .framework("Write code for uikit or for swiftui [default: that of the spec].") {
        $0.code.framework = $1
      },
      CommandOption(
        long: "type", shape: .value(placeholder: "NAME"),
        summary: "Prefix of type names [default: the app's name]."
      ) { arguments, value throws(ValueError) in
        let expected = "the beginning of a type's name, such as Shop for ShopTab"
        let name = try value.nonEmptyText(expected)
        guard isTypeName(name) else {
          throw .malformed(
            expected: name.hasPrefix("UI") ? "\(expected), without UIKit's UI" : expected)
        }
        arguments.code.typeName = name
      },
      .choice("access", "LEVEL", "Access level of the declarations [default: internal].") {
        $0.code.access = $1
      },
      .choice(
        "titles", "TITLES", "Localize titles, or use them literally [default: localized]."
      ) { $0.code.titles = $1 },
      CommandOption(
        long: "indent", shape: .value(placeholder: "N", form: .number),
        summary: "Number of spaces per level of indentation [default: 2]."
      ) { arguments, value throws(ValueError) in
        arguments.code.indentation = try value.integer(atLeast: 1, atMost: 8)
      },
    ]
    + ConfigurationChoice.options.within(\.input.configuration)

  static func check(_ arguments: inout GenerateArguments) throws(CombinationError) {
    if arguments.isCheck, arguments.output == nil {
      throw CombinationError(
        "'--check' compares with a file", hint: "name it, as in --output AppTabs.swift --check")
    }
  }
}

struct GenerateRun {
  let arguments: GenerateArguments
  let context: RunContext

  func run() throws(Failure) -> ExitCode {
    let input = SpecInput(context, arguments.input.configuration)
    let path = if let path = arguments.input.path { path } else { try input.onlySpec() }
    let stamp = arguments.output.flatMap { context.system.stamp(of: $0) }
    try context.willWrite(
      arguments.isCheck ? [] : [arguments.output].compactMap(\.self),
      reading: [path, arguments.input.configuration.file])
    let read: ReadSpec
    do throws(Failure) {
      read = try input.read(path, strict: true, stopsAtErrors: true)
    } catch {
      guard arguments.hasErrorsInCode, case .findings(let findings, _) = error else { throw error }
      context.write(errors(findings), to: arguments.output, replacing: stamp)
      return .success
    }
    let name = FilePath(path.name).text
    let code = try code(of: read.spec, name)
    let source = code.bytes(origin: origin(name, code))
    if !arguments.isCheck { noteOmissions(code, of: read.spec) }
    if let output = arguments.output, arguments.isCheck {
      let command = command(path.text, output.text, code)
      try compare(output, with: source, help: "run without --check to update it: \(command)")
    } else {
      context.write(source, to: arguments.output, replacing: stamp)
    }
    return .success
  }

  /// Returns Swift with the errors of a spec, for the compiler to report at their lines.
  private func errors(_ findings: [ReportedFinding]) -> [UInt8] {
    var text = ""
    for finding in findings where finding.severity == .error {
      let path = FilePath(finding.path).absolute(from: context.system.currentFolder()).text
      text += "#sourceLocation(file: \(stringLiteral(path)), line: \(finding.place.start.line))\n"
      text += "#error(\(stringLiteral(finding.diagnostic.message)))\n#sourceLocation()\n"
    }
    return Array(text.utf8)
  }

  private func code(of spec: TabSpec, _ name: String) throws(Failure) -> TabCode {
    do throws(CodeNames.AmbiguousIdentifiers) {
      return try TabCode(spec, file: name, arguments.code)
    } catch {
      throw .disagreement(
        "in Swift the identifiers '\(inASCII(error.first))' and '\(inASCII(error.second))' are equal",
        help: "they differ only in the encoding of accents; change one of them")
    }
  }

  /// Says which keys the framework of '--framework' lacks; if it is the spec's, a rule reports them.
  private func noteOmissions(_ code: TabCode, of spec: TabSpec) {
    guard let framework = arguments.code.framework, framework != spec.framework else { return }
    let omissions = code.omittedKeys.map { key, nodes in
      let owners =
        nodes.count > 3 ? "\(nodes.count) nodes" : listed(nodes.map { "'\(printable($0))'" })
      return "'\(key)'" + (nodes.isEmpty ? "" : " of \(owners)")
    }
    if omissions.isEmpty { return }
    context.messages.note(
      "\(framework.rawValue) has nothing for \(omissions.joined(separator: "; ")): left out of the code"
    )
  }

  /// Returns the header of the file. It has no folders or versions, so that it is the same
  /// everywhere.
  private func origin(_ name: String, _ code: TabCode) -> [String] {
    let output = arguments.output.map { FilePath($0.name).text } ?? code.usualFileName
    return [
      "Generated by tabspec from \(withoutDirectives(printable(name), colon: ": ")). Do not edit.",
      "   " + command(name, output, code),
    ]
  }

  /// Returns the command that writes the file, for a shell.
  private func command(_ name: String, _ output: String, _ code: TabCode) -> String {
    // A name that looks like an option comes last, after `--`.
    let looksLikeOption = name.hasPrefix("-") && name != "-"
    var words = ["tabspec", "generate"] + (looksLikeOption ? [] : [name])
    words += output.hasPrefix("-") ? ["--output=\(output)"] : ["--output", output]
    if let framework = arguments.code.framework { words += ["--framework", framework.word] }
    if let type = arguments.code.typeName { words += ["--type", type] }
    if arguments.code.access != .internal { words += ["--access", arguments.code.access.rawValue] }
    if arguments.code.titles != .localized { words += ["--titles", "literal"] }
    if arguments.code.indentation != 2 {
      words += ["--indent", String(arguments.code.indentation)]
    }
    if looksLikeOption { words += ["--", name] }
    return words.map(Self.quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy { scalar in
      !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_./+=,@".unicodeScalars.contains(scalar)
    }
    let shown = printable(word)
    if plain { return shown }
    let parts = shown.split(separator: "'", omittingEmptySubsequences: false)
    // A shell reads 'a':'b' as 'a:b'; a linter doesn't read it as a directive.
    return withoutDirectives("'" + parts.joined(separator: #"'\''"#) + "'", colon: "':'")
  }

  private static let regular = "'--check' compares with a regular file"

  private func compare(_ output: FilePath, with source: [UInt8], help: String) throws(Failure) {
    // A pull request can place anything there, and the difference is printed.
    switch context.system.ownKind(of: output) {
    case .file, nil: break
    case .link: throw .refused(output, reason: "this is a symbolic link", help: Self.regular)
    case .folder: throw .refused(output, reason: "this is a folder, not a file")
    case .other: throw .refused(output, reason: "this is not a regular file", help: Self.regular)
    }
    try context.rejectLinkOutOfTree(output)
    let old: [UInt8]
    do throws(SystemError) {
      old = try context.system.readFile(output, limit: JSONReader.maximumSize)
    } catch {
      throw .disagreement(
        "\(output.shown): \(error.message)", help: "run without --check to write it")
    }
    let diff = UnifiedDiff(
      from: old, to: source, oldName: Array("a/".utf8) + output.name,
      newName: Array("b/".utf8) + output.name)
    if diff.isEmpty { return }
    context.write(diff.shown(context.terminal.style(for: .standardOutput)))
    throw .disagreement("\(output.shown) is out of date", help: help)
  }
}
