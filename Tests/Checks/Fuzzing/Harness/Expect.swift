/// Ends the process where something does not hold, so that libFuzzer keeps the input.
func expect(
  _ holds: Bool, _ what: @autoclosure () -> String, line: UInt = #line, file: StaticString = #file
) {
  if holds { return }
  fatalError("does not hold: \(what())", file: file, line: line)
}
