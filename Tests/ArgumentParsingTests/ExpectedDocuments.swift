/// The manual of the tool of the tests.
let expectedManual =
  #"""
  .Dd January 2, 2026
  .Dt T 1
  .Os t 1.2.3
  .Sh NAME
  .Nm t
  .Nd looks at specs
  .Sh SYNOPSIS
  .Nm Ar command Oo Ar options Oc Oo Ar arguments Oc
  .Sh DESCRIPTION
  Looks at specs.
  .Pp
  What it says about a spec is at
  https://example.org/a/link/that/is/longer/than/forty/columns and on no other
  page.
  .Bd -literal -offset indent
  t lint app.tabspec.json
  .Ed
  .Sh COMMANDS
  .Ss lint
  .Nm Cm lint Oo Ar options Oc Oo Ar PATH ... Oc
  .Pp
  Look for mistakes.
  .Pp
  Reads every file.
  Tells what it finds, the \(aqworst\(aq first.
  .Bl -tag -width Ds
  .It Ar PATH
  A file, a folder or \(aq\-\(aq.
  .El
  .Bl -tag -width Ds
  .It Fl f , Fl \-format Ar VALUE
  Print findings like this.
  One of: text, json, sarif.
  .It Fl d , Fl \-depth Ar INT
  Look this deep.
  .It Fl v , Fl \-verbose
  Say more.
  Repeat it for even more.
  .It Fl q , Fl \-quiet
  Say less.
  .It Fl i , Fl \-ignore Ar RULE
  Do not look for this.
  Repeatable.
  .It Fl o , Fl \-output Ar FILE
  Write to this file.
  .It Fl \-color
  Use colour.
  .It Fl \-no\-color
  Use no colour.
  .It Fl l , Fl \-loud
  Say it in capitals.
  .It Fl r , Fl \-report Ar NAME[=FILE]
  Write a report; it\(aqs [the] usual: short.
  One of: junit, checkstyle.
  .It Fl s , Fl \-skip Ar RULE
  Do not look for this rule.
  Repeatable.
  One of: nesting\-depth, nesting\-order, titles.
  .It Fl \-level Ar RULE=LEVEL
  Mind this rule so much.
  Repeatable.
  One of: nesting\-depth, titles.
  .It Fl \-node Ar NAME
  Look at this node.
  .It Fl \-release Ar NAME
  Look at this release.
  One of: Spring, summer.
  .El
  .Pp
  Look at everything, for programs.
  .Dl t lint \-\-format=json \&.
  .Ss diff
  .Nm Cm diff Oo Ar options Oc Ar OLD Oo Ar NEW Oc
  .Pp
  Compare two specs.
  .Bl -tag -width Ds
  .It Ar OLD
  The older one.
  .It Ar NEW
  The newer one.
  .El
  .Ss explain
  .Nm Cm explain Oo Ar options Oc Ar RULE
  .Pp
  Tell about one rule.
  .Bl -tag -width Ds
  .It Ar RULE
  The name of a rule.
  One of: nesting\-depth, duplicate\-identifier.
  .El
  .Ss help
  .Nm Cm help Oo Ar options Oc Oo Ar COMMAND Oc
  .Pp
  Print help for the tool or for one command.
  .Bl -tag -width Ds
  .It Ar COMMAND
  The command to describe.
  One of: lint, diff, explain.
  .El
  .Sh OPTIONS
  These are options of all commands.
  .Bl -tag -width Ds
  .It Fl \-plain
  No decoration.
  .It Fl h , Fl \-help
  Print help and exit.
  .It Fl V , Fl \-version
  Print the version and exit.
  .El
  .Sh ENVIRONMENT
  .Bl -tag -width Ds
  .It Ev NO_COLOR
  No colour, if it is not empty.
  .El
  .Sh FILES
  .Bl -tag -width Ds
  .It Pa t.json
  The configuration.
  .El
  .Sh EXIT STATUS
  .Bl -tag -width Ds
  .It 0
  Nothing was found.
  .It 64
  The arguments make no sense.
  .El
  .Sh EXAMPLES
  Look at everything here.
  .Dl t lint \-q \&.

  """#
