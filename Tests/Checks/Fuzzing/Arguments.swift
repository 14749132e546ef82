/// A command line, a word each line, on a system with a few files: one of the four codes, one
/// error that is harmless, and nothing written where the words make no sense.
func check(_ bytes: [UInt8]) {
  let words = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(32)
  let run = Run(words.map { Array($0) }, files: files, input: spec)
  guard run.code == 64 else { return }
  expect(run.output.isEmpty, "a usage error with output")
  expect(run.files == files, "a usage error that writes")
}

private let spec = Array(
  #"""
  {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}], "compactTabIdentifiers": [],
   "tabs": [{"identifier": "home", "title": "Home", "image": "house.fill"},
    {"identifier": "all", "title": "All", "children": [{"identifier": "x", "title": "X"}]},
    {"type": "search"}]}
  """#.utf8)

private let files = [
  "App.tabspec.json": spec,
  "sub/Old.tabspec.json": Array(#"{"tabs": [{"identifier": "home", "title": "Home"}]}"#.utf8),
  "broken.json": Array(#"{"tabs": ["#.utf8),
  "team.json": Array(#"{"rules": {"filled-symbol": "off"}, "failOn": "note"}"#.utf8),
  "base.json": Array(#"{"baselineVersion": 1, "findings": []}"#.utf8),
  "state.json": Array(#"{"hidden": ["home"]}"#.utf8),
]
