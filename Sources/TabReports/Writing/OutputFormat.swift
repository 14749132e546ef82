/// Takes the pieces of a result, in their order.
package typealias PieceTaker = (_ piece: [UInt8]) -> Void

/// Hands on a result in pieces.
package typealias PieceSource = (_ take: @escaping PieceTaker) -> Void

extension [UInt8] {
  /// How long a piece is that is handed on, in bytes.
  private static let piece = 1 << 14

  /// Hands on what there is, where it is long enough to be a piece, and begins anew.
  package mutating func handOn(to take: PieceTaker) {
    guard count >= Self.piece else { return }
    take(self)
    removeAll(keepingCapacity: true)
  }
}

/// A way to write a report: what it is called on the command line, and how the bytes are made.
///
/// Every command has a list of them for what it reports: `FindingFormat.all`, `LayoutFormat.all`.
package struct OutputFormat<Report>: Sendable {
  /// The word on the command line.
  package let name: String
  /// One sentence for the help.
  package let summary: String
  /// What it shows beyond every other format of the same report. What no format needs is not worked
  /// out.
  package let needs: FormatNeeds
  /// Writes a report in pieces, so that a long result is never held as a whole. The style is heeded
  /// by formats that are made for people.
  package let write:
    @Sendable (_ report: Report, _ style: TextStyle, _ take: @escaping PieceTaker) -> Void

  /// A format that hands on each piece when it is ready.
  package init(
    name: String, summary: String, needs: FormatNeeds = [],
    inPieces write:
      @escaping @Sendable (_ report: Report, _ style: TextStyle, _ take: @escaping PieceTaker) ->
      Void
  ) {
    self.name = name
    self.summary = summary
    self.needs = needs
    self.write = write
  }

  /// A format whose results are short enough to be one piece.
  package init(
    name: String, summary: String, needs: FormatNeeds = [],
    write: @escaping @Sendable (_ report: Report, _ style: TextStyle) -> [UInt8]
  ) {
    self.init(name: name, summary: summary, needs: needs) { report, style, take in
      take(write(report, style))
    }
  }

  /// The whole result.
  package func bytes(_ report: Report, _ style: TextStyle) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report, style) { bytes += $0 }
    return bytes
  }
}

/// What only some formats show.
package struct FormatNeeds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What 'tabspec lint' finds, beside something else.
  package static let findings = FormatNeeds(rawValue: 1)
  /// What people can lose by customizing, where that is asked for.
  package static let customizations = FormatNeeds(rawValue: 2)
}
