/// Keeps count of the operands of one line: how many, and which twice.
struct SeenOperands {
  private let list: OperandList
  private var first: Word?
  /// All of them, once there are two: making a set takes longer than reading a short line.
  private var words: Set<Word> = []
  private var count = 0

  init(list: OperandList) {
    self.list = list
  }

  /// The place of the next operand, or `nil` for one that is on the line already and counts once.
  mutating func place(for word: Word) throws(UsageError.Problem) -> Int? {
    if let maximum = list.maximum, count >= maximum { throw .extraOperand(word) }
    guard
      let operand = list.operands.indices.contains(count)
        ? list.operands[count] : list.operands.last
    else { throw .extraOperand(word) }
    if word.isEmpty { throw .emptyOperand(operand) }
    let isNew = insert(word)
    if !isNew && operand.isPath {
      // Standard input is gone once it has been read; a file can be read again.
      if word.isDash { throw .standardInputTwice }
      if list.repeats(min(count, list.operands.count - 1)) { return nil }
    }
    defer { count += 1 }
    return count
  }

  /// - Returns: whether the word is a new one.
  private mutating func insert(_ word: Word) -> Bool {
    guard let first else {
      first = word
      return true
    }
    if words.isEmpty { words.insert(first) }
    return words.insert(word).inserted
  }

  /// The problem with what has not been seen, at the end of the line.
  func missing() -> UsageError.Problem? {
    guard count < list.minimum else { return nil }
    return list.operands.indices.first { $0 >= count && list.isRequired($0) }
      .map { .missingOperand(list.operands[$0]) }
  }
}
