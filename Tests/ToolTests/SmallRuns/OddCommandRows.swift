let oddCommandRows: [SmallRun] = [
  SmallRun(
    "tabspec lint explain",
    ["lint", "explain"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: explain: no such file or folder
    help: 'explain' is a command; did you mean 'tabspec explain'?
    """),
  SmallRun(
    "tabspec lint a.json --rule multiword-title=off,nesting-depth=off",
    ["lint", "a.json", "--rule", "multiword-title=off,nesting-depth=off"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: unknown severity 'off,nesting-depth=off'
    help: repeat the option for several: '--rule multiword-title=off --rule
          nesting-depth=off'
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint --platform ipad,mac a.json",
    ["lint", "--platform", "ipad,mac", "a.json"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: 'lint' has no option '--platform'
    help: it belongs to 'resolve', 'matrix', 'diff', 'reach' and 'titles'
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec matrix a.json --platform ipad,",
    ["matrix", "a.json", "--platform", "ipad,"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: unknown platform 'ipad,'
    help: did you mean 'ipad'? it takes one of iOS, iPadOS, macCatalyst, macOS,
          tvOS, visionOS, all
    usage: tabspec matrix [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json --os=",
    ["resolve", "a.json", "--os="],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: the value of '--os' is empty; expected a release of iOS (18.x, 26.x or 27.x, such as 26 or 26.1)
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec resolve a.json -p",
    ["resolve", "a.json", "-p"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: '-p' needs a value
    help: write one of iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS, all
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec lint -format json a.json",
    ["lint", "-format", "json", "a.json"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: unknown option '-format'
    help: did you mean '--format'?
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint -q a.json",
    ["lint", "-q", "a.json"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: unknown option '-q'
    help: 'tabspec validate' reports errors only, '--rule RULE=off' turns a rule
          off, and '--format concise' prints one line per finding
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec resolve a.json --os 26 --os 27",
    ["resolve", "a.json", "--os", "26", "--os", "27"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: '--os' takes one value, but got '26' and '27'
    help: leave out one of them
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec lint -5",
    ["lint", "-5"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: unknown option '-5'
    help: if it is a file, write './-5' or '-- -5'
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint --max-findings 99999999999999999999 a.json",
    ["lint", "--max-findings", "99999999999999999999", "a.json"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: '--max-findings' takes a whole number, 0 or more, and '99999999999999999999' is out of range
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec generate a.json --indent -3",
    ["generate", "a.json", "--indent", "-3"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: '--indent' must be between 1 and 8, not '-3'
    usage: tabspec generate [options] [FILE]
    """),
  SmallRun(
    "tabspec lint - -",
    ["lint", "-", "-"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: standard input ('-') can be read only once
    help: leave out one of the '-'
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint a.json a.json --fail-on",
    ["lint", "a.json", "a.json", "--fail-on"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: '--fail-on' needs a value
    help: write one of error, warning, note, never
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec explain",
    ["explain"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: the argument RULE is missing
    help: 'tabspec rules' lists them all
    usage: tabspec explain [options] RULE
    """),
  SmallRun(
    "tabspec rules multiword-title",
    ["rules", "multiword-title"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: unexpected argument 'multiword-title'
    help: did you mean 'tabspec explain multiword-title'?
    usage: tabspec rules [options]
    """),
  SmallRun(
    "tabspec check a.json",
    ["check", "a.json"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: unknown command 'check'
    help: write 'tabspec lint', or 'tabspec validate' for errors only
    usage: tabspec <command> [options] [arguments]
    """),
  SmallRun(
    "tabspec --fix lint a.json",
    ["--fix", "lint", "a.json"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    nothing to fix
    """),
  SmallRun(
    "tabspec lint -f xml=a a.json",
    ["lint", "-f", "xml=a", "a.json"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: unknown format 'xml=a'
    help: it takes one of text, concise, json, sarif, github, gitlab, junit,
          markdown
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint -h=3",
    ["lint", "-h=3"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: '-h' takes no value, but got '3'
    help: write '--help' alone
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec resolve -ptv a.json b.json",
    ["resolve", "-ptv", "a.json", "b.json"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: unexpected argument 'b.json'
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec lint -f text -f json a.json",
    ["lint", "-f", "text", "-f", "json", "a.json"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#
    ],
    ofErrors: true,
    """
    error: formats 'text' and 'json' both go to standard output
    help: give all but one a separate file, as in --format json=report.txt
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec lint -f text=r -f json=r a.json",
    ["lint", "-f", "text=r", "-f", "json=r", "a.json"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#
    ],
    ofErrors: true,
    """
    error: formats 'text' and 'json' both go to 'r'
    help: give all but one a separate file, as in --format json=report.txt
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec diff a.json --condition in --when in",
    ["diff", "a.json", "--condition", "in", "--when", "in"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book", "availability": {"when": ["in"]}}], "conditions": {"in": {"meaning": "Signed in."}}}"#
    ],
    ofErrors: true,
    """
    error: --condition compares both states of 'in'
    help: leave out --when and --unless for it
    usage: tabspec diff [options] OLD [NEW]
    """),
  SmallRun(
    "tabspec diff a.json --condition out",
    ["diff", "a.json", "--condition", "out"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book", "availability": {"when": ["in"]}}], "conditions": {"in": {"meaning": "Signed in."}}}"#
    ],
    ofErrors: true,
    """
    error: the spec has no condition 'out'
    help: its conditions are in
    """),
  SmallRun(
    "tabspec resolve a.json --language de --language fr",
    ["resolve", "a.json", "--language", "de", "--language", "fr"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#
    ],
    ofErrors: true,
    """
    error: '--language' takes one value, but got 'de' and 'fr'
    help: leave out one of them
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "tabspec lint -format=json",
    ["lint", "-format=json"],
    [
      "a.json": #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    ], ofErrors: true,
    """
    error: unknown option '-format'
    help: did you mean '--format'?
    usage: tabspec lint [options] [PATH...]
    """),
  SmallRun(
    "tabspec conform a.json r.json ''",
    ["conform", "a.json", "r.json", ""], [:], ofErrors: true,
    """
    error: RECORD is an empty path
    help: write '.' for the current folder
    usage: tabspec conform [options] SPEC RECORD...
    """),
  SmallRun(
    "help about two topics", ["help", "lint", "nothing"],
    [:], ofErrors: true,
    """
    error: unexpected argument 'nothing'
    usage: tabspec help [options] [COMMAND]
    """),

  SmallRun(
    "help about an unknown topic and a command", ["help", "nothing", "lint"],
    [:], ofErrors: true,
    """
    error: unknown command 'nothing'
    help: the commands are init, lint, validate, resolve, matrix, diff, explain,
          rules, reach, titles, generate, recorder, conform, schema, server,
          completions, manual, help
    usage: tabspec <command> [options] [arguments]
    """),
]
