import JSON

/// The messages of an editor, after it has opened a spec: any bytes as a stream, or one message after
/// another. The session ends as it should, nothing but messages comes back, and every request is
/// answered once.
func check(_ bytes: [UInt8]) {
  let spec = Array(#"{"tabs": [{"identifier": "home", "title": "Home"}]}"#.utf8)
  let uri = "file:///app/App.tabspec.json"
  let start = Stream(opening: spec, uri)
  // As they are, cut at a place that depends on them.
  let cut = bytes.isEmpty ? 0 : Int(bytes[bytes.count / 2]) % bytes.count
  _ = answers(start.pieces + [Array(bytes[..<cut]), [], Array(bytes[cut...]), []])
  // Line by line, each as a message.
  var framed = start
  var asked = ["0"]
  var isEnding = false
  for line in bytes.split(separator: 0x0A).prefix(64) {
    framed.send(Array(line))
    guard !isEnding, let message = (try? JSONReader.read(Array(line)))?.root, message.isObject
    else { continue }
    let method = message["method"]
    let name = method?.string
    let isAnswer = method == nil && (message["result"] != nil || message["error"] != nil)
    if isAnswer { continue }
    // A message with an identity and without a method is refused, which is an answer too.
    if let identity = message["id"].flatMap(text) {
      if name?.isEmpty != true { asked.append(identity) }
    } else {
      isEnding = name == "exit"
    }
  }
  let answered = answers(framed.pieces + [[]])
  expect(answered.sorted() == asked.sorted(), "\(asked) are answered by \(answered)")
}

/// The identities of the requests that a session answers.
private func answers(_ pieces: [[UInt8]]) -> [String] {
  let system = MemorySystem()
  system.pieces = pieces
  let run = Run(["server"], on: system)
  expect(run.code <= 1, "the session ends with \(run.code)")
  guard let messages = Stream.messages(run.output) else {
    fatalError("not only messages came back")
  }
  return messages.compactMap { $0["method"] == nil ? $0["id"].flatMap(text) : nil }
}

/// A string or a whole number; nil for anything else, which is no identity.
private func text(_ value: JSONValue) -> String? {
  value.string?.debugDescription ?? value.integer.map { String($0) }
}
