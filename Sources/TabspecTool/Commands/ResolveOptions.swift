import ArgumentParsing
import TabAnalysis
import TabModel
import TabPictures
import TabReports

struct ResolveArguments: Sendable {
  var layouts = LayoutArguments<[LayoutResult]>()
  var selected: String?
  var customization: FilePath?
  var listsNotes = false
  var why: String?

  static var options: [CommandOption<ResolveArguments>] {
    EnvironmentRequest.options(.one).within(\.layouts.request)
      + [
        .text(
          "selected", "IDENTIFIER", "an identifier", "Select this node instead of the first one.",
          form: .dynamic(CompletionArguments.identifiers)
        ) { $0.selected = $1 },
        .path(
          "customization", "FILE",
          "A JSON file with the user's changes to the bar and the sidebar."
        ) { $0.customization = $1 },
        FormatRequest.option(LayoutFormat.all).within(\.layouts.formats),
      ]
      + [
        PictureArguments.appearance, PictureArguments.crop, PictureArguments.plain,
        PictureArguments.open,
      ]
      .within(\.layouts.pictures)
      + [
        .flag("notes", "List every undocumented assumption below a drawing.") {
          $0.listsNotes = true
        },
        .text(
          "why", "IDENTIFIER", "an identifier",
          """
          Explain step by step why this node is where it is, with links to Apple's documentation, \
          instead of printing the layout. Text and JSON only.
          """, form: .dynamic(CompletionArguments.identifiers)
        ) { $0.why = $1 },
        .watch { $0.layouts.watches = true },
      ]
      + CatalogArguments.options().within(\.layouts.catalogs)
      + SpecArguments.options.within(\.layouts.spec)
  }

  static func check(_ arguments: inout ResolveArguments) throws(CombinationError) {
    try arguments.layouts.check(
      .one, usual: .text, shown: .svg, besides: arguments.customization)
    guard arguments.why != nil else { return }
    for request in arguments.layouts.formats where request.whyRequest == nil {
      throw CombinationError(
        "--why cannot be printed as '\(request.format.name)'", hint: "write --format text or json")
    }
  }
}

extension FormatRequest<[LayoutResult]> {
  var whyRequest: FormatRequest<[Explanation]>? {
    WhyFormat.all.first { $0.name == format.name }.map {
      FormatRequest<[Explanation]>(format: $0, file: file)
    }
  }
}
