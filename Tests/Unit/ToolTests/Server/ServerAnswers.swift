import Foundation
import JSON
import TestSupport

/// Requests of an editor and the answers of the server. Each file of `Tests/Cases/Server` has some:
///
///     # the name of what is shown
///         {"mode": "tabBar", "tabs": [{"identifier": "a", "title": "A"}]}
///     > hover at "mo^de"
///         contents:
///           kind: markdown
///           value:
///             Only a bar, or also a sidebar. …
///         range: 0:1-7 "mode"
///
///     # a completion in another spec
///     > completion in {"mode": "^"} | label
///         automatic, tabBar, tabSidebar
///
/// - The indented lines below a name are the spec that the editor has opened, `App.tabspec.json`. Other files
///   have their name above their text.
/// - `client {}` has the capabilities of another editor, `server --stdio` the arguments of the server.
/// - A section without files is about those of the section before.
/// - `!` sends what has no answer in front of the next request: `! didSave {}` a notification, `! {…}` any message,
///   `! Content-Length: …` bytes, and `!` alone nothing for a moment, in which the server sends diagnostics.
///   `! save NAME TEXT` changes a file.
/// - `client none` is an editor that sends only what is written.
/// - A request has a method, parameters as JSON if it needs any, and a place: `at` some text of the spec, or `in`
///   a spec of one line. `^` is the cursor, `^…^` a range. Without a mark a request is about the whole spec.
/// - Answers are the JSON that the server writes, in its order: texts have a colon, other values `=`. Places are
///   lines and columns from 0; the text there follows. Messages in front of an answer begin with their
///   identity or method.
/// - `| label` shows only the values of a key, `| grep -F -e WORD` the lines with one of the words.
/// - `⟨1B⟩` is a character, as in a `Transcript`.
struct ServerAnswers {
  let path: String
  private(set) var lines: [Substring]
  private(set) var sections: [Section] = []

  struct Section {
    var name = ""
    /// The files of the editor; the spec is the one without a name.
    var files: [String: String] = [:]
    /// Of an editor, as JSON.
    var capabilities: Substring?
    var words: [String] = []
    var requests: [Request] = []
  }

  struct Request {
    /// The index of its line.
    let line: Int
    /// The lines below it.
    let output: Range<Int>
    /// What is sent before it.
    let messages: [Substring]
    var method: Substring
    var parameters: Substring = "{}"
    /// The text with the cursor, and whether it is a whole spec.
    var place: String?
    var isSpec = false
    /// What `|` names.
    var filter: [String] = []
  }

  enum Mistake: Error {
    /// A line that is not part of a section.
    case line(Substring)
    /// A place that the spec does not have, or has twice.
    case place(String)
    /// A request of a section without its answer.
    case answers(String)
  }

  static let folder = Repository.root.appending(path: "Tests/Cases/Server")

  /// The names of all files.
  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".txt") }.sorted()
    }
  }

  init(_ name: String) throws {
    let url = Self.folder.appending(path: name)
    path = url.path
    lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    try readSections()
  }

  private mutating func readSections() throws {
    var isNew = false
    var messages: [Substring] = []
    var index = 0
    while index < lines.count {
      let (header, start) = (lines[index], index + 1)
      index = lines[start...].firstIndex { !($0.isEmpty || $0.hasPrefix("    ")) } ?? lines.count
      let (word, rest) = (header.prefix { $0 != " " }, header.drop { $0 != " " }.dropFirst())
      if word == "#" {
        sections.append(Section(name: String(rest), files: sections.last?.files ?? [:]))
        isNew = true
      }
      guard let last = sections.indices.last else { throw Mistake.line(header) }
      if word == ">" {
        sections[last].requests.append(
          Request(rest, after: messages, line: start - 1, output: start..<index))
        messages = []
        continue
      }
      if word == "!" { messages.append(rest) }
      if word == "client" { sections[last].capabilities = rest }
      if word == "server" { sections[last].words = rest.split(separator: " ").map(String.init) }
      let isAboveSpec = ["#", "!", "client", "server"].contains(word)
      let text = lines[start..<index].trimmed.map { visible($0.dropFirst(4)) }
      if text.isEmpty {
        if !isAboveSpec { throw Mistake.line(header) }
        continue
      }
      if isNew { sections[last].files = [:] }
      isNew = false
      sections[last].files[isAboveSpec ? "" : visible(header)] = text.joined(separator: "\n")
    }
  }

  /// The lines that should answer a request, as they are written in the file.
  func expected(_ request: Request) -> [Substring] { Array(lines[request.output].trimmed) }

  /// Writes the file with the answers of now.
  mutating func record() throws {
    for section in sections.reversed() {
      for (request, printed) in zip(section.requests, try section.printed()).reversed() {
        lines.replaceSubrange(request.output, with: printed + [""])
      }
    }
    try Data((lines[...].trimmed.joined(separator: "\n") + "\n").utf8)
      .write(to: URL(filePath: path))
  }
}

extension ServerAnswers.Request {
  /// Reads `METHOD PARAMETERS at PLACE | FILTER`.
  init(_ line: Substring, after messages: [Substring], line index: Int, output: Range<Int>) {
    (self.line, self.output, self.messages) = (index, output, messages)
    method = line.prefix { $0 != " " }
    var rest = line.dropFirst(method.count)
    if let pipe = rest.range(of: " | ", options: .backwards) {
      filter = shellWords(rest[pipe.upperBound...])
      rest = rest[..<pipe.lowerBound]
    }
    let word = [" at ", " in "].compactMap { word in
      rest.hasPrefix(word) ? rest.range(of: word) : rest.range(of: "}\(word)")
    }.min { $0.lowerBound < $1.lowerBound }
    if let word {
      place = visible(rest[word.upperBound...])
      isSpec = rest[word].hasSuffix(" in ")
      rest = rest[..<word.upperBound].dropLast(4)
    }
    if !rest.isEmpty { parameters = rest.dropFirst() }
  }

