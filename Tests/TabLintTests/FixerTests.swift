import JSON
import TabLint
import Testing

@Suite("The fixer")
struct FixerTests {
  @Test("what waits is fixed by the next pass")
  func passes() {
    // Removes one letter at a time; neighbours touch.
    let outcome = fixer { text in
      text.indices.filter { text[$0] == "a" }.map { finding("a", [($0..<$0 + 1, "")], at: $0) }
    }.fix(Array("aaaaaaabaaa".utf8))
    #expect(outcome.bytes == Array("b".utf8))
    #expect(outcome.fixed.map(\.title) == ["fix a"])
    #expect(outcome.count == 10)
  }

  @Test("rules that undo each other's fixes leave the text as it was, but for others' fixes")
  func undoing() {
    for text in ["x", "y", "x!", "y!!", "!x"] {
      let outcome = fixer { text in
        var found: [Diagnostic] = []
        for (offset, letter) in text.enumerated() {
          switch letter {
          case "x": found.append(finding("to-y", [(offset..<offset + 1, "y")]))
          case "y": found.append(finding("to-x", [(offset..<offset + 1, "x")]))
          case "!" where offset == 0 || text[offset - 1] != "!":
            found.append(finding("calm", [(offset..<offset + 1, ".")]))
          default: break
          }
        }
        return found
      }.fix(Array(text.utf8))
      #expect(outcome.bytes == Array(text.replacing("!", with: ".").utf8))
      #expect(outcome.fixed.map(\.rule) == (text.contains("!") ? ["calm"] : []))
    }
  }

