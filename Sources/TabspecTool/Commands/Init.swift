import ArgumentParsing

extension Command where Context == RunContext {
  static let initialize = Command(
    name: "init",
    summary: "Write a spec to start from.",
    discussion: """
      The spec has a tab, a group with two tabs and a search tab, for iPhone and iPad. An existing \
      file is left alone without --force; - prints the spec instead.
      """,
    operands: .atMostOne(
      Operand<InitArguments>(
        "FILE", kind: .path(suffix: SpecFinder.suffix),
        summary: "Where to write it; App.tabspec.json if left out."
      ) { arguments, word throws(ValueError) in
        arguments.path = FilePath(try word.path().bytes)
      }),
    options: [
      CommandOption<InitArguments>(
        long: "force", shape: .flag, summary: "Overwrite an existing file."
      ) { arguments, _ in arguments.isForced = true }
    ],
    examples: [CommandExample("tabspec init Shop.tabspec.json", "Begin a spec for a shop.")],
    initial: InitArguments()
  ) { arguments, context in
    let path = arguments.path
    guard path != .standardInput else {
      context.write(InitArguments.starter)
      return context.exitCode.rawValue
    }
    if !arguments.isForced, context.system.kind(of: path) != nil {
      context.complain(
        "\(path.shown) is there already", help: "name another file, or overwrite it with --force")
      return ExitCode.failure.rawValue
    }
    context.write(Array(InitArguments.starter.utf8), to: path)
    if context.exitCode == .success {
      context.say("wrote \(path.shown); 'tabspec resolve \(path.shown)' shows it\n")
    }
    return context.exitCode.rawValue
  }
}

/// The arguments of `init`.
struct InitArguments: Sendable {
  var path = FilePath("App.tabspec.json")
  var isForced = false

  /// A spec without findings that shows how one is made up.
  static let starter = """
    {
      "specVersion": 1,
      "name": "App",
      "targets": [
        { "platform": "iOS", "minimumVersion": "26.0" },
        { "platform": "iPadOS", "minimumVersion": "26.0" }
      ],
      "tabs": [
        {
          "identifier": "today",
          "title": "Home",
          "image": "house",
          "preferredPlacement": "fixed"
        },
        {
          "type": "group",
          "identifier": "collections",
          "title": "Library",
          "image": "books.vertical",
          "children": [
            { "identifier": "recents", "title": "Recent", "image": "clock" },
            { "identifier": "starred", "title": "Favorites", "image": "star" }
          ]
        },
        {
          "type": "search",
          "automaticallyActivatesSearch": true
        }
      ]
    }

    """
}
