import AppCatalogs
import JSON
import TabCode
import TabModel
import TabPictures
import TabReports
import TestTool
import Testing

@testable import TabspecTool

@Suite("A long result is handed on in pieces, and never held as a whole")
struct PieceTests {
  private static let count = 3_000
  /// A spec in one line, with a finding at each node.
  private static let text =
    #"{"name": "App", "tabs": ["#
    + (0..<count).map { #"{"identifier": "tab-\#($0)", "title": "Two words", "image": "a.b"}"# }
    .joined(separator: ", ") + "]}"

  /// The longest piece of a result, and how long it is in all.
  private func pieces<Report>(
    _ format: OutputFormat<Report>, of report: Report
  ) -> (longest: Int, all: Int) {
    pieces { format.write(report, TextStyle(), $0) }
  }

  private func pieces(_ source: PieceSource) -> (longest: Int, all: Int) {
    var (longest, all) = (0, 0)
    source { piece in
      longest = max(longest, piece.count)
      all += piece.count
    }
    return (longest, all)
  }

  private func expectPieces<Report>(_ formats: [OutputFormat<Report>], of report: Report) {
    for format in formats {
      let pieces = pieces(format, of: report)
      #expect(pieces.longest < 60_000, "\(format.name) of \(pieces.all) bytes")
    }
  }

  private func spec() -> SpecFile { SpecFile(Array(Self.text.utf8), path: "App.tabspec.json") }

  @Test("of findings")
  func findings() throws {
    let file = spec()
    let spec = try #require(file.spec)
    let diagnostics = spec.nodes.map { node in
      Diagnostic(
        rule: "multiword-title", severity: .warning, message: "the title has several words",
        range: spec.document.range(of: node.object), notes: [.init("it is here", at: 0..<1)],
        help: "write one")
    }
    var report = FindingReport(tool: "tabspec", version: "1")
    report.findings = file.report(diagnostics)
    report.files = 1
    report.paths = [file.path]
    #expect(report.findings.count == Self.count)
    expectPieces(FindingFormat.all, of: report)
  }

  @Test("of layouts, of the matrix and of titles")
  func layouts() throws {
    let file = spec()
    let spec = try #require(file.spec)
    let matrix = Matrix(
      spec, path: file.path, environments: spec.environments, findings: [])
    expectPieces(MatrixFormat.all, of: matrix)
    expectPieces(LayoutFormat.all, of: matrix.layouts.map(\.laidOut))
  }

  @Test("of generated code, and of what differs from it")
  func code() throws {
    let code = try TabCode(try #require(spec().spec), file: "App.tabspec.json", CodeOptions())
    var source: [UInt8] = []
    let written = pieces { take in
      code.write(origin: []) { piece in
        source += piece
        take(piece)
      }
    }
    let diff = UnifiedDiff(from: [], to: source, oldName: [], newName: [])
    for pieces in [
      written, pieces { diff.write(to: $0) }, pieces { diff.write(TextStyle(), to: $0) },
    ] {
      #expect(pieces.longest < 60_000)
      #expect(pieces.all > 300_000)
    }
  }
}
