import TabModel

/// The SF Symbols that exist, and those that a configuration adds.
package struct SymbolTable: Sendable {
  /// The added names, such as those of a newer SDK.
  package let added: [String]

  package init(adding names: [String] = []) { added = names }

  package subscript(name: String) -> Symbol? {
    Symbol.all[name] ?? (added.contains(name) ? Symbol(name: name, release: nil) : nil)
  }

  package func contains(_ name: String) -> Bool { self[name] != nil }

  /// Returns the earlier names of a symbol, the latest first.
  package func oldNames(of name: String) -> [Symbol] { Symbol.oldNames[name] ?? [] }

  /// Returns the filled variants of a symbol: of `person.badge.plus` it is `person.fill.badge.plus`.
  package func filledVariants(of name: String) -> [Symbol] {
    let parts = name.split(separator: ".")
    return parts.indices.compactMap { index in
      var filled = parts
      filled.insert("fill", at: index + 1)
      return self[filled.joined(separator: ".")]
    }
  }

  /// Returns the current names with a part that begins with a text: those that begin with it first,
  /// and only the added names if it is empty.
  package func completions(of text: String, atMost maximum: Int) -> [Symbol] {
    let written = text.lowercased()
    var leading: [Symbol] = added.filter { $0.hasPrefix(written) && Symbol.all[$0] == nil }.map {
      Symbol(name: $0, release: nil)
    }
    var others: [Symbol] = []
    let inside = "." + written
    for symbol in written.isEmpty ? [] : Symbol.current {
      if symbol.name.hasPrefix(written) {
        leading.append(symbol)
      } else if symbol.name.contains(inside) {
        others.append(symbol)
      }
    }
    return Array((leading + others).prefix(maximum))
  }
}
