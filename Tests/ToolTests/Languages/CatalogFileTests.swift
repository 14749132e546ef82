import Foundation
import TestSupport
import TestTool
import Testing

/// Which catalogs are read, and what becomes of those that cannot be.
@Suite("Files of catalogs")
struct CatalogFileTests {
  private let spec = TitleCommandTests.spec
  private let catalog = TitleCommandTests.catalog

  private func lint(_ words: [String], _ files: [String: String]) -> ToolRun {
    runTool(["lint", "-f", "concise"] + words, files: files)
  }

  @Test("the configuration names them, relative to itself, and the command line wins")
  func configured() {
    let files = [
      "App/specs/App.tabspec.json": spec, "App/Text/L.xcstrings": catalog,
      "App/tabspec.config.json": #"{"strings": ["Text/L.xcstrings"], "assets": ["A.xcassets"]}"#,
      "App/A.xcassets/x.imageset/x.png": "",
      "Other.xcstrings": #"{"sourceLanguage": "en", "strings": {"tab.home": {}, "Files": {}}}"#,
    ]
    #expect(lint(["App/specs/App.tabspec.json"], files).output.contains("[long-title]"))
    let other = lint(["App/specs/App.tabspec.json", "--strings", "Other.xcstrings"], files)
    #expect(!other.output.contains("[long-title]") && other.code == 0)
  }

  @Test(
    "those of a configuration that was found stay in its tree",
    arguments: [
      ("../Out.xcstrings", "outside of /app/App"), ("/Out.xcstrings", "outside of /app/App"),
      ("Link.xcstrings", "symbolic link"), ("Linked/L.xcstrings", "symbolic link"),
      ("Folder", "this is a folder"), ("None.xcstrings", "no such file"),
    ])
  func found(_ path: String, _ reason: String) {
    for command in ["lint", "titles", "resolve", "matrix", "reach"] {
      let system = MemorySystem()
      let files = [
        "App/App.tabspec.json": spec, "App/tabspec.config.json": #"{"strings": ["\#(path)"]}"#,
        "Out.xcstrings": catalog, "App/Link.xcstrings": catalog, "App/Linked/L.xcstrings": catalog,
        "App/Folder/x": "",
      ]
      system.files = files.mapValues { Array($0.utf8) }
      system.links = ["App/Link.xcstrings", "App/Linked"]
      // What is not there is missed only where it is read.
      if reason == "no such file", !["lint", "titles"].contains(command) { continue }
      let run = runTool([command, "App/App.tabspec.json"], on: system)
      #expect(run.code == 2 && run.errors.contains(reason), "\(command): \(run.errors)")
    }
  }

  @Test("a configuration that is named may go anywhere")
  func named() {
    let files = [
      "App/App.tabspec.json": spec, "App/c.json": #"{"strings": ["../Out.xcstrings"]}"#,
      "Out.xcstrings": catalog,
    ]
    let run = lint(["App/App.tabspec.json", "--config", "App/c.json"], files)
    #expect(run.output.contains("[long-title]"))
  }

  @Test("the folder with .git is the tree")
  func tree() {
    let files = [
      "App/App.tabspec.json": spec, "App/tabspec.config.json": #"{"strings": ["../L.xcstrings"]}"#,
      "L.xcstrings": catalog, ".git/HEAD": "",
    ]
    #expect(lint(["App/App.tabspec.json"], files).output.contains("[long-title]"))
  }

  @Test("reports problems at its own lines, and ignores it")
  func broken() {
    let files = [
      "App.tabspec.json": spec, "L.xcstrings": "{\"sourceLanguage\": 7,\n \"strings\": []}",
    ]
    let run = lint(["--strings", "L.xcstrings", "App.tabspec.json"], files)
    #expect(run.code == 1)
    #expect(run.output.contains("L.xcstrings:1:20: error: 'sourceLanguage' takes a string"))
    #expect(run.output.contains("L.xcstrings:2:13: error: 'strings' takes an object"))
    #expect(!run.output.contains("[unknown-title]"))
    let titles = runTool(["titles", "App.tabspec.json", "--strings", "L.xcstrings"], files: files)
    #expect(titles.code == 1 && titles.output == "" && titles.errors.contains("L.xcstrings:2:13"))
    let json = runTool(
      ["lint", "-f", "json", "--strings", "L.xcstrings", "App.tabspec.json"], files: files)
    #expect(json.output.contains(#""path": "L.xcstrings""#) && json.output.contains(#""files": 2"#))
  }

