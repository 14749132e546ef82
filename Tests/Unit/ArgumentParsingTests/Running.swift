import ArgumentParsing

/// Parses a line of `t`, runs its command, and returns the arguments that differ from the initial ones,
/// or the error.
func outcome(of line: [Word]) -> String {
  var globals = Globals()
  do throws(UsageError) {
    switch try testTool.parse(line, globals: &globals) {
    case .nothing: return "nothing"
    case .help(let command): return ["help", command].compactMap(\.self).joined(separator: " ")
    case .version: return "version"
    case .run(let command, let run):
      let recorder = Recorder()
      let code = run(recorder)
      let arguments = recorder.lint?.changes ?? recorder.operands.map(\.shown)
      return ([command] + arguments + (code == 0 ? [] : ["[\(code)]"])).joined(separator: " ")
    }
  } catch {
    return "error: \(error.message)" + (error.hint.map { "; help: \($0)" } ?? "")
  }
}

/// Returns the global options of a line, which may have an error.
func globalOptions(of line: [Word]) -> String {
  var globals = Globals()
  _ = try? testTool.parse(line, globals: &globals)
  return globals.isPlain ? "plain" : "none"
}

/// Returns what can become of the last word of a line: what stays of it, a pattern of files, and words
/// without their summaries.
func completions(of line: [Word]) -> String {
  let lines = testTool.description.completion(of: line).lines(["home", "a b"])
    .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    .map { line in String(line.prefix { $0 != "\t" }) }
  let parts =
    (lines[0].isEmpty ? [] : ["after \(lines[0])"])
    + (lines[1].isEmpty ? [] : ["files \(lines[1])"]) + lines[2...]
  return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
}

/// The words of a line, cut at spaces; `''` is an empty word.
func words(_ line: [UInt8]) -> [Word] {
  line.split(separator: 0x20).map { $0.elementsEqual("''".utf8) ? Word("") : Word(bytes: $0) }
}

func words(_ line: String) -> [Word] { words(Array(line.utf8)) }
