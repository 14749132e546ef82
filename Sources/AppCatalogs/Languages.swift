import JSON
package import TabModel

/// A language code, such as `pt-BR` or `zh-Hans`.
package struct LanguageCode: Sendable {
  private let code: String
  private let parts: [Substring]
  private let scriptIndex: Int?
  private let regionIndex: Int?

  package init(_ code: String) {
    let parts = code.split { $0 == "-" || $0 == "_" }
    let tags = parts.indices.dropFirst().prefix { parts[$0].utf8.count > 1 }
    regionIndex = tags.first { index in
      let tag = parts[index].utf8
      return tag.count == 2 && tag.allSatisfy(isLetter) || tag.count == 3 && tag.allSatisfy(isDigit)
    }
    scriptIndex = tags.first { parts[$0].utf8.count == 4 && parts[$0].utf8.allSatisfy(isLetter) }
    self.code = code
    self.parts = parts
  }

  package var withoutRegion: String? { regionIndex.map { parts[..<$0].joined(separator: "-") } }

  /// The code, also with hyphens, and its parents in the same script: `de-AT-1901`, `de-AT`, `de`.
  package var candidates: [String] {
    [code]
      + stride(from: min(parts.count, Self.mostParts), to: scriptIndex ?? 0, by: -1).map {
        parts.prefix($0).joined(separator: "-")
      }
  }

  /// Codes with more parts are not those of languages.
  private static let mostParts = 8

  package var direction: LayoutDirection {
    let isRightToLeft =
      if let scriptIndex {
        Self.rightToLeftScripts.contains(parts[scriptIndex].lowercased())
      } else {
        Self.rightToLeftLanguages.contains(parts.first?.lowercased() ?? "")
      }
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]

  /// The right-to-left languages whose codes have no script (CLDR's likely scripts).
  private static let rightToLeftLanguages: Set<String> = [
    "acm", "aeb", "aii", "ajp", "ajt", "apc", "apd", "ar", "arc", "arq", "ars", "ary", "arz", "azb",
    "bal", "bej", "bft", "bqi", "brh", "ckb", "dcc", "dv", "fa", "fia", "gbz", "gju", "gjk", "glk",
    "haz", "he", "hnd", "hno", "iw", "ji", "jpr", "jrb", "khw", "ks", "kvx", "kxp", "lah", "lki",
    "lrc", "luz", "mby", "mde", "mvy", "myz", "mzn", "nqo", "oru", "phl", "phv", "pnb", "prd",
    "prs", "ps", "rhg", "rmt", "scl", "sd", "sdh", "shu", "skr", "smp", "swb", "syr", "sqo", "trw",
    "ttt", "ug", "ur", "ydd", "yi", "zdj",
  ]
}
