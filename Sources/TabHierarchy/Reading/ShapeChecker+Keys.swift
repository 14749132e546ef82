package import LocatedJSON

/// The words about keys: unknown ones, repeated ones and missing ones.
extension ShapeChecker {
  /// A key that an object does not take, with its value.
  typealias Member = (key: JSONValue, value: JSONValue)

  /// Reports a key that is not there.
  mutating func missingKey(_ name: String, in value: JSONValue, _ owner: String) {
    report(
      .missingKey, "\(owner) needs the key '\(name)'", at: document.range(of: value),
      help: KeyWords.example(of: name).map { "add it, as in \($0)" })
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

  /// Reports a key that was there before.
  package mutating func duplicateKey(_ key: JSONValue, first: JSONValue) {
    report(
      .duplicateKey, "the key \(quoted(document.string(key))) is there twice",
      at: document.range(of: key),
      notes: [.init("first here", at: document.range(of: first))],
      help: "keep one of the two; which one counts is not defined in JSON")
  }

  /// Reports the keys of an object that it does not take, and those that it needs and has not.
  ///
  /// A key that is only misspelt is not missed as well: there is one mistake to mend.
  ///
  /// - Parameters:
  ///   - owner: what the object is, with its article.
  ///   - names: the keys that it takes, the important ones first.
  ///   - others: the keys that it would take if it were something else, which may be meant too.
  ///   - present: the keys of these that it has.
  mutating func keys(
    unknown: [Member], missing: [String], of value: JSONValue, _ owner: String,
    taking names: [String], others: [String] = [], present: [String]
  ) {
    var meant: [String] = []
    var seen = MemberNames(document)
    for member in unknown {
      let guess = unknownKey(
        member.key, member.value, of: owner, taking: names, others: others, present: present, &seen)
      if let guess { meant.append(guess) }
    }
    for name in missing where !meant.contains(name) { missingKey(name, in: value, owner) }
  }

  /// Reports a key that an object does not take, and where it is there once more, that too.
  ///
  /// - Parameters:
  ///   - owner: what the object is, with its article.
  ///   - names: the keys that it takes, the important ones first.
  ///   - others: the keys that it would take if it were something else, which may be meant too.
  ///   - present: the keys of these that it has, as far as that is known.
  /// - Returns: the key that is meant, if one is near.
  @discardableResult
  package mutating func unknownKey(
    _ key: JSONValue, _ value: JSONValue, of owner: String, taking names: [String],
    others: [String] = [], present: [String] = [], _ seen: inout MemberNames
  ) -> String? {
    if let first = seen.insert(key) { duplicateKey(key, first: first) }
    let name = document.string(key)
    let guess = KeyWords.meant(by: name, among: names + others)
    report(
      .unknownKey, "\(owner) has no key \(quoted(name))", at: document.range(of: key),
      help: guess.map {
        present.contains($0) ? "'\($0)' is there already; remove this one" : "did you mean '\($0)'?"
      } ?? list(names, insteadOf: name))
    duplicateKeys(below: value)
    return guess
  }

  /// The keys that an object takes: all of a few, else the important ones.
  private func list(_ names: [String], insteadOf name: String) -> String {
    if KeyWords.isRemark(name) {
      return "the format has no place for remarks; only a suppressed rule has its 'reason'"
    }
    let told = 6
    if names.count <= told + 2 { return "its keys are \(names.joined(separator: ", "))" }
    return "its keys are \(names.prefix(told).joined(separator: ", ")) "
      + "and \(names.count - told) more; 'tabspec schema' has them all"
  }

  /// Looks for repeated keys in a value that the format knows nothing about.
  mutating func duplicateKeys(below value: JSONValue) {
    let end = document.next(after: value)
    var current = value
    while current != end {
      var seen = MemberNames(document)
      for (key, _) in document.members(of: current) {
        if let first = seen.insert(key) { duplicateKey(key, first: first) }
      }
      current = document.following(current)
    }
  }
}

extension SpecObject {
  /// The names of the keys, those first that have to be there.
  var keyNames: [String] { required + keys.map(\.name).filter { !required.contains($0) } }
}
