import JSON

/// A spec: every command ends on it, the findings stand in the file, and a second run
/// prints the same.
func check(_ bytes: [UInt8]) {
  let name = "App.tabspec.json"
  let lint = Run(["lint", name, "--format", "json"], files: [name: bytes])
  expect(lint.code <= 1, "lint ends with \(lint.code)")
  guard let report = try? JSONReader.read(lint.output) else {
    fatalError("the report is not JSON")
  }
  checkFindings(report.root, bytes)

  let recorded = Run(
    ["lint", name, "--write-baseline", "f"], files: [name: bytes], isRepeated: false)
  let again = Run(
    ["lint", name, "--baseline", "f", "--strict-baseline"], files: recorded.files, isRepeated: false
  )
  expect(again.errors.isEmpty, "a baseline misses what was recorded")

  let resolve = Run(["resolve", name, "-p", "all", "--format", "json"], files: [name: bytes])
  expect(resolve.code <= 1, "resolve ends with \(resolve.code)")
  expect((resolve.code == 0) == !resolve.output.isEmpty, "a layout and \(resolve.code)")
  for words in [["matrix", name], ["matrix", name, "--taps"], choice(bytes)] {
    let files = [name: bytes, "Base.tabspec.json": base, "state.json": state]
    let run = Run(words, files: files, isRepeated: false)
    expect(run.code <= 1, "\(words) ends with \(run.code)")
    guard words.contains("--ascii") else { continue }
    expect((run.output + run.errors).allSatisfy { $0 < 0x80 }, "\(words) is not ASCII")
  }
}

/// One of the other things that can be asked about a spec, the same for the same bytes.
private func choice(_ bytes: [UInt8]) -> [String] {
  var hash: UInt32 = 2_166_136_261
  for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
  return questions[Int(hash >> 8) % questions.count]
}

private let questions = [
  "resolve App.tabspec.json -p all --customization state.json",
  "resolve App.tabspec.json -p all --customization state.json --os 18 --sidebar shown -f json",
  "resolve App.tabspec.json -p all --sidebar hidden --os 18.4 --sdk 26.1 --ascii",
  "resolve App.tabspec.json -p ipad --size-class compact --orientation portrait",
  "resolve App.tabspec.json -p iphone --size-class regular --orientation landscape -f svg",
  "resolve App.tabspec.json -p all --direction rightToLeft -f html",
  "diff App.tabspec.json --os 18..27", "diff App.tabspec.json --platform iphone..ipad -f json",
  "diff App.tabspec.json --platform ipad --size-class compact..regular -f markdown",
  "diff Base.tabspec.json App.tabspec.json", "diff App.tabspec.json Base.tabspec.json --ascii",
  "diff App.tabspec.json --os 18..27 -f json", "generate App.tabspec.json",
  "generate App.tabspec.json --titles literal --access public",
  "matrix App.tabspec.json --ascii", "matrix App.tabspec.json --taps --ascii",
  "lint App.tabspec.json --ascii",
  "lint App.tabspec.json Base.tabspec.json --max-depth 1",
].map { $0.split(separator: " ").map { String($0) } }

private let base = Array(
  #"""
  {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "tvOS",
    "minimumVersion": "26.0"}], "mode": "tabSidebar", "customizationIdentifier": "a",
   "tabs": [{"identifier": "home", "title": "Home", "image": "house", "allowsHiding": true},
    {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B", "children": [
     {"identifier": "g", "title": "G", "badgeValue": "1"}, {"identifier": "x", "title": "X",
      "children": []}]}, {"identifier": "c", "title": "C"}, {"type": "search"},
    {"identifier": "d", "title": "D", "preferredPlacement": "pinned"}]}
  """#.utf8)

private let state = Array(
  #"""
  {"hidden": ["home", "a"], "shown": ["b", "g"], "tabBarOrder": ["g", "a", "home", "gone"],
   "removedFromTabBar": ["library", "b"], "displayOrder": {"g": ["b", "a"], "library": []},
   "sidebar": "hidden", "collapsed": ["g", "library"]}
  """#.utf8)

private func checkFindings(_ report: JSONValue, _ bytes: [UInt8]) {
  var lines = [0]
  for (index, byte) in bytes.enumerated() where byte == 0x0A { lines.append(index + 1) }
  var earlier = 0
  for finding in report["findings"]?.elements ?? [] {
    let start = place("start", finding)
    let end = place("end", finding)
    expect(earlier <= start && start <= end && end <= bytes.count, "\(start)..<\(end)")
    earlier = start
    for note in finding["notes"]?.elements ?? [] where note["range"]?.isObject == true {
      expect(place("start", note) <= place("end", note), "a note")
      expect(place("end", note) <= bytes.count, "a note")
    }
  }

  /// The offset of one end of what is reported, after a look at its line and column.
  func place(_ end: String, _ owner: JSONValue) -> Int {
    guard let edge = owner["range"]?[end], let offset = edge["offset"]?.integer,
      let line = edge["line"]?.integer, let column = edge["column"]?.integer
    else { fatalError("a place without offset, line and column") }
    expect((1...lines.count).contains(line) && offset <= bytes.count, "line \(line)")
    let before = bytes[lines[line - 1]..<max(lines[line - 1], offset)]
    expect(column == before.count { $0 & 0xC0 != 0x80 } + 1, "column \(column) in line \(line)")
    return offset
  }
}
