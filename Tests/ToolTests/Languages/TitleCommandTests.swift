import Foundation
import TestSupport
import TestTool
import Testing

/// Titles in every language, through the tool's own door.
@Suite("Titles in every language")
struct TitleCommandTests {
  static let spec = #"""
    {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
     "tabs": [
      {"identifier": "home", "title": "tab.home", "image": "house"},
      {"identifier": "files", "title": "Files", "image": "folder", "subtitle": "All of them"}
    ]}
    """#
  static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Files": {"localizations": {
        "ar": {"stringUnit": {"state": "translated", "value": "ملفات"}},
        "de": {"stringUnit": {"state": "needs_review", "value": "Alle deine Dateien"}}}},
      "tab.home": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Startseite"}},
        "en": {"stringUnit": {"state": "translated", "value": "Home"}}}}}}
    """#
  static let files = ["App.tabspec.json": spec, "L.xcstrings": catalog]

  @Test("are those of the page")
  func json() throws {
    let run = runTool(
      ["titles", "App.tabspec.json", "--strings", "L.xcstrings", "-f", "json", "--language", "de"],
      files: Self.files)
    #expect(run.errors == "" && run.code == 0)
    let expected = #"""
      {"sourceLanguage": "en", "languages": ["de", "en"], "titles": [
       {"pointer": "/tabs/0/title", "identifier": "home", "key": "tab.home", "isKey": true,
        "limit": 16, "texts": {
         "de": {"text": "Startseite", "state": "translated", "characters": 10, "isTooLong": false,
                "isMissing": false, "equals": []},
         "en": {"text": "Home", "state": "translated", "characters": 4, "isTooLong": false,
                "isMissing": false, "equals": []}}},
       {"pointer": "/tabs/1/title", "identifier": "files", "key": "Files", "isKey": true,
        "limit": 16, "texts": {
         "de": {"text": "Alle deine Dateien", "state": "needs_review", "characters": 18,
                "isTooLong": true, "isMissing": false, "equals": []},
         "en": {"text": "Files", "state": null, "characters": 5, "isTooLong": false,
                "isMissing": false, "equals": []}}},
       {"pointer": "/tabs/1/subtitle", "identifier": "files", "key": "All of them", "isKey": false,
        "limit": null, "texts": {
         "de": {"text": "All of them", "state": null, "characters": 11, "isTooLong": false,
                "isMissing": true, "equals": []},
         "en": {"text": "All of them", "state": null, "characters": 11, "isTooLong": false,
                "isMissing": false, "equals": []}}}]}
      """#
    let object = { (text: String) in
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    }
    #expect(try object(run.output) == object(expected))
  }

  @Test("have no languages without catalogs")
  func nothing() {
    let run = runTool(
      ["titles", "App.tabspec.json", "--format", "json"], files: ["App.tabspec.json": Self.spec])
    #expect(run.code == 0 && run.output.contains(#""sourceLanguage": null"#))
    #expect(run.output.contains(#""languages": []"#) && run.output.contains(#""texts": {}"#))
  }

  @Test("limits are those of the configuration")
  func limits() {
    var files = Self.files
    files["tabspec.config.json"] =
      #"{"rules": {"long-title": {"root": 3}}, "strings": ["L.xcstrings"]}"#
    let run = runTool(["titles", "App.tabspec.json", "-f", "json"], files: files)
    #expect(run.output.contains(#""limit": 3"#) && !run.output.contains(#""limit": 16"#))
  }

  @Test("white space around a translation takes no room", arguments: [16, 17])
  func bare(_ length: Int) {
    let text = "  " + String(repeating: "x", count: length) + " "
    let run = runTool(
      ["titles", "App.tabspec.json", "--strings", "L.xcstrings", "-f", "json"],
      files: [
        "App.tabspec.json": #"{"tabs": [{"identifier": "home", "title": "tab.home"}]}"#,
        "L.xcstrings": Self.catalog.replacing("Startseite", with: text),
      ])
    #expect(run.output.contains("\"isTooLong\": true") == (length == 17), "\(run)")
  }

  @Test("formats", arguments: ["text", "markdown", "csv"])
  func formats(_ format: String) throws {
    let run = runTool(
      ["titles", "App.tabspec.json", "--strings", "L.xcstrings", "--format", format],
      files: Self.files)
    #expect(run.errors == "" && run.code == 0)
    try expectGolden(run.output, "languages/titles.\(format)")
  }

  @Test("a quotation mark is written twice in CSV")
  func quoted() {
    let run = runTool(
      ["titles", "App.tabspec.json", "--strings", "L.xcstrings", "--format", "csv"],
      files: [
        "App.tabspec.json": Self.spec,
        "L.xcstrings": Self.catalog.replacing("Startseite", with: #"Der \"Start\""#),
      ])
    #expect(run.output.contains(#","Der ""Start""","#), "\(run)")
  }

