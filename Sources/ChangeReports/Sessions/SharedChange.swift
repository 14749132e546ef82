import TabChanges

/// One change, and everything that it happens to: a session tells what happens to all nodes of a
/// group once.
struct SharedChange {
  /// The changes that it is one of.
  private let entries: ChunkedList<Comparison.Entry>
  /// The positions of those that are equal but for what they happen to.
  private let positions: [Int32]

  private var first: Change { entries[Int(positions[0])].change }

  var kind: Change.Kind { first.kind }

  /// What it happens to, in the order of the nodes; nothing where it is about the app.
  var subjects: some Sequence<Change.Subject> {
    positions.lazy.map { entries[Int($0)].change.subject }.filter { $0 != .app }
  }

  /// The whole sentence.
  func sentence(_ words: ChangeWords) -> String {
    words.sentence(first, of: positions) { entries[Int($0)].change.subject }
  }

  /// Tells equal changes of several nodes together, each where it is first met.
  static func forEach(
    in entries: ChunkedList<Comparison.Entry>, _ words: ChangeWords, _ tell: (SharedChange) -> Void
  ) {
    func key(_ position: Int) -> ChangeWords.PhraseKey {
      ChangeWords.PhraseKey(entries[position].change, words)
    }
    let alike = Kinship(count: entries.count) {
      key($0).hashValue
    } isAlike: {
      key($0) == key($1)
    }
    alike.tellEach { tell(SharedChange(entries: entries, positions: $0)) }
  }
}
