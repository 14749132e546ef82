/// The other files that tabspec reads, all of the same bytes: a configuration, a baseline, and
/// a user's customization. What is wrong with them is told at
/// a place that they have.
func check(_ bytes: [UInt8]) {
  let files = ["sub/App.tabspec.json": spec, "tabspec.config.json": bytes]
  let lint = ["lint", "sub/App.tabspec.json"]
  let configured = Run(lint, files: files)
  let places = checkPlaces(configured, "tabspec.config.json", bytes)
  let isNamed = String(decoding: configured.errors, as: UTF8.self).contains(
    "help: tabspec.config.json:")
  expect(places > 0 || isNamed || configured.code != 2, "a configuration is refused, but nowhere")
  let rules = Run(["rules", "--config", "tabspec.config.json"], files: files, isRepeated: false)
  // 'rules' does not open the files that a configuration names.
  expect(isNamed || (rules.code == 2) == (configured.code == 2), "'rules' and 'lint' disagree")

  for words in [
    lint + ["--baseline", "f", "--strict-baseline"],
    ["resolve", "sub/App.tabspec.json", "-p", "all", "--customization", "f"],
  ] {
    let run = Run(words, files: ["sub/App.tabspec.json": spec, "f": bytes])
    checkPlaces(run, "f", bytes)
  }
  let recorded = Run(lint + ["--write-baseline", "f"], files: ["sub/App.tabspec.json": spec])
  let again = Run(lint + ["--baseline", "f", "--strict-baseline"], files: recorded.files)
  expect(again.code == 0, "a baseline does not hold what was recorded")
  expect(again.errors.isEmpty, "a baseline misses what was recorded")
}

/// Every `name:line:column` is a place in the file.
///
/// - Returns: how many there are.
@discardableResult
private func checkPlaces(_ run: Run, _ name: String, _ bytes: [UInt8]) -> Int {
  let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  var count = 0
  for text in String(decoding: run.output + run.errors, as: UTF8.self).split(separator: "\n") {
    let parts = text.split(separator: ":", maxSplits: 3)
    guard parts.count == 4, parts[0] == name, let line = Int(parts[1]), let column = Int(parts[2])
    else { continue }
    count += 1
    expect((1...lines.count).contains(line), "\(text), of \(lines.count) lines")
    let length = lines[line - 1].count { $0 & 0xC0 != 0x80 }
    expect((1...length + 1).contains(column), "\(text), of \(length) columns")
  }
  return count
}

private let spec = Array(
  #"""
  {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}], "mode": "tabSidebar",
   "compactTabIdentifiers": [],
   "tabs": [{"identifier": "home", "title": "Home", "image": "house.fill", "allowsHiding": true},
    {"identifier": "é", "title": "All", "allowsReordering": true, "children": [
     {"identifier": "x", "title": "X", "preferredPlacement": "movable"}, {"identifier": "x",
      "title": "X"}]},
    {"type": "search"}]}
  """#.utf8)
