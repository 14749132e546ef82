import ArgumentParsing

struct InitArguments: Sendable {
  /// The file on the command line.
  var named: FilePath?
  /// The file to write, set by `check`.
  private(set) var path = FilePath("")
  var isForced = false
  var isConfiguration = false
  var records: [FilePath] = []

  static let options: [CommandOption<InitArguments>] = [
    CommandOption(long: "force", shape: .flag, summary: "Overwrite an existing file.") {
      arguments, _ in arguments.isForced = true
    },
    CommandOption(
      long: "config", shape: .flag,
      summary: "Create a configuration, \(Configuration.fileName), instead of a spec."
    ) { arguments, _ in arguments.isConfiguration = true },
    .path(
      "from", "RECORD",
      """
      Create the spec from the record of a running app. Repeatable: nodes missing from some \
      records get an 'availability'.
      """, conflicts: ["config"], isRepeatable: true
    ) { $0.records.append($1) },
  ]

  var nextStep: String {
    if !isConfiguration { return "'tabspec resolve \(path.shown)' shows it" }
    let isFound = path.name.elementsEqual(Configuration.fileName.utf8)
    return isFound
      ? "its rules are examples with their defaults: 'tabspec rules' lists all"
      : "use it with --config \(path.shown)"
  }

  static func check(_ arguments: inout InitArguments) throws(CombinationError) {
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

  /// Rejects a path that `lint` skips when it searches the current folder.
  private static func checkIsFound(_ path: FilePath) throws(CombinationError) {
    var parts = path.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
    let name = parts.popLast() ?? []
    // A search may begin in another folder than the current one.
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
