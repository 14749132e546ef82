import Foundation

/// Texts that are not JSON: the files of the transcript that shows the messages, and one that is not
/// UTF-8.
package enum SyntaxErrorExamples {
  package static let all: [[UInt8]] = texts().map { Array($0.utf8) } + [invalidUTF8]

  package static let invalidUTF8 =
    Array("{\"title\": \"Caf".utf8) + [0xE9] + Array("\"}".utf8)

  private static func texts() -> [String] {
    let url = Repository.root.appending(
      path: "Tests/Transcripts/validate/messages-about-syntax-errors.txt")
    let transcript = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var files: [[Substring]] = []
    var isFile = false
    for line in transcript.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasSuffix(".json"), !line.contains(" ") {
        files.append([])
        isFile = true
      } else if isFile, line.hasPrefix("    ") {
        files[files.count - 1].append(line.dropFirst(4))
      } else {
        isFile = false
      }
    }
    return files.map { lines in
      // ⟨A⟩ is a line break.
      lines.joined(separator: "\n").replacing(/⟨([0-9A-F]+)⟩/) { match in
        UInt32(match.1, radix: 16).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? ""
      }
    }
  }
}
