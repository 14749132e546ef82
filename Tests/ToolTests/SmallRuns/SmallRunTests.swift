import Testing

/// The rows are in separate files without macros, as the compiler reads a file with a macro twice.
@Suite("Small runs print")
struct SmallRunTests {
  @Test("a bar without a sidebar", arguments: barOnlyRows)
  func barOnly(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("messages about broken texts", arguments: brokenTextRows)
  func brokenText(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what catalogs contain", arguments: catalogFileRows)
  func catalogFile(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the facts of a diff", arguments: changeFactRows)
  func changeFact(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the sentences of a diff", arguments: changePhraseRows)
  func changePhrase(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of a diff", arguments: changeRows)
  func change(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("collapsed groups and orders of users", arguments: collapsedGroupRows)
  func collapsedGroup(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("scripts for shells", arguments: completionRows)
  func completion(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of conform", arguments: conformRows)
  func conform(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what customizing can do", arguments: customizationRows)
  func customization(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("how many findings there are", arguments: findingLimitRows)
  func findingLimit(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("where findings are", arguments: findingPlaceRows)
  func findingPlace(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("findings in formats", arguments: findingRows)
  func finding(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("a spec in another framework", arguments: frameworkRows)
  func framework(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what code is generated", arguments: generatedRows)
  func generated(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("help, completions and the manual", arguments: helpRows)
  func help(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("layouts in a language", arguments: languageLayoutRows)
  func languageLayout(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("titles in languages", arguments: languageRows)
  func language(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what layouts look like", arguments: layoutRows)
  func layout(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("findings about bars", arguments: lintBarRows)
  func lintBar(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("findings about images", arguments: lintImageRows)
  func lintImage(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("findings about keys and names", arguments: lintKeyRows)
  func lintKey(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("findings in specs with many mistakes", arguments: lintMixRows)
  func lintMix(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("findings about placements and platforms", arguments: lintPlaceRows)
  func lintPlace(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("findings about releases, states and suppressions", arguments: lintReleaseRows)
  func lintRelease(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("findings about titles", arguments: lintTitleRows)
  func lintTitle(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("findings about groups and lists", arguments: lintTreeRows)
  func lintTree(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("messages about invalid JSON", arguments: noJSONRows)
  func noJSON(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("messages about odd command lines", arguments: oddCommandRows)
  func oddCommand(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of pages", arguments: pageRows)
  func page(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what pictures have", arguments: pictureRows)
  func picture(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of reading", arguments: readingRows)
  func reading(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("messages about records", arguments: recordRows)
  func record(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what is refused, and why", arguments: refusalRows)
  func refusal(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what is repaired in broken texts", arguments: repairedTextRows)
  func repairedText(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("repeated, collapsed and prominent tabs", arguments: repeatedTabRows)
  func repeatedTab(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("a spec with everything on devices", arguments: richDeviceRows)
  func richDevice(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("a spec with everything on an iPad", arguments: richPadRows)
  func richPad(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("messages about settings", arguments: settingRows)
  func setting(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what init makes of records", arguments: starterRows)
  func starter(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what depends on states", arguments: stateRows)
  func state(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("strange texts in messages", arguments: strangeTextRows)
  func strangeText(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of surveys", arguments: surveyRows)
  func survey(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("code for a TabView", arguments: swiftUICodeRows)
  func swiftUICode(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("reports about a TabView", arguments: tabViewReportRows)
  func tabViewReport(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("layouts of a TabView", arguments: tabViewRows)
  func tabView(_ row: SmallRun) { #expect(row.result == row.expected) }

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

  @Test("why nodes of a spec with everything are where they are", arguments: whyRichRows)
  func whyRich(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the output of an explanation", arguments: whyRows)
  func why(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("why tabs are where they are", arguments: whyTabRows)
  func whyTab(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("messages about wrong nodes", arguments: wrongNodeRows)
  func wrongNode(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("messages about wrong values at the root", arguments: wrongRootRows)
  func wrongRoot(_ row: SmallRun) { #expect(row.result == row.expected) }

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

  @Test("bars in pictures", arguments: barPictureRows)
  func barPicture(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what a diff says about identifiers", arguments: changedIdentifierRows)
  func changedIdentifier(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("reports in colour", arguments: coloredReportRows)
  func coloredReport(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what a diff says about bars", arguments: comparedBarRows)
  func comparedBar(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what a diff says about groups", arguments: comparedGroupRows)
  func comparedGroup(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("narrow rows and detours", arguments: detourRows)
  func detour(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("devices in pictures", arguments: deviceRows)
  func device(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("pictures of bars with few items", arguments: emptyBarRows)
  func emptyBar(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the places of findings in files", arguments: placeInFileRows)
  func placeInFile(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("fixes and other remarks", arguments: fixingRows)
  func fixing(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("a folding phone in pictures", arguments: foldingPhoneRows)
  func foldingPhone(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("findings in a baseline", arguments: knownFindingRows)
  func knownFinding(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what users can lose", arguments: lostTabRows)
  func lostTab(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("matrices of states", arguments: matrixReportRows)
  func matrixReport(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("pictures of bars that overflow", arguments: moreScreenRows)
  func moreScreen(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("what a diff says about moved nodes", arguments: movedNodeRows)
  func movedNode(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("layouts in narrow terminals", arguments: narrowLayoutRows)
  func narrowLayout(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("odd titles in narrow terminals", arguments: narrowTitleRows)
  func narrowTitle(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("odd titles in layouts", arguments: oddTitleRows)
  func oddTitle(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("pictures of more than there is room for", arguments: overflowRows)
  func overflow(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("comparisons on pages", arguments: pageComparisonRows)
  func pageComparison(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("the structure of pages", arguments: pageStructureRows)
  func pageStructure(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("sidebars in windows", arguments: sidebarWindowRows)
  func sidebarWindow(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("why tabs are in bars", arguments: whyBarRows)
  func whyBar(_ row: SmallRun) { #expect(row.result == row.expected) }

  @Test("windows of devices", arguments: windowRows)
  func window(_ row: SmallRun) { #expect(row.result == row.expected) }
}
