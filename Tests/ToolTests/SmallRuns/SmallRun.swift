import TestTool
import Testing

/// A run with small files, and all that it prints, or the lines that hold one of some words.
struct SmallRun: Sendable, CustomTestStringConvertible {
  let name: String
  let words: [String]
  let files: [String: String]
  var columns: Int?
  var only: [String] = []
  /// Whether what is printed on standard error counts.
  var isOfErrors = false
  let expected: String

  var testDescription: String { name }

  init(
    _ name: String, _ words: [String], _ files: [String: String], columns: Int? = nil,
    only: [String] = [], ofErrors isOfErrors: Bool = false, _ expected: String
  ) {
    self.name = name
    self.words = words
    self.files = files
    self.columns = columns
    self.only = only
    self.isOfErrors = isOfErrors
    self.expected = expected
  }

  /// A run with files that are numbered: `01.json`, `02.json` and so on.
  init(
    _ name: String, _ words: [String], texts: [String], only: [String] = [], _ expected: String
  ) {
    let names = texts.indices.map { ($0 < 9 ? "0" : "") + "\($0 + 1).json" }
    self.init(
      name, words + names, Dictionary(uniqueKeysWithValues: zip(names, texts)), only: only,
      expected)
  }

  /// What is printed, without the last line break.
  var result: String {
    let variables = columns.map { ["COLUMNS": String($0)] } ?? [:]
    let run = runTool(words, files: files, variables: variables)
    let text = (isOfErrors ? run.errors : run.output).replacing("\r\n", with: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept =
      only.isEmpty
      ? lines.map(String.init)
      : lines.filter { line in only.contains { line.contains($0) } }.map {
        String($0.trimmingPrefix { $0 == " " }).trimmed
      }
    return kept.joined(separator: "\n").trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while let last = text.last, last == "\n" || last == " " { text = text.dropLast() }
    return String(text)
  }
}
