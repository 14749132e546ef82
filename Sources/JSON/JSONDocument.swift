package typealias ByteRange = Range<Int>

/// A JSON text and its contents.
package struct JSONDocument: Sendable {
  package let bytes: [UInt8]
  package let root: JSONValue

  package init(bytes: [UInt8], root: JSONValue) {
    self.bytes = bytes
    self.root = root
  }
}
