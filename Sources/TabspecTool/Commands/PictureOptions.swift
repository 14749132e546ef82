import ArgumentParsing
import TabReports

/// What a command line says about pictures and pages.
struct PictureArguments: Sendable {
  /// Nil for what the reader's system has.
  var appearance: PictureStyle.Appearance?
  var crop: PictureStyle.Crop?
  /// Whether the picture or the page is opened instead of printed.
  var opens = false

  var style: PictureStyle {
    var style = PictureStyle()
    style.appearance = appearance ?? .auto
    style.crop = crop
    return style
  }

  static let appearance = CommandOption<PictureArguments>(
    long: "appearance",
    shape: .value(
      placeholder: "APPEARANCE", choices: PictureStyle.Appearance.allCases.map(\.rawValue)),
    summary: "Appearance of pictures and pages; auto follows the reader's system [default: auto]."
  ) { arguments, value throws(ValueError) in
    arguments.appearance = try value.choice(
      from: PictureStyle.Appearance.allCases, name: \.rawValue)
  }

  static let crop = CommandOption<PictureArguments>(
    long: "crop",
    shape: .value(placeholder: "PART", choices: PictureStyle.Crop.allCases.map(\.rawValue)),
    summary: "Draw only the bar or only the sidebar. SVG only."
  ) { arguments, value throws(ValueError) in
    arguments.crop = try value.choice(from: PictureStyle.Crop.allCases, name: \.rawValue)
  }

  static let open = CommandOption<PictureArguments>(
    long: "open", shape: .flag,
    summary: "Write the picture or the page to a temporary file, print its path, and open it."
  ) { arguments, _ in arguments.opens = true }

  /// Looks at the formats together with what is said about pictures, and fills in the usual one.
  ///
  /// - Parameters:
  ///   - usual: the format where none is named.
  ///   - shown: the format that is opened where none is named.
  func check<Report>(
    _ formats: inout [FormatRequest<Report>], usual: OutputFormat<Report>,
    shown: OutputFormat<Report>, inputs: [FilePath]
  ) throws(CombinationError) {
    try checkFormats(&formats, usual: opens ? shown : usual, inputs: inputs)
    let drawn = formats.filter { $0.format.isPicture }
    if opens, drawn.filter({ $0.file == nil }).isEmpty {
      throw CombinationError(
        "--open shows pictures and pages", hint: "leave --format out, or write --format html")
    }
    if crop != nil, !formats.contains(where: { $0.format.name == "svg" }) {
      throw CombinationError("--crop is about pictures", hint: "write --format svg")
    }
    if appearance != nil, drawn.isEmpty {
      throw CombinationError(
        "--appearance is about pictures and pages", hint: "write --format svg or --format html")
    }
  }
}

extension RunContext {
  /// Writes a report in every format that was asked for; what is to be opened goes to a temporary
  /// file, which the system's own program opens: once, however often the run is repeated.
  func write<Report>(
    _ requests: [FormatRequest<Report>], _ report: Report, _ pictures: PictureArguments
  ) {
    pictureStyle = pictures.style
    if isRepeated { pictureStyle.secondsToReload = 1 }
    let opened = requests.first { pictures.opens && $0.file == nil && $0.format.isPicture }
    write(requests.filter { $0.file != nil || $0.format.name != opened?.format.name }, report)
    guard let opened else { return }
    let bytes = opened.format.bytes(report, fileStyle, pictureStyle)
    if let shownFile {
      replace(shownFile, with: bytes)
      return
    }
    do throws(SystemError) {
      let file = try system.writeTemporaryFile(suffix: ".\(opened.format.name)", bytes)
      shownFile = file
      say("opening \(file.shown)\n")
      do throws(SystemError) {
        try system.show(file)
      } catch {
        tell(.refused(file, reason: error.message, help: "open this file yourself"))
      }
    } catch {
      tell(.impossible("the temporary file could not be written: \(error.message)"))
    }
  }
}