  @Test("reverts a pass that makes the text unreadable")
  func unreadable() {
    let fixer = Fixer(includesUnsafe: false) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("#") { return .init(.document, []) }
      return .init(
        .spec,
        bytes.indices.compactMap { offset in
          switch bytes[offset] {
          case UInt8(ascii: "a"): finding("bad", [(offset..<offset + 1, "#")], at: offset)
          case UInt8(ascii: "b"): finding("good", [(offset..<offset + 1, "B")], at: offset)
          default: nil
          }
        })
    }
    let outcome = fixer.fix(Array("a.b.a.b".utf8))
    #expect(String(decoding: outcome.bytes, as: UTF8.self) == "a.B.a.B")
    #expect(outcome.fixed.map(\.rule) == ["good"])
    #expect(outcome.count == 2)
  }

  @Test("what is no spec yet may show mistakes that were hidden")
  func hiddenMistakes() {
    let fixer = Fixer(includesUnsafe: false) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let first = finding("key", [(0..<1, "bb")], severity: .error)
      let hidden = finding("value", [], severity: .error)
      return .init(.document, text == "a" ? [first] : [hidden, hidden])
    }
    let outcome = fixer.fix(Array("a".utf8))
    #expect(outcome.bytes == Array("bb".utf8))
    #expect(outcome.fixed.map(\.rule) == ["key"])
  }

  @Test("reverts a pass with new errors")
  func newErrors() {
    let outcome = fixer { text in
      text.enumerated().compactMap { offset, letter in
        switch letter {
        case "a": finding("a", [(offset..<offset + 1, "!")], at: offset)
        case "!": finding("worse", [], at: offset, severity: .error)
        default: nil
        }
      }
    }.fix(Array("aha".utf8))
    #expect(outcome.bytes == Array("aha".utf8))
    #expect(outcome.fixed.isEmpty)
  }

  @Test("what failed at first is made when others have made room for it")
  func triedAgain() {
    // A bang is an error unless a question precedes it.
    let fixer = fixer { text in
      text.enumerated().compactMap { offset, letter in
        switch letter {
        case "a": finding("a", [(offset..<offset + 1, "!")], at: offset)
        case "b": finding("b", [(offset..<offset + 1, "?")], at: offset)
        case "!" where text.first != "?": finding("c", [], at: offset, severity: .error)
        default: nil
        }
      }
    }
    for text in ["a..b", "b..a", "?..a", "b.a.a"] {
      let outcome = fixer.fix(Array(text.utf8))
      #expect(fixer.fix(outcome.bytes).bytes == outcome.bytes)
      #expect(outcome.bytes.contains(UInt8(ascii: "a")) == (text == "a..b"))
    }
  }

  @Test("what failed alone is made after what others fixed alone")
  func triedAlone() {
    // A bang needs a question somewhere; a hash is an error anyway.
    let fixer = fixer { text in
      text.enumerated().compactMap { offset, letter in
        switch letter {
        case "a": finding("a", [(offset..<offset + 1, "!")], at: offset)
        case "b": finding("b", [(offset..<offset + 1, "?")], at: offset)
        case "c": finding("c", [(offset..<offset + 1, "#")], at: offset)
        case "!" where !text.contains("?"): finding("d", [], at: offset, severity: .error)
        case "#": finding("d", [], at: offset, severity: .error)
        default: nil
        }
      }
    }
    let outcome = fixer.fix(Array("a.b.c".utf8))
    #expect(String(decoding: outcome.bytes, as: UTF8.self) == "!.?.c")
    #expect(outcome.fixed.map(\.rule).sorted() == ["a", "b"])
  }

  @Test("a fix that changes nothing, or makes more of what it takes away, is none")
  func ineffective() {
    for replacement in ["a", "aa", "a.a"] {
      let outcome = fixer { text in
        text.indices.filter { text[$0] == "a" }.map {
          finding("a", [($0..<$0 + 1, replacement)], at: $0)
        }
      }.fix(Array("a.b".utf8))
      #expect(outcome.bytes == Array("a.b".utf8))
      #expect(outcome.count == 0)
    }
  }

  @Test("a rule that feeds itself comes to an end")
  func growing() {
    let outcome = fixer { _ in [finding("a", [(0..<0, "a")])] }.fix([])
    #expect(outcome.bytes.count == Fixer.maximumPasses)
  }

  @Test("fixes that are not safe wait to be asked for, and are counted")
  func unsafe() {
    func check(_ bytes: [UInt8]) -> Fixer.Checked {
      var found: [Diagnostic] = []
      if bytes.first == UInt8(ascii: "a") {
        found.append(finding("a", [(0..<1, "b")], isSafe: false))
      }
      return .init(.spec, found)
    }
    let careful = Fixer(includesUnsafe: false, check: check).fix(Array("a".utf8))
    #expect(careful.count == 0)
    #expect(careful.unsafe == 1)
    let withUnsafe = Fixer(includesUnsafe: true, check: check).fix(Array("a".utf8))
    #expect(withUnsafe.bytes == Array("b".utf8))
    #expect(withUnsafe.unsafe == 0)
  }

  @Test("many fixes are made in one sweep")
  func manyFixes() {
    let count = 30_000
    var checks = 0
    let outcome = Fixer(includesUnsafe: false) { bytes in
      checks += 1
      return .init(
        .spec,
        bytes.indices.filter { bytes[$0] == UInt8(ascii: "a") }.map {
          finding("a", [($0..<$0 + 1, "bc")], at: $0)
        })
    }.fix(Array(String(repeating: "a.", count: count).utf8))
    #expect(outcome.bytes.count == 3 * count)
    #expect(outcome.count == count)
    #expect(checks == 2)
  }

  private func fixer(_ findings: @escaping ([Character]) -> [Diagnostic]) -> Fixer {
    Fixer(includesUnsafe: false) { bytes in
      .init(.spec, findings(Array(String(decoding: bytes, as: UTF8.self))))
    }
  }
}

/// A finding with a fix.
func finding(
  _ rule: String, _ edits: [(ByteRange, String)], at offset: Int = 0, isSafe: Bool = true,
  severity: Diagnostic.Severity = .warning
) -> Diagnostic {
  Diagnostic(
    rule: rule, severity: severity, message: rule, range: offset..<offset,
    fixes: edits.isEmpty
      ? [] : [Fix("fix \(rule)", isSafe: isSafe, edits.map { .init($0.0, $0.1) })])
}
