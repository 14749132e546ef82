extension Word {
  package func choice<Choice>(
    from choices: [Choice], name: (Choice) -> String
  ) throws(ValueError) -> Choice {
    if let choice = choices.first(where: { spells(name($0)) }) { return choice }
    let names = choices.map(name)
    if isEmpty { throw .empty(expected: oneOf(names)) }
    throw .unknown(choices: names)
  }

  package func choice(from choices: [String]) throws(ValueError) -> String {
    try choice(from: choices, name: { $0 })
  }

  /// Returns this part of a value if it is in the list. `noun` describes it, such as "severity".
  package func part(from choices: [String], _ noun: String) throws(ValueError) -> String {
    guard let choice = choices.first(where: { spells($0) }) else {
      throw .unknown(choices: choices, part: shown, noun: noun)
    }
    return choice
  }
}
