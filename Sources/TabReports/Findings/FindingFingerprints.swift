import JSON

/// Fingerprints of findings, which stay the same if lines and nodes move. They consist of the file, the rule, and
/// the node's identifier and key or the pointer. Equal ones are numbered from the second.
struct FindingFingerprints {
  /// The number of equal fingerprints so far, by first half.
  private var seen: [UInt64: Int] = [:]

  /// Returns 32 hexadecimal digits, unique within a report.
  mutating func next(for finding: ReportedFinding) -> String {
    let pointer = finding.place.pointer ?? ""
    var parts = [finding.path, finding.diagnostic.rule]
    if let identifier = finding.identifier {
      parts += ["node", identifier] + pointerTail(pointer).map(String.init)
    } else {
      parts += ["place", pointer]
    }
    // UTF-8 has no byte 0xFF, so the parts remain separate.
    var bytes: [UInt8] = []
    for part in parts { bytes += Array(part.utf8) + [0xFF] }
    var first = fnv1a(bytes, basis: 0xCBF2_9CE4_8422_2325)
    let earlier = seen[first, default: 0]
    seen[first] = earlier + 1
    if earlier > 0 {
      let number = Array(String(earlier).utf8)
      bytes += number
      first = fnv1a(number, basis: first)
    }
    let second = fnv1a(bytes.reversed(), basis: 0x8422_2325_CBF2_9CE4)
    return [first, second].map { zeroPadded(String($0, radix: 16), to: 16) }.joined()
  }
}

/// Returns the 64-bit FNV-1a hash from a starting value.
private func fnv1a(_ bytes: some Sequence<UInt8>, basis: UInt64) -> UInt64 {
  bytes.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

/// Returns the keys of a pointer after `tabs` and `children`, whose indices change when a node moves.
package func pointerTail(_ pointer: String) -> [Substring] {
  pointer.split(separator: "/").filter { $0 != "tabs" && $0 != "children" && Int($0) == nil }
}
