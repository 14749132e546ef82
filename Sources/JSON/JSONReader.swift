/// Reads a JSON text (RFC 8259, UTF-8) into a document in one pass without recursion.
package enum JSONReader {
  package static let maximumDepth = 1_000
  /// The maximum size in bytes. Offsets in the tape have 28 bits.
  package static let maximumSize = 1 << 28

  /// - Throws: the first syntax error, with its likely cause.
  package static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONDocument {
    guard bytes.count <= maximumSize else {
      throw JSONSyntaxError(.tooLarge, at: 0..<0)
    }
    var tape: [UInt32] = []
    // Specs need about one word for every eight bytes; untouched pages cost nothing.
    tape.reserveCapacity(bytes.count / 4 + 16)
    let objects = try fill(&tape, from: bytes.span)
    return JSONDocument(bytes: bytes, tape: tape, objects: objects)
  }

  private static func fill(
    _ tape: inout [UInt32], from bytes: Span<UInt8>
  ) throws(JSONSyntaxError) -> Int {
    var objects = 0
    var position = 0
    // The tape indices of the open containers, outermost first.
    var open: [Int] = []
    var inObject = false
    try rejectOtherEncodings(bytes)

    values: while true {
      skipWhitespace(bytes, &position)
      guard position < bytes.count else { throw ended(bytes, in: innermost(tape, open)) }
      let start = position
      switch bytes[position] {
      case UInt8(ascii: "\""):
        tape.append(try string(bytes, &position))
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        inObject = bytes[position] == UInt8(ascii: "{")
        guard open.count < maximumDepth else {
          throw JSONSyntaxError(.tooDeep, at: start..<start + 1)
        }
        open.append(tape.count)
        if inObject { objects += 1 }
        tape.append(TapeWord.make(inObject ? .object : .array, offset: start))
        tape.append(0)
        tape.append(0)
        position += 1
        skipWhitespace(bytes, &position)
        guard position < bytes.count else { throw ended(bytes, in: innermost(tape, open)) }
        if bytes[position] != (inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          if inObject { tape.append(try key(bytes, &position, tape, open, after: nil)) }
          continue values
        }
      default:
        guard let kind = try scalar(bytes, &position) else {
          throw noValue(bytes, at: position, in: innermost(tape, open))
        }
        tape.append(TapeWord.make(kind, offset: start))
      }

      guard try hasNext(bytes, &position, &tape, &open, &inObject) else { break }
    }
    skipWhitespace(bytes, &position)
    guard position == bytes.count else { throw afterEnd(bytes, at: position) }
    return objects
  }

  /// Reads closing brackets and a comma, with the key after it. Returns whether a value must
  /// follow.
  @inline(__always)
  private static func hasNext(
    _ bytes: Span<UInt8>, _ position: inout Int, _ tape: inout [UInt32], _ open: inout [Int],
    _ inObject: inout Bool
  ) throws(JSONSyntaxError) -> Bool {
    while let container = open.last {
      skipWhitespace(bytes, &position)
      guard position < bytes.count else { throw ended(bytes, in: innermost(tape, open)) }
      switch bytes[position] {
      case UInt8(ascii: ","):
        let comma = position
        position += 1
        if inObject {
          skipWhitespace(bytes, &position)
          tape.append(try key(bytes, &position, tape, open, after: comma))
        }
        return true
      case UInt8(ascii: "}") where inObject, UInt8(ascii: "]") where !inObject:
        position += 1
        tape[container + 1] = UInt32(truncatingIfNeeded: tape.count)
        tape[container + 2] = UInt32(truncatingIfNeeded: position)
        open.removeLast()
        if let outer = open.last { inObject = TapeWord.kind(tape[outer]) == .object }
      default:
        throw noSeparator(bytes, at: position, in: innermost(tape, open))
      }
    }
    return false
  }

  /// Reads a number, `true`, `false` or `null`; nil for anything else.
  @inline(__always)
  private static func scalar(
    _ bytes: Span<UInt8>, _ position: inout Int
  ) throws(JSONSyntaxError) -> JSONKind? {
    switch bytes[position] {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try number(bytes, &position)
      return .number
    case UInt8(ascii: "t") where follows("rue", in: bytes, after: position):
      position += 4
      return .true
    case UInt8(ascii: "f") where follows("alse", in: bytes, after: position):
      position += 5
      return .false
    case UInt8(ascii: "n") where follows("ull", in: bytes, after: position):
      position += 4
      return .null
    default:
      return nil
    }
  }

  private static func key(
    _ bytes: Span<UInt8>, _ position: inout Int, _ tape: [UInt32], _ open: [Int], after comma: Int?
  ) throws(JSONSyntaxError) -> UInt32 {
    guard position < bytes.count else { throw ended(bytes, in: innermost(tape, open)) }
    guard bytes[position] == UInt8(ascii: "\"") else {
      throw noKey(bytes, at: position, in: innermost(tape, open), after: comma)
    }
    let start = position
    let key = try string(bytes, &position)
    let end = position
    skipWhitespace(bytes, &position)
    guard position < bytes.count else { throw ended(bytes, in: innermost(tape, open)) }
    guard bytes[position] == UInt8(ascii: ":") else {
      throw noColon(bytes, at: position, after: start..<end)
    }
    position += 1
    return key
  }

  private static func follows(
    _ rest: StaticString, in bytes: Span<UInt8>, after position: Int
  ) -> Bool {
    let end = position + 1 + rest.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for index in 0..<rest.utf8CodeUnitCount
    where unsafe rest.utf8Start[index] != bytes[position + 1 + index] { return false }
    return end == bytes.count || !isWordByte(bytes[end])
  }

  @inline(__always)
  private static func skipWhitespace(_ bytes: Span<UInt8>, _ position: inout Int) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte > 0x20 { return }
      guard isWhitespace(byte) else { return }
      position += 1
      // Indentation: eight spaces at a time.
      while position + 8 <= bytes.count, word(bytes, at: position) == 0x2020_2020_2020_2020 {
        position += 8
      }
    }
  }

  /// Returns eight bytes as a little-endian number.
  @inline(__always)
  static func word(_ bytes: Span<UInt8>, at position: Int) -> UInt64 {
    // The callers have checked the bounds; raw spans would check them again.
    UInt64(
      littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(
        fromByteOffset: position, as: UInt64.self))
  }

  /// Returns whether a byte can be part of a bare word or a number: `truefalse` is not `true`.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
