import JSON

extension ShapeChecker {
  mutating func checkConditions(of availability: JSONValue) {
    guard let when = document.member("when", of: availability),
      let unless = document.member("unless", of: availability)
    else { return }
    let names = document.elements(of: when)
    for name in document.elements(of: unless) {
      guard document.isString(name),
        let other = names.first(where: {
          document.isString($0) && document.exactText($0) == document.exactText(name)
        })
      else { continue }
      report(
        .invalidValue,
        "\(quoted(document.string(name))) is in 'when' and in 'unless', so nothing matches",
        at: name, note: ("first here", other), help: "keep it in one of the two")
    }
  }

  /// - Parameter meant: the keys that unknown ones mean.
  mutating func checkVariant(_ variant: JSONValue, _ meant: [String]) {
    if let availability = document.member("availability", of: variant),
      document.kind(of: availability) == .object, document.isEmpty(availability)
    {
      report(
        .invalidValue, "the 'availability' of a variant is empty", at: availability,
        help:
          #"specify where it applies, as in {"platforms": ["iPadOS"]}, or write its keys at the root"#
      )
    }
    let names = Set(RootValues.keys.map(\.name))
    let hasKey = document.members(of: variant).contains { names.contains(document.string($0.key)) }
    guard !hasKey, meant.isEmpty else { return }
    report(
      .missingKey, "a variant needs a key besides 'availability'", at: variant,
      help: #"add what differs there, as in "mode": "tabSidebar"; it can have "#
        + list(RootValues.keys.map(\.name)))
  }

  mutating func checkRepetition(_ object: JSONValue) {
    guard let samples = document.member("samples", of: object),
      document.kind(of: samples) == .array
    else { return }
    let count = document.elements(of: samples).count
    if count > TabSpec.mostSamples {
      tooMany("samples", count, TabSpec.mostSamples, at: samples)
    }
    guard let atMost = document.member("atMost", of: object), document.isWhole(atMost),
      let number = document.integer(atMost), number < count
    else { return }
    report(
      .invalidValue,
      "'atMost' is \(number), but there \(count == 1 ? "is 1 sample" : "are \(count) samples")",
      at: atMost, note: ("of these", samples),
      help: "write \(count) or more, or leave 'atMost' out where there is no limit")
  }

  mutating func tooMany(_ things: String, _ count: Int, _ most: Int, at value: JSONValue) {
    report(
      .invalidValue, "\(count) \(things), but a spec has \(most) at most",
      at: value, help: "leave out what the layouts do not need")
  }

  /// Checks an object of conditions. Their names become Swift identifiers.
  mutating func checkConditions(_ value: JSONValue) {
    var seen = MemberNames(document)
    var lowercase: [String: JSONValue] = [:]
    let members = document.members(of: value)
    for (key, condition) in members {
      check(condition, .object(.condition), quoted(document.string(key)))
      if let first = seen.insert(key) {
        duplicateKey(key, first: first)
        continue
      }
      guard checkConditionName(key) else { continue }
      let name = document.string(key)
      if let other = lowercase[name.lowercased()] {
        report(
          .invalidValue, "\(quoted(name)) differs from another condition by case only", at: key,
          note: ("the other one", other), help: "give one of the two another name")
      } else {
        lowercase[name.lowercased()] = key
      }
    }
    if members.count > TabSpec.mostConditions {
      tooMany("conditions", members.count, TabSpec.mostConditions, at: value)
    }
  }

  @discardableResult
  mutating func checkConditionName(_ value: JSONValue) -> Bool {
    let name = document.string(value)
    if Condition.isName(name) { return true }
    report(
      .invalidValue, "\(quoted(name)) cannot be the name of a condition", at: value,
      help: "write a letter, then letters and digits, as in signedIn: it becomes a name in Swift")
    return false
  }
}

extension TabSpec {
  package static let mostConditions = 16
  package static let mostVariants = 64
  package static let mostSamples = 100
  /// The maximum number of nodes, including one for each sample.
  package static let mostNodes = 100_000
}
