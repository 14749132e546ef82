import ArgumentParsing
import TabReports

struct FormatRequest<Report>: Sendable {
  let format: OutputFormat<Report>
  let file: FilePath?

  static func option(_ formats: [OutputFormat<Report>]) -> CommandOption<[FormatRequest]> {
    CommandOption(
      long: "format", short: "f",
      shape: .value(placeholder: "FORMAT[=FILE]", choices: formats.map(\.name), form: .nameAndFile),
      summary:
        "Output format; =FILE writes to a file. Repeatable [default: \(formats[0].name)].",
      isRepeatable: true
    ) { requests, value throws(ValueError) in
      let (word, file) = try value.nameAndFile("a format")
      let format = try word.choice(from: formats, name: \.name)
      let path = file.map { FilePath($0.bytes) }
      // `-` is standard output, as without a file.
      requests.append(FormatRequest(format: format, file: path == .standardInput ? nil : path))
    }
  }
}

/// Rejects formats with the same destination or with an input as destination, and sets the default.
func checkFormats<Report>(
  _ formats: inout [FormatRequest<Report>], usual: OutputFormat<Report>, inputs: [FilePath?]
) throws(CombinationError) {
  var seen: [FilePath?: String] = [:]
  for request in formats {
    if let other = seen[request.file] {
      let place = request.file.map { "'\($0.shown)'" } ?? "standard output"
      throw CombinationError(
        "formats '\(other)' and '\(request.format.name)' both go to \(place)",
        hint: "give all but one a separate file, as in --format \(request.format.name)=report.txt"
      )
    }
    seen[request.file] = request.format.name
    if let file = request.file, inputs.contains(file) {
      throw CombinationError("'\(file.shown)' \(overwriting)", hint: otherFile)
    }
  }
  if formats.isEmpty { formats = [FormatRequest(format: usual, file: nil)] }
}
