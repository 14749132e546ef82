import JSON

/// Any bytes: the reader and a strict validator agree whether they are JSON, and where they stop
/// being it; what was read can be written and read again; an error has harmless words.
func check(_ bytes: [UInt8]) {
  let isJSON = StrictJSON.accepts(bytes)
  do throws(JSONSyntaxError) {
    let document = try JSONReader.read(bytes)
    expect(isJSON, "what is not JSON was read")
    let written = rewritten(document)
    expect(StrictJSON.accepts(written), "what is not JSON was written")
    let again = try? JSONReader.read(written)
    expect(again.map { rewritten($0) } == written, "the document is another one when written")
    checkPlaces(document)
    Verdicts.note(bytes, written)
  } catch {
    expect(!isJSON, "what is JSON was refused: \(error)")
    checkPlace(of: error, bytes)
    checkBlame(error, bytes)
    checkWords(error.diagnostic(in: bytes), bytes)
    checkRecovery(error, bytes)
    Verdicts.note(bytes, nil)
  }
}

/// Values stand inside each other, and what their ranges hold is what they are.
private func checkPlaces(_ document: JSONDocument) {
  var last = 0
  for value in document.root.descendants {
    let range = value.range
    expect(range.lowerBound >= last && range.upperBound <= document.bytes.count, "\(range)")
    last = range.lowerBound
    let own = Array(document.bytes[range])
    let read = try? JSONReader.read(own)
    // The pieces of a deep document are as long as it is.
    if own.count < 200 {
      expect(read.map { rewritten($0) } != nil, "\(range) holds no value")
      expect(read?.root.typeName == value.typeName, "\(range)")
    }
    for member in value.members {
      let key = try? JSONReader.read(Array(document.bytes[member.key.range]))
      expect(key?.root.string == member.key.value, "\(member.key) is another key")
    }
  }
}

/// The recovery begins no later than the reader stops. What it calls certain becomes JSON by fixes,
/// and the same document that it read; nothing else does.
private func checkRecovery(_ error: JSONSyntaxError, _ bytes: [UInt8]) {
  let recovery = JSONRecovery(bytes, after: error)
  var last = 0
  for problem in recovery.problems {
    let range = problem.error.range
    expect(range.lowerBound >= last && range.upperBound <= bytes.count, "\(problem) is elsewhere")
    last = range.lowerBound
  }
  expect(
    recovery.problems.first.map { $0.error.range.lowerBound <= error.range.lowerBound } == true,
    "the recovery passes over \(error)")
  var fixed = bytes
  for _ in 0..<64 {
    do throws(JSONSyntaxError) {
      let document = try JSONReader.read(fixed)
      expect(recovery.document.map { rewritten($0) } == rewritten(document), "another document")
      return
    } catch {
      let found = JSONRecovery(fixed, after: error).diagnostics(in: fixed) { _ in [] }
      let plan = FixPlan(found, includesUnsafe: false, length: fixed.count)
      if plan.isEmpty { return expect(recovery.document == nil, "what is certain is not fixed") }
      fixed = plan.fixed(fixed)
    }
  }
  expect(false, "fixes come to no end")
}

private func checkPlace(of error: JSONSyntaxError, _ bytes: [UInt8]) {
  for place in [error.range, error.related ?? error.range] {
    expect(place.lowerBound >= 0 && place.upperBound <= bytes.count, "\(error) is outside")
  }
  guard String(validating: bytes, as: UTF8.self) != nil else { return }
  // The place is not after the first byte that cannot be, and but for white space it reaches
  // that far. Half of a surrogate pair is missed in the escape after it.
  let first = StrictJSON.refusal(of: bytes) ?? bytes.count
  expect(error.range.lowerBound <= first, "\(error) is after \(first)")
  let rest = bytes[min(error.range.upperBound, first)..<first]
  let isNear = error.problem == .loneSurrogate ? rest.count < 6 : rest.allSatisfy { $0 <= 0x20 }
  expect(isNear, "\(error) is too far from \(first)")
}

/// Checks that a token is no word or no number by itself if an error calls it that.
private func checkBlame(_ error: JSONSyntaxError, _ bytes: [UInt8]) {
  switch error.problem {
  case .unknownWord, .notANumber, .leadingZero, .plusSign, .numberWithoutDigits,
    .numberEndsAtPoint, .numberEndsAtExponent:
    expect(!StrictJSON.accepts(Array(bytes[error.range])), "\(error) blames what is JSON")
  default: break
  }
}

private func checkWords(_ words: Diagnostic, _ bytes: [UInt8]) {
  expect(!words.message.isEmpty, "an error without words")
  guard let text = String(validating: bytes, as: UTF8.self),
    !text.unicodeScalars.contains("\u{FFFD}")
  else { return }
  for text in [words.message, words.help ?? ""] + words.notes.map(\.message) {
    expect(!text.unicodeScalars.contains("\u{FFFD}"), "\(text) has a replacement character")
  }
}
