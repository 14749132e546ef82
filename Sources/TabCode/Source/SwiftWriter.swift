import JSON
import TabModel

/// Writes Swift source in the style of `swift format`.
struct SwiftWriter {
  private static let width = 100

  private(set) var bytes: [UInt8] = []
  private let indentation: Int
  private var depth = 0
  /// The platforms for which the current lines are compiled.
  private var platforms: Set<PlatformName>

  /// - Parameters:
  ///   - indentation: the number of spaces per level.
  ///   - platforms: those for which the file is compiled.
  init(indentation: Int, on platforms: some Sequence<PlatformName>) {
    self.indentation = indentation
    self.platforms = Set(platforms)
  }

  mutating func write(_ statements: [SwiftStatement]) { write(statements.map(\.parts)[...]) }

  private mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  private typealias Parts = SwiftStatement.Parts

  /// Writes statements; neighbors with the same condition share a block.
  private mutating func write(_ statements: ArraySlice<Parts>) {
    var rest = statements
    while let first = rest.first {
      guard let condition = first.conditions.first else {
        write(first.statement)
        rest = rest.dropFirst()
        continue
      }
      /// Removes the statements with a condition, and the blank lines between them.
      func run(of condition: SwiftCondition) -> [Parts] {
        var run: [Parts] = []
        while let next = rest.first {
          if next.conditions.first == condition {
            run.append(next.inner)
            rest = rest.dropFirst()
          } else if next.isBlank, condition.isCompiled,
            rest.dropFirst().first?.conditions.first == condition
          {
            run.append(next)
            rest = rest.dropFirst()
          } else {
            break
          }
        }
        return run
      }
      let body = run(of: condition)
      let isSpaced = condition.isCompiled && rest.first?.isBlank == true
      let following = isSpaced ? rest.dropFirst() : rest
      if let other = following.first?.conditions.first,
        other.isOpposite(of: condition, on: platforms)
      {
        rest = following
        var (body, otherwise) = (body, run(of: other))
        // Each platform keeps its order.
        while condition.isCompiled, let next = rest.first?.conditions.first {
          if next == condition {
            body += run(of: condition)
          } else if next == other {
            otherwise += run(of: other)
          } else {
            break
          }
        }
        write(condition, body, otherwise: otherwise)
      } else {
        write(condition, body, otherwise: [])
      }
    }
  }

  private mutating func write(_ condition: SwiftCondition, _ body: [Parts], otherwise: [Parts]) {
    if otherwise.isEmpty, case .holds(let expression) = condition,
      case .holds(let inner)? = body.first?.conditions.first,
      body.allSatisfy({ $0.conditions.first == .holds(inner) }),
      fits("if \(expression), \(inner) {")
    {
      let inside = body.map(\.inner)
      return write(.holds("\(expression), \(inner)"), inside, otherwise: [])
    }
    switch condition {
    case .compiled(let expression, _): line("#if \(expression)")
    case .available(let releases): line("if #available(\(releases)) {")
    case .before(let releases, let comment):
      line("if #available(\(releases)) {")
      indented { $0.write(.comment(comment)) }
      line("} else {")
    case .holds(let expression): wrap("if \(expression) {")
    }
    let outer = platforms
    let own = condition.platforms(among: outer) ?? outer
    platforms = own
    indented { $0.write(body[...]) }
    if !otherwise.isEmpty {
      line(condition.isCompiled ? "#else" : "} else {")
      if condition.isCompiled { platforms = outer.subtracting(own) }
      indented { $0.write(otherwise[...]) }
    }
    platforms = outer
    line(condition.isCompiled ? "#endif" : "}")
  }