  @Test(
    "no text of a catalog is an instruction or moves the cursor",
    arguments: ["text", "markdown", "csv"])
  func hostile(_ format: String) {
    let hostile = #"\n::error::x\u001b[31m ##vso[x] | `a` <b>,\"c\""#
    let catalog = #"""
      {"sourceLanguage": "\#(hostile)", "strings": {"tab.home": {"localizations": {
        "d\#(hostile)": {"stringUnit": {"state": "\#(hostile)", "value": "\#(hostile)"}}}}}}
      """#
    let run = runTool(
      ["titles", "App.tabspec.json", "--strings", "L.xcstrings", "--format", format],
      files: ["App.tabspec.json": Self.spec, "L.xcstrings": catalog])
    #expect(run.code == 0 && !run.output.contains("\u{1b}"))
    for line in run.output.split(whereSeparator: \.isNewline) {
      #expect(
        !line.trimmingCharacters(in: .whitespaces).hasPrefix("::") && !line.contains("##vso["))
    }
  }
}

@Suite("A spec in a language")
struct LanguageTests {
  private let files = TitleCommandTests.files

  private func run(_ words: String...) -> ToolRun { runTool(words, files: files) }

  @Test("has its titles and its direction")
  func arabic() {
    let run = run(
      "resolve", "App.tabspec.json", "--strings", "L.xcstrings", "--language", "ar", "-f", "json")
    #expect(run.output.contains(#""title": "ملفات""#))
    #expect(run.output.contains(#""layoutDirection": "rightToLeft""#))
    #expect(run.output.contains("\"language\": \"ar\"\n  }"))
  }

  @Test("--direction wins over the language")
  func direction() {
    let run = run(
      "resolve", "App.tabspec.json", "--strings", "L.xcstrings", "--language", "ar", "-f", "json",
      "--direction", "leftToRight")
    #expect(run.output.contains(#""layoutDirection": "leftToRight""#))
  }

  @Test(
    "is read in it everywhere",
    arguments: [
      ["resolve", "App.tabspec.json", "-f", "text"], ["resolve", "App.tabspec.json", "-f", "svg"],
      ["resolve", "App.tabspec.json", "-f", "html"], ["matrix", "App.tabspec.json"],
      ["matrix", "App.tabspec.json", "-f", "json"], ["matrix", "App.tabspec.json", "-f", "html"],
      ["reach", "App.tabspec.json"], ["reach", "App.tabspec.json", "-f", "json"],
      ["resolve", "App.tabspec.json", "--why", "home"],
    ])
  func everywhere(_ words: [String]) {
    let run = runTool(words + ["--strings", "L.xcstrings", "--language", "de"], files: files)
    #expect(run.code == 0 && run.output.contains("Startseite"))
  }

  @Test("diff compares what is read")
  func diff() {
    var files = files
    files["New.tabspec.json"] = TitleCommandTests.spec.replacing("tab.home", with: "Home")
    let words = ["diff", "App.tabspec.json", "New.tabspec.json", "--strings", "L.xcstrings"]
    #expect(runTool(words + ["--language", "en"], files: files).output == "")
    #expect(runTool(words + ["--language", "de"], files: files).output.contains("Startseite"))
  }

  @Test("whose catalog has its own language alone is as it is written, but for the language")
  func onlySource() {
    var files = files
    files["S.xcstrings"] = #"{"sourceLanguage": "en", "strings": {"Files": {}, "tab.home": {}}}"#
    for format in ["text", "json", "svg", "html", "markdown"] {
      let words = ["resolve", "App.tabspec.json", "--platform", "all", "--format", format]
      let without = runTool(words, files: files)
      let within = runTool(words + ["--strings", "S.xcstrings", "--language", "en"], files: files)
      #expect(without.code == 0 && within.code == 0)
      // The headings of pages name the language.
      let same = within.output.replacing(#""language": "en""#, with: #""language": null"#)
        .replacing(" · en", with: "")
      #expect(same == without.output, "\(format)")
    }
  }

  @Test(
    "that no catalog has is refused with those there are",
    arguments: ["resolve", "matrix", "reach", "titles", "lint"])
  func unknown(_ command: String) {
    let run = run(command, "App.tabspec.json", "--strings", "L.xcstrings", "--language", "xx")
    #expect(run.code == 64 && run.errors.contains("no string catalog has the language 'xx'"))
    #expect(run.errors.contains("the languages are ar, de, en"))
    let without = self.run(command, "App.tabspec.json", "--language", "de")
    #expect(without.code == 64 && without.errors.contains("there is no string catalog"))
  }

  @Test("texts depend on the device")
  func devices() {
    var files = files
    files["L.xcstrings"] = #"""
      {"sourceLanguage": "en", "strings": {"Files": {"localizations": {"en": {"variations": {"device": {
        "ipad": {"stringUnit": {"state": "translated", "value": "iPad Files"}},
        "other": {"stringUnit": {"state": "translated", "value": "Other Files"}}}}}}}}}
      """#
    let words = ["--strings", "L.xcstrings", "--language", "en", "-f", "json"]
    for (platform, title) in [("ipad", "iPad Files"), ("mac", "Other Files")] {
      let run = runTool(
        ["resolve", "App.tabspec.json", "--platform", platform] + words, files: files)
      #expect(run.output.contains("\"title\": \"\(title)\""))
      let titles = runTool(
        [
          "titles", "App.tabspec.json", "--platform", platform, "--strings", "L.xcstrings", "-f",
          "json",
        ],
        files: files)
      #expect(titles.output.contains("\"text\": \"\(title)\""))
    }
    let both = runTool(
      ["resolve", "App.tabspec.json", "--platform", "all"] + words, files: files
    ).output
    #expect(
      both.contains("\"title\": \"iPad Files\"") && both.contains("\"title\": \"Other Files\""))
  }
}

@Suite("A matrix in all languages")
struct AllLanguagesTests {
  private func matrix(_ words: String...) -> ToolRun {
    runTool(
      ["matrix", "App.tabspec.json", "--strings", "L.xcstrings", "--language", "all"] + words,
      files: TitleCommandTests.files)
  }

  @Test("shows each device in the language that is worst for it, and the titles")
  func page() {
    let run = matrix("--format", "html")
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.contains("· en</h3>") && run.output.contains("· de</h3>"))
    #expect(!run.output.contains("· ar<"))
    #expect(run.output.contains("Titles by language"))
    #expect(run.output.contains("de: 1 too long, 1 not reviewed; ar: 1 not translated."))
    #expect(run.output.contains("<td dir=\"auto\">ملفات</td>"))
  }

  @Test("is for a page, and needs catalogs")
  func refused() {
    #expect(matrix().code == 64 && matrix("-f", "json").errors.contains("only the format 'html'"))
    let run = runTool(
      ["matrix", "App.tabspec.json", "--language", "all", "-f", "html"],
      files: TitleCommandTests.files)
    #expect(run.code == 64 && run.errors.contains("there is no string catalog"))
  }
}
