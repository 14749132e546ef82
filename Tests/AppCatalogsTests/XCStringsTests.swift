import AppCatalogs
import JSON
import TabModel
import Testing

/// Reads a string catalog.
private func read(_ text: String) throws -> (catalog: XCStrings, problems: [Diagnostic]) {
  let (catalog, problems) = XCStringsReader.read(
    try JSONReader.read(Array(text.utf8)), path: "L.xcstrings")
  return (catalog, problems)
}

/// Returns the text of a key in a language.
private func text(
  _ key: String, _ language: String, on platform: PlatformName = .iOS, in strings: String
) throws -> TitleText? {
  let (catalog, problems) = try read(
    #"{"sourceLanguage": "en", "version": "1.0", "strings": \#(strings)}"#)
  #expect(problems.isEmpty, "\(problems.map(\.message))")
  let catalogs = try #require(StringCatalogs([.catalog(catalog)]))
  let document = try JSONReader.read(Array(jsonString(key).utf8))
  let entry = catalogs.entry(of: document.root, in: document, on: platform)
  return catalogs.position(of: language).map { catalogs.text(of: key, entry, in: $0) }
}

@Suite("String catalogs")
struct XCStringsTests {
  private static let strings = #"""
    {"": {}, "plain": {},
     "tab.home": {"extractionState": "extracted_with_value", "localizations": {
       "en": {"stringUnit": {"state": "new", "value": "Home"}},
       "pt": {"stringUnit": {"state": "translated", "value": "Início"}}}},
     "name": {"shouldTranslate": false, "localizations": {
       "de": {"stringUnit": {"state": "translated", "value": "Name"}}}},
     "device": {"localizations": {"de": {"variations": {"device": {
       "iphone": {"stringUnit": {"state": "translated", "value": "Kurz"}},
       "ipad": {"variations": {"plural": {
         "one": {"stringUnit": {"state": "translated", "value": "eins"}},
         "other": {"stringUnit": {"state": "needs_review", "value": "viele"}}}}},
       "other": {"stringUnit": {"state": "translated", "value": "Lang"}}}}}}},
     "watch": {"localizations": {"de": {"variations": {"device": {
       "applewatch": {"stringUnit": {"state": "translated", "value": "Uhr"}}}}}}},
     "plural": {"localizations": {"de": {"variations": {"plural": {
       "few": {"stringUnit": {"state": "translated", "value": "wenige"}},
       "other": {"stringUnit": {"state": "translated", "value": "andere"}}}}}}},
     "set": {"localizations": {"de": {"stringSet": {"state": "translated", "values": ["a"]}}}},
     "esc\u0061ped \"x\"": {"localizations": {
       "d\u0065": {"string\u0055nit": {"state": "translated", "value": "gel\u00f6st"}}}},
     "substituted": {"localizations": {"de": {
       "stringUnit": {"state": "translated", "value": "%#@n@ Dinge"},
       "substitutions": {"n": {"argNum": 1, "variations": 7}}}}},
     "pt-BR only": {"localizations": {
       "pt-BR": {"stringUnit": {"state": "translated", "value": "só"}}}}}
    """#

  @Test(
    "have a text for every key in every language",
    arguments: [
      // The unit, and what stands in for it.
      ("tab.home", "en", .iOS, "Home", "new", false),
      ("tab.home", "pt", .iOS, "Início", "translated", false),
      ("tab.home", "pt-BR", .iOS, "Início", nil, true),
      ("tab.home", "de", .iOS, "Home", nil, true),
      ("pt-BR only", "pt", .iOS, "pt-BR only", nil, true),
      // In the source language the key is the text.
      ("plain", "en", .iOS, "plain", nil, false), ("plain", "de", .iOS, "plain", nil, true),
      ("", "en", .iOS, "", nil, false),
      ("no key", "en", .iOS, "no key", nil, false), ("no key", "de", .iOS, "no key", nil, true),
      ("name", "de", .iOS, "name", nil, false), ("name", "pt", .iOS, "name", nil, false),
      // Variations.
      ("device", "de", .iOS, "Kurz", "translated", false),
      ("device", "de", .iPadOS, "viele", "needs_review", false),
      ("device", "de", .macCatalyst, "Lang", "translated", false),
      ("device", "de", .tvOS, "Lang", "translated", false),
      ("watch", "de", .iOS, "watch", nil, true),
      ("plural", "de", .iOS, "andere", "translated", false),
      ("set", "de", .iOS, "set", nil, true),
      ("substituted", "de", .iOS, "%#@n@ Dinge", "translated", false),
      ("escaped \"x\"", "de", .iOS, "gelöst", "translated", false),
    ] as [(String, String, PlatformName, String, String?, Bool)])
  func texts(
    _ key: String, _ language: String, _ platform: PlatformName, _ expected: String,
    _ state: String?, _ isMissing: Bool
  ) throws {
    let found = try text(key, language, on: platform, in: Self.strings)
    #expect(found?.text == expected && found?.state == state && found?.isMissing == isMissing)
  }

  @Test("list their languages in the order of codes")
  func languages() throws {
    let (catalog, _) = try read(
      #"{"sourceLanguage": "en", "strings": \#(Self.strings)}"#)
    #expect(StringCatalogs([.catalog(catalog)])?.languages == ["de", "en", "pt", "pt-BR"])
    #expect(StringCatalogs([]) == nil)
  }

  @Test("use the first catalog with the key")
  func order() throws {
    let first = try read(
      #"""
      {"sourceLanguage": "fr", "strings": {"a": {}, "b": {"localizations": {
        "de": {"stringUnit": {"state": "new", "value": "erste"}}}}}}
      """#
    ).catalog
    let second = try read(
      #"""
      {"sourceLanguage": "en", "strings": {"c": {}, "b": {"localizations": {
        "de": {"stringUnit": {"state": "new", "value": "zweite"}}}}}}
      """#
    ).catalog
    let catalogs = try #require(StringCatalogs([.catalog(first), .catalog(second)]))
    #expect(catalogs.languages == ["de", "en", "fr"] && catalogs.sourceLanguage == "fr")
    func texts(_ key: String) throws -> [String] {
      let document = try JSONReader.read(Array(jsonString(key).utf8))
      let entry = catalogs.entry(of: document.root, in: document, on: .iOS)
      return catalogs.languages.indices.map { language in
        let text = catalogs.text(of: key, entry, in: language)
        return text.text + (text.isMissing ? "?" : "")
      }
    }
    #expect(try texts("b") == ["erste", "b?", "b"])
    // A key of another catalog is a text in that one's language.
    #expect(try texts("c") == ["c?", "c", "c?"])
  }

  @Test(
    "report problems at their position",
    arguments: [
      (#"↓[]"#, ["a string catalog is an object, but this is an array"]),
      (
        #"↓{}"#,
        [
          "a string catalog needs the key 'sourceLanguage'",
          "a string catalog needs the key 'strings'",
        ]
      ),
      (
        #"{"sourceLanguage": ↓1, "strings": {}}"#,
        ["'sourceLanguage' takes a string, but this is a number"]
      ),
      (
        #"{"sourceLanguage": ↓"", "strings": {}}"#, ["'sourceLanguage' is empty"]
      ),
      (
        #"{"sourceLanguage": "en", "strings": ↓[]}"#,
        ["'strings' takes an object, but this is an array"]
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"a": ↓null}}"#,
        ["the entry of a key is an object, but this is null"]
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"a": {"localizations": ↓7}}}"#,
        ["'localizations' takes an object, but this is a number"]
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"a": {"shouldTranslate": ↓"no"}}}"#,
        ["'shouldTranslate' takes true or false, but this is a string"]
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": ↓"x"}}}}"#,
        ["a localization is an object, but this is a string"]
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": ↓1}}}}}"#,
        ["'stringUnit' takes an object, but this is a number"]
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": {"state": ↓[], "value": ↓{}}}}}}}"#,
        [
          "'state' takes a string, but this is an array",
          "'value' takes a string, but this is an object",
        ]
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"variations": {"device": {"ipad": ↓true}, "plural": ↓0}}}}}}"#,
        [
          "a localization is an object, but this is true",
          "'plural' takes an object, but this is a number",
        ]
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"a": {}, "b": {}, ↓"\u0061": {}}}"#,
        ["duplicate key 'a'"]
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"b": {"localizations": {"de": {}, "fr": {}, ↓"de": {}}}, "c": {"localizations": {"de": {}}}}}"#,
        ["duplicate key 'de'"]
      ),
    ] as [(String, [String])])
  func problems(_ marked: String, _ messages: [String]) throws {
    var marks: [Int] = []
    var bytes = 0
    for scalar in marked.unicodeScalars {
      if scalar == "↓" { marks.append(bytes) } else { bytes += String(scalar).utf8.count }
    }
    let problems = try read(marked.replacing("↓", with: "")).problems
    #expect(Set(problems.map(\.message)) == Set(messages))
    #expect(Set(problems.map(\.range.lowerBound)) == Set(marks))
    #expect(problems.allSatisfy { $0.severity == .error })
  }

  @Test("ignore unknown members")
  func unknownMembers() throws {
    let problems = try read(
      #"""
      {"version": 7, "x": [], "sourceLanguage": "en", "strings": {"a": {
        "comment": 1, "isCommentAutoGenerated": true, "localizations": {"de": {
          "stringSet": 3, "substitutions": [], "stringUnit": {"value": "A", "x": {}},
          "variations": {"width": 5}}}}}}
      """#
    ).problems
    #expect(problems.isEmpty, "\(problems.map(\.message))")
  }

  @Test("20,000 duplicate keys take linear memory")
  func many() throws {
    let keys = (0..<20_000).map { #""key \#($0)": {"localizations": {"l\#($0 % 300)": {}}}"# }
    let text = #"{"sourceLanguage": "en", "strings": {\#(keys.joined(separator: ","))}}"#
    let (catalog, problems) = try read(text)
    #expect(problems.isEmpty && catalog.languages.count == 301)
    let twice = (0..<20_000).map { #""key \#($0 % 2)": {}"# }.joined(separator: ",")
    let found = try read(#"{"sourceLanguage": "en", "strings": {\#(twice)}}"#).problems
    #expect(found.count == 1_001 && found.last?.message == "and 18,997 more like this")
  }
}
