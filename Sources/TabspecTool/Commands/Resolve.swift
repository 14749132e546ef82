import ArgumentParsing
import LocatedJSON
import Spelling
import TabHierarchy
import TabLayout
import TabLint
import TabReport

extension Command where Context == RunContext {
  static let resolve = Command(
    name: "resolve",
    summary: "Show the tab bar and the sidebar that a platform makes of a spec.",
    discussion: """
      Works out what an environment shows: the bar with its regions and More, the sidebar, what is \
      selected, how many taps away everything is, and which of it Apple does not document.

      Errors of the spec are reported on standard error; the layout follows as long as the spec \
      can be read.
      """,
    operands: .atMostOne(ResolveArguments.file),
    options: ResolveArguments.options,
    examples: [
      CommandExample(
        "tabspec resolve App.tabspec.json --platform ipad --orientation portrait",
        "Show the bar of an iPad that is held upright."),
      CommandExample(
        "tabspec resolve App.tabspec.json --platform iphone --why settings",
        "Say why a tab is in More."),
      CommandExample(
        "tabspec resolve App.tabspec.json --platform all --format json",
        "Print the layouts of all platforms for programs."),
    ],
    initial: ResolveArguments(),
    check: ResolveArguments.check
  ) { arguments, context in
    guard
      context.mayWrite(
        arguments.formats.compactMap(\.file),
        reading: [arguments.path, arguments.customization, arguments.configuration.file])
    else { return context.exitCode.rawValue }
    let input = SpecInput(context, command: "resolve", arguments.configuration)
    guard let reader = input.read(arguments.path, strict: arguments.isStrict) else {
      return context.exitCode.rawValue
    }
    var state: CustomizationState?
    if let path = arguments.customization {
      state = input.readCustomization(path, for: reader.spec)
      if state == nil { return context.exitCode.rawValue }
    }
    let environments = arguments.request.environments(for: reader.spec)
    let resolver = Resolver(reader.spec, customization: state, selected: arguments.selected)
    if let selected = arguments.selected,
      !environments.contains(where: { resolver.hasNode(named: selected, in: $0) })
    {
      context.complain(
        "no node with the identifier '\(harmless(selected))' is present where it was asked for",
        help: identifierHelp(
          selected, reader.spec,
          among: { name in environments.contains { resolver.hasNode(named: name, in: $0) } }))
      return ExitCode.usage.rawValue
    }
    if let identifier = arguments.why {
      return printReasons(identifier, resolver, environments, arguments, context)
    }
    let layouts = environments.map { environment in
      let layout = resolver.layout(in: environment)
      return LaidOut(layout, destinations: layout.destinations)
    }
    for request in arguments.formats {
      if let file = request.file {
        context.write(request.format.write(layouts, context.fileStyle), to: file)
      } else {
        context.write(request.format.write(layouts, context.style(for: .standardOutput)))
      }
    }
    return context.exitCode.rawValue
  }
}

/// Prints why a node stands where it does.
private func printReasons(
  _ identifier: String, _ resolver: Resolver, _ environments: [Environment],
  _ arguments: ResolveArguments, _ context: RunContext
) -> Int32 {
  let explanations = environments.compactMap { resolver.explanation(of: identifier, in: $0) }
  if explanations.isEmpty, !environments.isEmpty {
    context.complain(
      "no node has the identifier '\(harmless(identifier))'",
      help: identifierHelp(identifier, resolver.spec))
    return ExitCode.usage.rawValue
  }
  for request in arguments.formats {
    guard let format = request.whyFormat else { continue }
    if let file = request.file {
      context.write(format.write(explanations, context.fileStyle), to: file)
    } else {
      context.write(format.write(explanations, context.style(for: .standardOutput)))
    }
  }
  return context.exitCode.rawValue
}
