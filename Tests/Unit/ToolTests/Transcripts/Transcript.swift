import Foundation
import TestSupport
import TestTool
import Testing

/// Runs of the tool in memory, as a shell shows them. Each text file in a folder of `Tests/Transcripts`,
/// which is named after a command, is one:
///
///     # the name of a run
///     a.json
///         {"tabs": [{"identifier": "home", "titel": "Home"}]}
///     $ COLUMNS=60 tabspec lint a.json -f concise | grep -F -e titel
///         a.json:1:34: error: a tab has no key 'titel' [unknown-key]
///     [1]
///
///     $ tabspec validate - < a.json
///     $ cat a.json
///
/// - Indented lines are the text of a file, or the output of a run.
/// - Files stay as runs leave them until the first file below another name.
/// - `2>&1 >/dev/null` is for runs of which standard error counts.
/// - `grep` keeps the lines with one of the words.
/// - `[1]` is an exit code other than 0.
/// - `⟨1B⟩` is the character U+001B. Invisible characters, combining marks and spaces at the end of a
///   line are escaped like that.
struct Transcript {
  let path: String
  private let name: String
  private(set) var lines: [Substring]
  private(set) var runs: [Run] = []

  struct Run {
    let name: String
    /// The index of the line with the command.
    let line: Int
    /// The line with the command, without `$`.
    let text: Substring
    /// The files that are written before the run, and whether all others go.
    let files: [String: String]
    let removesOthers: Bool
    /// The lines below the command.
    let output: Range<Int>

    var command: Command { Command(text) }
  }

  struct Command {
    var variables: [String: String] = [:]
    /// The words of `tabspec`, or of `cat`.
    var words: [String] = []
    var isCat = false
    /// The file that is standard input.
    var input: String?
    var isOfErrors = false
    /// The words of `grep`.
    var kept: [String] = []
  }

  static let folder = Repository.root.appending(path: "Tests/Transcripts")

  /// The names of all transcripts, with their folders.
  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { !["shell", "watch"].contains($0) }
        .flatMap { command in
          try names(in: folder.appending(path: command)).map { "\(command)/\($0)" }
        }
    }
  }

  static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
  }

  init(_ name: String, in folder: URL = folder) throws {
    let url = folder.appending(path: name)
    path = url.path
    self.name = name
    lines = splitLines(of: try String(contentsOf: url, encoding: .utf8))
    readRuns()
  }

  private mutating func readRuns() {
    var name = ""
    var files: [String: String] = [:]
    var (isNamed, removesOthers) = (false, false)
    var index = 0
    while index < lines.count {
      let (header, start) = (lines[index], index + 1)
      index = lines[start...].firstIndex { !($0.isEmpty || $0.hasPrefix("    ")) } ?? lines.count
      if header.hasPrefix("# ") {
        name = String(header.dropFirst(2))
        isNamed = true
      } else if header.hasPrefix("$ ") {
        if index < lines.count, lines[index].hasPrefix("[") {
          index = lines[(index + 1)...].firstIndex { !$0.isEmpty } ?? lines.count
        }
        runs.append(
          Run(
            name: name, line: start - 1, text: header.dropFirst(2), files: files,
            removesOthers: removesOthers, output: start..<index))
        (files, removesOthers) = ([:], false)
      } else if !header.isEmpty {
        if isNamed { removesOthers = true }
        isNamed = false
        files[visible(header)] = lines[start..<index].trimmed
          .map { visible($0.dropFirst(4)) }.joined(separator: "\n")
      }
    }
  }

  /// The lines that the run should print, as they are written in the transcript.
  func expected(_ run: Run) -> [Substring] { Array(lines[run.output].trimmed) }

  /// Expects what the runs printed, or writes it into the file, and fails, with `UPDATE_GOLDEN=1`.
  mutating func expect(_ printed: [[Substring]]) throws {
    #expect(!runs.isEmpty)
    let url = URL(filePath: path)
    for (run, printed) in zip(runs, printed) {
      reportChanges(
        of: run.name, from: expected(run), to: printed,
        at: SourceLocation(
          fileID: "Transcripts/\(name)", filePath: path, line: run.line + 1, column: 1))
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      for (run, printed) in zip(runs, printed).reversed() {
        lines.replaceSubrange(run.output, with: printed + [""])
      }
      try Data((lines[...].trimmed.joined(separator: "\n") + "\n").utf8).write(to: url)
      Issue.record("recorded \(name)")
    }
  }

  /// The lines that each run prints, as a transcript has them.
  func printed() -> [[Substring]] {
    var files: [String: [UInt8]] = [:]
    return runs.map { run in
      if run.removesOthers { files = [:] }
      files.merge(run.files.mapValues { Array($0.utf8) }) { $1 }
      return run.command.printed(on: &files)
    }
  }
}

extension Transcript {
  /// What a transcript has below a command.
  static func lines(
    of text: String, _ code: Int32, with words: [String] = []
  ) -> [Substring] {
    let shown: [Substring] = splitLines(of: text, with: words).map {
      $0.isEmpty ? "" : "    \(written($0))"
    }
    return Array(shown[...].trimmed) + (code == 0 ? [] : ["[\(code)]"])
  }
}

