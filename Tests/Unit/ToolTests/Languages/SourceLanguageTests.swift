import TestSupport
import TestTool
import Testing

@Suite("The source language")
struct SourceLanguageTests {
  private static let spec = #"""
    {"tabs": [{"identifier": "home", "title": "tab.home", "image": {"asset": "x"}},
      {"identifier": "files", "title": "Files", "image": "folder", "subtitle": "All of them"}]}
    """#
  private static let catalog =
    #"{"sourceLanguage": "en", "strings": {"Files": {}, "tab.home": {}}}"#

  @Test(
    "of a catalog, which has no other, changes nothing but the language",
    arguments: ["text", "json", "svg", "html", "markdown"])
  func sourceLanguage(_ format: String) {
    let files = ["App.tabspec.json": Self.spec, "S.xcstrings": Self.catalog]
    let words = ["resolve", "App.tabspec.json", "--platform", "all", "--format", format]
    let without = runTool(words, files: files)
    let within = runTool(words + ["--strings", "S.xcstrings", "--language", "en"], files: files)
    #expect(without.code == 0 && within.code == 0)
    // The headings of pages name the language, and titles have it as an attribute.
    let same = within.output.replacing(#""language": "en""#, with: #""language": null"#)
      .replacing(" · en", with: "").replacing(#" xml:lang="en""#, with: "")
      .replacing(#" lang="en""#, with: "")
    #expect(same == without.output.replacing(#" lang="en""#, with: ""))
  }
}
