import JSON

/// Messages of an editor.
struct Stream {
  private(set) var pieces: [[UInt8]] = []

  /// An editor that has opened a text.
  init(opening text: [UInt8], _ uri: String) {
    send(
      Array(
        #"""
        {"id": 0, "method": "initialize", "params": {"capabilities":
        {"general": {"positionEncodings": ["utf-8"]}}}}
        """#.utf8))
    open(text, uri)
  }

  mutating func send(_ content: [UInt8]) {
    pieces.append(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }

  mutating func open(_ text: [UInt8], _ uri: String) {
    let document = #"{"uri": "\#(uri)", "version": 1, "text": "#
    send(
      Array(#"{"method": "textDocument/didOpen", "params": {"textDocument": "#.utf8)
        + Array(document.utf8) + Array(jsonString(String(decoding: text, as: UTF8.self)).utf8)
        + Array("}}}".utf8))
  }

  mutating func ask(
    _ method: String, _ uri: String, _ place: (line: Int, character: Int), number: Int
  ) {
    let position = #"{"line": \#(place.line), "character": \#(place.character)}"#
    let document = #"{"uri": "\#(uri)"}"#
    send(
      Array(
        #"{"id": \#(number), "method": "\#(method)", "params": "#.utf8)
        + Array(#"{"textDocument": \#(document), "position": \#(position)}}"#.utf8))
  }

  /// Line and byte of an offset.
  static func place(of offset: Int, in text: [UInt8]) -> (line: Int, character: Int) {
    var line = 0
    var start = 0
    for index in 0..<offset {
      let isBreak =
        text[index] == 0x0A
        || text[index] == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A)
      if isBreak {
        line += 1
        start = index + 1
      }
    }
    return (line, max(0, offset - start))
  }

  /// The messages that a server has sent; nil if it has sent anything else.
  static func messages(_ output: [UInt8]) -> [JSONValue]? {
    var messages: [JSONValue] = []
    var rest = output[...]
    let header = Array("Content-Length: ".utf8)
    while !rest.isEmpty {
      guard rest.starts(with: header), let end = rest.firstIndex(of: 0x0D),
        let length = Int(
          String(decoding: rest[(rest.startIndex + header.count)..<end], as: UTF8.self)),
        rest[end...].starts(with: [0x0D, 0x0A, 0x0D, 0x0A]), rest.count >= length,
        let message = try? JSONReader.read(Array(rest[(end + 4)..<(end + 4 + length)]))
      else { return nil }
      messages.append(message.root)
      rest = rest[(end + 4 + length)...]
    }
    return messages
  }
}
