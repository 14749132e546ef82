/// A version as people write it: one to three numbers with dots, such as `26` or `26.1`.
///
/// Missing numbers count as zero: `26` equals `26.0`.
package struct VersionNumber: Sendable, Equatable, Comparable {
  /// The three numbers.
  package let major: Int, minor: Int, patch: Int

  /// A version from its numbers.
  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Whether one version is older than the other.
  package static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension Word {
  /// The version that this word writes.
  package func version() throws(ValueError) -> VersionNumber {
    let expected = "a version such as 26 or 26.1"
    if isEmpty { throw .empty(expected: expected) }
    var numbers: [Int] = []
    for part in bytes.split(separator: .dot, omittingEmptySubsequences: false) {
      // Three digits are plenty, and keep dates and build numbers out.
      guard (1...3).contains(part.count), part.allSatisfy(\.isDigit) else {
        throw .malformed(expected: expected)
      }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
    guard numbers.count <= 3 else { throw .malformed(expected: expected) }
    numbers += [0, 0]
    return VersionNumber(numbers[0], numbers[1], numbers[2])
  }

  /// The version that this word writes, or the two versions around `..`: `26..27`.
  package func versions() throws(ValueError) -> (first: VersionNumber, second: VersionNumber?) {
    let dots = bytes.indices.dropLast().first { bytes[$0] == .dot && bytes[$0 + 1] == .dot }
    guard let dots else { return (try version(), nil) }
    do throws(ValueError) {
      let first = try Word(bytes: bytes[..<dots]).version()
      return (first, try Word(bytes: bytes[(dots + 2)...]).version())
    } catch {
      throw .malformed(expected: "a version, or two as in 26..27")
    }
  }
}
