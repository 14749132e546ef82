import JSON

struct LineBreaks {
  /// The line up to the first bracket after ` = `.
  let head: String
  /// The parts between the brackets; nil if the line can't be broken there.
  private(set) var items: [String]?
  /// The line from the closing bracket.
  let tail: String
  /// The part before the first `&&`, `||` or `?` outside of brackets, and those that begin with one; of an `if`,
  /// its conditions.
  let operands: [String]

  var isArray: Bool { head.hasSuffix("[") }
  var isSignature: Bool { head.hasSuffix("init(") || head.contains("func ") }

  init(_ line: String) {
    let code = Array(line.utf8)
    var isQuoted = false
    var isEscaped = false
    var depth = 0
    var brackets: [Int] = []
    var isClosed = false
    var operators: [Int] = []
    let isBranch = line.hasPrefix("if ")
    for offset in code.indices {
      let character = Unicode.Scalar(code[offset])
      if isQuoted {
        if character == "\"", !isEscaped { isQuoted = false }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      let isAfterSpace = offset > 0 && code[offset - 1] == 0x20
      let isSpaced = isAfterSpace && offset + 1 < code.count && code[offset + 1] == 0x20
      switch character {
      case "\"": isQuoted = true
      case "(", "[":
        if brackets.isEmpty { brackets = [offset] }
        depth += 1
      case ")", "]":
        depth -= 1
        if depth == 0, !isClosed {
          brackets.append(offset)
          isClosed = true
        }
      case "," where depth == 1 && !isClosed: brackets.append(offset)
      case "," where depth == 0 && isBranch: operators.append(offset + 2)
      case "=" where depth == 0 && isSpaced: (brackets, isClosed) = ([], false)
      case "?" where depth == 0 && isSpaced: operators.append(offset)
      case "&" where depth == 0 && isAfterSpace: operators.append(offset)
      case "|" where depth == 0 && isAfterSpace: operators.append(offset)
      default: break
      }
    }
    func text(_ start: Int, _ end: Int) -> String {
      String(decoding: code[start..<end], as: UTF8.self)
    }
    operands = zip([0] + operators, operators.map { $0 - 1 } + [code.count]).map(text)
    head = text(0, brackets.first.map { $0 + 1 } ?? 0)
    tail = isClosed ? text(brackets[brackets.count - 1], code.count) : ""
    let end = tail.dropFirst()
    let isLast =
      end.isEmpty || end == "," || end.hasPrefix(" {") || isSignature && end.hasPrefix(" ->")
    if !tail.isEmpty, isLast, !end.hasSuffix(" }"), !head.contains(" ?? "),
      brackets.first != brackets.last.map({ $0 - 1 })
    {
      items = zip(brackets, brackets.dropFirst()).map { start, end in
        String(text(start + 1, end).drop { $0 == " " })
      }
    }
  }
}
