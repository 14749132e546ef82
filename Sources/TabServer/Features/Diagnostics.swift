import JSON

extension LanguageFeature {
  static let documentDiagnostics = LanguageFeature(
    method: "textDocument/diagnostic",
    offer: .init(
      name: "diagnosticProvider",
      value: [
        "identifier": "tabspec", "interFileDependencies": false, "workspaceDiagnostics": true,
      ],
      needs: { $0.hasPullDiagnostics })
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    return [
      "kind": "full",
      "items": .array(DiagnosticWriter(document: document, session: session).values),
    ]
  }

  static let workspaceDiagnostics = LanguageFeature(method: "workspace/diagnostic") {
    session, _ in
    var reports: [JSONTree] = []
    var open = session.documents
    let openPaths = Dictionary(
      open.keys.compactMap { uri in DocumentURI.path(of: uri).map { ($0, uri) } }
    ) { first, _ in first }
    func report(_ document: OpenDocument) {
      reports.append([
        "kind": "full", "uri": .string(document.uri),
        "version": document.version.map { .integer($0) } ?? .null,
        "items": .array(DiagnosticWriter(document: document, session: session).values),
      ])
    }
    for folder in session.folders {
      for (path, bytes) in session.host.specs(in: folder) {
        let known = openPaths[path].flatMap { open.removeValue(forKey: $0) }
        report(
          known
            ?? OpenDocument(
              uri: DocumentURI.uri(of: path), version: nil, bytes, session.client.encoding))
      }
    }
    for uri in open.keys.sorted() { open[uri].map(report) }
    session.willForget()
    return ["items": .array(reports)]
  }
}

struct DiagnosticWriter {
  let document: OpenDocument
  let session: LanguageSession

  var values: [JSONTree] { document.checked(session.host).diagnostics.map(value) }

  func value(_ diagnostic: Diagnostic) -> JSONTree {
    let client = session.client
    var value: JSONTree = [
      "range": document.range(diagnostic.range), "severity": severity(diagnostic.severity),
      "code": .string(diagnostic.rule), "source": "tabspec", "message": .string(text(diagnostic)),
    ]
    if client.hasCodeDescriptions, let url = diagnostic.url {
      value["codeDescription"] = ["href": .string(url)]
    }
    if client.hasDiagnosticTags, diagnostic.rule == "no-effect" { value["tags"] = [1] }
    let places = diagnostic.notes.compactMap { note in
      location(of: note).map { ["location": $0, "message": .string(note.message)] as JSONTree }
    }
    if !places.isEmpty { value["relatedInformation"] = .array(places) }
    return value
  }

  private func location(of note: Diagnostic.Note) -> JSONTree? {
    guard session.client.hasRelatedInformation, let range = note.range else { return nil }
    guard let path = note.path else { return document.location(range) }
    return document.location(range, in: path, session.host)
  }

  private func severity(_ severity: Diagnostic.Severity) -> JSONTree {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  private func text(_ diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.message]
    lines += diagnostic.notes.filter { location(of: $0) == nil }.map(\.message)
    if let environmentWords = diagnostic.environmentWords {
      lines.append("where: \(environmentWords)")
    }
    if let help = diagnostic.help { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }
}
