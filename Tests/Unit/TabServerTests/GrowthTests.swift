import Foundation
import JSON
import TabLint
import TabModel
import TestSupport
import Testing

@testable import TabServer

/// Ten times as much is not a hundred times the work. The processor's time of this thread is compared,
/// which depends little on what else the machine does.
@Suite("The server scales linearly", .serialized)
struct GrowthTests {
  private func seconds(_ body: () -> Void) -> Double {
    (0..<3).map { _ in
      let start = now
      body()
      return now - start
    }.min() ?? 0
  }

  /// Expects that ten times as much takes less than thirty times as long.
  private func expectLinear(from count: Int, _ body: (Int) -> Void) {
    let few = seconds { body(count) }
    let many = seconds { body(10 * count) }
    #expect(many < 30 * few, "\(few) s, \(many) s")
  }

  private var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Replaces a word on every line, or everywhere in a text that is one line.
  private func replaceAll(_ count: Int, isOneLine: Bool, isUpwards: Bool) {
    let word = Array("title".utf8)
    let separator: [UInt8] = [isOneLine ? 0x20 : 0x0A]
    var text = EditedText(
      Array(repeatElement(word, count: count).joined(separator: separator)), .utf16)
    for number in 0..<count {
      let index = isUpwards ? count - 1 - number : number
      // Words before this one are a character longer by now.
      let column = isOneLine ? index * (isUpwards ? 6 : 7) : 0
      let line = isOneLine ? 0 : index
      text.replace(
        from: Position(line: line, character: column),
        to: Position(line: line, character: column + 5), with: Array("titles".utf8))
    }
    let expected = Array(
      repeatElement(Array("titles".utf8), count: count).joined(separator: separator))
    #expect(text.bytes == expected)
  }

  @Test("with the changes of a notification", arguments: [true, false], [true, false])
  func changes(_ isOneLine: Bool, _ isUpwards: Bool) {
    expectLinear(from: 150) { replaceAll($0, isOneLine: isOneLine, isUpwards: isUpwards) }
  }

  /// Knows nothing and finds nothing.
  private final class EmptyHost: LanguageHost {
    func check(_ bytes: [UInt8], at path: [UInt8]?, named name: String) -> CheckedText {
      CheckedText(diagnostics: [])
    }
    func isSpec(_ path: [UInt8]?) -> Bool { true }
    func fix(
      _ bytes: [UInt8], at path: [UInt8]?, named name: String
    ) -> (bytes: [UInt8], count: Int) { (bytes, 0) }
    func revision(at path: [UInt8]?) -> Int { 0 }
    func place(ofFile name: String) -> [UInt8] { [] }
    func specs(in folder: [UInt8]) -> [(path: [UInt8], bytes: [UInt8])] { [] }
    func writePreview(of text: CheckedText, named name: String, to path: [UInt8]?) -> [UInt8]? {
      nil
    }
    func forget(allBut paths: [[UInt8]?]) {}
  }

  private func message(_ method: String, _ parameters: JSONTree, id: Int? = nil) -> [UInt8] {
    var message: JSONTree = ["method": .string(method), "params": parameters]
    if let id { message["id"] = .integer(id) }
    let content = message.compact
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  /// Opens documents, saves twenty times, and closes all of them.
  private func session(_ count: Int) {
    var sent = 0
    let server = LanguageServer(EmptyHost(), version: "1") { _ in sent += 1 }
    let uris = (0..<count).map { JSONTree.string("file:///folder/App\($0).tabspec.json") }
    var input = message("initialize", [:], id: 1)
    for uri in uris {
      input += message("textDocument/didOpen", ["textDocument": ["uri": uri, "text": "{}"]])
    }
    for _ in 0..<20 {
      input += message("textDocument/didSave", ["textDocument": ["uri": uris[0]]])
    }
    server.receive(input)
    server.flushDiagnostics()
    let sentAtFirst = sent
    server.receive(
      uris.flatMap { message("textDocument/didClose", ["textDocument": ["uri": $0]]) })
    server.flushDiagnostics()
    #expect(sentAtFirst == 1 + count && sent == 1 + 2 * count)
  }

  @Test("with open documents")
  func documents() {
    expectLinear(from: 60, session)
  }
}
