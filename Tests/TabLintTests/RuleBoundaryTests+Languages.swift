@testable import TabLint

/// What rules make of string catalogs and of asset catalogs.
extension RuleBoundaryTests {
  /// A string catalog in English, with other languages.
  private static func strings(_ entries: String) -> String {
    #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(entries)}}"#
  }

  /// An entry with texts by language.
  private static func entry(_ key: String, _ texts: [(String, String)], _ more: String = "")
    -> String
  {
    let units = texts.map {
      #""\#($0.0)": {"stringUnit": {"state": "translated", "value": "\#($0.1)"}}"#
    }
    return #""\#(key)": {\#(more)"localizations": {\#(units.joined(separator: ", "))}}"#
  }

  private static let one = #"{"tabs": [{"identifier": "a", "title": ↓"A"}]}"#
  private static let silent = #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
  private static let long = "Seventeen Letters"

  static let languages = [
    Case(.longTitle, "in one language", one, strings: strings(entry("A", [("de", long)]))),
    Case(
      .longTitle, "in three languages, of which one is longer", one,
      strings: strings(entry("A", [("de", long), ("fr", long + "x"), ("en", long), ("it", "A")]))),
    Case(
      .longTitle, "one text in all languages", one,
      strings: strings(entry("A", [("de", long), ("fr", long), ("en", long)]))),
    Case(
      .longTitle, "a key that is too long, with short texts",
      "{\"tabs\": [{\"identifier\": \"a\", \"title\": \"\(long)\"}]}",
      strings: strings(entry(long, [("de", "A"), ("en", "A")]))),
    Case(
      .longTitle, "as long as it may be", silent,
      strings: strings(entry("A", [("de", " Sixteen or fewer"), ("en", "A")]))),
    Case(
      .longTitle, "no key of a catalog",
      "{\"tabs\": [{\"identifier\": \"a\", \"title\": ↓\"\(long)\"}]}",
      strings: strings(entry("B", [("de", "B")]))),
    Case(
      .missingLabel, "in the language of the catalog", one,
      strings: strings(entry("A", [("de", "A"), ("en", " ")]))),
    Case(
      .missingLabel, "in another language", one,
      strings: strings(entry("A", [("de", " "), ("en", "A")]))),
    Case(
      .missingLabel, "a blank key with a text",
      #"{"tabs": [{"identifier": "a", "title": " "}]}"#,
      strings: strings(entry(" ", [("de", "A"), ("en", "A")]))),
    Case(
      .missingLabel, "of two nodes in two languages",
      #"{"tabs": [{"identifier": "a", "title": ↓"A"}, {"identifier": "b", "title": "B"}]}"#,
      strings: strings(
        entry("A", [("de", ""), ("en", "A")]) + ", " + entry("B", [("fr", ""), ("en", "B")]))),
    Case(
      .duplicateTitle, "in one language only",
      #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": ↓"B"}]}"#,
      strings: strings(
        entry("A", [("de", "X"), ("fr", "Y")]) + ", " + entry("B", [("de", "X"), ("fr", "Z")]))),
    Case(
      .duplicateTitle, "in the language of the catalog, and in another",
      #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": ↓"B"}]}"#,
      strings: strings(
        entry("A", [("de", "X"), ("en", "Y")]) + ", " + entry("B", [("de", "X"), ("en", "Y")]))),
    Case(
      .duplicateTitle, "one key twice",
      #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": ↓"A"}]}"#,
      strings: strings(entry("A", [("de", "X")]))),
    Case(
      .multiwordTitle, "in the language of the catalog only", one,
      strings: strings(entry("A", [("de", "A"), ("en", "A B C")]))),
    Case(
      .multiwordTitle, "in another language", silent,
      strings: strings(entry("A", [("de", "A B C"), ("en", "A")]))),
    Case(
      .invisibleCharacters, "in the catalog's text, which is a key", one,
      strings: strings(entry("A", [("en", " A")]))),
    Case(
      .invisibleCharacters, "in another language, and what is no key",
      #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": ↓"B ", "subtitle": " "}]}"#,
      strings: strings(entry("A", [("de", " A")]))),
    Case(
      .invisibleCharacters, "in a subtitle before a title",
      #"{"tabs": [{"identifier": "a", "subtitle": ↓"A", "title": "B "}]}"#,
      strings: strings(entry("A", [("en", " A")]))),
    Case(
      .invisibleCharacters, "in a title before a subtitle",
      #"{"tabs": [{"identifier": "a", "title": ↓"B ", "subtitle": "A"}]}"#,
      strings: strings(entry("A", [("en", " A")]))),
    Case(
      .unknownTitle, "near a key, and far from any",
      #"{"tabs": [{"identifier": "a", "title": ↓"Hom"}, {"identifier": "b", "title": ↓"Radio"}]}"#,
      strings: strings(entry("Home", [("de", "Start")]))),
    Case(
      .untranslatedTitle, "into several languages",
      #"{"tabs": [{"identifier": "a", "title": ↓"A"}, {"identifier": "b", "title": "B"}]}"#,
      strings: strings(
        entry("A", [("en", "A")]) + ", " + entry("B", [("de", "B"), ("fr", "B"), ("it", "B")]))),
    Case(
      .untranslatedTitle, "not to be translated", silent,
      strings: strings(
        #""A": {"shouldTranslate": false}, "# + entry("B", [("de", "B"), ("fr", "B")]))),
    Case(
      .unreviewedTitle, "stale", one,
      strings: strings(entry("A", [("de", "B")], #""extractionState": "stale", "#))),
    Case(
      .unreviewedTitle, "to be reviewed, and stale", one,
      strings: strings(entry("A", [("de", "B")], #""extractionState": "stale", "#))
        .replacing(#""translated""#, with: #""needs_review""#)),
    Case(
      .unreviewedTitle, "to be reviewed in two languages", one,
      strings: strings(entry("A", [("de", "B"), ("fr", "B")]))
        .replacing(#""translated""#, with: #""needs_review""#)),
    Case(.unreviewedTitle, "reviewed", silent, strings: strings(entry("A", [("de", "B")]))),
    Case(
      .unknownAsset, "near, in other letters, of actions, and none",
      """
      {"tabs": [{"identifier": "a", "title": "A", "image": ↓{"asset": "logo"}},
        {"identifier": "b", "title": "B", "image": ↓{"asset": "Log"}, "selectedImage": {"asset": "zzz"}},
        {"identifier": "c", "title": "C", "image": {"asset": "Logo"}},
        {"identifier": "g", "title": "G", "image": "Logos", "children": [],
         "sidebarActions": [{"title": "N", "image": ↓{"asset": "qqqqqq"}}]}]}
      """, assets: ["Logo"]),
    Case(
      .unknownAsset, "the name of a symbol",
      #"{"tabs": [{"identifier": "a", "title": "A", "image": ↓{"asset": "star"}}]}"#,
      symbols: .example, assets: ["Logo"]),
    Case(
      .assetAsSymbol, "several of one node, in both forms",
      """
      {"tabs": [{"identifier": "a", "title": "A", "image": ↓"logo", "selectedImage": {"systemName": "logo2"}},
        {"identifier": "b", "title": "B", "image": "Logo", "selectedImage": {"asset": "logo"}}]}
      """, assets: ["logo", "logo2", "Logo"]),
  ]
}
