import FindingReports
import LocatedJSON
import TabHierarchy

/// Findings that a team knows of and does not want to hear about again.
///
/// A finding is known by its file, as it is called from the baseline's folder, its rule, its JSON Pointer and the identifier of its node, not
/// by its line. Where other nodes were added or moved, the pointer changes but the identifier does
/// not: then the identifier and the key that the pointer ends in are enough.
struct Baseline {
  /// What a finding is known by.
  struct Entry: Hashable, Sendable {
    var path: String
    let rule: String
    let pointer: String
    let identifier: String?

    /// The keys of the pointer without the way through `tabs` and `children`.
    var tail: [Substring] { pointerTail(pointer) }
  }

  /// An entry without its exact place.
  private struct Moved: Hashable {
    let path: String
    let rule: String
    let identifier: String
    let tail: [Substring]
  }

  /// All entries, in their order.
  let entries: [Entry]
  /// For each file its entries that have not been found yet, how often each.
  private var left: [String: [Entry: Int]] = [:]
  /// For each file its entries, in their order.
  private let byFile: [String: [Entry]]
  private var names: BaselineNames

  init(_ entries: [Entry], _ names: BaselineNames) {
    self.names = names
    self.entries = entries.map { entry in
      var entry = entry
      entry.path = names.normalized(entry.path)
      return entry
    }
    byFile = Dictionary(grouping: self.entries, by: \.path)
    left = byFile.mapValues { $0.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
  }

  /// Whether a finding can be recorded. What makes a spec unreadable cannot: it would hide
  /// everything else.
  static func holds(_ finding: ReportedFinding) -> Bool {
    ReadingRule(rawValue: finding.diagnostic.rule) == nil && finding.place.pointer != nil
  }

  /// What a finding is recorded as; nil where it cannot be.
  ///
  /// - Parameter file: what the baseline calls the file that it is in.
  private static func entry(of finding: ReportedFinding, _ file: String) -> Entry? {
    guard holds(finding), let pointer = finding.place.pointer else { return nil }
    return Entry(
      path: file, rule: finding.diagnostic.rule, pointer: pointer,
      identifier: finding.identifier)
  }

  /// Marks those findings of a file that the baseline holds. Exact matches go first, so that a
  /// moved one never takes the entry of another.
  mutating func mark(_ findings: inout [ReportedFinding]) {
    guard let file = findings.first.map({ names.name(of: $0.path) }), var left = left[file] else {
      return
    }
    for index in findings.indices {
      guard let entry = Self.entry(of: findings[index], file), let count = left[entry], count > 0
      else { continue }
      left[entry] = count - 1
      findings[index].isBaselined = true
    }
    var moved: [Moved: [Entry]] = [:]
    // Where several entries would do, the first one is taken, which stands last here.
    var unseen = left
    for entry in (byFile[file] ?? []).reversed() {
      guard let count = unseen[entry], count > 0, let key = Self.moved(entry) else { continue }
      unseen[entry] = count - 1
      moved[key, default: []].append(entry)
    }
    for index in findings.indices where !findings[index].isBaselined {
      guard let key = Self.entry(of: findings[index], file).flatMap(Self.moved),
        let entry = moved[key]?.popLast()
      else { continue }
      left[entry, default: 1] -= 1
      findings[index].isBaselined = true
    }
    self.left[file] = left
  }

  /// The entries that have matched nothing, in their order.
  var unmatched: [Entry] {
    var left = left
    return entries.filter { entry in
      guard let count = left[entry.path]?[entry], count > 0 else { return false }
      left[entry.path]?[entry] = count - 1
      return true
    }
  }

  private static func moved(_ entry: Entry) -> Moved? {
    entry.identifier.map {
      Moved(path: entry.path, rule: entry.rule, identifier: $0, tail: entry.tail)
    }
  }

  // MARK: - The file

  /// Where baselines come from.
  static let origin = "'tabspec lint --write-baseline FILE' writes one"

  /// The text of a baseline that holds these findings.
  static func text(of findings: [ReportedFinding], _ names: BaselineNames) -> [UInt8] {
    var names = names
    return JSONWriter.object { writer in
      writer.member("baselineVersion", 1)
      writer.key("findings")
      writer.array { writer in
        for finding in findings {
          guard let entry = entry(of: finding, names.name(of: finding.path)) else { continue }
          writer.object { writer in
            writer.member("path", entry.path)
            writer.member("rule", entry.rule)
            writer.member("pointer", entry.pointer)
            writer.member("identifier", entry.identifier)
          }
        }
      }
    }
  }

  /// Reads a document as a baseline.
  static func read(_ document: JSONDocument, _ names: BaselineNames) -> (Baseline, [Diagnostic]) {
    var checker = ShapeChecker(document)
    guard let list = document.member("findings", of: document.root),
      document.kind(of: list) == .array,
      let version = document.member("baselineVersion", of: document.root),
      document.integer(version) == 1
    else {
      checker.report(
        .wrongType, "this is not a baseline of tabspec", at: document.range(of: document.root),
        help: origin)
      return (Baseline([], names), checker.problems)
    }
    var entries: [Entry] = []
    for object in document.elements(of: list) {
      func text(_ key: String) -> String? {
        document.member(key, of: object).flatMap {
          document.isString($0) ? document.string($0) : nil
        }
      }
      guard let path = text("path"), let rule = text("rule"), let pointer = text("pointer") else {
        checker.report(
          .missingKey, "an entry needs 'path', 'rule' and 'pointer'",
          at: document.range(of: object), help: origin)
        continue
      }
      entries.append(
        Entry(path: path, rule: rule, pointer: pointer, identifier: text("identifier")))
    }
    return (Baseline(entries, names), checker.problems)
  }
}
