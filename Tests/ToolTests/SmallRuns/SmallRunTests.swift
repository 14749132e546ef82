import Testing

/// The rows stand in files of their own, without a macro, as the compiler reads a file with one twice.
@Suite("Small runs print")
struct SmallRunTests {
  @Test("the facts of a diff", arguments: changeFactRows)
  func changeFact(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the sentences of a diff", arguments: changePhraseRows)
  func changePhrase(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of a diff", arguments: changeRows)
  func change(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of conform", arguments: conformRows)
  func conform(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what customizing can do", arguments: customizationRows)
  func customization(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("findings in formats", arguments: findingRows)
  func finding(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("a spec in another framework", arguments: frameworkRows)
  func framework(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what code is generated", arguments: generatedRows)
  func generated(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what layouts look like", arguments: layoutRows)
  func layout(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("messages about invalid JSON", arguments: noJSONRows)
  func noJSON(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of pages", arguments: pageRows)
  func page(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what pictures have", arguments: pictureRows)
  func picture(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of reading", arguments: readingRows)
  func reading(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what is refused, and why", arguments: refusalRows)
  func refusal(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("messages about settings", arguments: settingRows)
  func setting(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what init makes of records", arguments: starterRows)
  func starter(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what depends on states", arguments: stateRows)
  func state(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of surveys", arguments: surveyRows)
  func survey(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("code for a TabView", arguments: swiftUICodeRows)
  func swiftUICode(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what languages do to titles", arguments: titleRows)
  func title(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("titles that users of a state see", arguments: titleStateRows)
  func titleState(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("messages about command lines", arguments: usageRows)
  func usage(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("code for variants, live values and repeated tabs", arguments: variantCodeRows)
  func variantCode(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("why a node is where it is", arguments: whyPlaceRows)
  func whyPlace(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of an explanation", arguments: whyRows)
  func why(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("code for a controller with a hard spec", arguments: controllerCodeRows)
  func controllerCode(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("how nodes of records are matched", arguments: matchedRecordRows)
  func matchedRecord(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the nodes of merged records", arguments: mergedNodeRows)
  func mergedNode(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what distinguishes merged records", arguments: mergedRecordRows)
  func mergedRecord(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("code for a TabView on many platforms", arguments: tabViewCodeRows)
  func tabViewCode(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("schemas, pages and layouts for odd requests", arguments: toolAnswerRows)
  func toolAnswer(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("messages about records, catalogs and settings", arguments: toolMessageRows)
  func toolMessage(_ row: SmallRun) { #expect(row.result == row.expected) }
}
