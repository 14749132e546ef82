import Foundation

/// The inputs of a run and what became of them, one on each line, for `verdicts.py`: the input in
/// hexadecimal digits, whether it is JSON, and the document as it was written anew.
enum Verdicts {
  nonisolated(unsafe) private static let file: UnsafeMutablePointer<FILE>? = {
    guard let path = getenv("TABSPEC_FUZZING_VERDICTS") else { return nil }
    return fopen(path, "w")
  }()

  static func note(_ bytes: [UInt8], _ document: [UInt8]?) {
    guard let file else { return }
    let digits = Array("0123456789abcdef".utf8)
    var line = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    line += [0x09] + Array((document == nil ? "0" : "1").utf8) + [0x09] + (document ?? []) + [0x0A]
    fwrite(line, 1, line.count, file)
    fflush(file)
  }
}
