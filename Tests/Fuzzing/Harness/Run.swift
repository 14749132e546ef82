import TabspecTool

/// What a run of the tool in memory came to.
struct Run: Equatable {
  let output: [UInt8]
  let errors: [UInt8]
  let code: Int32
  let files: [String: [UInt8]]

  /// What has to hold of every run, whatever it was given: no bug, UTF-8, no control characters,
  /// something said where something is wrong, and the same bytes on a second run.
  init(_ words: [[UInt8]], files: [String: [UInt8]], input: [UInt8] = [], isRepeated: Bool = true) {
    let system = MemorySystem()
    system.files = files
    system.standardInput = input
    code = Tabspec.run(words, on: system)
    output = system.standardOutput
    errors = system.standardError
    self.files = system.files
    let line = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    expect([0, 1, 2, 64].contains(code), "\(line) ends with \(code)")
    expect(isHarmless(errors), "\(line): standard error")
    if code == 2 || code == 64 { expect(!errors.isEmpty, "\(line) says nothing, but \(code)") }
    if isRepeated {
      let again = Run(words, files: files, input: input, isRepeated: false)
      expect(again == self, "\(line) is not the same twice")
    }
  }

  init(
    _ words: [String], files: [String: [UInt8]], input: [UInt8] = [], isRepeated: Bool = true
  ) {
    self.init(words.map { Array($0.utf8) }, files: files, input: input, isRepeated: isRepeated)
  }
}

/// Whether a text is UTF-8 that moves no cursor, hides nothing and turns no text around.
func isHarmless(_ bytes: [UInt8]) -> Bool {
  guard let text = String(validating: bytes, as: UTF8.self) else { return false }
  return text.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0x0A: true
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      false
    default: true
    }
  }
}
