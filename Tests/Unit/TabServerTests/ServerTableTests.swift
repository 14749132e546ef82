import JSON
import TabModel
import TestSupport
import Testing

@testable import TabServer

/// A cursor is `|`. Positions are lines and columns from 0.
@Suite("Functions of the server")
struct ServerTableTests {
  @Test("have the results of their tables")
  func results() throws {
    try TextTable.expect("functions-of-the-server.txt", Self.functions)
  }

  private static let functions: [String: @Sendable (TextTable.Row) throws -> String] = [
    "cursor": { row in
      let place = cursorPlace(row[0])
      if place.isAtKey { return "a key" }
      let key = place.pendingKey ?? ""
      return place.container == .object ? "the value of '\(key)'" : "an element"
    },
    "path of the cursor": { row in
      let steps = cursorPlace(row[0]).steps.map { step in
        if case .key(let name) = step { name } else { "an element" }
      }
      return steps.joined(separator: ", ")
    },
    "replaced text": { row in
      let place = cursorPlace(row[0])
      return place.token.map { String(decoding: place.bytes[$0], as: UTF8.self) } ?? "none"
    },
    "object at the cursor": { cursorPlace($0[0]).object.map { "\($0)" } ?? "none" },
    "kind of node at the cursor": { cursorPlace($0[0]).nodeKind.map { "\($0)" } ?? "none" },
    "other names at the cursor": { cursorPlace($0[0]).otherNames.sorted().joined(separator: ", ") },
    "identifiers of tabs": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let scan = NodeScan(bytes)
      let nodes = offsets.first.map(scan.children(ofObjectAt:)) ?? scan.roots
      return nodes.map(\.identifier).joined(separator: ", ")
    },
    "edited text": { row in
      var text = EditedText(row.cells[0], .utf16)
      for change in row.cells[1..<row.cells.count - 1] {
        let parts = change.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
        if parts[0].isEmpty {
          text.replace(with: Array(parts[1]))
          continue
        }
        let range = String(decoding: parts[0], as: UTF8.self).split(separator: "..").map(
          String.init
        )
        .map(position)
        text.replace(from: range[0], to: range[1], with: Array(parts[1]))
      }
      return String(decoding: text.bytes, as: UTF8.self)
    },
    "position in UTF-8, UTF-16 and UTF-32": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      return [PositionEncoding.utf8, .utf16, .utf32].map { encoding in
        let table = LineTable(bytes, encoding)
        let position = table.position(of: offsets[0])
        #expect(table.offset(of: position) == offsets[0], sourceLocation: row.location)
        return "\(position.line):\(position.character)"
      }.joined(separator: " ")
    },
    "text with a mark at a position in UTF-16": { row in
      var bytes = row.cells[0]
      let offset = LineTable(bytes, .utf16).offset(of: position(row[1]))
      bytes.insert(contentsOf: Array("↓".utf8), at: offset)
      return String(decoding: bytes, as: UTF8.self)
    },
    "encoding of positions": {
      "\(PositionEncoding(offered: $0[0].split(separator: " ").map(String.init)))"
    },
    "path of a URI": { row in
      DocumentURI.path(of: row[0]).map { String(decoding: $0, as: UTF8.self) } ?? "none"
    },
    "URI of a path": { row in
      let uri = DocumentURI.uri(of: row.cells[0])
      #expect(DocumentURI.path(of: uri) == row.cells[0], sourceLocation: row.location)
      return uri
    },
    "messages of a stream": { row in
      let chunks = Array(row.cells.dropLast())
      let messages = messages(chunks)
      #expect(messages == Self.messages(chunks.joined().map { [$0] }), sourceLocation: row.location)
      return messages.map { message in
        switch message {
        case .success(let content): String(decoding: content, as: UTF8.self)
        case .failure(let error): error == MessageBuffer.brokenHeader ? "invalid" : "\(error)"
        }
      }.joined(separator: "|")
    },
  ]

  private static func position(_ text: String) -> Position {
    let numbers = text.split(separator: ":").map { Int($0) ?? 0 }
    return Position(line: numbers[0], character: numbers[1])
  }

  private static func messages(_ chunks: [[UInt8]]) -> [Result<[UInt8], ResponseError>] {
    var buffer = MessageBuffer()
    return chunks.flatMap { chunk in
      buffer.append(chunk)
      return Array(sequence(state: ()) { _ in buffer.next() })
    }
  }
}

/// The place of `|` in a text.
func cursorPlace(_ text: String) -> CursorPlace {
  let (bytes, offsets) = removingMarks("|", from: Array(text.utf8))
  return CursorPlace(of: offsets[0], in: bytes)
}
