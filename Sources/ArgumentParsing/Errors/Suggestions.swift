import JSON

func suggestions(for word: Word, among names: [String]) -> [String] {
  word.text.map { suggestions(for: $0, among: names) } ?? []
}

func suggestions(forOption token: Lexer.Token, among options: [OptionDescription]) -> [String] {
  guard case .long(let name) = token else { return [] }
  // "--q" is "-q" with an extra dash.
  if let short = options.compactMap(\.short).first(where: { name.spells(String($0)) }) {
    return ["-\(short)"]
  }
  return suggestions(for: name, among: options.map(\.long)).reduce(into: []) { names, long in
    if !names.contains("--\(long)") { names.append("--\(long)") }
  }
}
