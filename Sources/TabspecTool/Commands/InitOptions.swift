import ArgumentParsing

/// The arguments of `init`.
struct InitArguments: Sendable {
  /// The file as the command line names it.
  var named: FilePath?
  /// The file that is written; `check` makes it.
  private(set) var path = FilePath("")
  var isForced = false
  var isConfiguration = false
  /// The records that the spec is made of.
  var records: [FilePath] = []

  static let options: [CommandOption<InitArguments>] = [
    CommandOption(long: "force", shape: .flag, summary: "Overwrite an existing file.") {
      arguments, _ in arguments.isForced = true
    },
    CommandOption(
      long: "config", shape: .flag,
      summary: "Create a configuration, \(Configuration.fileName), instead of a spec."
    ) { arguments, _ in arguments.isConfiguration = true },
    CommandOption(
      long: "from", shape: .value(placeholder: "RECORD", form: .path),
      summary: """
        Create the spec from the record of a running app. Repeatable: nodes missing from some \
        records get an 'availability'.
        """,
      conflicts: ["config"], isRepeatable: true
    ) { arguments, value throws(ValueError) in
      arguments.records.append(FilePath(try value.path().bytes))
    },
  ]

  /// What to try with the file.
  var nextStep: String {
    if !isConfiguration { return "'tabspec resolve \(path.shown)' shows it" }
    let isFound = path.name.elementsEqual(Configuration.fileName.utf8)
    return isFound
      ? "its rules are examples with their defaults: 'tabspec rules' lists all"
      : "use it with --config \(path.shown)"
  }

  static let check: @Sendable (inout InitArguments) throws(CombinationError) -> Void = {
    arguments throws(CombinationError) in
    let usual = arguments.isConfiguration ? Configuration.fileName : "App" + SpecFinder.suffix
    guard let named = arguments.named else {
      arguments.path = FilePath(usual)
      return
    }
    arguments.path = named
    if named == .standardInput { return }
    if [[], Array(".".utf8), Array("..".utf8)].contains(Array(named.name)) {
      let folder =
        named.bytes.last == UInt8(ascii: "/") ? named.bytes : named.bytes + Array("/".utf8)
      throw CombinationError(
        "'\(named.shown)' is a folder",
        hint: "name a file, as in '\(FilePath(folder + Array(usual.utf8)).shown)'")
    }
    if arguments.isConfiguration { return }
    arguments.path = StarterSpec.path(named)
    try checkIsFound(arguments.path)
  }

  /// Refuses the path of a spec that `lint` passes over when it searches the current folder.
  private static func checkIsFound(_ path: FilePath) throws(CombinationError) {
    var parts = path.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
    let name = parts.popLast() ?? []
    // A search that starts at another folder than the current one may well find it.
    let folders = path.bytes.first == UInt8(ascii: "/") ? [] : parts
    if name.first == UInt8(ascii: ".") {
      throw CombinationError(
        "'tabspec lint' would not find '\(path.shown)': it passes over hidden files",
        hint: "begin the name with anything but a period")
    }
    for folder in folders where SpecFinder.isPassedOver(folder) {
      let shown = FilePath(folder).shown
      throw CombinationError(
        "'tabspec lint' would not find '\(path.shown)': it passes over '\(shown)'",
        hint: "write it into another folder")
    }
  }
}
