package typealias ByteRange = Range<Int>

/// A JSON text and what it says.
package struct JSONDocument: Sendable {
  package let bytes: [UInt8]
  package let root: JSONValue
}
