package import JSON

extension ShapeChecker {
  typealias Member = (key: JSONValue, value: JSONValue)

  mutating func missingKey(_ name: String, in value: JSONValue, _ owner: String) {
    if counts(.missingKey, at: document.range(of: value)) { return }
    report(
      .missingKey, "\(owner) needs the key '\(name)'", at: document.range(of: value),
      help: subject == .record
        ? RecordReader.origin : KeyWords.example(of: name).map { "add it, as in \($0)" })
  }

  /// Reports a missing key of a node, and proposes an identifier from the title or vice versa.
  private mutating func missingNodeKey(_ name: String, in node: JSONValue, _ owner: String) {
    let other = document.member(name == "identifier" ? "title" : "identifier", of: node)
    guard ["identifier", "title"].contains(name), let other, document.isString(other) else {
      return missingKey(name, in: node, owner)
    }
    var member = ""
    var fixes: [Fix] = []
    if name == "identifier" {
      member = #""identifier": "# + jsonString(proposals.proposal(for: document.string(other)))
      fixes = [Fix("add an identifier", isSafe: false, [insertion(of: member, into: node)])]
    } else {
      let title = IdentifierProposals.title(for: document.string(other))
      guard !title.isEmpty else { return missingKey(name, in: node, owner) }
      member = #""title": "# + jsonString(title)
    }
    report(
      .missingKey, "\(owner) needs the key '\(name)'", at: document.range(of: node),
      help: "add it, as in \(clipped(member))", fixes: fixes)
  }

  /// Returns the edit that inserts a member at the start of a nonempty object.
  private func insertion(of member: String, into object: JSONValue) -> Fix.Edit {
    let start = document.range(of: object).lowerBound + 1
    let first = document.range(of: document.first(in: object)).lowerBound
    let space = String(decoding: document.bytes[start..<first], as: UTF8.self)
    let isMultiline = space.utf8.contains(0x0A) || space.utf8.contains(0x0D)
    return Fix.Edit(first..<first, member + "," + (isMultiline ? space : " "))
  }

