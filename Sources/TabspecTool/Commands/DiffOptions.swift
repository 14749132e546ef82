import ArgumentParsing
import TabModel
import TabReports

/// The arguments of `diff`.
struct DiffArguments: Sendable {
  var old: FilePath?
  /// Nil where one spec is compared with itself.
  var new: FilePath?
  var request = DiffRequest()
  var formats: [FormatRequest<ChangeReport>] = []
  var stdinName: String?
  var configuration = ConfigurationChoice.nearest
  var catalogs = CatalogArguments()

  static let old = Operand<DiffArguments>(
    "OLD", kind: .path(suffix: SpecFinder.suffix),
    summary: "The spec as it was, or - for standard input; the only one where NEW is left out."
  ) { arguments, word throws(ValueError) in
    arguments.old = FilePath(try word.path().bytes)
  }

  static let new = Operand<DiffArguments>(
    "NEW", kind: .path(suffix: SpecFinder.suffix),
    summary: "The spec as it is. Without it, an option says what to compare, as in --os 26..27."
  ) { arguments, word throws(ValueError) in
    arguments.new = FilePath(try word.path().bytes)
  }

  static var options: [CommandOption<DiffArguments>] {
    DiffRequest.options.map { $0.within({ $0.request }, { $0.request = $1 }) }
      + [
        FormatRequest.option(ChangeFormat.all).within({ $0.formats }, { $0.formats = $1 }),
        StandardInputName.option.within({ $0.stdinName }, { $0.stdinName = $1 }),
      ]
      + CatalogArguments.options.map { $0.within({ $0.catalogs }, { $0.catalogs = $1 }) }
      + ConfigurationChoice.options.map {
        $0.within({ $0.configuration }, { $0.configuration = $1 })
      }
  }

  static let check: @Sendable (inout DiffArguments) throws(CombinationError) -> Void = {
    arguments throws(CombinationError) in
    let isRange = arguments.request.hasRange
    if arguments.new == nil, !isRange {
      throw CombinationError(
        "there is nothing to compare the spec with",
        hint: "name a second spec, or ask for two releases, as in --os 26..27")
    }
    if arguments.new != nil, isRange {
      throw CombinationError(
        "two specs are compared in the same environments",
        hint: "leave out one of the specs, or write one value instead of two with '..'")
    }
    let inputs = [arguments.old, arguments.new].compactMap(\.self)
    try checkFormats(&arguments.formats, usual: .text, inputs: inputs)
  }
}

/// One value, or two to compare with each other.
struct Compared<Value: Sendable & Equatable>: Sendable {
  var old: Value
  var new: Value

  var isRange: Bool { old != new }
}
