import JSON

/// Splits words into options and operands, regardless of their meaning. Only the caller can decide
/// whether an option takes a value, so it calls `value` or `unwantedValue` next.
///
///     -qd3 --format=json a -- -x     short q, short d (value 3), long format (value json),
///                                    operand a, operand -x
struct Lexer {
  enum Token: Equatable {
    case long(Word)
    case short(Word)
    case operand(Word)

    var spelling: String {
      switch self {
      case .long(let name): "--\(name.shown)"
      case .short(let name): "-\(name.shown)"
      case .operand(let word): word.shown
      }
    }
  }

  private let words: [Word]
  private(set) var nextIndex = 0
  /// The rest of a cluster such as `-qd3`.
  private var cluster: ArraySlice<UInt8> = []
  private var attached: Word?
  private(set) var sawDoubleDash = false

  init(_ words: [Word]) { self.words = words }

  var currentWord: Word? { nextIndex > 0 ? words[nextIndex - 1] : nil }
  var nextWord: Word? { nextIndex < words.count ? words[nextIndex] : nil }

  mutating func next() -> Token? {
    if !cluster.isEmpty {
      let length = firstCharacterLength(of: cluster) ?? 1
      defer { cluster = cluster.dropFirst(length) }
      return .short(Word(bytes: cluster.prefix(length)))
    }
    attached = nil
    guard let word = nextWord else { return nil }
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

  /// Returns the value of the last option: the rest of its word, or the next word unless it looks
  /// like an option; nil if it is missing. `-5` is accepted if the value may be negative.
  mutating func value(mayBeNegative: Bool) -> Word? {
    if let attached = takeAttached() { return attached }
    guard let word = nextWord,
      !looksLikeOption(word) || (mayBeNegative && looksLikeNegativeNumber(word))
    else { return nil }
    nextIndex += 1
    return word
  }

  /// Returns the value attached to an option that takes none, as in `--quiet=true` and `-q=true`.
  mutating func unwantedValue() -> Word? {
    guard cluster.isEmpty || cluster.first == .equalsSign else { return nil }
    return takeAttached()
  }

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

/// Returns whether a word is longer than a dash and begins with one, which includes `--`.
private func looksLikeOption(_ word: Word) -> Bool {
  word.bytes.count > 1 && word.bytes.first == .dash
}

/// Returns whether a word is a dash before a digit, which is never an option.
func looksLikeNegativeNumber(_ word: Word) -> Bool {
  word.bytes.first == .dash && word.bytes.dropFirst().first.map(isDigit) == true
}
