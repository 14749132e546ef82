import JSON

/// A text that is open in an editor: completion and a hover at many places of it, whole and cut off
/// there. Every answer is one, and nothing is offered twice.
func check(_ bytes: [UInt8]) {
  // Everything that an editor sends is UTF-8.
  let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
  let uri = "file:///app/App.tabspec.json"
  var stream = Stream(opening: text, uri)
  var asked = 0
  let step = max(1, text.count / 24)
  for offset in stride(from: 0, through: text.count, by: step) {
    let place = Stream.place(of: offset, in: text)
    for method in ["completion", "hover"] {
      asked += 1
      stream.ask("textDocument/\(method)", uri, place, number: asked)
    }
  }
  for offset in stride(from: step / 2, through: text.count, by: step * 4) {
    let part = Array(String(decoding: text[..<offset], as: UTF8.self).utf8)
    stream.open(part, uri)
    asked += 1
    stream.ask(
      "textDocument/completion", uri, Stream.place(of: part.count, in: part), number: asked)
  }
  let system = MemorySystem()
  system.pieces = stream.pieces
  let run = Run(["server"], on: system)
  guard let messages = Stream.messages(run.output) else {
    fatalError("not only messages came back")
  }
  let answers = messages.filter { $0["id"] != nil }
  expect(answers.count == asked + 1, "\(answers.count) answers to \(asked + 1) questions")
  for answer in answers {
    guard let result = answer["result"] else {
      fatalError("an answer without a result")
    }
    let labels = result.elements.compactMap { $0["label"]?.string }
    expect(Set(labels).count == labels.count, "\(labels) has something twice")
  }
}
