import TabspecTool

/// The result of a run in memory.
struct Run: Equatable {
  let output: [UInt8]
  let errors: [UInt8]
  let code: Int32
  let files: [String: [UInt8]]

  /// The requirements for every run, whatever it was given: no bug, UTF-8, no control characters,
  /// something said where something is wrong, and the same bytes on a second run.
  init(_ words: [[UInt8]], files: [String: [UInt8]], input: [UInt8] = [], isRepeated: Bool = true) {
    let system = MemorySystem()
    system.files = files
    system.standardInput = input
    self.init(words, on: system, isRepeated: isRepeated)
  }

  /// A run on a system that has more to it than files; it is not made again.
  init(_ words: [String], on system: MemorySystem) {
    self.init(words.map { Array($0.utf8) }, on: system, isRepeated: false)
  }

  private init(_ words: [[UInt8]], on system: MemorySystem, isRepeated: Bool) {
    let (files, input) = (system.files, system.standardInput)
    let memory = Memory()
    code = Tabspec.run(words, on: system)
    let peak = memory.peak
    output = system.standardOutput
    errors = system.standardError
    self.files = system.files
    let line = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    expect([0, 1, 2, 64].contains(code), "\(line) ends with \(code)")
    expect(isPrintable(errors), "\(line): standard error")
    let length = files.values.reduce(input.count) { $0 + $1.count }
    if words.first == Array("lint".utf8) || words.first == Array("validate".utf8) {
      expect(peak <= 10 * length + 16 << 20, "\(line): \(peak) bytes for \(length)")
    }
    for (name, text) in [("output", output), ("errors", errors)]
      + self.files.filter({ files[$0.key] == nil })
    {
      expect(!instructs(text, isGitHub: name == "github"), "\(line): \(name)")
    }
    if code == 64 { expect(!errors.isEmpty, "\(line) says nothing, but \(code)") }
    if code == 2 { expect(!errors.isEmpty || !output.isEmpty, "\(line) says nothing, but \(code)") }
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

/// Returns whether a build server would obey a line of an output, but for the commands of the format that is
/// made of them.
private func instructs(_ bytes: [UInt8], isGitHub: Bool) -> Bool {
  for line in bytes.split(separator: 0x0A) {
    var line = line
    if isGitHub, let command = commands.first(where: { line.starts(with: $0) }) {
      line = line.dropFirst(command.count)
    }
    guard mayInstruct(line) else { continue }
    let text = String(decoding: line, as: UTF8.self)
    if BuildServer.allCases.contains(where: { $0.instruction(in: text) != nil }) { return true }
  }
  return false
}

/// The prefixes of lines in the format `github`.
private let commands = ["::error ", "::warning ", "::notice "].map { Array($0.utf8) }

/// Returns whether a line has the marks of an instruction. Outputs are long, and nearly all lines have not.
private func mayInstruct(_ line: ArraySlice<UInt8>) -> Bool {
  var hashes = 0
  var isAtStart = true
  for byte in line {
    if byte == 0x1B || (0x0B...0x0D).contains(byte) { return true }
    if byte == UInt8(ascii: "#") { hashes += 1 }
    if hashes == 2 { return true }
    if isAtStart, byte != 0x20, byte != 0x09 {
      isAtStart = false
      if byte == UInt8(ascii: ":") || byte >= 0x80 { return true }
    }
  }
  return false
}

/// Returns whether a text is UTF-8 that moves no cursor, hides nothing and turns no text around.
func isPrintable(_ bytes: [UInt8]) -> Bool {
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
