import JSON
import TabAnalysis
import TabModel

struct IdentifierUses {
  struct Use {
    let identifier: String
    let range: ByteRange
    let isDefinition: Bool
    var isCondition = false

    /// Compares bytes, because UIKit does not normalize identifiers.
    func isAbout(_ other: String) -> Bool { ExactText(identifier) == ExactText(other) }

    var isReserved: Bool { !isCondition && isAbout(IdentifierUses.reserved) }
  }

  private(set) var all: [Use] = []

  init(_ spec: TabSpec) {
    func add(_ name: Located<String>?, isDefinition: Bool = false, isCondition: Bool = false) {
      guard let name else { return }
      all.append(
        Use(
          identifier: name.value, range: name.range, isDefinition: isDefinition,
          isCondition: isCondition))
    }
    func addConditions(of availability: Located<Availability>?) {
      for list in [availability?.value.when, availability?.value.unless] {
        for name in list?.value ?? [] { add(name, isCondition: true) }
      }
    }
    for condition in spec.conditions { add(condition.name, isDefinition: true, isCondition: true) }
    for values in spec.allRootValues {
      for reference in values.references { add(reference) }
    }
    for variant in spec.variants { addConditions(of: variant.value.availability) }
    for node in spec.nodes {
      add(node.identifier, isDefinition: true)
      if node.kind == .search, node.identifier == nil, let type = node.type {
        add(Located(Self.reserved, at: type.range), isDefinition: true)
      }
      add(node.defaultChildIdentifier)
      for reference in node.displayOrderIdentifiers?.value ?? [] { add(reference) }
      for reference in node.leadsTo?.value ?? [] { add(reference) }
      for action in node.sidebarActions?.value ?? [] {
        for reference in action.value.leadsTo?.value ?? [] { add(reference) }
      }
      addConditions(of: node.availability)
    }
    all.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  func use(at offset: Int) -> Use? {
    all.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  func uses(at offset: Int) -> [Use] {
    guard let use = use(at: offset) else { return [] }
    return all.filter { $0.isCondition == use.isCondition && $0.isAbout(use.identifier) }
  }

  static let reserved = TabSpec.searchIdentifier
}

extension LanguageSession {
  fileprivate func uses(
    _ parameters: JSONValue
  ) throws(ResponseError) -> (document: OpenDocument, offset: Int, uses: IdentifierUses)? {
    let document = try document(parameters)
    guard let spec = document.checked(host).spec else { return nil }
    return (document, document.offset(parameters["position"]), IdentifierUses(spec))
  }
}

/// Returns an error that edits brought, such as that of a name that fits the pattern of a repeated
/// node.
private func newError(
  in after: CheckedText, of document: OpenDocument, _ host: any LanguageHost
) -> Diagnostic? {
  var known = Dictionary(grouping: document.checked(host).diagnostics, by: \.rule).mapValues(
    \.count)
  return after.diagnostics.first { diagnostic in
    known[diagnostic.rule, default: 0] -= 1
    return diagnostic.severity == .error && known[diagnostic.rule, default: 0] < 0
  }
}

/// Returns whether users may have customized something that a new identifier loses.
private func losesCustomizations(from old: TabSpec, to new: TabSpec) -> Bool {
  let pairs = old.environments.map { (old: $0, new: $0) }
  return Comparison(from: old, to: new, in: pairs).identifiers.contains { !$0.memories.isEmpty }
}

extension LanguageFeature {
  static let definition = LanguageFeature(
    method: "textDocument/definition", offer: .init(name: "definitionProvider", value: true)
  ) { session, parameters throws(ResponseError) in
    guard let (document, offset, uses) = try session.uses(parameters) else { return [] }
    return .array(uses.uses(at: offset).filter(\.isDefinition).map { document.location($0.range) })
  }

  static let references = LanguageFeature(
    method: "textDocument/references", offer: .init(name: "referencesProvider", value: true)
  ) { session, parameters throws(ResponseError) in
    guard let (document, offset, uses) = try session.uses(parameters) else { return [] }
    let includesDefinition = parameters["context"]?["includeDeclaration"]?.bool != false
    return .array(
      uses.uses(at: offset).filter { includesDefinition || !$0.isDefinition }
        .map { document.location($0.range) })
  }

  static let highlights = LanguageFeature(
    method: "textDocument/documentHighlight",
    offer: .init(name: "documentHighlightProvider", value: true)
  ) { session, parameters throws(ResponseError) in
    guard let (document, offset, uses) = try session.uses(parameters) else { return [] }
    return .array(
      uses.uses(at: offset).map {
        ["range": document.range($0.range), "kind": $0.isDefinition ? 3 : 2]
      })
  }

  static let prepareRename = LanguageFeature(method: "textDocument/prepareRename") {
    session, parameters throws(ResponseError) in
    guard let (document, offset, uses) = try session.uses(parameters),
      let use = uses.use(at: offset), !use.isReserved
    else { return .null }
    return [
      "range": document.range(use.range.lowerBound + 1..<use.range.upperBound - 1),
      "placeholder": .string(use.identifier),
    ]
  }

  static let rename = LanguageFeature(
    method: "textDocument/rename",
    offer: .init(
      name: "renameProvider",
      value: ["prepareProvider": true], needs: { $0.hasPrepareRename }, otherwise: true)
  ) { session, parameters throws(ResponseError) in
    guard let (document, offset, uses) = try session.uses(parameters) else {
      throw ResponseError(.requestFailed, "the spec has errors; fix them first")
    }
    guard let use = uses.use(at: offset) else {
      throw ResponseError(.requestFailed, "no identifier here")
    }
    if use.isReserved {
      throw ResponseError(
        .requestFailed,
        "'\(use.identifier)' is UIKit's identifier of search tabs; it cannot be changed")
    }
    guard let name = parameters["newName"]?.string, !name.isEmpty else {
      throw ResponseError(.invalidParams, "an identifier must not be empty")
    }
    let isNew = !use.isAbout(name)
    let others = uses.all.filter { $0.isDefinition && $0.isCondition == use.isCondition }
    let isTaken = isNew && others.contains { $0.isAbout(name) }
    if use.isCondition, !Condition.isName(name) {
      throw ResponseError(
        .invalidParams, "the name of a condition is an ASCII letter, then letters and digits")
    }
    if !use.isCondition, ExactText(name) == ExactText(IdentifierUses.reserved) {
      throw ResponseError(
        .requestFailed, "'\(name)' is UIKit's identifier of search tabs; choose another one")
    }
    if isTaken {
      let owner = use.isCondition ? "condition" : "node"
      let property = use.isCondition ? "name" : "identifier"
      throw ResponseError(
        .requestFailed, "another \(owner) already has the \(property) '\(printable(name))'")
    }
    let edits = uses.uses(at: offset).map { Fix.Edit($0.range, jsonString(name)) }
    let after = session.host.check(
      edits.applied(to: document.bytes), at: DocumentURI.path(of: document.uri),
      named: document.uri)
    if let error = newError(in: after, of: document, session.host) {
      throw ResponseError(.requestFailed, printable(error.message))
    }
    if !use.isCondition, isNew, others.contains(where: { $0.isAbout(use.identifier) }),
      let spec = document.checked(session.host).spec, let newSpec = after.spec,
      losesCustomizations(from: spec, to: newSpec)
    {
      session.warn(
        "Users who customized '\(printable(use.identifier))' lose that if the app has shipped with it: "
          + "UIKit stores customizations by identifier.")
    }
    return document.workspaceEdit(edits, for: session.client)
  }
}
