let helpRows: [SmallRun] = [
  SmallRun(
    "help of a command in a narrow terminal",
    ["help", "generate"],
    [:], columns: 50,
    """
    Generate Swift that sets up a UITabBarController,
    or a TabView, from a spec.

    Usage: tabspec generate [options] [FILE]

    For UIKit the file has a case for every tab, a
    protocol for the contents of the tabs, and a
    function that creates the tabs and sets the
    properties in the spec, with the availability
    checks that its targets need. For SwiftUI it has
    the cases and a view with the TabView. A spec with
    errors is rejected.

    Arguments:
      FILE  The spec, or - for standard input
            [default: the only *.tabspec.json below
            the current folder].

    Options:
      -o, --output FILE
          Write the source to this file instead of
          printing it.
          --check
          Write nothing; print how the file of
          --output differs, and exit with 1 if it
          differs.
          --framework FRAMEWORK
          Write code for uikit or for swiftui
          [default: that of the spec]. One of: uikit,
          swiftui.
          --type NAME
          Prefix of type names [default: the app's
          name].
          --access LEVEL
          Access level of the declarations [default:
          internal]. One of: internal, package,
          public.
          --titles TITLES
          Localize titles, or use them literally
          [default: localized]. One of: localized,
          literal.
          --indent N
          Number of spaces per level of indentation
          [default: 2].
          --config FILE
          Use this configuration instead of the
          nearest tabspec.config.json.
          --no-config
          Use no configuration.

    Options of all commands:
          --color COLOR
          When to use colour; auto means in a terminal
          [default: auto]. One of: auto, always,
          never.
          --no-color
          The same as --color=never.
          --ascii
          Use ASCII characters only.
      -h, --help
          Print help and exit.
      -V, --version
          Print the version and exit.

    Examples:
      Write the file.
        tabspec generate App.tabspec.json --output AppTabs.swift

      In CI: exit with 1 if the file is out of date.
        tabspec generate App.tabspec.json --output AppTabs.swift --check
    """),
  SmallRun(
    "help of a command with many options in a wide terminal",
    ["matrix", "--help"],
    [:], columns: 120,
    """
    Show every environment of a spec side by side, and the differences.

    Usage: tabspec matrix [options] [FILE]

    Computes the layouts of the spec on every target platform, in every width and orientation, on the
    oldest release and every later major one. Equal layouts are merged; the differences come first, then
    a table with the place of every node in each layout. Each condition that affects the layout has its
    own columns.

    With --format html it is one page to open, send or print: the differences, pictures of the devices,
    the findings of 'tabspec lint', the taps to every destination, and the spec. The page needs no
    network and has no scripts.

    Errors of the spec are reported on standard error; the matrix follows if the spec can be read.

    Arguments:
      FILE  The spec, or - for standard input [default: the only *.tabspec.json below the current
            folder].

    Options:
      -p, --platform PLATFORM      Platform, in any case; also iphone, iphone-duo, ipad, mac, tv and
                                   vision. Repeatable [default: the platforms that the spec targets].
                                   One of: iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS, all.
          --os VERSION             OS version (18.x, 26.x or 27.x), using iOS numbering on every
                                   platform. Repeatable [default: the oldest version of each target and
                                   every major one since].
          --sdk VERSION            SDK version that the app is built with [default: that of --os].
          --size-class SIZE-CLASS  Horizontal size class (iPhone, iPad). One of: compact, regular.
          --orientation ORIENTATION
                                   Device orientation (iPhone, iPad). One of: portrait, landscape.
          --framework FRAMEWORK    Compute layouts in this framework. Repeatable [default: that of the
                                   spec]. One of: uikit, swiftui.
          --when CONDITION         Conditions of the spec that hold. Repeatable [default: its usual
                                   state].
          --unless CONDITION       Conditions of the spec that do not hold. Repeatable [default: its
                                   usual state].
      -f, --format FORMAT[=FILE]   Output format; =FILE writes to a file. Repeatable [default: text].
                                   One of: text, json, markdown, html.
          --strings FILE           Look up titles in a String Catalog or an .lproj .strings file.
                                   Repeatable, first match wins; overrides the configuration.
          --no-strings             Read no string catalog, neither one of the configuration nor
                                   Localizable.xcstrings beside the spec.
          --assets FOLDER          Look up images in this asset catalog (.xcassets). Repeatable;
                                   overrides the configuration.
          --language LANGUAGE      Show titles in this language, such as de, pt-BR or zh-Hans. With
                                   'all' the page of --format html also has each device in its worst
                                   language, and a table of titles.
          --appearance APPEARANCE  Appearance of pictures and pages; auto follows the reader's system
                                   [default: auto]. One of: auto, light, dark.
          --open                   Write the picture or the page to a temporary file, print its path,
                                   and open it.
          --watch                  Run again whenever an input file changes, appears or disappears. Stop
                                   with Control-C. HTML pages reload themselves.
          --strict                 Exit with 1 if the spec has errors.
          --config FILE            Use this configuration instead of the nearest tabspec.config.json.
          --no-config              Use no configuration.

    Options of all commands:
          --color COLOR  When to use colour; auto means in a terminal [default: auto]. One of: auto,
                         always, never.
          --no-color     The same as --color=never.
          --ascii        Use ASCII characters only.
      -h, --help         Print help and exit.
      -V, --version      Print the version and exit.

    Examples:
      Compare all targets of the app.
        tabspec matrix App.tabspec.json

      Compare the widths, orientations and two releases of an iPad.
        tabspec matrix App.tabspec.json --platform ipad --os 26 --os 27

      Write a page with all devices and findings.
        tabspec matrix App.tabspec.json --format html=App.html

      Open that page.
        tabspec matrix App.tabspec.json --open

      Keep the page up to date with the spec.
        tabspec matrix App.tabspec.json --open --watch
    """),
  SmallRun(
    "help of a command that takes rules",
    ["help", "explain"],
    [:],
    """
    Print a rule's page: what it reports, why, how to fix it, and Apple's advice.

    Usage: tabspec explain [options] RULE

    Arguments:
      RULE  The id of the rule.

    Options:
          --framework FRAMEWORK  The framework of the page's names and links
                                 [default: uikit, if the rule is about it]. One of:
                                 uikit, swiftui.

    Options of all commands:
          --color COLOR  When to use colour; auto means in a terminal [default:
                         auto]. One of: auto, always, never.
          --no-color     The same as --color=never.
          --ascii        Use ASCII characters only.
      -h, --help         Print help and exit.
      -V, --version      Print the version and exit.

    Examples:
      Explain why deep nesting is a problem.
        tabspec explain nesting-depth

      Explain a rule for a TabView.
        tabspec explain compact-parity --framework swiftui
    """),
  SmallRun(
    "help of help",
    ["help", "--help"],
    [:],
    """
    Print help for the tool or for one command.

    Usage: tabspec help [options] [COMMAND]

    Arguments:
      COMMAND  The command to describe.

    Options of all commands:
          --color COLOR  When to use colour; auto means in a terminal [default:
                         auto]. One of: auto, always, never.
          --no-color     The same as --color=never.
          --ascii        Use ASCII characters only.
      -h, --help         Print help and exit.
      -V, --version      Print the version and exit.
    """),
  SmallRun(
    "short help",
    ["--help"],
    [:], columns: 60,
    """
    tabspec 0.1.0

    Lints a JSON description of an app's tabs and draws its tab
    bar and sidebar on every Apple platform.

    Usage: tabspec <command> [options] [arguments]

    A tab spec is a JSON file that describes the tabs, groups
    and search tab that an app passes to a UITabBarController,
    or has in a TabView of SwiftUI. tabspec checks it against
    Apple's documentation and draws the tab bar and the sidebar
    that iPhone, iPhone Duo, iPad, Mac, Apple TV and Apple
    Vision Pro show.

    Commands:
      init      Create a spec or a configuration to start from.
      lint      Check specs for errors and against Apple's
                advice.
      validate  Check specs for errors only: documented
                requirements and hard limits.
      resolve   Show the tab bar and the sidebar of a spec on a
                platform.
      matrix    Show every environment of a spec side by side,
                and the differences.
      diff      Show what changes for users between two specs,
                releases, widths or platforms.
      explain   Print a rule's page: what it reports, why, how
                to fix it, and Apple's advice.

    More commands:
      rules        List all rules with their current severities
                   and the sources of these.
      reach        Show how users reach every destination, and
                   in how many taps.
      titles       Show every title in every language of the
                   app: which language breaks the bar?
      generate     Generate Swift that sets up a
                   UITabBarController, or a TabView, from a
                   spec.
      recorder     Generate a Swift helper that records a
                   running app's tabs.
      conform      Compare a spec with the record of a running
                   app.
      schema       Print a JSON Schema, for editors and
                   validators.
      server       Run the language server (LSP).
      completions  Print a completion script for a shell.
      manual       Print the manual page (mdoc).
      help         Print help for the tool or for one command.

    Options of all commands:
          --color COLOR  When to use colour; auto means in a
                         terminal [default: auto]. One of: auto,
                         always, never.
          --no-color     The same as --color=never.
          --ascii        Use ASCII characters only.
      -h, --help         Print help and exit.
      -V, --version      Print the version and exit.

    Examples:
      Check every spec below the current folder.
        tabspec lint

      Show the bar and the sidebar of an iPad.
        tabspec resolve App.tabspec.json --platform ipad

      Read about a rule.
        tabspec explain nesting-depth

    Environment:
      COLUMNS  The width of the output.
      NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR, TERM
               When to use colour.

    Files:
      *.tabspec.json       Tab specs, also found in folders.
      tabspec.config.json  Severities and options of rules, the
                           files to check, default targets, the
                           app's catalogs, and the severity that
                           fails a run. The nearest one is used:
                           next to the spec, then in parent
                           folders up to the one with .git.

    Exit status:
      0   No findings at or above --fail-on.
      1   Findings at or above it, an unreadable document, or
          changes found by 'diff'.
      2   Something could not be read or written, or the
          configuration is invalid.
      64  Invalid usage.
      70  A bug in tabspec.

    'tabspec help COMMAND' explains one command.
    """),
  SmallRun(
    "tabspec help lint resolve",
    ["help", "lint", "resolve"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: unexpected argument 'resolve'
    usage: tabspec help [options] [COMMAND]
    """),
  SmallRun(
    "help although an option is unknown",
    ["help", "lint", "--nope", "--help"],
    [:],
    only: ["Usage"],
    """
    Usage: tabspec lint [options] [PATH...]
    """),
]
