import LocatedJSON
import TabHierarchy
import TabReport

/// Findings that a team knows of and does not want to hear about again.
///
/// A finding is known by its file, its rule, its JSON Pointer and the identifier of its node, not
/// by its line. Where other nodes were added or moved, the pointer changes but the identifier does
/// not: then the identifier and the key that the pointer ends in are enough.
struct Baseline {
  /// What a finding is known by.
  struct Entry: Hashable, Sendable {
    let path: String
    let rule: String
    let pointer: String
    let identifier: String?

    /// The keys of the pointer without the way through `tabs` and `children`.
    var tail: [Substring] {
      pointer.split(separator: "/").filter {
        $0 != "tabs" && $0 != "children" && Int($0) == nil
      }
    }
  }

  /// An entry without its exact place.
  private struct Moved: Hashable {
    let path: String
    let rule: String
    let identifier: String
    let tail: [Substring]
  }

  private(set) var entries: [Entry] = []
  /// The entries that have not been found yet, how often each.
  private var exact: [Entry: Int] = [:]

  init(_ entries: [Entry] = []) {
    self.entries = entries
    for entry in entries { exact[entry, default: 0] += 1 }
  }

  /// The findings that can be recorded. What makes a spec unreadable cannot: it would hide
  /// everything else.
  static func entry(of finding: ReportedFinding) -> Entry? {
    guard ReadingRule(rawValue: finding.diagnostic.rule) == nil,
      let pointer = finding.place.pointer
    else { return nil }
    return Entry(
      path: finding.path, rule: finding.diagnostic.rule, pointer: pointer,
      identifier: finding.identifier)
  }

  /// Marks the findings that the baseline holds. Exact matches go first, so that a moved one never
  /// takes the entry of another.
  ///
  /// - Returns: the entries that match nothing any more, in their order.
  mutating func mark(_ findings: inout [ReportedFinding]) -> [Entry] {
    for index in findings.indices {
      guard let entry = Self.entry(of: findings[index]), let left = exact[entry], left > 0 else {
        continue
      }
      exact[entry] = left - 1
      findings[index].isBaselined = true
    }
    var moved: [Moved: [Entry]] = [:]
    // Where several entries would do, the first one is taken, which stands last here.
    var left = exact
    for entry in entries.reversed() {
      guard let count = left[entry], count > 0, let key = Self.moved(entry) else { continue }
      left[entry] = count - 1
      moved[key, default: []].append(entry)
    }
    for index in findings.indices where !findings[index].isBaselined {
      guard let key = Self.entry(of: findings[index]).flatMap(Self.moved),
        let entry = moved[key]?.popLast()
      else { continue }
      exact[entry, default: 1] -= 1
      findings[index].isBaselined = true
    }
    left = exact
    return entries.filter { entry in
      guard let count = left[entry], count > 0 else { return false }
      left[entry] = count - 1
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
  static func text(of findings: [ReportedFinding]) -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("baselineVersion", 1)
      writer.key("findings")
      writer.array { writer in
        for entry in findings.compactMap(entry(of:)) {
          writer.object { writer in
            writer.member("path", entry.path)
            writer.member("rule", entry.rule)
            writer.member("pointer", entry.pointer)
            writer.member("identifier", entry.identifier)
          }
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  /// Reads a document as a baseline.
  static func read(_ document: JSONDocument) -> (Baseline, [Diagnostic]) {
    var checker = ShapeChecker(document)
    guard let list = document.member("findings", of: document.root),
      document.kind(of: list) == .array,
      let version = document.member("baselineVersion", of: document.root),
      document.integer(version) == 1
    else {
      checker.report(
        .wrongType, "this is no baseline of tabspec", at: document.range(of: document.root),
        help: origin)
      return (Baseline(), checker.problems)
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
    return (Baseline(entries), checker.problems)
  }
}
