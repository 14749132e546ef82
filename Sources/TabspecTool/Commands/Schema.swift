import ArgumentParsing
import JSON
import TabLint
import TabModel
import TabReports

extension Command where Context == RunContext {
  static let schema = Command(
    name: "schema",
    summary: "Print a JSON Schema, for editors and validators.",
    discussion: """
      The schemas follow draft 2020-12 and are generated from the tables that tabspec uses for reading. \
      Save one next to your specs and refer to it in '$schema', so that editors complete \
      and explain keys, and mark invalid ones.

      The kinds of documents:

      \(PrintedSchema.all.map { "  \($0.name.padded(to: PrintedSchema.widest + 2))\($0.summary)" }.joined(separator: "\n"))
      """,
    operands: [
      Operand<PrintedSchema>(
        "KIND", kind: .choice(PrintedSchema.all.map(\.name)), .atMostOne,
        summary: "The kind of document [default: spec]."
      ) { schema, word throws(ValueError) in
        schema = try word.choice(from: PrintedSchema.all, name: \.name)
      }
    ],
    examples: [
      CommandExample(
        "tabspec schema > tabspec.schema.json", "The schema to name in a spec's '$schema'."),
      CommandExample("tabspec schema config", "The schema of tabspec.config.json."),
    ],
    initial: PrintedSchema.all[0]
  ) { schema, context throws(Failure) -> ExitCode in
    context.write(schema.make().document)
    return .success
  }
}

struct PrintedSchema: Sendable {
  static var widest: Int { all.map(\.name.count).max() ?? 0 }

  let name: String
  let summary: String
  let make: @Sendable () -> JSONTree

  static let all = [
    PrintedSchema(name: "spec", summary: "a tab spec, NAME.tabspec.json") {
      SpecSchema.schema(rules: Rule.all.filter(\.isConfigurable).map(\.id))
    },
    PrintedSchema(name: "config", summary: "a configuration, \(Configuration.fileName)") {
      ConfigSchema.schema
    },
    PrintedSchema(
      name: "customization", summary: "a user's customization, for 'resolve --customization'"
    ) { SpecSchema.customization },
    PrintedSchema(name: "record", summary: "what TabSpecRecorder writes, for 'conform'") {
      RecordSchema.schema
    },
  ]
}
