import ArgumentParsing
import TabModel

extension CommandOption {
  static func path(
    _ long: String, short: Character? = nil, _ placeholder: String, _ summary: String,
    conflicts: [String] = [], isRepeatable: Bool = false,
    set: @escaping @Sendable (inout Arguments, FilePath) -> Void
  ) -> CommandOption {
    CommandOption(
      long: long, short: short, shape: .value(placeholder: placeholder, form: .path),
      summary: summary, conflicts: conflicts, isRepeatable: isRepeatable
    ) { arguments, value throws(ValueError) in
      set(&arguments, FilePath(try value.path().bytes))
    }
  }

  /// The file of generated source, which is printed without this option or for `-`.
  static func output(
    set: @escaping @Sendable (inout Arguments, FilePath?) -> Void
  ) -> CommandOption {
    .path("output", short: "o", "FILE", "Write the source to this file instead of printing it.") {
      set(&$0, $1 == .standardInput ? nil : $1)
    }
  }

  static func framework(
    _ summary: String, conflicts: [String] = [], isRepeatable: Bool = false,
    set: @escaping @Sendable (inout Arguments, Framework) -> Void
  ) -> CommandOption {
    .choice(
      "framework", "FRAMEWORK", summary, conflicts: conflicts, isRepeatable: isRepeatable,
      name: \.word, set: set)
  }

  static func standardInputName(
    set: @escaping @Sendable (inout Arguments, String) -> Void
  ) -> CommandOption {
    .text("stdin-name", "NAME", "a name", "File name to report for standard input.", set: set)
  }

  static func watch(
    conflicts: [String] = [], set: @escaping @Sendable (inout Arguments) -> Void
  ) -> CommandOption {
    .flag(
      "watch",
      """
      Run again whenever an input file changes, appears or disappears. Stop with Control-C. HTML \
      pages reload themselves.
      """, conflicts: conflicts, set: set)
  }
}

/// Rejects a name for standard input that is not read.
func checkStandardInputName(_ name: String?, inputs: [FilePath?]) throws(CombinationError) {
  guard name != nil, !inputs.contains(.standardInput) else { return }
  throw CombinationError(
    "--stdin-name names standard input, which is not read", hint: "leave it out, or read from -")
}

extension Framework {
  var word: String { rawValue.lowercased() }
}

extension Operand {
  static func path(
    _ name: String, suffix: String = SpecFinder.suffix, _ summary: String,
    _ count: OperandDescription.Count = .one,
    set: @escaping @Sendable (inout Arguments, FilePath) -> Void
  ) -> Operand {
    Operand(name, kind: .path(suffix: suffix), count, summary: summary) { arguments, word in
      set(&arguments, FilePath(word.bytes))
    }
  }

  static func spec(set: @escaping @Sendable (inout Arguments, FilePath) -> Void) -> Operand {
    .path(
      "FILE",
      """
      The spec, or - for standard input [default: the only *\(SpecFinder.suffix) below the current \
      folder].
      """, .atMostOne, set: set)
  }
}

extension Array {
  /// Returns the options for arguments that contain these options' arguments.
  func within<Part, Whole>(
    _ part: any WritableKeyPath<Whole, Part> & Sendable
  ) -> [CommandOption<Whole>] where Element == CommandOption<Part> {
    map { $0.within(part) }
  }
}

struct GlobalOptions: Sendable {
  enum Color: String, CaseIterable, Sendable { case auto, always, never }

  var color = Color.auto
  var isASCII = false

  static let options: [CommandOption<GlobalOptions>] = [
    .choice("color", "COLOR", "When to use colour; auto means in a terminal [default: auto].") {
      $0.color = $1
    },
    .flag("no-color", "The same as --color=never.") { $0.color = .never },
    .flag("ascii", "Use ASCII characters only.") { $0.isASCII = true },
  ]
}
