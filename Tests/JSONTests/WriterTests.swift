import JSON
import Testing

@Suite("JSONWriter")
struct WriterTests {
  @Test("round-trips every character of Unicode")
  func everyScalar() throws {
    var text = String.UnicodeScalarView()
    for value in 0...0x10FFFF where value < 0x3000 || value % 97 == 0 {
      if let scalar = Unicode.Scalar(UInt32(value)) { text.append(scalar) }
    }
    let document = try document(jsonString(String(text)))
    #expect(document.string(document.root).unicodeScalars.elementsEqual(text))
  }

  /// A document with every kind of value.
  static func example(_ layout: JSONWriter.Layout) -> String {
    var writer = JSONWriter(layout)
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func write(_ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("text", "a")
      writer.member("missing", nil as String?)
      writer.member("truth", true)
      writer.member("number", -7)
      writer.member("none", nil as Int?)
      writer.member("list", ["a", "b"])
      writer.member("empty", [])
      writer.key("nested")
      writer.array { writer in
        writer.integer(1)
        writer.bool(false)
        writer.null()
        writer.object { _ in }
        writer.array { $0.array { _ in } }
        writer.object { $0.member("key\n", "value") }
      }
    }
  }
}
