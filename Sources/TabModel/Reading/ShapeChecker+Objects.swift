import JSON

extension ShapeChecker {
  mutating func checkConditions(of availability: JSONValue) {
    let names = (availability["when"]?.elements ?? []).compactMap(\.locatedString)
    for name in (availability["unless"]?.elements ?? []).compactMap(\.locatedString) {
      guard let other = names.first(where: { $0.exact == name.exact }) else { continue }
      report(
        .invalidValue,
        "\(quoted(name.value)) is in 'when' and in 'unless', so nothing matches",
        at: name.range, note: ("first here", other.range), help: "keep it in one of the two")
    }
  }

  /// - Parameter meant: the keys that unknown ones mean.
  mutating func checkVariant(_ variant: JSONValue, _ meant: [String]) {
    if let availability = variant["availability"], availability.isObject,
      availability.membersWithoutComment.isEmpty
    {
      report(
        .invalidValue, "the 'availability' of a variant is empty", at: availability.range,
        help:
          #"specify where it applies, as in {"platforms": ["iPadOS"]}, or write its keys at the root"#
      )
    }
    let names = Set(RootValues.keys.map(\.name))
    let hasKey = variant.members.contains { names.contains($0.key.value) }
    guard !hasKey, meant.isEmpty else { return }
    report(
      .missingKey, "a variant needs a key besides 'availability'", at: variant.range,
      help: #"add what differs there, as in "mode": "tabSidebar"; it can have "#
        + list(RootValues.keys.map(\.name)))
  }

  mutating func checkRepetition(_ object: JSONValue) {
    guard let samples = object["samples"], samples.isArray else { return }
    let count = samples.count
    if count > TabSpec.maximumSamples {
      tooMany("samples", count, TabSpec.maximumSamples, at: samples)
    }
    guard let atMost = object["atMost"], let number = atMost.integer, number < count else { return }
    report(
      .invalidValue,
      "'atMost' is \(number), but there \(count == 1 ? "is 1 sample" : "are \(count) samples")",
      at: atMost.range, note: ("of these", samples.range),
      help: "write \(count) or more, or leave 'atMost' out where there is no limit")
  }

  mutating func tooMany(_ things: String, _ count: Int, _ most: Int, at value: JSONValue) {
    report(
      .invalidValue, "\(count) \(things), but a spec has \(most) at most",
      at: value.range, help: "leave out what the layouts do not need")
  }

  /// Checks an object of conditions. Their names become Swift identifiers.
  mutating func checkConditions(_ value: JSONValue) {
    var lowercase: [String: Located<String>] = [:]
    for member in value.members {
      if isComment(member) { continue }
      let key = member.key
      check(member.value, .object(.condition), quoted(key.value))
      guard checkConditionName(key) else { continue }
      let other = lowercase[key.value.lowercased()]
      if let other, other.exact != key.exact {
        report(
          .invalidValue, "\(quoted(key.value)) differs from another condition by case only",
          at: key.range, note: ("the other one", other.range),
          help: "give one of the two another name")
      }
      lowercase[key.value.lowercased()] = other ?? key
    }
    let count = value.membersWithoutComment.count
    if count > TabSpec.maximumConditions {
      tooMany("conditions", count, TabSpec.maximumConditions, at: value)
    }
  }

  @discardableResult
  mutating func checkConditionName(_ name: Located<String>) -> Bool {
    if Condition.isName(name.value) { return true }
    report(
      .invalidValue, "\(quoted(name.value)) cannot be the name of a condition", at: name.range,
      help: "write a letter, then letters and digits, as in signedIn: it becomes a name in Swift")
    return false
  }
}

extension TabSpec {
  package static let maximumConditions = 8
  package static let maximumVariants = 32
  package static let maximumSamples = 20
  /// The maximum number of nodes, including one for each sample.
  package static let maximumNodes = 10_000
  /// The maximum number of groups inside each other.
  package static let maximumGroups = 40
}
