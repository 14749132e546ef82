struct SeenOperands {
  private let list: OperandList
  private var words: Set<Word> = []
  private var count = 0

  init(list: OperandList) {
    self.list = list
  }

  mutating func place(for word: Word) throws(UsageError.Problem) -> Int? {
    if let maximum = list.maximum, count >= maximum { throw .extraOperand(word) }
    guard
      let operand = list.operands.indices.contains(count)
        ? list.operands[count] : list.operands.last
    else { throw .extraOperand(word) }
    if word.isEmpty { throw .emptyOperand(operand) }
    if !words.insert(word).inserted && operand.isPath {
      // Standard input can be read only once.
      if word.isDash { throw .standardInputTwice }
      if list.repeats(min(count, list.operands.count - 1)) { return nil }
    }
    defer { count += 1 }
    return count
  }

  func missing() -> UsageError.Problem? {
    guard count < list.minimum else { return nil }
    return list.operands.indices.first { $0 >= count && list.isRequired($0) }
      .map { .missingOperand(list.operands[$0]) }
  }
}