  mutating func notOneImage(_ value: JSONValue, isMissing: Bool) {
    report(
      isMissing ? .missingKey : .invalidValue,
      isMissing
        ? "an image needs the key 'systemName' or 'asset'"
        : "an image has either 'systemName' or 'asset', not both",
      at: document.range(of: value),
      help: #"an SF Symbol is {"systemName": "house"}, an image of the app {"asset": "Logo"}"#)
  }

  package mutating func duplicateKey(_ key: JSONValue, first: JSONValue) {
    if counts(.duplicateKey, at: document.range(of: key)) { return }
    report(
      .duplicateKey, "duplicate key \(quoted(document.string(key)))",
      at: document.range(of: key),
      notes: [.init("first here", at: document.range(of: first))],
      help: "keep one of the two; which one counts is not defined in JSON")
  }

  /// Returns the members with known keys, each key once, and reports the others.
  package mutating func knownMembers(
    of object: JSONValue, _ owner: String, taking names: [String]
  ) -> [(name: String, value: JSONValue)] {
    var seen = MemberNames(document)
    var unknown = MemberNames(document)
    var known: [(name: String, value: JSONValue)] = []
    for (key, value) in document.members(of: object) {
      let name = document.string(key)
      if !names.contains(name) {
        unknownKey(key, value, of: owner, taking: names, &unknown)
      } else if let first = seen.insert(key) {
        duplicateKey(key, first: first)
      } else {
        known.append((name, value))
      }
    }
    return known
  }

  /// Reports the unknown and missing keys of an object, except for a missing one that is misspelt.
  ///
  /// - Parameters:
  ///   - owner: the object, with its article.
  ///   - names: the keys of the object, important ones first.
  ///   - others: the keys of other kinds of objects, which may be meant.
  ///   - present: the keys in `names` that the object has.
  /// - Returns: the keys that unknown ones mean.
  @discardableResult
  mutating func keys(
    unknown: [Member], missing: [String], of value: JSONValue, _ owner: String,
    taking names: [String], others: [String] = [], present: [String]
  ) -> [String] {
    var meant: [String] = []
    var seen = MemberNames(document)
    for member in unknown {
      let guess = unknownKey(
        member.key, member.value, in: value, of: owner, taking: names, others: others,
        present: present + meant, &seen)
      if let guess, !meant.contains(guess) { meant.append(guess) }
    }
    for name in missing where !meant.contains(name) { missingNodeKey(name, in: value, owner) }
    return meant
  }

  /// Reports an unknown key, and whether it is repeated.
  ///
  /// - Returns: the key that is meant, if one is near.
  @discardableResult
  package mutating func unknownKey(
    _ key: JSONValue, _ value: JSONValue, in object: JSONValue? = nil, of owner: String,
    taking names: [String], others: [String] = [], present: [String] = [], _ seen: inout MemberNames
  ) -> String? {
    if let first = seen.insert(key) { duplicateKey(key, first: first) }
    if counts(.unknownKey, at: document.range(of: key)) {
      duplicateKeys(below: value)
      return nil
    }
    let name = document.string(key)
    let meaning = meaning(of: name, value, among: names + others)
    let place = document.range(of: key)
    var help: String
    var fixes: [Fix] = []
    switch meaning {
    case nil: help = list(names, insteadOf: name)
    case .explanation(let text): help = text
    case .availability(let member, _)
    where present.contains(NodeKey.availability.name):
      help = "put \(clipped(member)) into 'availability'"
    case .availability(let member, let isComplete):
      let whole = "\"\(NodeKey.availability.name)\": {\(member)}"
      help = "write \(clipped(whole))"
      let edit = Fix.Edit(place.lowerBound..<document.range(of: value).upperBound, whole)
      if isComplete {
        fixes = [Fix("write '\(NodeKey.availability.name)'", isSafe: false, [edit])]
      }
    case .key(let meant, _) where present.contains(meant),
      .member(let meant, _) where present.contains(meant):
      help = owners(of: name, insteadOf: names) ?? "'\(meant)' is there already; remove this one"
    case .key(let meant, let isOnly):
      help = "did you mean '\(meant)'?"
      let edit = Fix.Edit(place, "\"\(meant)\"")
      if isOnly { fixes = [Fix("write '\(meant)'", isSafe: false, [edit])] }
    case .member(let meant, let json):
      let member = "\"\(meant)\": \(json)"
      help = "write \(clipped(member))"
      let whole = place.lowerBound..<document.range(of: value).upperBound
      var edits = [Fix.Edit(whole, member)]
      if meant == NodeKey.type.name, json == #""search""#, let object,
        let identifier = document.member(NodeKey.identifier.name, of: object)
      {
        help += ", and remove 'identifier'"
        let other = document.removal(of: identifier, from: object)
        // Edits must not touch.
        let both =
          min(whole.lowerBound, other.lowerBound)..<max(whole.upperBound, other.upperBound)
        edits =
          both.count == whole.count + other.count
          ? [Fix.Edit(both, member)] : edits + [Fix.Edit(other, "")]
      }
      fixes = [Fix("write '\(meant)'", isSafe: false, edits)]
    }
    report(
      .unknownKey, "\(owner) has no key \(quoted(name))", at: place, help: help, fixes: fixes)
    duplicateKeys(below: value)
    return meaning?.key
  }

  private func list(_ names: [String], insteadOf name: String) -> String {
    if KeyWords.isComment(name) {
      return "specs cannot have comments; only suppressions have a 'reason'"
    }
    if names.count == 1 { return "its only key is \(names[0])" }
    let limit = 6
    if names.count <= limit + 2 { return "its keys are \(names.joined(separator: ", "))" }
    return "its keys are \(names.prefix(limit).joined(separator: ", ")) "
      + "and \(names.count - limit) more; '\(subject.schemaCommand)' has them all"
  }

  enum Meaning {
    /// A key, and whether it is the only candidate.
    case key(String, isOnly: Bool)
    case member(String, String)
    /// A member of `availability`, and whether its value is complete.
    case availability(String, isComplete: Bool)
    case explanation(String)

    var key: String? {
      switch self {
      case .key(let key, _), .member(let key, _): key
      case .availability: NodeKey.availability.name
      case .explanation: nil
      }
    }
  }

  func meaning(of name: String, _ value: JSONValue, among names: [String]) -> Meaning? {
    let text = document.text(value)
    if subject != .record,
      let words = KeyWords.explanation(of: name, value: text, among: names)
    {
      return .explanation(words)
    }
    if !KeyWords.hasSynonym(name, among: names), let words = owners(of: name, insteadOf: names) {
      return .explanation(words)
    }
    let isList = document.kind(of: value) == .array
    guard let (key, isOnly) = KeyWords.meant(by: name, among: names, isList: isList) else {
      return nil
    }
    switch document.kind(of: value) {
    case .true where KeyWords.isOpposite(name): return .member(key, "false")
    case .false where KeyWords.isOpposite(name): return .member(key, "true")
    default: break
    }
    let choices: [String: [String]] = ["type": Node.Kind.names, "mode": TabSpec.Mode.names]
    if let text, let names = choices[key],
      let value = ValueWords.meant(by: text, among: names)?.value
    {
      return .member(key, "\"\(value)\"")
    }
    if key == NodeKey.availability.name, let inner = KeyWords.availabilityKey(meantBy: name) {
      let member = availabilityMember(from: value, as: inner)
      return .availability(member ?? "\"\(inner)\": …", isComplete: member != nil)
    }
    let json = key == RootKey.targets.name ? targets(from: value) : nil
    return json.map { .member(key, $0) } ?? .key(key, isOnly: isOnly)
  }

  /// Returns the help for a key of another object of a spec; nil for other words, and for objects
  /// with a few keys, whose list is clearer.
  private func owners(of name: String, insteadOf names: [String]) -> String? {
    guard subject == .spec, names.count > 2 else { return nil }
    return KeyWords.owners(of: name).map { "it belongs to \($0)" }
  }

  /// Reports duplicate keys in a value that is not otherwise checked.
  package mutating func duplicateKeys(below value: JSONValue) {
    for object in document.values(in: value) where document.kind(of: object) == .object {
      var seen = MemberNames(document)
      for (key, _) in document.members(of: object) {
        if let first = seen.insert(key) { duplicateKey(key, first: first) }
      }
    }
  }
}

extension SpecObject {
  var keyNames: [String] { required + keys.map(\.name).filter { !required.contains($0) } }
}
