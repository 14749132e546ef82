import ArgumentParsing
import TabReports

struct PictureArguments: Sendable {
  var style = PictureStyle()
  /// True if the command line has an appearance, even that of the system.
  var hasAppearance = false
  var opens = false

  static let appearance = CommandOption<PictureArguments>.choice(
    "appearance", "APPEARANCE",
    "Appearance of pictures and pages; auto follows the reader's system [default: auto]."
  ) { (arguments: inout PictureArguments, appearance: PictureStyle.Appearance) in
    arguments.style.appearance = appearance
    arguments.hasAppearance = true
  }

  static let crop = CommandOption<PictureArguments>.choice(
    "crop", "PART",
    "Draw only the bar or the sidebar, or the bar on 18, 26 and 27 (strip). SVG only."
  ) { $0.style.crop = $1 }

  static let plain = CommandOption<PictureArguments>.flag(
    "plain", "Draw only the device, without heading, text and numbers. SVG only."
  ) { $0.style.isPlain = true }

  static let open = CommandOption<PictureArguments>.flag(
    "open", "Write the picture or the page to a temporary file, print its path, and open it."
  ) { $0.opens = true }

  func check<Report>(
    _ formats: inout [FormatRequest<Report>], usual: OutputFormat<Report>,
    shown: OutputFormat<Report>, inputs: [FilePath?]
  ) throws(CombinationError) {
    try checkFormats(&formats, usual: opens ? shown : usual, inputs: inputs)
    let drawn = formats.filter { $0.format.isPicture }
    if opens, drawn.filter({ $0.file == nil }).isEmpty {
      if let request = drawn.first, let file = request.file {
        let name = request.format.name
        throw CombinationError(
          "--open writes a temporary file and opens that, not '\(file.shown)'",
          hint: "write --format \(name) without a file, or open '\(file.shown)' yourself")
      }
      throw CombinationError(
        "--open applies to pictures and pages only",
        hint: "leave --format out, or write --format html")
    }
    let hasDrawing = drawn.contains { !$0.format.isPage }
    for (option, isOn) in [("crop", style.crop != nil), ("plain", style.isPlain)]
    where isOn && !hasDrawing {
      throw CombinationError("--\(option) applies to pictures only", hint: "write --format svg")
    }
    if hasAppearance, drawn.isEmpty {
      throw CombinationError(
        "--appearance applies to pictures and pages only",
        hint: "write --format svg or --format html")
    }
  }
}
