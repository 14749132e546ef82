let usageRows: [SmallRun] = [
  SmallRun(
    "tabspec ", [],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    Lints a JSON description of an app's tabs and draws its tab bar and sidebar on
    every Apple platform.

    Usage: tabspec <command> [options] [arguments]

    Commands:
      init      Create a spec or a configuration to start from.
      lint      Check specs for errors and against Apple's advice.
      validate  Check specs for errors only: documented requirements and hard
                limits.
      resolve   Show the tab bar and the sidebar of a spec on a platform.
      matrix    Show every environment of a spec side by side, and the differences.
      diff      Show what changes for users between two specs, releases, widths or
                platforms.
      explain   Print a rule's page: what it reports, why, how to fix it, and
                Apple's advice.

    More commands:
      rules        List all rules with their current severities and the sources of
                   these.
      reach        Show how users reach every destination, and in how many taps.
      titles       Show every title in every language of the app: which language
                   breaks the bar?
      generate     Generate Swift that sets up a UITabBarController, or a TabView,
                   from a spec.
      recorder     Generate a Swift helper that records a running app's tabs.
      conform      Compare a spec with the record of a running app.
      schema       Print a JSON Schema, for editors and validators.
      server       Run the language server (LSP).
      completions  Print a completion script for a shell.
      manual       Print the manual page (mdoc).
      help         Print help for the tool or for one command.

    'tabspec help' shows everything, 'tabspec help COMMAND' explains one command.
    """),
  SmallRun(
    "tabspec lnt", ["lnt"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown command 'lnt'
    help: did you mean 'lint'?
    usage: tabspec <command> [options] [arguments]
    """),
  SmallRun(
    "tabspec lint --fixx a.json", ["lint", "--fixx", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown option '--fixx'
    help: did you mean '--fix'?
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint --format", ["lint", "--format"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--format' needs a value
    help: write one of text, concise, json, sarif, github, gitlab, junit, markdown
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint --format xml a.json", ["lint", "--format", "xml", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown format 'xml'
    help: it takes one of text, concise, json, sarif, github, gitlab, junit,
          markdown
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint --format=json=x=y a.json", ["lint", "--format=json=x=y", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    ""),
  SmallRun(
    "tabspec lint a.json b.json --format", ["lint", "a.json", "b.json", "--format"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--format' needs a value
    help: write one of text, concise, json, sarif, github, gitlab, junit, markdown
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec resolve", ["resolve"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: no *.tabspec.json found here
    help: name a file, or create one with 'tabspec init'
    """),
  SmallRun(
    "tabspec resolve a.json b.json", ["resolve", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unexpected argument 'b.json'
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --platform phone", ["resolve", "a.json", "--platform", "phone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    ""),
  SmallRun(
    "tabspec resolve a.json --os 19", ["resolve", "a.json", "--os", "19"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--os' takes a release of iOS (18.x, 26.x or 27.x, such as 26 or 26.1), not '19'
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --os 26.x", ["resolve", "a.json", "--os", "26.x"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--os' takes a release of iOS (18.x, 26.x or 27.x, such as 26 or 26.1), not '26.x'
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --os 28", ["resolve", "a.json", "--os", "28"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--os' takes a release of iOS (18.x, 26.x or 27.x, such as 26 or 26.1), not '28'
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --sdk 17", ["resolve", "a.json", "--sdk", "17"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--sdk' takes a release of iOS (18.x, 26.x or 27.x, such as 26 or 26.1), not '17'
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --size-class wide", ["resolve", "a.json", "--size-class", "wide"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown size class 'wide'
    help: it takes one of compact, regular
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --platform tv --size-class compact",
    ["resolve", "a.json", "--platform", "tv", "--size-class", "compact"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: tvOS has no compact width
    help: its width is always regular; leave --size-class out, or ask for iOS or
          iPadOS
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --platform mac --orientation portrait",
    ["resolve", "a.json", "--platform", "mac", "--orientation", "portrait"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: macCatalyst has no portrait orientation
    help: leave --orientation out, or ask for iOS or iPadOS
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --selected q", ["resolve", "a.json", "--selected", "q"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: no node with the identifier 'q' is present in the requested environments
    help: the identifiers are a, b
    """),
  SmallRun(
    "tabspec resolve a.json --why q", ["resolve", "a.json", "--why", "q"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: no node has the identifier 'q'
    help: the identifiers are a, b
    """),
  SmallRun(
    "tabspec resolve a.json --why a -f svg", ["resolve", "a.json", "--why", "a", "-f", "svg"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: --why cannot be printed as 'svg'
    help: write --format text or json
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --crop bar", ["resolve", "a.json", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: --crop applies to pictures only
    help: write --format svg
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --crop x -f svg", ["resolve", "a.json", "--crop", "x", "-f", "svg"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown part 'x'
    help: it takes one of bar, sidebar, strip
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json -f svg -f svg", ["resolve", "a.json", "-f", "svg", "-f", "svg"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: formats 'svg' and 'svg' both go to standard output
    help: give all but one a separate file, as in --format svg=report.txt
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --sidebar open", ["resolve", "a.json", "--sidebar", "open"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown state 'open'
    help: it takes one of automatic, shown, hidden
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec lint a.json --max-findings x", ["lint", "a.json", "--max-findings", "x"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--max-findings' takes a whole number, 0 or more, not 'x'
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --max-findings -1", ["lint", "a.json", "--max-findings", "-1"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--max-findings' must be 0 or more, not '-1'
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --rule x", ["lint", "a.json", "--rule", "x"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--rule' takes a rule and a severity, such as nesting-depth=off, not 'x'
    help: 'tabspec rules' lists them all
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --rule disabled-tab", ["lint", "a.json", "--rule", "disabled-tab"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--rule' takes a rule and a severity, such as nesting-depth=off, not 'disabled-tab'
    help: 'tabspec rules' lists them all
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --rule disabled-tab=", ["lint", "a.json", "--rule", "disabled-tab="],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--rule' takes a rule and a severity, such as nesting-depth=off, not 'disabled-tab='
    help: 'tabspec rules' lists them all
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --rule disabled-tb=off",
    ["lint", "a.json", "--rule", "disabled-tb=off"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown rule 'disabled-tb'
    help: did you mean 'disabled-tab'? 'tabspec rules' lists them all
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --rule disabled-tab=of",
    ["lint", "a.json", "--rule", "disabled-tab=of"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown severity 'of'
    help: did you mean 'off'? it takes one of error, warning, note, off
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --fail-on warn", ["lint", "a.json", "--fail-on", "warn"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown severity 'warn'
    help: did you mean 'warning'? it takes one of error, warning, note, never
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --no-fix", ["lint", "a.json", "--no-fix"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown option '--no-fix'
    help: 'tabspec help lint' lists the options
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --max-depth 0", ["lint", "a.json", "--max-depth", "0"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--max-depth' must be between 1 and 1000, not '0'
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --unsafe", ["lint", "a.json", "--unsafe"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--unsafe' alone fixes nothing
    help: add --fix to change files, or --diff to see what would change
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --diff --fix", ["lint", "a.json", "--diff", "--fix"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    "nothing to fix"),
  SmallRun(
    "tabspec lint no.json", ["lint", "no.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    "error: no.json: no such file or folder"),
  SmallRun(
    "tabspec lint a.json --symbols no.txt", ["lint", "a.json", "--symbols", "no.txt"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    "error: no.txt: no such file or folder"),
  SmallRun(
    "tabspec lint a.json --baseline no.json", ["lint", "a.json", "--baseline", "no.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    "error: no.json: no such file or folder"),
  SmallRun(
    "tabspec lint a.json --fix=yes", ["lint", "a.json", "--fix=yes"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--fix' takes no value, but got 'yes'
    help: write '--fix' alone
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint -x a.json", ["lint", "-x", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown option '-x'
    help: 'tabspec help lint' lists the options
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --config", ["lint", "a.json", "--config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--config' needs a value
    help: write '--config FILE'
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec explain", ["explain"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: the argument RULE is missing
    help: 'tabspec rules' lists them all
    usage: tabspec explain [options] RULE
    """),
  SmallRun(
    "tabspec explain no-such", ["explain", "no-such"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown rule 'no-such'
    help: 'tabspec rules' lists them all
    usage: tabspec explain [options] RULE
    """),
  SmallRun(
    "tabspec explain disabled-tb", ["explain", "disabled-tb"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown rule 'disabled-tb'
    help: did you mean 'disabled-tab'? 'tabspec rules' lists them all
    usage: tabspec explain [options] RULE
    """),
  SmallRun(
    "tabspec diff a.json", ["diff", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: there is nothing to compare the spec with
    help: name a second spec, or compare two releases, as in --os 26..27, or add
          --condition
    usage: tabspec diff [options] OLD [NEW]
    """),
  SmallRun(
    "tabspec diff a.json b.json c.json", ["diff", "a.json", "b.json", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unexpected argument 'c.json'
    usage: tabspec diff [options] OLD [NEW]
    """),
  SmallRun(
    "tabspec diff a.json a.json --os 26", ["diff", "a.json", "a.json", "--os", "26"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    ""),
  SmallRun(
    "tabspec generate a.json --indent 9", ["generate", "a.json", "--indent", "9"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--indent' must be between 1 and 8, not '9'
    usage: tabspec generate [options] [FILE]
    """),
  SmallRun(
    "tabspec generate a.json --indent 0", ["generate", "a.json", "--indent", "0"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--indent' must be between 1 and 8, not '0'
    usage: tabspec generate [options] [FILE]
    """),
  SmallRun(
    "tabspec generate a.json --check", ["generate", "a.json", "--check"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--check' compares with a file
    help: name it, as in --output AppTabs.swift --check
    usage: tabspec generate [options] [FILE]
    """),
  SmallRun(
    "tabspec generate a.json --type 3x", ["generate", "a.json", "--type", "3x"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--type' takes the beginning of a type's name, such as Shop for ShopTab, not '3x'
    usage: tabspec generate [options] [FILE]
    """),
  SmallRun(
    "tabspec generate a.json --access open", ["generate", "a.json", "--access", "open"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown level 'open'
    help: it takes one of internal, package, public
    usage: tabspec generate [options] [FILE]
    """),
  SmallRun(
    "tabspec completions", ["completions"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: the argument SHELL is missing
    help: SHELL is one of bash, zsh, fish
    usage: tabspec completions [options] [SHELL]
    """),
  SmallRun(
    "tabspec completions ksh", ["completions", "ksh"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown shell 'ksh'
    help: did you mean 'zsh'? it takes one of bash, zsh, fish
    usage: tabspec completions [options] [SHELL]
    """),
  SmallRun(
    "tabspec init --from no.json x", ["init", "--from", "no.json", "x"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    "error: no.json: no such file or folder"),
  SmallRun(
    "tabspec init a.json", ["init", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    "wrote a.tabspec.json; 'tabspec resolve a.tabspec.json' shows it"),
  SmallRun(
    "tabspec schema x", ["schema", "x"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown kind 'x'
    help: it takes one of spec, config, layout, customization, record, titles
    usage: tabspec schema [options] [KIND]
    """),
  SmallRun(
    "tabspec titles a.json", ["titles", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    ""),
  SmallRun(
    "tabspec matrix a.json --platform x", ["matrix", "a.json", "--platform", "x"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown platform 'x'
    help: it takes one of iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS, all
    usage: tabspec matrix [options] [FILE]
    """),
  SmallRun(
    "tabspec reach a.json -f svg", ["reach", "a.json", "-f", "svg"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown format 'svg'
    help: it takes one of text, json, markdown
    usage: tabspec reach [options] [FILE]
    """),
  SmallRun(
    "tabspec help lnt", ["help", "lnt"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown command 'lnt'
    help: did you mean 'lint'?
    usage: tabspec <command> [options] [arguments]
    """),
  SmallRun(
    "tabspec lint --help=3", ["lint", "--help=3"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: '--help' takes no value, but got '3'
    help: write '--help' alone
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec --versoin", ["--versoin"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown option '--versoin'
    help: did you mean '--version'?
    usage: tabspec <command> [options] [arguments]
    """),
  SmallRun(
    "tabspec matrix a.json --language de", ["matrix", "a.json", "--language", "de"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: there is no string catalog to take the language 'de' from
    help: name one with --strings, or in the configuration
    """),
  SmallRun(
    "tabspec conform a.json", ["conform", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: the argument RECORD is missing
    usage: tabspec conform [options] SPEC RECORD...
    """),
  SmallRun(
    "tabspec lint -fjson -f text a.json", ["lint", "-fjson", "-f", "text", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: formats 'json' and 'text' both go to standard output
    help: give all but one a separate file, as in --format text=report.txt
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json --color sometimes", ["lint", "a.json", "--color", "sometimes"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], ofErrors: true,
    """
    error: unknown color 'sometimes'
    help: it takes one of auto, always, never
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "what Apple says of UIKit, for a TabView",
    ["explain", "sidebar-without-groups", "--framework", "swiftui"], [:],
    only: ["Of UIKit"],
    """
    Of UIKit: The UIKit article has the system show a sidebar once there is a
    """),
  SmallRun(
    "an unknown option with others in one word before the command", ["-xf", "lint", "a.json"],
    [
      "a.json": """
      {}
      """
    ], ofErrors: true,
    """
    error: unknown option '-x'
    help: 'tabspec help lint' lists the options
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "a file whose name begins with a dash, twice", ["validate", "--", "-a.json", "-a.json"],
    ["-a.json": #"{"tabs": [{"identifier": "a", "title": "A"}]}"#], only: ["1 file"],
    """
    no findings in 1 file
    """),
]
