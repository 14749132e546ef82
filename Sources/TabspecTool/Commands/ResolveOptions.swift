import ArgumentParsing
import JSON
import TabAnalysis
import TabModel
import TabPictures
import TabReports

struct ResolveArguments: Sendable {
  var layout = LayoutArguments<LayoutReport>(.one)
  var selected: String?
  var customization: FilePath?
  var listsNotes = false
  var why: String?

  static var options: [CommandOption<ResolveArguments>] {
    EnvironmentRequest.options(.one).within(\.layout.request)
      + [
        .text(
          "selected", "IDENTIFIER", "an identifier",
          "Select this node instead of the first one; 'search' is the search tab.",
          form: .fromFile(CompletionArguments.identifiers)
        ) { $0.selected = $1 },
        .path(
          "customization", "FILE",
          "A JSON file with the user's changes to the bar and the sidebar."
        ) { $0.customization = $1 },
        FormatRequest.option(LayoutFormat.all).within(\.layout.formats),
      ]
      + [
        PictureArguments.appearance, PictureArguments.crop, PictureArguments.plain,
        PictureArguments.open,
      ]
      .within(\.layout.pictures)
      + [
        .flag("notes", "List every undocumented assumption below a drawing.") {
          $0.listsNotes = true
        },
        .text(
          "why", "IDENTIFIER", "an identifier",
          """
          Explain step by step why this node is where it is, with links to Apple's documentation, \
          instead of printing the layout; 'search' is the search tab. Text and JSON only.
          """, form: .fromFile(CompletionArguments.identifiers)
        ) { $0.why = $1 },
        .watch { $0.layout.watches = true },
      ]
      + CatalogArguments.options().within(\.layout.catalogs)
      + SpecArguments.options.within(\.layout.spec)
  }

  static func check(_ arguments: inout ResolveArguments) throws(CombinationError) {
    try arguments.layout.check(usual: .text, shown: .svg, besides: arguments.customization)
    if arguments.why != nil {
      try checkWhy(arguments)
      return
    }
    let formats = arguments.layout.formats.map(\.format.name)
    if arguments.listsNotes, !formats.contains(where: { ["text", "markdown"].contains($0) }) {
      throw CombinationError(
        "--notes applies to the formats 'text' and 'markdown' only",
        hint: "leave it out: JSON, pictures and pages list assumptions anyway")
    }
    if arguments.layout.pictures.style.crop == .strip, !arguments.layout.request.releases.isEmpty {
      throw CombinationError(
        "--crop strip draws the bar on 18, 26 and 27, so --os has no effect",
        hint: "leave --os out, or write --crop bar")
    }
  }

  private static func checkWhy(_ arguments: ResolveArguments) throws(CombinationError) {
    if arguments.listsNotes || arguments.layout.request.layoutDirection != nil {
      throw CombinationError(
        "--why prints no layout, so \(arguments.listsNotes ? "--notes" : "--direction") has no effect",
        hint: "leave one of them out")
    }
    for request in arguments.layout.formats where request.whyRequest == nil {
      throw CombinationError(
        "--why cannot be printed as '\(request.format.name)'", hint: "write --format text or json")
    }
  }
}

extension FormatRequest<LayoutReport> {
  var whyRequest: FormatRequest<[Explanation]>? {
    WhyFormat.all.first { $0.name == format.name }.map {
      FormatRequest<[Explanation]>(format: $0, file: file)
    }
  }
}
