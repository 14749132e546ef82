package import JSON

extension ShapeChecker {
  package typealias Member = JSONValue.Member

  /// Reports a missing key, and proposes the identifier of a node with a title.
  package mutating func missingKey(_ name: String, in value: JSONValue, _ owner: String) {
    if counts(.missingKey, at: value.range) { return }
    var member = KeyWords.example(of: name)
    var fix: Fix?
    if subject == .spec, name == "identifier", let title = value["title"]?.string {
      let whole = #""identifier": "# + jsonString(proposals.proposal(for: title))
      fix = Fix("add an identifier", isSafe: false, [insertion(of: whole, into: value)])
      member = clipped(whole)
    }
    report(
      .missingKey, "\(owner) needs the key '\(name)'", at: value.range,
      help: subject == .record ? RecordReader.origin : member.map { "add it, as in \($0)" },
      fix: fix)
  }

  /// Returns the edit that inserts a member at the start of a nonempty object.
  private func insertion(of member: String, into object: JSONValue) -> Fix.Edit {
    let start = object.range.lowerBound + 1
    let first = object.members.first?.key.range.lowerBound ?? start
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
      at: value.range,
      help: #"an SF Symbol is {"systemName": "house"}, an image of the app {"asset": "Logo"}"#)
  }

  package mutating func duplicateKey(_ key: Located<String>, first: ByteRange) {
    if counts(.duplicateKey, at: key.range) { return }
    report(
      .duplicateKey, "duplicate key \(quoted(key.value))", at: key.range,
      note: ("first here", first),
      help: "keep one of the two; which one counts is not defined in JSON")
  }

  /// Reports the duplicate keys of all objects in a value.
  package mutating func checkDuplicateKeys(in value: JSONValue) {
    var seen = MemberNames()
    for member in value.members {
      if let first = seen.insert(member.key) { duplicateKey(member.key, first: first) }
      checkDuplicateKeys(in: member.value)
    }
    for element in value.elements { checkDuplicateKeys(in: element) }
  }

  /// Returns the members with known keys, duplicates too, and reports the others.
  package mutating func knownMembers(
    of object: JSONValue, _ owner: String, taking names: [String]
  ) -> [(name: String, value: JSONValue)] {
    for member in object.members where !names.contains(member.key.value) {
      unknownKey(member, of: owner, taking: names)
    }
    return object.members.filter { names.contains($0.key.value) }.map { ($0.key.value, $0.value) }
  }

  /// Reports the unknown and missing keys of an object, except for a missing one that is misspelt.
  ///
  /// - Parameters:
  ///   - owner: the object, with its article.
  ///   - names: the keys of the object, important ones first.
  ///   - others: the keys of other kinds of objects, which may be meant.
  /// - Returns: the keys that unknown ones mean.
  @discardableResult
  mutating func reportKeys(
    unknown: [Member], missing: [String], of value: JSONValue, _ owner: String,
    taking names: [String], others: [String] = []
  ) -> [String] {
    let present = value.members.map(\.key.value)
    var meant: [String] = []
    var words: [String: String] = [:]
    for member in unknown {
      let guess = unknownKey(
        member, of: owner, taking: names, others: others, present: present, meant: words)
      if let guess, !meant.contains(guess) {
        meant.append(guess)
        words[guess] = member.key.value
      }
    }
    for name in missing where !meant.contains(name) { missingKey(name, in: value, owner) }
    return meant
  }

