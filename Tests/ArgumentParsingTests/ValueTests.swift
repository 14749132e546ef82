import ArgumentParsing
import Testing

@Suite("Option values")
struct ValueTests {
  @Test("a name may be followed by a file, and a pair requires both parts")
  func parts() throws {
    let both = try Word("sarif=a=b").nameAndFile("a format")
    #expect(both.name == Word("sarif") && both.file == Word("a=b"))
    #expect(try Word("sarif").nameAndFile("a format").file == nil)
    let pair = try Word("nesting-depth=off").pair("RULE=SEVERITY")
    #expect(pair.name == "nesting-depth" && pair.value == Word("off"))
    for text in ["sarif=", "=x"] {
      #expect(throws: ValueError.self) { try Word(text).nameAndFile("a format") }
    }
    for text in ["", "a", "=a", "a="] {
      #expect(throws: ValueError.self) { try Word(text).pair("RULE=SEVERITY") }
    }
  }

  @Test("numbers are within their bounds, and text is UTF-8")
  func numbers() throws {
    #expect(try Word("-3").integer(atLeast: -5) == -3)
    #expect(try Word("007").integer(atLeast: 0, atMost: 7) == 7)
    #expect(throws: ValueError.outOfBounds(minimum: 0, maximum: 7)) {
      try Word("8").integer(atLeast: 0, atMost: 7)
    }
    for text in ["+1", "1e3", "-", "1 ", "\u{661}"] {
      #expect(throws: ValueError.malformed(expected: "a whole number, 0 or more")) {
        try Word(text).integer(atLeast: 0)
      }
    }
    #expect(throws: ValueError.notText) { try Word(bytes: [0xFF]).nonEmptyText("a name") }
  }

  @Test("options can be nested in larger arguments")
  func withinLargerArguments() throws {
    struct Whole: Sendable { var lint = LintArguments() }
    let option = CommandOption.depth.within({ (whole: Whole) in whole.lint }, { $0.lint = $1 })
    var whole = Whole()
    try option.apply(&whole, Word("4"))
    #expect(whole.lint.depth == 4)
  }
}
