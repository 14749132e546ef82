import TestTool
import Testing

/// A string catalog next to a spec that is not named anywhere, and languages missing from all catalogs.
@Suite("A string catalog beside a spec")
struct FoundStringsTests {
  private static let catalog = TitleCommandTests.catalog
  private static let files = [
    "App.tabspec.json": TitleCommandTests.spec, "Localizable.xcstrings": catalog,
  ]
  private static let note = "note: reading Localizable.xcstrings; --no-strings reads none\n"

  @Test(
    "is read if languages matter, with a note",
    arguments: [
      ["lint"], ["titles"], ["matrix", "-f", "html"], ["resolve", "--language", "de"],
      ["reach", "--language", "de"],
    ])
  func read(_ words: [String]) {
    let run = runTool(words, files: Self.files)
    #expect(run.errors == Self.note, "\(run)")
    let without = runTool(words + ["--no-strings"], files: Self.files)
    #expect(!without.errors.contains("reading"))
    #expect(run.output != without.output)
  }

  @Test(
    "is not read where no title is looked up",
    arguments: [["validate"], ["resolve"], ["matrix"], ["reach"], ["generate"]])
  func notRead(_ words: [String]) {
    #expect(!runTool(words, files: Self.files).errors.contains("reading"))
  }

  @Test("gives way to those that are named, and to none where none is to be read")
  func named() {
    var files = Self.files
    files["Other.xcstrings"] = #"{"sourceLanguage": "fr", "version": "1.0", "strings": {}}"#
    #expect(runTool(["lint", "--strings", "Other.xcstrings"], files: files).errors.isEmpty)
    files["tabspec.config.json"] = #"{"strings": ["Other.xcstrings"]}"#
    let configured = runTool(["titles"], files: files)
    #expect(configured.errors.isEmpty && configured.output.contains("fr"))
    #expect(
      runTool(["titles", "--no-strings"], files: files).output.contains("No string catalogs"))
    files["tabspec.config.json"] = #"{"strings": []}"#
    let empty = runTool(["titles"], files: files)
    #expect(empty.errors.isEmpty && empty.output.contains("No string catalogs"))
    files["tabspec.config.json"] = #"{"failOn": "never"}"#
    #expect(runTool(["titles"], files: files).errors == Self.note)
    #expect(
      runTool(["lint", "--strings", "Other.xcstrings", "--no-strings"], files: files).code == 64)
  }

  @Test("belongs to the specs of its own folder")
  func folders() {
    let files = [
      "a/A.tabspec.json": TitleCommandTests.spec, "a/Localizable.xcstrings": Self.catalog,
      "b/B.tabspec.json": TitleCommandTests.spec,
      "c/C.tabspec.json": TitleCommandTests.spec, "c/Localizable.xcstrings": Self.catalog,
    ]
    let run = runTool(["lint", "-f", "concise"], files: files)
    #expect(
      run.errors == "note: reading a/Localizable.xcstrings and 1 more; --no-strings reads none\n")
    let lines = run.output.split(separator: "\n").filter { $0.hasSuffix("[untranslated-title]") }
    #expect(lines.contains { $0.hasPrefix("a/A.") } && lines.contains { $0.hasPrefix("c/C.") })
    #expect(!lines.contains { $0.hasPrefix("b/B.") })
  }

  @Test("is not followed where it is a link")
  func link() {
    let system = MemorySystem()
    system.files = Self.files.mapValues { Array($0.utf8) }
    system.links = ["Localizable.xcstrings"]
    let run = runTool(["lint"], on: system)
    #expect(
      run.errors.hasPrefix("note: Localizable.xcstrings is not read: this is a symbolic link"))
    #expect(run.code == 0)
  }

  // MARK: - Languages

  @Test(
    "a language that it does not have is shown in the one without the region",
    arguments: [("de-AT", "de"), ("de_CH", "de"), ("ar-EG", "ar")])
  func fallback(_ asked: String, _ shown: String) {
    let run = runTool(["resolve", "--language", asked, "-f", "json"], files: Self.files)
    #expect(run.code == 0)
    #expect(
      run.errors == Self.note + "note: no string catalog has '\(asked)'; showing '\(shown)'\n")
    #expect(run.output.contains(#""language": "\#(shown)""#))
    let both = runTool(
      ["diff", "App.tabspec.json", "App.tabspec.json", "--language", asked], files: Self.files)
    #expect(both.errors.components(separatedBy: "showing").count == 2)
  }

  @Test("a language that it has in no way is refused", arguments: ["fr", "fr-CA", "d"])
  func refused(_ language: String) {
    let run = runTool(["titles", "--language", language], files: Self.files)
    #expect(run.code == 64 && run.errors.contains("help: the languages are ar, de, en\n"))
  }

  @Test("every language names itself in the headings and links of a page")
  func page() {
    let page = runTool(
      ["matrix", "-p", "ipad", "--os", "27", "--language", "all", "-f", "html"], files: Self.files
    ).output
    for language in ["en", "de"] {
      #expect(page.contains(" · \(language)</a>"), "\(language)")
      #expect(page.contains(" · \(language)</h3>"))
      #expect(page.contains(" · \(language)</span>"))
    }
    let links = page.matches(of: /class="minor" href="[^"]*">([^<]*)</).map { $0.output.1 }
    #expect(Set(links).count == links.count && links.count > 1, "\(links)")
    let plain = runTool(["matrix", "-p", "ipad", "-f", "html", "--no-strings"], files: Self.files)
    #expect(!plain.output.contains(" · de<"))
  }

  @Test("a page shows the language in which titles are equal, though another one is longer")
  func worst() {
    func unit(_ language: String, _ text: String) -> String {
      #""\#(language)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    let entries = [("A", "Longer"), ("B", "Other")].map { key, french in
      #""\#(key)": {"localizations": {\#(unit("de", "X")), \#(unit("fr", french))}}"#
    }
    let page = runTool(
      [
        "matrix", "App.tabspec.json", "-f", "html", "--language", "all", "--strings", "L.xcstrings",
      ],
      files: [
        "App.tabspec.json":
          #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#,
        "L.xcstrings":
          #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}}"#,
      ]
    ).output
    #expect(page.contains(" · de</a>") && !page.contains(" · fr</a>"))
  }

  @Test("the source language is the first in tables", arguments: ["text", "markdown"])
  func order(_ format: String) throws {
    let run = runTool(["titles", "-f", format], files: Self.files)
    let heading = try #require(
      run.output.split(separator: "\n").first { $0.hasPrefix("Titles ") || $0.contains("| key |") })
    let names = heading.split { !$0.isLetter }.filter { ["ar", "de", "en"].contains($0) }
    #expect(names.first == "en" && names.count == 3, "\(heading)")
  }

  @Test("standard input has the name that --stdin-name gives it in a comparison")
  func standardInputName() {
    let old = TitleCommandTests.spec.replacing("Files", with: "Folders")
    let run = runTool(
      ["diff", "-", "App.tabspec.json", "--stdin-name", "main:App.tabspec.json", "-f", "markdown"],
      files: Self.files, input: old)
    #expect(
      run.output.contains("### main&#58;App.tabspec.json → App")
        && !run.output.contains("standard input"))
  }

  @Test("notes impossible widths")
  func widths() {
    let run = runTool(["resolve", "-p", "iphone", "--size-class", "regular"], files: Self.files)
    #expect(run.errors.hasPrefix("note: no iPhone has regular width in portrait; "))
    for words in [["--orientation", "landscape"], []] {
      let other = runTool(
        ["resolve", "-p", "iphone"] + (words.isEmpty ? [] : ["--size-class", "regular"] + words),
        files: Self.files)
      #expect(other.errors.isEmpty)
    }
  }
}
