import LocatedJSON

/// What an editor sends, after it has opened a spec: any bytes as a stream, or one message after
/// another. The session ends as it should, and nothing but messages comes back.
func check(_ bytes: [UInt8]) {
  let spec = Array(#"{"tabs": [{"identifier": "home", "title": "Home"}]}"#.utf8)
  let uri = "file:///app/App.tabspec.json"
  let start = Stream(opening: spec, uri)
  // As they are, cut at a place that depends on them.
  let cut = bytes.isEmpty ? 0 : Int(bytes[bytes.count / 2]) % bytes.count
  checkSession(start.pieces + [Array(bytes[..<cut]), [], Array(bytes[cut...]), []])
  // Line by line, each as a message.
  var framed = start
  for line in bytes.split(separator: 0x0A).prefix(64) { framed.send(Array(line)) }
  checkSession(framed.pieces + [[]])
}

private func checkSession(_ pieces: [[UInt8]]) {
  let system = MemorySystem()
  system.pieces = pieces
  let run = Run(["server"], on: system)
  expect(run.code == 1, "the end of the stream ends with \(run.code)")
  expect(Stream.messages(run.output) != nil, "not only messages came back")
}