  private mutating func write(_ statement: SwiftStatement) {
    switch statement {
    case .code(let code):
      for line in code.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
        write(lineOfCode: String(Substring(line)))
      }
    case .block(let header, let body):
      write(.code(header.hasSuffix(" in") ? header : "\(header) {"))
      indented { $0.write(body) }
      line("}")
    case .closures(let call, let closures):
      if closures.count == 1, closures[0].body.count == 1,
        case .code(let text) = closures[0].body[0],
        fits("\(call) { \(text) }")
      {
        return line("\(call) { \(text) }")
      }
      wrap("\(call) {")
      for (index, closure) in closures.enumerated() {
        if index > 0 { line("} \(closure.label ?? "_"): {") }
        indented { $0.write(closure.body) }
      }
      line("}")
    case .branches(let branches):
      for (index, branch) in branches.enumerated() {
        let condition = branch.condition.map { "if \($0) {" } ?? "{"
        line(index == 0 ? condition : "} else \(condition)")
        indented { $0.write(branch.body) }
      }
      line("}")
    case .indented(let statements): indented { $0.write(statements) }
    case .group(let statements): write(statements)
    case .guarded: write([statement])
    case .comment(let text): comment(text, sign: "//")
    }
  }

  private mutating func write(lineOfCode line: String) {
    let text = String(line.drop { $0 == " " })
    let spaces = line.utf8.count - text.utf8.count
    depth += spaces / 2
    if text.hasPrefix("/// ") {
      comment(String(text.dropFirst(4)), sign: "///")
    } else {
      wrap(text)
    }
    depth -= spaces / 2
  }

  private func fits(_ text: String) -> Bool {
    depth * indentation + text.unicodeScalars.count <= Self.width
  }

  /// Writes a line, broken at its operators or brackets if it is too long.
  private mutating func wrap(_ text: String) {
    if depth * indentation + text.utf8.count < Self.width { return line(text) }
    let breaks = LineBreaks(text)
    // 'swift format' reserves space for a trailing comma in an array.
    if fits(breaks.isArray ? text + "," : text) { return line(text) }
    if breaks.operands.count > 1 {
      // The brace of a long condition is below it.
      let hasBrace = text.hasSuffix(" {")
      writeOperands(hasBrace ? LineBreaks(String(text.dropLast(2))).operands : breaks.operands)
      if hasBrace { line("{") }
      return
    }
    guard let items = breaks.items else { return line(text) }
    line(breaks.head)
    indented { writer in
      let list = items.joined(separator: ", ")
      if breaks.isSignature, writer.fits(list) { return writer.line(list) }
      // A single element has no trailing comma.
      let last = breaks.isArray && items.count > 1 ? "," : ""
      for item in items.dropLast() { writer.wrap(item + ",") }
      for item in items.suffix(1) { writer.wrap(item + last) }
    }
    line(breaks.tail)
  }

  /// Writes as few lines of conditions as possible, then a choice by them.
  private mutating func writeOperands(_ parts: [String]) {
    var last = parts[0]
    for (index, part) in parts.enumerated().dropFirst() {
      if part.hasPrefix("?") {
        let rest = parts[index...].joined(separator: " ")
        if fits("\(last) \(rest)") { return line("\(last) \(rest)") }
        line(last)
        return indented { writer in
          if writer.fits(rest) { return writer.line(rest) }
          let values = rest.split(separator: " : ")
          writer.line(String(values[0]))
          writer.wrap(": " + values.dropFirst().joined(separator: " : "))
        }
      }
      if fits("\(last) \(part)") {
        last += " \(part)"
      } else {
        line(last)
        last = String(repeating: " ", count: indentation) + part
      }
    }
    line(last)
  }

  private mutating func comment(_ text: String, sign: String) {
    var current = sign
    for word in text.split(separator: " ") {
      let length = depth * indentation + current.unicodeScalars.count + 1
      if current != sign, length + word.unicodeScalars.count > Self.width {
        line(current)
        current = sign
      }
      current += " \(word)"
    }
    line(current)
  }

  private mutating func line(_ line: String) {
    if !line.isEmpty {
      bytes.append(contentsOf: String(repeating: " ", count: depth * indentation).utf8)
    }
    bytes.append(contentsOf: line.utf8)
    bytes.append(0x0A)
  }
}
