package import LocatedJSON
package import TabLint
package import Writing

extension UnifiedDiff {
  /// The whole diff as a file.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }
}

extension Fixer.Checked {
  /// What is found in a text, and how far it can be read.
  package init(_ found: (reach: Reach, diagnostics: [Diagnostic])) {
    self.init(found.reach, found.diagnostics)
  }
}
