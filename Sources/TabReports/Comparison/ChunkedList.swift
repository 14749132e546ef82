/// A list that grows by chunks: an array that grows is there twice, and up to half empty.
package struct ChunkedList<Element: Sendable>: RandomAccessCollection, Sendable {
  /// How many elements are in each chunk but the last.
  private static var size: Int { 1 << 10 }

  private var chunks: [[Element]] = []

  package private(set) var count = 0

  /// A list without elements.
  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package internal(set) subscript(position: Int) -> Element {
    get { chunks[position / Self.size][position % Self.size] }
    _modify { yield &chunks[position / Self.size][position % Self.size] }
  }

  mutating func append(_ element: Element) {
    if count % Self.size == 0 {
      var chunk: [Element] = []
      // A short list takes no more than it needs.
      if count > 0 { chunk.reserveCapacity(Self.size) }
      chunks.append(chunk)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }
}
