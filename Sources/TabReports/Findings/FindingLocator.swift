package import JSON

/// Works out the places of the findings in one text: lines, columns and pointers.
package struct FindingLocator {
  private let locator: SourceLocator
  private let pointers: JSONPointerFinder?
  private let recovery: JSONRecovery?
  /// The other texts that notes point into, by their paths.
  private let others: [String: FindingLocator]

  /// - Parameters:
  ///   - document: the text as JSON; nil where it is none.
  ///   - recovery: what was found then. Its document has the pointers for all but the syntax.
  ///   - others: those of the texts that notes point into besides this one, by their paths.
  package init(
    _ bytes: [UInt8], document: JSONDocument?, recovery: JSONRecovery? = nil,
    others: [String: FindingLocator] = [:]
  ) {
    self.recovery = recovery
    locator = SourceLocator(bytes)
    pointers = (document ?? recovery?.document).map { JSONPointerFinder($0) }
    self.others = others
  }

  /// The findings of a text, in the order of reports.
  ///
  /// - Parameters:
  ///   - environments: those that the diagnostics name by their positions.
  ///   - identify: gives the identifier of the innermost node around a range.
  package func report(
    _ diagnostics: [Diagnostic], path: String,
    in environments: [ReportedEnvironment] = [],
    identify: @escaping @Sendable (ByteRange) -> String? = { _ in nil }
  ) -> [ReportedFinding] {
    let order = order(of: diagnostics)
    var ways = FindingWays()
    var finder = pointers
    ways.findings.reserveCapacity(diagnostics.count)
    for position in diagnostics.indices {
      let diagnostic = diagnostics[order.isEmpty ? position : Int(order[position])]
      ways.findings.append(way(of: diagnostic, &finder))
    }
    let places = findNotes(of: diagnostics, order, &finder, &ways)
    let text = ReportedText(
      diagnostics, order: order, path: path, environments: environments,
      places: .init(source: locator, pointers: finder?.pointers), ways: ways, others: places,
      identify: identify)
    return diagnostics.indices.map { ReportedFinding($0, in: text) }
  }

  /// The positions of diagnostics in the order of reports; none where that is the order they have.
  private func order(of diagnostics: [Diagnostic]) -> [UInt32] {
    let isOrdered = diagnostics.indices.dropFirst().allSatisfy {
      !Diagnostic.isOrderedBefore(diagnostics[$0], diagnostics[$0 - 1])
    }
    if isOrdered { return [] }
    var order = diagnostics.indices.map { UInt32(truncatingIfNeeded: $0) }
    order.sort { Diagnostic.isOrderedBefore(diagnostics[Int($0)], diagnostics[Int($1)]) }
    return order
  }

  /// The pointer to a place, where there is one.
  private func way(
    of diagnostic: Diagnostic, _ finder: inout JSONPointerFinder?
  ) -> JSONPointers.Way {
    guard let recovery else { return finder?.way(to: diagnostic.range) ?? ReportedText.noWay }
    if diagnostic.rule == JSONSyntaxError.rule { return ReportedText.noWay }
    return finder?.way(to: recovery.placeInDocument(diagnostic.range)) ?? ReportedText.noWay
  }

  /// A place that a note names, and where its pointer belongs.
  private struct NotePlace {
    let start: UInt32
    let end: UInt32
    let slot: UInt32

    var range: ByteRange { Int(start)..<Int(end) }
  }

  /// Finds the pointers of the places that notes name.
  ///
  /// - Returns: the other texts that they are in.
  private func findNotes(
    of diagnostics: [Diagnostic], _ order: [UInt32], _ finder: inout JSONPointerFinder?,
    _ ways: inout FindingWays
  ) -> [String: ReportedText.Places] {
    guard diagnostics.contains(where: { !$0.notes.isEmpty }) else { return [:] }
    var here: [NotePlace] = []
    var elsewhere: [String: [NotePlace]] = [:]
    var slot: UInt32 = 0
    ways.firstNotes.reserveCapacity(diagnostics.count)
    for position in diagnostics.indices {
      ways.firstNotes.append(slot)
      for note in diagnostics[order.isEmpty ? position : Int(order[position])].notes {
        if let range = note.range {
          let place = NotePlace(
            start: UInt32(truncatingIfNeeded: range.lowerBound),
            end: UInt32(truncatingIfNeeded: range.upperBound), slot: slot)
          if let path = note.path {
            elsewhere[path, default: []].append(place)
          } else {
            here.append(place)
          }
        }
        slot += 1
      }
    }
    ways.notes = Array(repeating: ReportedText.noWay, count: Int(slot))
    find(here, &finder, &ways)
    var places: [String: ReportedText.Places] = [:]
    for (path, other) in others {
      guard let notes = elsewhere[path] else { continue }
      var finder = other.pointers
      other.find(notes, &finder, &ways)
      places[path] = .init(source: other.locator, pointers: finder?.pointers)
    }
    return places
  }

  /// Finds the pointers of places of this text. Notes point back and forth, a finder wants to go
  /// forward, so it is asked in the order of the text.
  private func find(
    _ notes: [NotePlace], _ finder: inout JSONPointerFinder?, _ ways: inout FindingWays
  ) {
    guard finder != nil else { return }
    var last: NotePlace?
    for note in notes.sorted(by: { $0.start < $1.start }) {
      if let last, last.range == note.range {
        ways.notes[Int(note.slot)] = ways.notes[Int(last.slot)]
      } else {
        let place = recovery?.placeInDocument(note.range) ?? note.range
        ways.notes[Int(note.slot)] = finder?.way(to: place) ?? ReportedText.noWay
      }
      last = note
    }
  }
}
