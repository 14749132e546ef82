import JSON
import TabModel

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
      "items": session.diagnostics(of: document),
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
        "items": session.diagnostics(of: document),
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
    session.mayForget = true
    return ["items": .array(reports)]
  }
}

extension LanguageSession {
  func diagnostics(of document: OpenDocument) -> JSONTree {
    .array(document.checked(host).diagnostics.map { value($0, in: document) })
  }

  func value(_ diagnostic: Diagnostic, in document: OpenDocument) -> JSONTree {
    let places = diagnostic.notes.map { location(of: $0, in: document) }
    let spec = document.checked(host).spec
    let range = spec?.markedRange(of: diagnostic.range) ?? diagnostic.range
    var value: JSONTree = [
      "range": document.range(range), "severity": severity(diagnostic.severity),
      "code": .string(diagnostic.rule), "source": "tabspec",
    ]
    let notes = zip(diagnostic.notes, places)
    var lines = [diagnostic.message] + notes.filter { $1 == nil }.map(\.0.message)
    if let environmentWords = diagnostic.environmentWords {
      lines.append("where: \(environmentWords)")
    }
    if let help = diagnostic.help { lines.append("help: \(help)") }
    value["message"] = .string(lines.joined(separator: "\n"))
    if client.hasCodeDescriptions, let url = diagnostic.url {
      value["codeDescription"] = ["href": .string(url)]
    }
    if client.hasDiagnosticTags, diagnostic.rule == "no-effect" { value["tags"] = [1] }
    let related = notes.compactMap { note, place in
      place.map { ["location": $0, "message": .string(note.message)] as JSONTree }
    }
    if !related.isEmpty { value["relatedInformation"] = .array(related) }
    return value
  }

  private func location(of note: Diagnostic.Note, in document: OpenDocument) -> JSONTree? {
    guard client.hasRelatedInformation, let range = note.range else { return nil }
    guard let path = note.path else { return document.location(range) }
    return document.location(range, in: path, host)
  }

  private func severity(_ severity: Diagnostic.Severity) -> JSONTree {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension TabSpec {
  /// Returns the part of a finding's range that editors underline, so that the text stays readable:
  /// the key `tabs` for the whole layout, the title of a group, and the identifier or the title of
  /// another node.
  fileprivate func markedRange(of range: ByteRange) -> ByteRange {
    let tabs = source.root.members.first { $0.key.value == "tabs" }
    if let tabs, tabs.value.range == range { return tabs.key.range }
    guard let node = innermostNode(at: range).map({ nodes[$0] }), node.range == range else {
      return range
    }
    let (identifier, title) = (node.identifier?.range, node.title?.range)
    let name = node.kind == .group ? title ?? identifier : identifier ?? title
    return name ?? node.type?.range ?? range
  }
}