  /// Reports an unknown key.
  ///
  /// - Parameter meant: the unknown keys before it, by the key that they mean.
  /// - Returns: the key that is meant, if one is near.
  @discardableResult
  mutating func unknownKey(
    _ member: Member, of owner: String, taking names: [String],
    others: [String] = [], present: [String] = [], meant words: [String: String] = [:]
  ) -> String? {
    let (key, value) = (member.key, member.value)
    if counts(.unknownKey, at: key.range) { return nil }
    let name = key.value
    let hasComments = subject == .spec || subject == .customization
    let comment = hasComments ? [SpecObject.comment.name] : []
    let isOutside = hasComments && KeyWords.isOutsideSpec(name)
    let meaning = isOutside ? nil : meaning(of: name, value, among: names + others + comment)
    let help: String
    var fix: Fix?
    switch meaning {
    case nil where hasComments && KeyWords.isComment(name):
      help = "write comments as \"$comment\": \"…\""
      if value.isString, !present.contains(SpecObject.comment.name) {
        fix = Fix.writing(SpecObject.comment.name, at: key.range, isSafe: false)
      }
    case nil where isOutside:
      help = "remove it: a spec does not describe menus, gestures, colors or delegates"
    case nil: help = owners(of: name, insteadOf: names) ?? list(names, insteadOf: name)
    case .availability(let member)
    where present.contains("availability") || words["availability"] != nil:
      help = "put \(member) into 'availability'"
    case .availability(let member): help = "write \"availability\": {\(member)}"
    case .key("type", _, _) where KeyWords.prominentRole(value.string) != nil:
      help = KeyWords.prominentRole(value.string) ?? ""
    case .key(let meant, _, _) where words[meant] != nil:
      help = "\(quoted(words[meant] ?? "")) means '\(meant)', too; write that key once"
    case .key("identifier", _, _) where present.contains("identifier") && name == "customizationID":
      help =
        "remove it: 'identifier' is the customization ID as well"
        + (framework == .swiftUI
          ? #"; write "hasCustomizationID": false on a node without one"# : "")
    case .key(let meant, _, _) where present.contains(meant):
      help = owners(of: name, insteadOf: names) ?? "'\(meant)' is there already; remove this one"
    case .key(let meant, #""search""#, _)
    where present.contains("identifier") || words["identifier"] != nil:
      help = #"write "\#(meant)": "search", and remove 'identifier'"#
    case .key(let meant, let json?, _):
      help = "write \"\(meant)\": \(json)"
      let whole = key.range.lowerBound..<value.range.upperBound
      let edit = Fix.Edit(whole, "\"\(meant)\": \(json)")
      fix = Fix("write '\(meant)'", isSafe: false, [edit])
    case .key(let meant, nil, let isOnly):
      help =
        "did you mean '\(meant)'?"
        + (isOnly || letters(of: name) == letters(of: meant)
          || !KeyWords.hasSynonym(name, among: [meant])
          ? "" : KeyWords.example(of: meant).map { " Write it as in \($0)" } ?? "")
      if isOnly { fix = Fix.writing(meant, at: key.range, isSafe: false) }
    }
    report(.unknownKey, "\(owner) has no key \(quoted(name))", at: key.range, help: help, fix: fix)
    return meaning?.key
  }

  private func list(_ names: [String], insteadOf name: String) -> String {
    if names.count == 1 { return "its only key is \(names[0])" }
    let limit = 6
    if names.count <= limit + 2 { return "its keys are \(names.joined(separator: ", "))" }
    return "its keys are \(names.prefix(limit).joined(separator: ", ")) "
      + "and \(names.count - limit) more; '\(subject.schemaCommand)' has them all"
  }

  enum Meaning {
    /// A key, its value as JSON if that is meant to be another one, and whether it is the only candidate.
    case key(String, json: String?, isOnly: Bool)
    /// A member of `availability`: `"minimumVersion": "26.0"`.
    case availability(String)

    var key: String {
      switch self {
      case .key(let key, _, _): key
      case .availability: "availability"
      }
    }
  }

  func meaning(of name: String, _ value: JSONValue, among names: [String]) -> Meaning? {
    let isElsewhere = owners(of: name, insteadOf: names) != nil
    let isList = value.isArray
    guard !isElsewhere || KeyWords.hasSynonym(name, among: names),
      let (key, isOnly) = KeyWords.meant(by: name, among: names, isList: isList)
    else { return nil }
    if KeyWords.isOpposite(name), let isTrue = value.bool {
      let json = isTrue ? "false" : "true"
      return .key(key, json: json, isOnly: isOnly)
    }
    let choices: [String: [String]] = ["type": Node.Kind.names, "mode": TabSpec.Mode.names]
    if let text = value.string, let names = choices[key] {
      let value = ValueWords.meant(by: text, among: names)?.value
      return .key(key, json: value.map(jsonString), isOnly: false)
    }
    if key == "availability", let inner = KeyWords.availabilityKey(meantBy: name) {
      let definition = Availability.key(named: inner)?.definition
      let isRight = definition.map { self.isRight(value, $0.shape) } ?? false
      return .availability("\"\(inner)\": \(isRight ? written(value) : "…")")
    }
    // A fix renames a key only if its value has the right type.
    let definition = TabSpec.keys.first { $0.name == key }?.definition
    let isRight = definition.map { self.isRight(value, $0.shape) } ?? true
    return .key(key, json: nil, isOnly: isOnly && isRight)
  }

  /// Returns the help for a key of another object of a spec; nil for other words, and for objects
  /// with a few keys, whose list is clearer.
  private func owners(of name: String, insteadOf names: [String]) -> String? {
    guard subject == .spec, names.count > 2 else { return nil }
    return KeyWords.owners(of: name).map { "it belongs to \($0)" }
  }
}
