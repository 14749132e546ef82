import ArgumentParsing
import TabLayout
import TabReport

extension Command where Context == RunContext {
  static let matrix = Command(
    name: "matrix",
    summary: "Show every environment of a spec side by side, and what differs.",
    discussion: """
      Lays out the spec on every platform that it targets, in every width and orientation, on the \
      oldest release and every major one since. Equal layouts are folded together; what differs \
      comes first, then a table that says where everything stands in each layout.

      Errors of the spec are reported on standard error; the matrix follows as long as the spec \
      can be read.
      """,
    operands: .one(SurveyArguments<MatrixFormat>.file),
    options: SurveyArguments.options(MatrixFormat.all, result: "the matrix", name: \.name),
    examples: [
      CommandExample("tabspec matrix App.tabspec.json", "Compare all that the app ships on."),
      CommandExample(
        "tabspec matrix App.tabspec.json --platform ipad --os 26 --os 27",
        "Compare the widths, orientations and two releases of an iPad."),
    ],
    initial: SurveyArguments<MatrixFormat>(),
    check: SurveyArguments<MatrixFormat>.check(usual: .text)
  ) { arguments, context in
    guard let path = arguments.path,
      let input = SpecInput(context, command: "matrix").read(path, strict: arguments.isStrict)
    else { return context.exitCode.rawValue }
    let matrix = Matrix(
      input.spec, path: input.path,
      environments: arguments.selection.environments(of: input.spec))
    arguments.write(context) { format, style in format.write(matrix, style) }
    return context.exitCode.rawValue
  }
}
