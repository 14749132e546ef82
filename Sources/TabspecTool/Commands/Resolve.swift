import ArgumentParsing
import JSON
import TabAnalysis
import TabLint
import TabModel
import TabReports

extension Command where Context == RunContext {
  static let resolve = Command(
    name: "resolve",
    summary: "Show the tab bar and the sidebar of a spec on a platform.",
    discussion: """
      Computes the layout of an environment: the bar with its regions and More, the sidebar, the \
      selection, the taps to every destination, and the parts that Apple does not document.

      Errors of the spec are reported on standard error; the layout follows if the spec can be read. \
      The page of --format html has all findings of 'tabspec lint'.

      With --format svg=App.svg and several platforms, each platform has its own file, such as \
      App-ipad.svg.
      """,
    operands: [Operand<ResolveArguments>.spec { $0.layout.spec.path = $1 }],
    options: ResolveArguments.options,
    examples: [
      CommandExample(
        "tabspec resolve App.tabspec.json --platform ipad --orientation portrait",
        "Show the bar of an iPad in portrait."),
      CommandExample(
        "tabspec resolve App.tabspec.json --unless signedIn",
        "Show the app to users who are not signed in."),
      CommandExample(
        "tabspec resolve App.tabspec.json --platform iphone --why settings",
        "Explain why a tab is in More."),
      CommandExample(
        "tabspec resolve App.tabspec.json --strings Localizable.xcstrings --language de",
        "Show the German layout."),
      CommandExample(
        "tabspec resolve App.tabspec.json --platform all --open",
        "Open pictures of all platforms."),
      CommandExample(
        "tabspec resolve App.tabspec.json --platform all --format json",
        "Print the layouts of all platforms for programs."),
    ],
    initial: ResolveArguments(),
    check: ResolveArguments.check,
    isRepeated: \.layout.watches
  ) { arguments, context throws(Failure) -> ExitCode in
    let layout = arguments.layout
    let needsFindings =
      arguments.why == nil && layout.formats.contains { $0.format.isPage }
    let input = try layout.read(
      context, needsFindings: needsFindings, besides: arguments.customization)
    let spec = try input.spec(in: layout.catalogs.language, context)
    try layout.request.conditions.check(in: spec)
    let environments = layout.request.environments(for: spec)
    let state: CustomizationState? =
      if let path = arguments.customization {
        try context.customization(path, for: spec, in: environments)
      } else { nil }
    let named = arguments.selected.map(spec.identifier(meantBy:))
    let resolver = Resolver(spec, customization: state, selected: named)
    if let selected = named,
      !environments.contains(where: { resolver.hasNode(named: selected, in: $0) })
    {
      throw .usage(
        "no node with the identifier '\(printable(selected))' is present in the requested environments",
        help: resolver.spec.identifiers.contains(selected)
          ? "'--why \(printable(selected))' explains why"
          : identifierHelp(
            selected, resolver.spec,
            among: { name in environments.contains { resolver.hasNode(named: name, in: $0) } }))
    }
    if let identifier = arguments.why.map(spec.identifier(meantBy:)) {
      let explanations = environments.compactMap { resolver.explanation(of: identifier, in: $0) }
      if explanations.isEmpty, !environments.isEmpty {
        throw .usage(
          "no node has the identifier '\(printable(identifier))'",
          help: identifierHelp(identifier, resolver.spec))
      }
      context.write(layout.formats.compactMap(\.whyRequest), explanations)
      return .success
    }
    context.messages.noteImpossible(environments)
    layout.request.noteSubstitutes(for: spec, context)
    let layouts = environments.map {
      LayoutResult(resolver.layout(in: $0), listsNotes: arguments.listsNotes)
    }
    let report = LayoutReport(layouts, findings: input.findings)
    for request in layout.formats {
      for (request, report) in request.files(for: report) {
        context.write([request], report, layout.pictures)
      }
    }
    return .success
  }
}
