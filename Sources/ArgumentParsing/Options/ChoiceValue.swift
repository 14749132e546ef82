extension Word {
  /// The member of a list that this word names.
  package func choice<Choice>(
    from choices: [Choice], name: (Choice) -> String
  ) throws(ValueError) -> Choice {
    if let choice = choices.first(where: { spells(name($0)) }) { return choice }
    let names = choices.map(name)
    if isEmpty { throw .empty(expected: oneOf(names)) }
    throw .unknown(choices: names)
  }

  /// This word, if it is in the list.
  package func choice(from choices: [String]) throws(ValueError) -> String {
    try choice(from: choices, name: { $0 })
  }

  /// This part of a value, if it is in the list. The error names the part.
  ///
  /// - Parameter noun: What the part names, as in "severity".
  package func part(from choices: [String], _ noun: String) throws(ValueError) -> String {
    guard let choice = choices.first(where: { spells($0) }) else {
      throw .unknown(choices: choices, part: ValueError.Part(shown, noun: noun))
    }
    return choice
  }
}
