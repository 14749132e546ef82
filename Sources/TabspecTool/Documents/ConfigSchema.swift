import JSON
import TabLint
import TabModel

enum ConfigSchema {
  static var schema: JSONTree {
    [
      "$schema": SpecSchema.dialect,
      "title": "tabspec configuration",
      "description": .string(
        """
        The configuration of a team's specs: \(Configuration.fileName), next to the specs or in \
        a parent folder. The command line takes precedence.
        """),
      "type": "object",
      "properties": properties,
      "additionalProperties": false,
      "$defs": [
        "severity": ["type": "string", "enum": .strings(SeverityWord.forRules)],
        "target": SpecSchema.definition(of: .target),
      ],
    ]
  }

  private static var properties: JSONTree {
    [
      "$schema": [
        "type": "string", "description": "The JSON Schema, for editors; not read.",
        "examples": ["./tabspec.config.schema.json"],
      ],
      "rules": rules,
      "include": texts(
        "The specs in folders, relative to the configuration.\n\(patternForm)",
        absent: "*.tabspec.json", examples: [["App/**/*.tabspec.json"]]),
      "exclude": texts(
        "Files and folders to skip, relative to the configuration.\n\(patternForm)",
        examples: [["Tests/", "*.draft.tabspec.json"]]),
      "targets": targets,
      "failOn": [
        "type": "string",
        "enum": .strings(SeverityWord.forFailing),
        "description": """
        The lowest severity that fails a run, with exit code 1; never for none.
        Default: error.
        """,
        "default": "error",
      ],
      "strings": texts(
        """
        The app's string catalogs (.xcstrings) and .strings files, relative to the configuration: the \
        first one with a title is used.
        """, examples: [["App/Localizable.xcstrings"]]),
      "assets": texts(
        "The app's asset catalogs (.xcassets), relative to the configuration.",
        examples: [["App/Assets.xcassets"]]),
      "symbols": texts(
        "The names of the symbols that exist; the rule 'unknown-symbol' reports others.",
        absent: "names of symbols are not checked", examples: [["house", "a.private.symbol"]]),
    ]
  }

  private static func texts(
    _ meaning: String, absent: String = "none", examples: JSONTree
  ) -> JSONTree {
    [
      "type": "array",
      "items": ["type": "string", "minLength": 1],
      "description": .string("\(meaning)\nDefault: \(absent)."),
      "examples": examples,
    ]
  }

  private static let patternForm = "* matches anything but a slash, ? one byte, ** any folders."

  private static var targets: JSONTree {
    var schema = SpecSchema.schema(for: .list(.object(.target), mayBeEmpty: false))
    schema["description"] = """
      The targets of specs that have none.
      Default: all platforms at \(Version.oldest).
      """
    schema["examples"] = [[["platform": "iPadOS", "minimumVersion": "18.0"]]]
    return schema
  }

  // MARK: - Rules

  private static var rules: JSONTree {
    var properties: JSONTree = [:]
    for rule in Rule.all where rule.isConfigurable { properties[rule.id] = choice(of: rule) }
    return [
      "type": "object",
      "description": "The severities and options of rules; other rules keep their defaults.",
      "properties": properties,
      "additionalProperties": false,
    ]
  }

  private static func choice(of rule: Rule) -> JSONTree {
    var properties: JSONTree = ["severity": .reference(to: "severity")]
    for option in rule.options {
      properties[option.name] = [
        "type": "integer",
        "minimum": 1,
        "maximum": .integer(JSONValue.largestInteger),
        "description": .string("\(option.summary)\nDefault: \(option.value)."),
        "default": .integer(option.value),
      ]
    }
    return [
      "description": .string(
        """
        \(rule.summary)
        \(rule.section). Default: \(rule.usualSeverity?.rawValue ?? "off").
        """),
      "default": .string(rule.usualSeverity?.rawValue ?? "off"),
      "anyOf": [
        .reference(to: "severity"),
        ["type": "object", "properties": properties, "additionalProperties": false],
      ],
    ]
  }
}
