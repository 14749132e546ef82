import ArgumentParsing

struct BaselineArguments: Sendable {
  var read: FilePath?
  var write: FilePath?
  var isStrict = false

  static let options: [CommandOption<BaselineArguments>] = [
    .path(
      "baseline", "FILE", "Ignore the findings in FILE.", conflicts: ["write-baseline"]
    ) { $0.read = $1 },
    .path("write-baseline", "FILE", "Write all findings to FILE and exit with 0.") {
      $0.write = $1
    },
    .flag("strict-baseline", "Fail if the baseline has entries that no longer occur.") {
      $0.isStrict = true
    },
  ]

  func check() throws(CombinationError) {
    if isStrict, read == nil {
      throw CombinationError(
        "'--strict-baseline' needs a baseline", hint: "name it with --baseline FILE")
    }
  }
}