extension Transcript.Command {
  init(_ line: Substring) {
    var rest = shellWords(line)[...]
    isCat = rest.first == "cat"
    while let word = rest.popFirst(), word != "tabspec", word != "cat" {
      let parts = word.split(separator: "=", maxSplits: 1)
      variables[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    words = Array(rest.prefix { !["2>&1", "|", "<"].contains($0) })
    isOfErrors = rest.contains("2>&1")
    if let mark = rest.firstIndex(of: "<") { input = rest[mark...].dropFirst().first }
    if let pipe = rest.firstIndex(of: "|") {
      kept = rest[pipe...].dropFirst(3).filter { $0 != "-e" }
    }
  }

  /// What a run prints, which may change the files.
  fileprivate func printed(on files: inout [String: [UInt8]]) -> [Substring] {
    let (text, code) = isCat ? contents(of: words, in: files) : ended(on: &files)
    return Transcript.lines(of: text, code, with: kept)
  }

  private func ended(on files: inout [String: [UInt8]]) -> (text: String, code: Int32) {
    let system = MemorySystem()
    system.files = files
    system.standardInput = input.flatMap { files[$0] } ?? []
    system.variables = variables
    let run = runTool(words, on: system)
    files = system.files
    if !isOfErrors { return (run.output, run.code) }
    // Invalid usage leaves standard output empty, except that `lint` reports a language after reading.
    let isSilent = run.code != 64 || run.output == "nothing was checked\n"
    return (isSilent ? run.errors : run.errors + run.output, run.code)
  }

  private func contents(
    of names: [String], in files: [String: [UInt8]]
  ) -> (text: String, code: Int32) {
    let bytes = names.map { files[$0] ?? Array("cat: \($0): there is no such file\n".utf8) }
    return (
      String(decoding: bytes.joined(), as: UTF8.self), names.allSatisfy { files[$0] != nil } ? 0 : 1
    )
  }
}

/// The lines of a text, or those with one of some words, as `grep -F` finds them.
///
/// The C library searches, since debug code would take a tenth of the time of all transcripts.
private func splitLines(of text: String, with words: [String] = []) -> [Substring] {
  var characters = Array(text.utf8CString)
  var lines: [Substring] = []
  characters.withUnsafeMutableBytes { bytes in
    guard var start = bytes.baseAddress else { return }
    let end = start + bytes.count - 1
    while true {
      let newline = memchr(start, 0x0A, end - start)
      newline?.storeBytes(of: 0, as: UInt8.self)
      let line = start.assumingMemoryBound(to: CChar.self)
      if words.isEmpty || words.contains(where: { strstr(line, $0) != nil }) {
        let bytes = UnsafeRawBufferPointer(start: start, count: (newline ?? end) - start)
        lines.append(String(decoding: bytes, as: UTF8.self)[...])
      }
      guard let newline else { return }
      start = newline + 1
    }
  }
  return lines
}

/// Returns the words of a line in a shell, with single and double quotes.
func shellWords(_ line: Substring) -> [String] {
  var words: [String] = []
  var word = ""
  var quote: Character?
  var isWord = false
  for character in line {
    switch character {
    case quote: quote = nil
    case "'" where quote == nil, "\"" where quote == nil:
      quote = character
      isWord = true
    case " " where quote == nil:
      if isWord { words.append(visible(word[...])) }
      (word, isWord) = ("", false)
    default:
      word.append(character)
      isWord = true
    }
  }
  return isWord ? words + [visible(word[...])] : words
}

/// Replaces `⟨1B⟩` by its character.
func visible(_ text: Substring) -> String {
  if text.isASCII { return String(text) }
  var parts = text.split(separator: "⟨", omittingEmptySubsequences: false)[...]
  var result = String(parts.removeFirst())
  for part in parts {
    let halves = part.split(separator: "⟩", maxSplits: 1, omittingEmptySubsequences: false)
    if let value = UInt32(halves[0], radix: 16), let scalar = Unicode.Scalar(value) {
      result.unicodeScalars.append(scalar)
    }
    result += halves.dropFirst().joined()
  }
  return result
}

/// Returns a line with `⟨1B⟩` for characters that a reader would not see.
func written(_ line: Substring) -> String {
  if line.isASCII, line.utf8.last != 0x20 { return String(line) }
  var result = ""
  for scalar in line.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark,
      .privateUse, .unassigned:
      result += escape(scalar)
    case .spaceSeparator where scalar != " ": result += escape(scalar)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result.hasSuffix(" ") ? result.dropLast() + escape(" ") : result
}

private func escape(_ scalar: Unicode.Scalar) -> String {
  "⟨\(String(scalar.value, radix: 16, uppercase: true))⟩"
}

extension Substring {
  /// True for text without control characters, which is most of it.
  fileprivate var isASCII: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}

extension ArraySlice<Substring> {
  /// Without the empty lines at the end.
  var trimmed: ArraySlice {
    dropLast(reversed().prefix { $0.isEmpty }.count)
  }
}
