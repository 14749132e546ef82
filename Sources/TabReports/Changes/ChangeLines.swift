import JSON

/// Changes as sentences: what happens to a node is one sentence, and nodes of which the same is true
/// share one.
///
/// Changes are kept by their positions in 32 bits, and a sentence is made when it is told: there can
/// be as many as a large spec has nodes.
struct ChangeLines {
  private let entries: ChunkedList<Comparison.Entry>
  private let words: ChangeWords
  private let numbers: PhraseNumbers

  init(_ entries: ChunkedList<Comparison.Entry>, _ words: ChangeWords, _ numbers: PhraseNumbers) {
    self.entries = entries
    self.words = words
    self.numbers = numbers
  }

  /// Tells the sentences of some of the changes: of the app first, then by what they are about.
  ///
  /// - Parameter positions: the positions of the changes, ascending.
  func tell(_ positions: some Sequence<Int32>, to take: (ChangeReport.Line) -> Void) {
    var order: [Int32] = []
    for position in positions {
      let change = entries[Int(position)].change
      if change.subject == .app {
        let sentence = words.phrase(change, plural: false)
        take(ChangeReport.Line(mark: words.mark(of: change.kind), sentence: sentence))
      } else {
        order.append(position)
      }
    }
    sort(&order)
    let starts = starts(of: order)
    func changes(_ run: Int) -> ArraySlice<Int32> {
      order[Int(starts[run])..<(run + 1 < starts.count ? Int(starts[run + 1]) : order.count)]
    }
    let alike = Kinship(count: starts.count) { run in
      var hasher = Hasher()
      for position in changes(run) { hasher.combine(numbers[Int(position)]) }
      return hasher.finalize()
    } isAlike: { run, other in
      changes(run).elementsEqual(changes(other)) { numbers[Int($0)] == numbers[Int($1)] }
    }
    alike.tellEach { runs in
      take(line(changes(Int(runs[0])), of: runs.map { order[Int(starts[Int($0)])] }))
    }
  }

  /// Brings changes into the order of what they are about, those of one node side by side.
  private func sort(_ order: inout [Int32]) {
    order.sort { (rank($0), $0) < (rank($1), $1) }
    // A node can be another old one in other environments: these have one rank.
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, rank(order[end]) == rank(order[start]) { end += 1 }
      if order[start..<end].contains(where: { subject($0) != subject(order[start]) }) {
        var subjects: [Change.Subject] = []
        for position in order[start..<end] where !subjects.contains(subject(position)) {
          subjects.append(subject(position))
        }
        let ties = Array(order[start..<end])
        order.replaceSubrange(
          start..<end,
          with: subjects.flatMap { about in ties.filter { subject($0) == about } })
      }
      start = end
    }
  }

  /// Where the changes of each node begin.
  private func starts(of order: [Int32]) -> [Int32] {
    var starts: [Int32] = []
    for place in order.indices
    where place == 0 || subject(order[place]) != subject(order[place - 1]) {
      starts.append(Int32(truncatingIfNeeded: place))
    }
    return starts
  }

  private func subject(_ position: Int32) -> Change.Subject {
    entries[Int(position)].change.subject
  }

  /// What goes comes first, then what is new, then the others as they stand in the new spec.
  private func rank(_ position: Int32) -> Int {
    switch subject(position) {
    case .app: -2
    case .node(let old?, nil): old - .max
    case .node(nil, let new?): new - .max / 2
    case .node(_, let new): new ?? 0
    }
  }

  /// - Parameters:
  ///   - positions: all changes of one node.
  ///   - members: for every node of which the same is true one of its changes.
  private func line(
    _ positions: ArraySlice<Int32>, of members: [Int32]
  ) -> ChangeReport.Line {
    let changes = positions.map { entries[Int($0)].change }
    let phrases = changes.map { words.phrase($0, plural: members.count > 1) }
    let names = shortList(members) { words.name(of: subject($0)) }
    return ChangeReport.Line(
      mark: changes.map { words.mark(of: $0.kind) }.max() ?? .change,
      sentence: "\(names) \(listed(phrases))")
  }
}
