import ArgumentParsing
import TabModel
import TabReports

struct DiffArguments: Sendable {
  var old: FilePath?
  /// nil if one spec is compared in two environments.
  var new: FilePath?
  var request = DiffRequest()
  var formats: [FormatRequest<ChangeReport>] = []
  var stdinName: String?
  var configuration = ConfigurationChoice.nearest
  var catalogs = CatalogArguments()

  static let old = Operand<DiffArguments>.path(
    "OLD", "The spec as it was, or - for standard input; the only one where NEW is left out."
  ) { $0.old = $1 }

  static let new = Operand<DiffArguments>.path(
    "NEW", "The spec as it is. Without it, an option says what to compare, as in --os 26..27."
  ) { $0.new = $1 }

  static var options: [CommandOption<DiffArguments>] {
    DiffRequest.options.within({ $0.request }, { $0.request = $1 })
      + [
        FormatRequest.option(ChangeFormat.all).within({ $0.formats }, { $0.formats = $1 }),
        StandardInputName.option.within({ $0.stdinName }, { $0.stdinName = $1 }),
      ]
      + CatalogArguments.options.within({ $0.catalogs }, { $0.catalogs = $1 })
      + ConfigurationChoice.options.within({ $0.configuration }, { $0.configuration = $1 })
  }

  static func check(_ arguments: inout DiffArguments) throws(CombinationError) {
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

/// One value, or two to compare.
struct Compared<Value: Sendable & Equatable>: Sendable {
  var old: Value
  var new: Value

  var isRange: Bool { old != new }
}
