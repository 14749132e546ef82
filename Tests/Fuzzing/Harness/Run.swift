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
    let memory = Memory()
    code = Tabspec.run(words, on: system)
    let peak = memory.peak
    output = system.standardOutput
    errors = system.standardError
    self.files = system.files
    let line = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    expect([0, 1, 2, 64].contains(code), "\(line) ends with \(code)")
    expect(isHarmless(errors), "\(line): standard error")
    let length = files.values.reduce(input.count) { $0 + $1.count }
    if words.first == Array("lint".utf8) || words.first == Array("validate".utf8) {
      expect(peak <= 10 * length + 16 << 20, "\(line): \(peak) bytes for \(length)")
    }
    for (name, text) in [("output", output), ("errors", errors)]
      + self.files.filter({ files[$0.key] == nil })
    {
      expect(!instructs(text, isGitHub: name == "github"), "\(line): \(name)")
    }
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

/// Whether a build server would obey a line of an output, but for the commands of the format that is
/// made of them.
private func instructs(_ bytes: [UInt8], isGitHub: Bool) -> Bool {
  // Nearly all outputs have nothing that could be a part of an instruction.
  var previous: UInt8 = 0
  let mayInstruct = bytes.contains { byte in
    defer { previous = byte }
    return byte == UInt8(ascii: "#") || byte == 0x1B
      || byte == UInt8(ascii: ":") && previous == byte
  }
  guard mayInstruct || isGitHub else { return false }
  for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
    var line = line
    if isGitHub, let command = ["::error ", "::warning ", "::notice "].first(where: line.hasPrefix)
    {
      line = line.dropFirst(command.count)
    }
    if BuildServer.allCases.contains(where: { $0.instruction(in: String(line)) != nil }) {
      return true
    }
  }
  return false
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
