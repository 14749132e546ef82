import ArgumentParsing
import JSON
import TabLint
import TabReports
import TabServer

extension Command where Context == RunContext {
  static let schema = Command(
    name: "schema",
    summary: "Print a JSON Schema, for editors and validators.",
    discussion: """
      The schemas follow draft 2020-12 and are made from the tables that tabspec itself reads by. \
      Save one beside your specs and name it in their '$schema', and an editor completes keys, \
      explains them, and marks what tabspec would not accept.

      The kinds of documents:

      \(PrintedSchema.all.map { "  \($0.name.padded(to: PrintedSchema.widest + 2))\($0.summary)" }.joined(separator: "\n"))
      """,
    operands: .atMostOne(
      Operand<SchemaArguments>(
        "KIND", kind: .choice(PrintedSchema.all.map(\.name)),
        summary: "The kind of document [default: spec]."
      ) { arguments, word throws(ValueError) in
        arguments.schema = try word.choice(from: PrintedSchema.all, name: \.name)
      }),
    examples: [
      CommandExample(
        "tabspec schema > tabspec.schema.json", "The schema to name in a spec's '$schema'."),
      CommandExample("tabspec schema config", "The schema of tabspec.config.json."),
    ],
    initial: SchemaArguments()
  ) { arguments, context throws(Failure) -> ExitCode in
    context.write(arguments.schema.make().document)
    return .success
  }
}

/// The arguments of `schema`.
struct SchemaArguments: Sendable {
  var schema = PrintedSchema.spec
}

/// A schema that can be asked for.
struct PrintedSchema: Sendable {
  /// The length of the longest name.
  static var widest: Int { all.map(\.name.count).max() ?? 0 }

  /// The word on the command line.
  let name: String
  /// What it describes.
  let summary: String
  let make: @Sendable () -> JSONTree

  static let all: [PrintedSchema] = [
    .spec, .config, .layout, .customization, .record, .titles,
  ]

  static let spec = PrintedSchema(name: "spec", summary: "a tab spec, NAME.tabspec.json") {
    SpecSchema.schema(rules: Rule.all.filter(\.isConfigurable).map(\.id))
  }

  static let config = PrintedSchema(
    name: "config", summary: "a configuration, \(Configuration.fileName)"
  ) {
    ConfigSchema.schema
  }

  static let layout = PrintedSchema(
    name: "layout", summary: "what 'resolve --format json' prints"
  ) {
    LayoutSchema.schema
  }

  static let customization = PrintedSchema(
    name: "customization", summary: "what a person changed, for 'resolve --customization'"
  ) {
    CustomizationSchema.schema
  }

  static let record = PrintedSchema(
    name: "record", summary: "what TabSpecRecorder writes, for 'conform'"
  ) {
    RecordSchema.schema
  }

  static let titles = PrintedSchema(
    name: "titles", summary: "what 'titles --format json' prints"
  ) {
    TitleSchema.schema
  }
}