  @Test(
    "a broken one makes a run fail unless nothing is to",
    arguments: [
      (["--fail-on", "never"], nil, 0), ([], "never", 0), (["--fail-on", "error"], "never", 1),
      (["--fail-on", "error"], nil, 1), ([], nil, 1),
    ] as [([String], String?, Int32)])
  func failing(_ words: [String], _ configured: String?, _ code: Int32) {
    var files = ["App.tabspec.json": spec, "L.xcstrings": "{\"sourceLanguage\": 7}"]
    if let configured { files["tabspec.config.json"] = #"{"failOn": "\#(configured)"}"# }
    let run = lint(words + ["--strings", "L.xcstrings", "App.tabspec.json"], files)
    #expect(run.code == code && run.output.contains("L.xcstrings:1:20"), "\(run)")
  }

  @Test("a note about one names it in JSON")
  func notePaths() {
    let run = runTool(
      ["lint", "App.tabspec.json", "--strings", "L.xcstrings", "-f", "json"],
      files: ["App.tabspec.json": spec, "L.xcstrings": catalog])
    let pieces = run.output.components(separatedBy: "the catalog says so here")
    #expect(pieces.count == 2, "\(run)")
    #expect(pieces.last?.split(separator: "\n")[1].contains(#""path": "L.xcstrings""#) == true)
  }

  @Test("a region of the catalog's own language needs no text, any other language does")
  func regions() {
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {
        "Files": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "D"}}}},
        "tab.home": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Home"}},
          "en-GB": {"stringUnit": {"state": "translated", "value": "Hearth"}},
          "fr": {"stringUnit": {"state": "translated", "value": "F"}},
          "de-AT": {"stringUnit": {"state": "translated", "value": "A"}},
          "de": {"stringUnit": {"state": "translated", "value": "D"}}}}}}
      """#
    let run = lint(
      ["--strings", "L.xcstrings", "App.tabspec.json"],
      ["App.tabspec.json": spec, "L.xcstrings": catalog])
    let lines = run.output.split(separator: "\n").filter { $0.hasSuffix("[untranslated-title]") }
    #expect(lines.count == 1 && lines.first?.contains("'Files' is not translated into fr") == true)
  }

  @Test(
    "what is no catalog is an error",
    arguments: [
      "", "{", "[1]", "null", "\u{FEFF}{}", "{\"sourceLanguage\": \"en\"}", "\u{0}", "{}{}",
    ])
  func none(_ text: String) {
    let files = ["App.tabspec.json": spec, "L.xcstrings": text]
    for command in ["lint", "validate", "titles", "conform"] {
      let record = command == "conform" ? ["R.tabrecord.json"] : []
      var files = files
      files["R.tabrecord.json"] = ""
      let run = runTool(
        [command, "App.tabspec.json"] + record + ["--strings", "L.xcstrings"], files: files)
      #expect(run.code == 1, "\(command): \(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains("L.xcstrings"))
    }
  }

  @Test("what cannot be read is a failure")
  func unreadable() {
    let files = ["App.tabspec.json": spec, "L.xcstrings": catalog]
    for option in ["--strings", "--assets"] {
      for command in ["lint", "titles", "resolve"] {
        let run = runTool([command, "App.tabspec.json", option, "none"], files: files)
        #expect(run.code == 2 && run.errors.contains("none: "))
      }
    }
    let file = runTool(["lint", "App.tabspec.json", "--assets", "L.xcstrings"], files: files)
    #expect(file.code == 2 && file.errors.contains("this is not a folder"))
  }

  @Test(".strings files of a language's folder are read")
  func stringsFiles() {
    let files = [
      "App.tabspec.json": spec, "en.lproj/L.strings": #""tab.home" = "Home"; "Files" = "Files";"#,
      "de.lproj/L.strings": #""tab.home" = "Zu meiner Startseite";"#,
    ]
    let run = lint(
      ["App.tabspec.json", "--strings", "en.lproj/L.strings", "--strings", "de.lproj/L.strings"],
      files)
    #expect(run.output.contains("'Zu meiner Startseite' is 20 characters long in de"))
    #expect(run.output.contains("'Files' is not translated into de"))
    let bad = ["App.tabspec.json": spec, "de.lproj/L.strings": "\n\"a\" = ", "L.strings": ""]
    let broken = lint(["App.tabspec.json", "--strings", "de.lproj/L.strings"], bad)
    #expect(broken.code == 1 && broken.output.contains("de.lproj/L.strings:2:7: error:"))
    let homeless = lint(["App.tabspec.json", "--strings", "L.strings"], bad)
    #expect(homeless.code == 2 && homeless.errors.contains("such as de.lproj"))
  }

  @Test("a report never takes the place of a catalog")
  func overwriting() {
    let files = ["App.tabspec.json": spec, "L.xcstrings": catalog]
    for command in ["lint", "titles", "resolve"] {
      let run = runTool(
        [command, "App.tabspec.json", "--strings", "L.xcstrings", "--format", "json=L.xcstrings"],
        files: files)
      #expect(run.code == 64 && run.errors.contains("overwritten"), "\(command)")
    }
  }
}

@Suite("Asset catalogs")
struct AssetFileTests {
  private func lint(_ asset: String, _ files: [String], links: Set<String> = []) -> ToolRun {
    let system = MemorySystem()
    for file in files {
      system.files["A.xcassets/" + file] =
        Array(#"{"properties": {"provides-namespace": true}}"#.utf8)
    }
    system.files["App.tabspec.json"] = Array(
      #"""
      {"tabs": [{"identifier": "a", "title": "A", "image": {"asset": "\#(asset)"}},
                {"identifier": "b", "title": "B", "image": "b"}]}
      """#.utf8)
    system.links = links
    return runTool(
      ["lint", "--no-config", "-f", "concise", "--assets", "A.xcassets", "App.tabspec.json"],
      on: system)
  }

  @Test(
    "have the names of image sets and symbol sets, with namespaces",
    arguments: [
      ("a", ["a.imageset/Contents.json"], true), ("a", ["a.symbolset/x"], true),
      ("a", ["a.colorset/x"], false), ("a", ["a.appiconset/x"], false),
      ("a", ["Group/a.imageset/x"], true), ("Group/a", ["Group/a.imageset/x"], false),
      ("Group/a", ["Group/Contents.json", "Group/a.imageset/x"], true),
      ("a", ["Group/Contents.json", "Group/a.imageset/x"], false),
      ("G/H/a", ["G/Contents.json", "G/H/Contents.json", "G/H/a.imageset/x"], true),
      ("H/a", ["G/H/Contents.json", "G/H/a.imageset/x"], true),
      ("G/a", ["G/Contents.json", "G/H/a.imageset/x"], true),
      ("A", ["a.imageset/x"], false), ("a.b", ["a.b.imageset/x"], true),
      ("a", ["b.imageset/a.imageset/x"], false), ("a", ["Contents.json", "a.imageset/x"], true),
    ])
  func names(_ asset: String, _ files: [String], _ isKnown: Bool) {
    let run = lint(asset, files)
    #expect(run.output.contains("[unknown-asset]") == !isKnown, "\(run.output)\(run.errors)")
  }

  @Test("reports problems at its own lines")
  func broken() {
    let system = MemorySystem()
    system.files = [
      "A.xcassets/G/Contents.json": Array("{\n \"properties\": []}".utf8),
      "A.xcassets/H/Contents.json": Array("{".utf8),
      "App.tabspec.json": Array(#"{"tabs": [{"identifier": "a", "title": "A"}]}"#.utf8),
    ]
    let run = runTool(
      ["lint", "--no-config", "-f", "concise", "--assets", "A.xcassets", "App.tabspec.json"],
      on: system)
    #expect(run.code == 1)
    #expect(
      run.output.contains("A.xcassets/G/Contents.json:2:16: error: 'properties' takes an object"))
    #expect(run.output.contains("A.xcassets/H/Contents.json:1:2: error:"))
  }

  @Test("links in them are not followed, in no circle")
  func links() throws {
    let spec = #"{"tabs": [{"identifier": "a", "title": "A", "image": {"asset": "x"}}]}"#
    let files = ["A.xcassets/G/a.txt": "", "App.tabspec.json": spec, "x.imageset/x": ""]
    try TemporaryFolder.with(files) { folder in
      let lint = "$TABSPEC lint --no-config -f concise --assets A.xcassets App.tabspec.json"
      _ = try folder.shell(
        "cd A.xcassets/G && ln -s .. Loop && ln -s Self Self && ln -s ../../x.imageset .")
      let run = try folder.shell(lint)
      #expect(run.output.contains("[unknown-asset]") && run.errors == "")
      _ = try folder.shell("ln -s ../../App.tabspec.json A.xcassets/G/Contents.json")
      let linked = try folder.shell(lint)
      #expect(linked.code == 2 && linked.errors.contains("Contents.json: this is a symbolic link"))
    }
  }
}
