package import TabReports

extension UnifiedDiff {
  /// The whole diff as a file.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }
}
