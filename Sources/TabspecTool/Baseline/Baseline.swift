import JSON
import TabModel
import TabReports

/// Findings to ignore, identified by file, rule, pointer and identifier.
///
/// For nodes that have moved, the identifier and the last key of the pointer are enough.
struct Baseline {
  struct Entry: Hashable, Sendable {
    let path: String
    let rule: String
    let pointer: String
    let identifier: String?
  }

  let entries: [Entry]
  /// The places of the entries in the file.
  private let ranges: [ByteRange]
  private var isFound: [Bool]
  private let byFile: [String: [Int]]
  private let names: BaselineNames

  init(_ read: [(entry: Entry, range: ByteRange)], _ names: BaselineNames) {
    let entries = read.map { entry, _ in
      Entry(
        path: names.normalized(entry.path), rule: entry.rule, pointer: entry.pointer,
        identifier: entry.identifier)
    }
    self.entries = entries
    ranges = read.map(\.range)
    byFile = Dictionary(grouping: entries.indices) { entries[$0].path }
    self.names = names
    isFound = Array(repeating: false, count: entries.count)
  }

  /// Returns whether a finding can be recorded. Findings that make a spec unreadable would hide all
  /// others.
  static func holds(_ finding: ReportedFinding) -> Bool {
    ReadingRule(rawValue: finding.diagnostic.rule) == nil && finding.place.pointer != nil
  }

  /// Returns the entry for a finding in a file; nil if it cannot be recorded.
  private static func entry(of finding: ReportedFinding, _ file: String) -> Entry? {
    guard holds(finding), let pointer = finding.place.pointer else { return nil }
    return Entry(
      path: file, rule: finding.diagnostic.rule, pointer: pointer,
      identifier: finding.identifier)
  }

  /// Marks the findings of a file that are in the baseline. Exact matches come first, so that moved
  /// findings don't use up their entries.
  mutating func mark(_ findings: inout [ReportedFinding]) {
    guard let file = findings.first.map({ names.name(of: $0.path) }),
      let positions = byFile[file]
    else { return }
    for key in [{ $0 }, Self.moved] as [(Entry) -> Entry?] {
      // Equal entries are used in order.
      var unused = Dictionary(
        grouping: positions.reversed().filter { !isFound[$0] }, by: { key(entries[$0]) })
      for index in findings.indices where !findings[index].isBaselined {
        guard let wanted = Self.entry(of: findings[index], file).flatMap(key),
          let position = unused[wanted]?.popLast()
        else { continue }
        isFound[position] = true
        findings[index].isBaselined = true
      }
    }
  }

  var unmatched: [(entry: Entry, range: ByteRange)] {
    entries.indices.filter { !isFound[$0] }.map { (entries[$0], ranges[$0]) }
  }

  /// Returns an entry for any position of its node; nil if the node has no identifier.
  private static func moved(_ entry: Entry) -> Entry? {
    entry.identifier.map {
      let tail = pointerTail(entry.pointer).joined(separator: "/")
      return Entry(path: entry.path, rule: entry.rule, pointer: tail, identifier: $0)
    }
  }

  static let origin = "'tabspec lint --write-baseline FILE' writes one"

  static func bytes(_ findings: [ReportedFinding], _ names: BaselineNames) -> [UInt8] {
    let paths = Set(findings.map(\.path))
    let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, names.name(of: $0)) })
    let entries = findings.compactMap { entry(of: $0, files[$0.path, default: $0.path]) }
    return JSONWriter.object { writer in
      writer.member("baselineVersion", 1)
      writer.objects("findings", of: entries) { writer, entry in
        writer.member("path", entry.path)
        writer.member("rule", entry.rule)
        writer.member("pointer", entry.pointer)
        writer.member("identifier", entry.identifier)
      }
    }
  }

  static func read(_ document: JSONDocument, _ names: BaselineNames) -> (Baseline, [Diagnostic]) {
    var checker = ShapeChecker(document)
    guard let list = document.root["findings"], list.isArray,
      document.root["baselineVersion"]?.integer == 1
    else {
      checker.report(
        .wrongType, "this is not a baseline of tabspec", at: document.root.range, help: origin)
      return (Baseline([], names), checker.problems)
    }
    checker.checkDuplicateKeys(in: document.root)
    var entries: [(entry: Entry, range: ByteRange)] = []
    for object in list.elements {
      guard let path = object["path"]?.string, let rule = object["rule"]?.string,
        let pointer = object["pointer"]?.string
      else {
        checker.report(
          .missingKey, "an entry needs 'path', 'rule' and 'pointer'", at: object.range, help: origin
        )
        continue
      }
      let entry = Entry(
        path: path, rule: rule, pointer: pointer, identifier: object["identifier"]?.string)
      entries.append((entry, object.range))
    }
    return (Baseline(entries, names), checker.problems)
  }
}

/// The names of files in a baseline, which are relative to its folder.
struct BaselineNames {
  private let folder: FilePath
  private let system: any System

  init(_ baseline: FilePath, _ system: any System) {
    self.system = system
    folder = system.folder(of: baseline)
  }

  /// Returns the name of a file from its path in reports.
  func name(of path: String) -> String {
    // Standard input without a name has no folder.
    if path == FilePath.standardInput.inReports { return path }
    let file = FilePath(path)
    // On a Mac, a real path has the file's own name, in whatever case it was written.
    let isLink = system.ownKind(of: file) == .link
    let place = (isLink ? nil : system.realPath(of: file)) ?? system.place(of: file)
    return place.relative(to: folder).text
  }

  func normalized(_ name: String) -> String {
    if name == FilePath.standardInput.inReports { return name }
    return FilePath(name).absolute(from: folder).relative(to: folder).text
  }
}
