import JSON
import Testing

@Suite("JSONWriter")
struct WriterTests {
  private func written(
    _ layout: JSONWriter.Layout, _ body: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(layout)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(
    "escapes invalid and unsafe characters",
    arguments: [
      ("plain", #""plain""#), ("", #""""#), ("\"", #""\"""#), ("\\", #""\\""#), ("/", #""/""#),
      ("\n\r\t", #""\n\r\t""#), ("\u{0}", #""\u0000""#), ("\u{8}\u{C}", #""\u0008\u000c""#),
      ("\u{1B}[31m", #""\u001b[31m""#), ("\u{1F}", #""\u001f""#), ("\u{7F}", #""\u007f""#),
      ("\u{80}\u{9B}\u{9F}", #""\u0080\u009b\u009f""#), ("\u{A0}", "\"\u{A0}\""),
      ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\u{202A}\u{202E}", #""\u202a\u202e""#),
      ("\u{2066}\u{2069}", #""\u2066\u2069""#), ("\u{200E}\u{200F}", #""\u200e\u200f""#),
      ("\u{61C}", #""\u061c""#), ("\u{FEFF}", #""\ufeff""#), ("é🙂漢", #""é🙂漢""#),
      ("\u{10FFFF}", #""\udbff\udfff""#), ("\u{10FFFD}", "\"\u{10FFFD}\""),
      ("</script>", #""</script>""#),
      ("é\u{301}", "\"é\u{301}\""),
    ])
  func escapes(_ text: String, _ literal: String) throws {
    #expect(jsonString(text) == literal)
    let document = try document(jsonString(text))
    #expect(Array(document.string(document.root).utf8) == Array(text.utf8))
  }

  @Test("round-trips every character of Unicode")
  func everyScalar() throws {
    var text = String.UnicodeScalarView()
    for value in 0...0x10FFFF where value < 0x3000 || value % 97 == 0 {
      if let scalar = Unicode.Scalar(UInt32(value)) { text.append(scalar) }
    }
    let document = try document(jsonString(String(text)))
    #expect(document.string(document.root).unicodeScalars.elementsEqual(text))
  }

  private func example(_ writer: inout JSONWriter) {
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

  @Test("writes compact JSON on one line")
  func compact() {
    #expect(
      written(.compact, example) == #"""
        {"text":"a","missing":null,"truth":true,"number":-7,"none":null,"list":["a","b"],"empty":[],\#
        "nested":[1,false,null,{},[[]],{"key\n":"value"}]}
        """#)
  }

  @Test("writes indented JSON with one member per line")
  func indented() {
    #expect(
      written(.indented, example) == #"""
        {
          "text": "a",
          "missing": null,
          "truth": true,
          "number": -7,
          "none": null,
          "list": [
            "a",
            "b"
          ],
          "empty": [],
          "nested": [
            1,
            false,
            null,
            {},
            [
              []
            ],
            {
              "key\n": "value"
            }
          ]
        }
        """#)
  }

  @Test("writes equal values in both layouts")
  func same() throws {
    let texts = try [written(.compact, example), written(.indented, example)].map { text in
      let document = try document(text)
      return text.utf8.count > 0 ? kinds(document) : []
    }
    #expect(texts[0] == texts[1])
  }

  private func kinds(_ document: JSONDocument) -> [String] {
    document.values(in: document.root).map { "\(document.kind(of: $0)) \(document.string($0))" }
  }
}

@Suite("Removal")
struct RemovalTests {
  @Test(
    "removes the comma and white space, too",
    arguments: [
      (#"{"a":1,"b":2,"c":3}"#, "a", #"{"b":2,"c":3}"#),
      (#"{"a":1,"b":2,"c":3}"#, "b", #"{"a":1,"c":3}"#),
      (#"{"a":1,"b":2,"c":3}"#, "c", #"{"a":1,"b":2}"#),
      (#"{"a":1}"#, "a", "{}"),
      (#"{ "a" : 1 }"#, "a", "{}"),
      ("{\n  \"a\": 1\n}", "a", "{}"),
      ("{\n  \"a\": 1,\n  \"b\": 2\n}", "a", "{\n  \"b\": 2\n}"),
      ("{\n  \"a\": 1,\n  \"b\": 2\n}", "b", "{\n  \"a\": 1\n}"),
      ("{\n  \"a\": 1 ,\n\n  \"b\": 2\n}", "b", "{\n  \"a\": 1\n}"),
      (#"{"a": {"x": [1, 2]}, "b": 2}"#, "a", #"{"b": 2}"#),
      (#"{"b": 2, "a": {"x": [1, 2]}}"#, "a", #"{"b": 2}"#),
      (#"{"a,b": "x,", "c": "y"}"#, "c", #"{"a,b": "x,"}"#),
      (#"{"é\n": "🙂", "c": "y"}"#, "é\n", #"{"c": "y"}"#),
      ("[1,2,3]", "0", "[2,3]"),
      ("[1,2,3]", "1", "[1,3]"),
      ("[1,2,3]", "2", "[1,2]"),
      ("[1]", "0", "[]"),
      ("[ 1 ]", "0", "[]"),
      ("[\n  1,\n  2\n]", "0", "[\n  2\n]"),
      ("[\n  1,\n  2\n]", "1", "[\n  1\n]"),
      (#"["a,", "b"]"#, "1", #"["a,"]"#),
      (#"["a", "b,"]"#, "0", #"["b,"]"#),
      ("[[1, 2], {}]", "0", "[{}]"),
      ("[{}, [1, 2]]", "1", "[{}]"),
    ])
  func removal(_ text: String, _ part: String, _ rest: String) throws {
    let document = try document(text)
    let value = try document.value(at: part)
    var bytes = document.bytes
    bytes.removeSubrange(document.removal(of: value, from: document.root))
    #expect(String(decoding: bytes, as: UTF8.self) == rest)
    #expect(refusal(of: bytes) == nil)
  }

  @Test("works in nested containers")
  func nested() throws {
    let document = try document(#"{"tabs": [{"a": 1, "b": 2}, {"a": 3}], "x": 0}"#)
    for (path, key, rest) in [
      (0, "a", #"{"tabs": [{"b": 2}, {"a": 3}], "x": 0}"#),
      (0, "b", #"{"tabs": [{"a": 1}, {"a": 3}], "x": 0}"#),
      (1, "a", #"{"tabs": [{"a": 1, "b": 2}, {}], "x": 0}"#),
    ] {
      let container = try document.value(at: "tabs", String(path))
      let value = try #require(document.member(key, of: container))
      var bytes = document.bytes
      bytes.removeSubrange(document.removal(of: value, from: container))
      #expect(String(decoding: bytes, as: UTF8.self) == rest)
    }
  }
}
