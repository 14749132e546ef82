import JSON

struct IdentifierProposals {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  init(_ document: JSONDocument) {
    for value in document.root.descendants {
      if let identifier = value["identifier"]?.string { taken.insert(identifier) }
    }
  }

  /// Returns an identifier made of the letters and digits of a title, in lower case, with hyphens
  /// between words.
  mutating func proposal(for title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let word = words.isEmpty ? "tab" : words.joined(separator: "-")
    var proposal = word
    while !taken.insert(proposal).inserted {
      counts[word, default: 1] += 1
      proposal = "\(word)-\(counts[word, default: 1])"
    }
    return proposal
  }
}
