import TestSupport
import TestTool
import Testing

/// Links to catalogs, and what a catalog leaves unchanged.
@Suite("Files of catalogs")
struct CatalogFileTests {
  private static let spec = #"""
    {"tabs": [{"identifier": "home", "title": "tab.home", "image": {"asset": "x"}},
      {"identifier": "files", "title": "Files", "image": "folder", "subtitle": "All of them"}]}
    """#
  private static let catalog =
    #"{"sourceLanguage": "en", "strings": {"Files": {}, "tab.home": {}}}"#

  @Test(
    "those of a configuration that was found stay in its tree",
    arguments: [
      ("../Out.xcstrings", "outside of /app/App"), ("/Out.xcstrings", "outside of /app/App"),
      ("Link.xcstrings", "symbolic link"), ("Linked/L.xcstrings", "symbolic link"),
      ("Folder", "this is a folder"), ("None.xcstrings", "no such file"),
    ])
  func found(_ path: String, _ reason: String) {
    for command in ["lint", "titles", "resolve", "matrix", "reach"] {
      // What is not there is missed only where it is read.
      if reason == "no such file", !["lint", "titles"].contains(command) { continue }
      let system = MemorySystem()
      system.files = [
        "App/App.tabspec.json": Self.spec,
        "App/tabspec.config.json": #"{"strings": ["\#(path)"]}"#,
        "Out.xcstrings": Self.catalog, "App/Link.xcstrings": Self.catalog,
        "App/Linked/L.xcstrings": Self.catalog, "App/Folder/x": "",
      ].mapValues { Array($0.utf8) }
      system.links = ["App/Link.xcstrings", "App/Linked"]
      let run = runTool([command, "App/App.tabspec.json"], on: system)
      #expect(run.code == 2 && run.errors.contains(reason), "\(command): \(run.errors)")
    }
  }

  @Test("a link beside a spec is not followed")
  func link() {
    let system = MemorySystem()
    system.files = ["App.tabspec.json": Self.spec, "Localizable.xcstrings": Self.catalog]
      .mapValues { Array($0.utf8) }
    system.links = ["Localizable.xcstrings"]
    let run = runTool(["lint"], on: system)
    let note = "note: Localizable.xcstrings is not read: this is a symbolic link"
    #expect(run.errors.hasPrefix(note) && run.code == 0)
  }

  @Test("links in asset catalogs are not followed, in no circle")
  func assetLinks() throws {
    let files = ["A.xcassets/G/a.txt": "", "App.tabspec.json": Self.spec, "x.imageset/x": ""]
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

  @Test(
    "one with its own language alone changes nothing but the language",
    arguments: ["text", "json", "svg", "html", "markdown"])
  func sourceLanguage(_ format: String) {
    let files = ["App.tabspec.json": Self.spec, "S.xcstrings": Self.catalog]
    let words = ["resolve", "App.tabspec.json", "--platform", "all", "--format", format]
    let without = runTool(words, files: files)
    let within = runTool(words + ["--strings", "S.xcstrings", "--language", "en"], files: files)
    #expect(without.code == 0 && within.code == 0)
    // The headings of pages name the language.
    let same = within.output.replacing(#""language": "en""#, with: #""language": null"#)
      .replacing(" · en", with: "")
    #expect(same == without.output)
  }
}
