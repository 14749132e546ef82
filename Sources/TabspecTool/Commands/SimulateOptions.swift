import ArgumentParsing
import ChangeReports
import TabHierarchy
import TabLayout
import TabSessions

/// The arguments of `simulate`.
struct SimulateArguments: Sendable {
  var spec = SpecArguments()
  var events = FilePath.standardInput
  var request = EnvironmentRequest()
  var customization: FilePath?
  /// Where the customization state at the end is written.
  var output: FilePath?
  /// Whether every step tells the whole layout and state.
  var tellsEveryResult = false
  var formats: [FormatRequest<SessionReport>] = []

  static let eventFile = Operand<SimulateArguments>(
    "EVENTS", kind: .path(suffix: ".json"),
    summary: "A JSON file with a list of events, or - for standard input."
  ) { arguments, word throws(ValueError) in
    arguments.events = FilePath(try word.path().bytes)
  }

  static var options: [CommandOption<SimulateArguments>] {
    ([platform] + EnvironmentRequest.options.filter { $0.description.long != "platform" })
      .map { $0.within({ $0.request }, { $0.request = $1 }) } + [
        start,
        FormatRequest.option(SessionFormat.all, printing: "the session")
          .within({ $0.formats }, { $0.formats = $1 }),
        layouts, end,
      ] + SpecArguments.options.map { $0.within({ $0.spec }, { $0.spec = $1 }) }
  }

  private static let platform = CommandOption<EnvironmentRequest>(
    long: "platform", short: "p",
    shape: .value(
      placeholder: "NAME", choices: PlatformName.names,
      form: .suggested(EnvironmentRequest.aliases)),
    summary: """
      Where the session takes place: one platform, by its name in any case or as iphone, ipad, mac, \
      tv or vision. Without it: the iPad, or the Mac where the spec is not for iPad.
      """
  ) { request, value throws(ValueError) in
    if value.text?.lowercased() == "all" {
      throw .refused(reason: "a session takes place on one platform")
    }
    try EnvironmentRequest.platform.apply(&request, value)
  }

  private static let start = CommandOption<SimulateArguments>(
    long: "customization", shape: .value(placeholder: "FILE", form: .path),
    summary: "A JSON file that says what the person changed before."
  ) { arguments, value throws(ValueError) in
    arguments.customization = FilePath(try value.path().bytes)
  }

  private static let layouts = CommandOption<SimulateArguments>(
    long: "layouts", shape: .flag,
    summary: "In JSON: write the layout and the state after every step, not only at the end."
  ) { arguments, _ in arguments.tellsEveryResult = true }

  private static let end = CommandOption<SimulateArguments>(
    long: "output", short: "o", shape: .value(placeholder: "FILE", form: .path),
    summary: "Write the customization state at the end into this file, for --customization."
  ) { arguments, value throws(ValueError) in
    arguments.output = FilePath(try value.path().bytes)
  }

  static let check: @Sendable (inout SimulateArguments) throws(CombinationError) -> Void = {
    arguments throws(CombinationError) in
    try arguments.request.check()
    if arguments.spec.path == nil, arguments.events.hasSuffix(SpecFinder.suffix) {
      throw CombinationError("the argument EVENTS is missing")
    }
    if arguments.request.platforms.count > 1 {
      throw CombinationError("a session takes place on one platform", hint: "name one of them")
    }
    let inputs = [arguments.spec.path, arguments.events, arguments.customization].compactMap(\.self)
    try checkFormats(&arguments.formats, usual: .text, inputs: inputs)
    if let output = arguments.output,
      inputs.contains(output) || arguments.formats.contains(where: { $0.file == output })
    {
      throw CombinationError(
        "'\(output.shown)' would be overwritten by the customization state",
        hint: "name another file")
    }
  }

  /// Where the session takes place: where people customize the spec, unless they are asked to
  /// elsewhere.
  func environment(for spec: TabSpec) -> Environment {
    var request = request
    if request.platforms.isEmpty { request.platforms = [spec.customizedPlatform ?? .iPadOS] }
    return request.environments(for: spec).first ?? Environment(.iPadOS)
  }
}
