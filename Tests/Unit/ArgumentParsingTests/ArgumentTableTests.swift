import ArgumentParsing
import TestSupport
import Testing

@Suite("Command lines")
struct ArgumentTableTests {
  @Test("have the outcomes, and offer the completions, of the table")
  func lines() throws {
    for table in try TextTable.sections(of: "command-lines.txt") {
      let result =
        switch table.title.prefix(while: { $0 != ":" }) {
        case "completions": completions
        case "global options": globalOptions
        default: outcome
        }
      table.expect { result(words($0.cells[0])) }
    }
  }

  @Test("canonically equivalent words differ")
  func lookalikes() {
    // The Kelvin sign is canonically equivalent to K, but it is not the same bytes.
    #expect(Word("\u{212A}") != Word("K") && Word("\u{E9}") != Word("e\u{301}"))
  }

  @Test("numbers are whole, and within their bounds")
  func numbers() {
    func value(_ text: String, from minimum: Int, to maximum: Int = .max) -> Result<Int, ValueError>
    {
      Result { () throws(ValueError) in
        try Word(text).integer(atLeast: minimum, atMost: maximum)
      }
    }
    let within = [value("-3", from: -5), value("007", from: 0, to: 7)]
    #expect(within == [.success(-3), .success(7)])
    #expect(value("8", from: 0, to: 7) == .failure(.outOfBounds(minimum: 0, maximum: 7)))
    let malformed = ValueError.malformed(expected: "a whole number, 0 or more")
    let others = ["+1", "1e3", "-", "1 ", "\u{661}"].filter {
      value($0, from: 0) != .failure(malformed)
    }
    #expect(others == [])
  }
}