  /// The lines of an answer that are shown.
  func filtered(_ lines: [String]) -> [String] {
    guard let word = filter.first else { return lines }
    if word == "grep" {
      let words = filter.dropFirst(2).filter { $0 != "-e" }
      return lines.filter { line in words.contains { line.contains($0) } }
    }
    let values = lines.compactMap { line in
      let member = line.drop { $0 == " " || $0 == "-" }
      return ["\(word): ", "\(word) = "].first { member.hasPrefix($0) }
        .map { member.dropFirst($0.count) }
    }
    return values.isEmpty ? lines : [values.joined(separator: ", ")]
  }
}

/// Returns the method of the protocol.
private func fullMethod(_ method: Substring) -> String {
  method.contains("/") || ["initialize", "shutdown"].contains(method)
    ? String(method) : "textDocument/\(method)"
}

extension ServerAnswers.Section {
  /// The answers to all requests in one session, as lines of the file.
  func printed() throws -> [[Substring]] {
    let isSilent = capabilities == "none"
    let capabilities =
      try isSilent ? [:] : capabilities.map { try parsed($0) } ?? EditorClient.modern
    let general = capabilities["general"] as? [String: [String]]
    let isUTF8 = general?["positionEncodings"]?.contains("utf-8") == true
    var client = isSilent ? .silent : EditorClient(nil, capabilities)
    client.words = words
    client.files = files.filter { !$0.key.isEmpty }
    var asked: [(number: Int, spec: String)] = []
    for request in requests {
      let (spec, places) = try spec(of: request, isUTF8)
      let isOpen = asked.last?.spec.utf8.elementsEqual(spec.utf8) == true
      if !isOpen, !isSilent { client.open(spec) }
      for message in request.messages { try send(message, with: &client) }
      var parameters: [String: Any] = [
        "textDocument": ["uri": EditorClient.uri], "context": ["diagnostics": [String]()],
        "range": [
          "start": places.first ?? ["line": 0, "character": 0],
          "end": places.last ?? ["line": 99, "character": 0],
        ],
      ]
      parameters["position"] = places.first
      parameters.merge(try parsed(request.parameters)) { $1 }
      asked.append((client.request(fullMethod(request.method), parameters), spec))
    }
    // No diagnostics are sent after it.
    client.request("shutdown")
    var answers: [[Substring]] = []
    var lines: [String] = []
    for content in try EditorClient.contents(of: client.run().output)
      .dropFirst(isSilent ? 0 : 1)
    {
      guard answers.count < asked.count else { break }
      let message = try JSONReader.read(Array(content))
      let (number, spec) = asked[answers.count]
      let id = message.root["id"]
      let isAnswer = message.root["method"] == nil && id?.integer == number
      if let id, !isAnswer {
        let text = String(decoding: message.bytes[id.range], as: UTF8.self)
        lines.append("id = \(text)")
      }
      lines += ShownMessage(document: message, isUTF8: isUTF8, spec: spec, files: files).lines
      guard content.starts(with: #"{"jsonrpc":"2.0","#.utf8) else {
        throw ServerAnswers.Mistake.answers(name)
      }
      guard isAnswer else { continue }
      answers.append(
        requests[answers.count].filtered(lines).map { $0.isEmpty ? "" : "    \(written($0[...]))" })
      lines = []
    }
    if answers.count < asked.count { throw ServerAnswers.Mistake.answers(name) }
    return answers
  }

  /// Sends what is written after `!`.
  private func send(_ message: Substring, with client: inout EditorClient) throws {
    let word = message.prefix { $0 != " " }
    let rest = message.dropFirst(word.count + 1)
    switch word {
    case "": client.rest()
    case "Content-Length:": client.sendRaw(Array(visible(message).utf8))
    case "save":
      let name = rest.prefix { $0 != " " }
      client.save(String(rest.dropFirst(name.count + 1)), as: String(name))
    case _ where message.hasPrefix("{") || message.hasPrefix("["):
      client.sendRaw(Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8))
    default:
      var parameters = try parsed(rest.isEmpty ? "{}" : rest)
      let document = parameters["textDocument"] as? [String: Any] ?? [:]
      parameters["textDocument"] = ["uri": EditorClient.uri].merging(document) { $1 }
      client.notify(fullMethod(word), parameters)
    }
  }

  /// The spec that a request is about, and its marks.
  private func spec(
    of request: ServerAnswers.Request, _ isUTF8: Bool
  ) throws -> (String, [[String: Int]]) {
    var text = request.isSpec ? request.place ?? "" : files[""] ?? ""
    if let place = request.place, !request.isSpec {
      let found = place.replacing("^", with: "")
      text = text.replacing("^", with: "")
      guard found != place, let range = text.range(of: found, options: .literal),
        text.range(of: found, options: [.literal, .backwards]) == range
      else { throw ServerAnswers.Mistake.place(place) }
      text.replaceSubrange(range, with: place)
    }
    let pieces = text.split(separator: "^", omittingEmptySubsequences: false)
    let places = pieces.indices.dropLast().map { index in
      let before = pieces[...index].joined()
        .split(separator: "\n", omittingEmptySubsequences: false)
      let line = before.last ?? ""
      return [
        "line": before.count - 1, "character": isUTF8 ? line.utf8.count : line.utf16.count,
      ]
    }
    return (pieces.joined(), places)
  }

  private func parsed(_ text: Substring) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }
}
