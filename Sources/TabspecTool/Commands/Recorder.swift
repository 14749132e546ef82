import ArgumentParsing
import TabCode
import TabRecords

extension Command where Context == RunContext {
  static let recorder = Command(
    name: "recorder",
    summary: "Generate a Swift helper that records a running app's tabs.",
    discussion: """
      Add the file to a test target or a debug menu of the app. Its tabSpecRecord() returns the tabs \
      of a UITabBarController, for 'tabspec conform' and 'tabspec init --from'. It uses only public \
      API and does not create view controllers.
      """,
    options: RecorderArguments.options,
    examples: [
      CommandExample(
        "tabspec recorder --output AppTests/TabSpecRecorder.swift", "Add it to the tests of an app."
      )
    ],
    initial: RecorderArguments()
  ) { arguments, context throws(Failure) -> ExitCode in
    context.write(Array(RecorderSource.text(access: arguments.access).utf8), to: arguments.output)
    return .success
  }
}

struct RecorderArguments: Sendable {
  var access = CodeOptions.Access.internal
  var output: FilePath?

  static let options: [CommandOption<RecorderArguments>] = [
    .output { $0.output = $1 },
    .choice("access", "LEVEL", "Access level of the functions [default: internal].") {
      $0.access = $1
    },
  ]
}
