import JSON

/// Makes unique names by appending numbers.
package struct SwiftNames {
  /// Uppercased, because `ßx` and `ssx` would be the same type.
  private var taken: Set<String>
  /// The names that others have without a number.
  private let wanted: Set<String>
  /// The last number of each name, which keeps many uses linear.
  private var lastNumbers: [String: Int] = [:]

  /// - Parameters:
  ///   - reserved: names that are never used.
  ///   - wanted: the names that will be requested, so that no number makes one of them.
  package init(reserved: [String] = [], wanted: [String] = []) {
    taken = Set(reserved.map(uppercasedStart))
    self.wanted = Set(wanted.map { uppercasedStart(cut($0)) })
  }

  /// Returns unique names for a whole list.
  package static func unique(_ names: [String], reserved: [String] = []) -> [String] {
    var taken = SwiftNames(reserved: reserved, wanted: names)
    return names.map { taken.unique($0) }
  }

  /// The name, truncated, with the lowest free number from 2 if it is taken.
  ///
  /// - Parameter other: the name to use without a number if the first is taken.
  package mutating func unique(_ name: String, or other: String? = nil) -> String {
    let name = cut(name)
    if taken.insert(uppercasedStart(name)).inserted { return name }
    if let other, !wanted.contains(uppercasedStart(cut(other))) { return unique(other) }
    // A second `tab3` is not `tab32`.
    let start = name.last.map { $0.isASCII && $0.isNumber } == true ? "\(name)No" : name
    var number = lastNumbers[name] ?? 1
    var result: String
    repeat {
      number += 1
      result = "\(start)\(number)"
    } while wanted.contains(uppercasedStart(result))
      || !taken.insert(uppercasedStart(result)).inserted
    lastNumbers[name] = number
    return result
  }
}

private func cut(_ name: String) -> String {
  String(String.UnicodeScalarView(name.unicodeScalars.prefix(longestName)))
}

/// A text as a value's name: `libraryArtists` for `library.artists`.
///
/// - Parameter fallback: the name for a text without usable characters, and the prefix before a digit.
package func lowerCamelCase(_ text: String, fallback: String) -> String {
  let words = words(of: text)
  guard let first = words.first else { return fallback }
  let name = lowercasedStart(first) + words.dropFirst().map(uppercasedStart).joined()
  return beginsWithDigit(name) ? fallback + name : name
}

/// A text as a type's name: `TwoPanes` for `two-panes`.
package func upperCamelCase(_ text: String, fallback: String) -> String {
  let name = cut(words(of: text).map(uppercasedStart).joined())
  if name.isEmpty { return fallback }
  return beginsWithDigit(name) ? fallback + name : name
}

/// Returns whether a text is a conventional type name that doesn't hide one of UIKit's, such as `UISearchTab`.
package func isTypeName(_ text: String) -> Bool {
  let scalars = text.unicodeScalars
  guard let first = scalars.first, first.properties.isUppercase else { return false }
  if text.hasPrefix("UI"), scalars.dropFirst(2).first?.properties.isUppercase != false {
    return false
  }
  return scalars.allSatisfy(isNamePart)
}

/// A name in a declaration, with backticks if it is a keyword.
package func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

/// A name after a period, where most keywords need no backticks.
package func member(_ name: String) -> String {
  ["init", "self"].contains(name) ? ".`\(name)`" : ".\(name)"
}

private func words(of text: String) -> [String] {
  var words: [String] = []
  var word = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if isNamePart(scalar), !word.isEmpty || !isMark(scalar) {
      word.append(scalar)
    } else if !word.isEmpty {
      words.append(String(word))
      word = .init()
    }
  }
  if !word.isEmpty { words.append(String(word)) }
  return words
}

/// A word with lowercase initial letters: `home` for `Home`, `urlList` for `URLList`.
private func lowercasedStart(_ word: String) -> String {
  let scalars = Array(word.unicodeScalars)
  var count = scalars.prefix { $0.properties.isUppercase }.count
  if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
  return scalars.prefix(count).map(\.properties.lowercaseMapping).joined()
    + scalars.dropFirst(count).map { String($0) }.joined()
}

func uppercasedStart(_ word: String) -> String {
  guard let first = word.unicodeScalars.first else { return word }
  return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
}

private func beginsWithDigit(_ name: String) -> Bool {
  name.unicodeScalars.first?.properties.numericType != nil
}

private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII {
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
  guard scalar.properties.isXIDContinue, scalar.value >= 0xC0 else { return false }
  // Symbols like letters, of which Swift takes few.
  if (0x2000...0x2BFF).contains(scalar.value), !isMark(scalar) { return false }
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .decimalNumber:
    // Characters that case mapping or normalization would change are not used.
    return !scalar.properties.isDefaultIgnorableCodePoint
  default: return false
  }
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .spacingMark: true
  default: false
  }
}

private let keywords: Set<String> = [
  "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
  "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
  "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
  "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
  "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
  "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]
