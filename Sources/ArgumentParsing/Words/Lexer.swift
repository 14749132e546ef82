import JSON

/// Takes words apart by spelling, one option or operand at a time, knowing nothing of what they
/// mean.
///
/// It is pulled: only the caller knows whether an option takes a value, so after an option the
/// caller asks either for `value` or for `unwantedValue`.
///
///     -qd3 --format=json a -- -x     short q, short d (value 3), long format (value json),
///                                    operand a, operand -x
struct Lexer {
  /// What comes next on the line.
  enum Token: Equatable {
    case long(Word)
    case short(Word)
    case operand(Word)
  }

  /// What stands where an option's value should be.
  enum Value: Equatable {
    case found(Word)
    /// The word that stands there instead reads as an option; `nil` at the end of the line.
    case missing(next: Word?)
  }

  private let words: [Word]
  /// The index of the word after the current one.
  private(set) var nextIndex = 0
  /// What is left of a cluster such as `-qd3`.
  private var cluster: ArraySlice<UInt8> = []
  /// The part after the `=` of a long option.
  private var attached: Word?
  private var sawDoubleDash = false

  init(_ words: [Word]) {
    self.words = words
  }

  /// The word that the last token is in.
  var currentWord: Word? { nextIndex > 0 ? words[nextIndex - 1] : nil }

  /// The next option or operand, or `nil` at the end.
  mutating func next() -> Token? {
    if !cluster.isEmpty {
      let length = firstCharacterLength(of: cluster)
      defer { cluster = cluster.dropFirst(length) }
      return .short(Word(bytes: cluster.prefix(length)))
    }
    attached = nil
    guard nextIndex < words.count else { return nil }
    let word = words[nextIndex]
    nextIndex += 1
    guard !sawDoubleDash, looksLikeOption(word) else { return .operand(word) }
    let afterDash = word.bytes.dropFirst()
    guard afterDash.first == .dash else {
      cluster = afterDash
      return next()
    }
    let name = Word(bytes: afterDash.dropFirst())
    if name.isEmpty {
      sawDoubleDash = true
      return next()
    }
    guard let (before, after) = name.split(at: .equalsSign) else { return .long(name) }
    attached = after
    return .long(before)
  }

  /// The value of the option just read: the rest of its word, or the next word unless that one
  /// reads as an option. `-5` may be a value where numbers are welcome.
  mutating func value(mayBeNegative: Bool) -> Value {
    if let attached = takeAttached() { return .found(attached) }
    guard nextIndex < words.count else { return .missing(next: nil) }
    let word = words[nextIndex]
    guard !looksLikeOption(word) || (mayBeNegative && looksLikeNegativeNumber(word)) else {
      return .missing(next: word)
    }
    nextIndex += 1
    return .found(word)
  }

  /// The value written onto an option that takes none, as in `--quiet=true` and `-q=true`.
  mutating func unwantedValue() -> Word? {
    guard cluster.isEmpty || cluster.first == .equalsSign else { return nil }
    return takeAttached()
  }

  /// Gives up on the current word, after an option that nobody knows.
  mutating func skipRestOfWord() {
    cluster = []
    attached = nil
  }

  private mutating func takeAttached() -> Word? {
    defer { skipRestOfWord() }
    guard !cluster.isEmpty else { return attached }
    return Word(bytes: cluster.first == .equalsSign ? cluster.dropFirst() : cluster)
  }
}

/// Whether a word is spelled as an option or as the `--` that ends them: a dash and more.
private func looksLikeOption(_ word: Word) -> Bool {
  word.bytes.count > 1 && word.bytes.first == .dash
}

/// Whether a word is a dash before a digit. Such a word is never an option.
func looksLikeNegativeNumber(_ word: Word) -> Bool {
  word.bytes.first == .dash && word.bytes.dropFirst().first?.isDigit == true
}
