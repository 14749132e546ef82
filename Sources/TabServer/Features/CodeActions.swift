import JSON
import TabLint
import TabModel

extension LanguageFeature {
  static let codeActions = LanguageFeature(
    method: "textDocument/codeAction",
    offer: .init(
      name: "codeActionProvider",
      value: [
        "codeActionKinds": ["quickfix", .string(CodeActions.fixAll)], "resolveProvider": false,
      ],
      needs: { $0.hasCodeActionLiterals })
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    let range = parameters["range"]
    let start = document.offset(range?["start"])
    let end = document.offset(range?["end"])
    let only = parameters["context"]?["only"]?.elements.compactMap(\.string) ?? []
    let actions = CodeActions(document, session)
    return .array(actions.values(from: start, to: max(start, end), only: only))
  }
}

struct CodeActions {
  static let fixAll = "source.fixAll.tabspec"

  private let document: OpenDocument
  private let session: LanguageSession
  private let text: CheckedText

  init(_ document: OpenDocument, _ session: LanguageSession) {
    self.document = document
    self.session = session
    text = document.checked(session.host)
  }

  /// - Parameter only: the requested kinds, which include their subkinds; empty for all.
  func values(from start: Int, to end: Int, only: [String]) -> [JSONTree] {
    func isAsked(_ kind: String) -> Bool {
      only.isEmpty || only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
    }
    var values: [JSONTree] = []
    var written: Set<[Int]> = []
    if isAsked("quickfix") {
      for diagnostic in text.diagnostics
      where diagnostic.range.lowerBound <= end && diagnostic.range.upperBound >= start {
        values += quickFixes(of: diagnostic)
        // An object has one such finding per missing key; all are added at once.
        let start = diagnostic.range.lowerBound
        for (index, key, edit) in missingKeys(of: diagnostic)
        where written.insert([start, index]).inserted {
          values.append(action("write '\(key)'", "quickfix", [edit], about: diagnostic))
        }
      }
    }
    if isAsked(Self.fixAll) {
      let plan = FixPlan(text.diagnostics, includesUnsafe: false, length: document.bytes.count)
      if !plan.isEmpty, case let fixed = document.fixed(session.host), fixed.count > 0 {
        let isDone = plan.fixed(document.bytes) == fixed.bytes
        let edits =
          isDone ? plan.choices.flatMap(\.edits) : [.change(of: document.bytes, to: fixed.bytes)]
        values.append(
          action("Fix \(counted(fixed.count, "finding")) safely", Self.fixAll, edits, about: nil))
      }
    }
    return values
  }

  private func quickFixes(of diagnostic: Diagnostic) -> [JSONTree] {
    var values = diagnostic.fixes.enumerated().map { index, fix in
      action(
        fix.title + (fix.isSafe ? "" : " (may change the layout)"), "quickfix", fix.edits,
        about: diagnostic, isPreferred: index == 0 && fix.isSafe)
    }
    if let edit = suppression(of: diagnostic) {
      values.append(
        action("suppress '\(diagnostic.rule)' here", "quickfix", [edit], about: diagnostic))
    }
    return values
  }

  private func action(
    _ title: String, _ kind: String, _ edits: [Fix.Edit], about diagnostic: Diagnostic?,
    isPreferred: Bool = false
  ) -> JSONTree {
    let edit = document.workspaceEdit(edits, for: session.client)
    var value: JSONTree = [
      "title": .string(capitalized(title)), "kind": .string(kind), "edit": edit,
    ]
    if let diagnostic {
      value["diagnostics"] = [session.value(diagnostic, in: document)]
    }
    if isPreferred, session.client.hasPreferredCodeActions { value["isPreferred"] = true }
    return value
  }

  /// Returns the missing required keys of an object, with edits that add them; none if the finding
  /// has a fix.
  private func missingKeys(
    of diagnostic: Diagnostic
  ) -> [(index: Int, key: String, edit: Fix.Edit)] {
    let start = diagnostic.range.lowerBound + 1
    guard diagnostic.rule == "missing-key", diagnostic.fixes.isEmpty else { return [] }
    let place = CursorPlace(of: start, in: document.bytes)
    guard place.start == start - 1, let object = place.object else { return [] }
    let kind = place.nodeKind
    let present = Set(place.members.map(place.name))
    return object.keys.enumerated().compactMap { index, key in
      guard KeyDescription(key: key, object: object, kind: kind).isRequired,
        !present.contains(key.name)
      else { return nil }
      let value = KeyDescription.beginning(of: key)
      let member = "\(jsonString(key.name)): \(value.open)\(value.inside)\(value.close)"
      return (index, key.name, Fix.Edit(start..<start, member + (present.isEmpty ? "" : ", ")))
    }
  }

  private func suppression(of diagnostic: Diagnostic) -> Fix.Edit? {
    guard let spec = text.spec, let rule = Rule.named(diagnostic.rule) else { return nil }
    switch rule.check {
    case .reading, .suppressions: return nil
    default: break
    }
    let node = spec.innermostNode(at: diagnostic.range).map { spec.nodes[$0] }
    let entry =
      "{\"rule\": \(jsonString(rule.id)), \"reason\": \"The reason why the rule does not apply here.\"}"
    let list = if let node { node.suppress } else { spec.suppress }
    if let list {
      let end = list.range.upperBound - 1
      return Fix.Edit(end..<end, (list.value.isEmpty ? "" : ", ") + entry)
    }
    let last =
      if let node {
        Node.keys.compactMap { $0.range(node) }.max { $0.upperBound < $1.upperBound }
      } else {
        spec.source.root.members.last?.value.range
      }
    return last.map { spec.source.insertion(of: "\"suppress\": [\(entry)]", after: $0) }
  }
}

extension Fix.Edit {
  /// Returns the edit that replaces the lines that differ.
  fileprivate static func change(of old: [UInt8], to new: [UInt8]) -> Fix.Edit {
    let isLine = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
    let equal = zip(old, new).prefix { $0 == $1 }.count
    let start = old[..<equal].lastIndex(where: isLine).map { $0 + 1 } ?? 0
    let rest = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }
    let end = old[(old.count - rest.count)...].firstIndex(where: isLine).map { $0 + 1 } ?? old.count
    let text = new[start..<(end + new.count - old.count)]
    return Fix.Edit(start..<end, String(decoding: text, as: UTF8.self))
  }
}

extension OpenDocument {
  func workspaceEdit(_ edits: [Fix.Edit], for client: ClientCapabilities) -> JSONTree {
    let edits = JSONTree.array(
      edits.map { ["range": range($0.range), "newText": .string($0.replacement)] })
    guard client.hasDocumentChanges else {
      return ["changes": .object([(name: uri, value: edits)])]
    }
    let identity: JSONTree = [
      "uri": .string(uri), "version": version.map { .integer($0) } ?? .null,
    ]
    return ["documentChanges": [["textDocument": identity, "edits": edits]]]
  }
}
