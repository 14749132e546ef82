/// Writes Swift source in the style of `swift format`.
package struct SwiftWriter {
  private static let width = 100

  package private(set) var bytes: [UInt8] = []
  private let indentation: Int
  private var depth = 0

  /// - Parameter indentation: the number of spaces per level.
  package init(indentation: Int) { self.indentation = indentation }

  package mutating func write(_ statements: [SwiftStatement]) {
    write(statements.map(\.parts)[...])
  }

  package mutating func block(_ header: String, _ body: (inout SwiftWriter) -> Void) {
    line("\(header) {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  private typealias Parts = (conditions: [SwiftCondition], statement: SwiftStatement)

  /// Writes statements; neighbors with the same condition share a block.
  private mutating func write(_ statements: ArraySlice<Parts>) {
    var rest = statements
    while let first = rest.first {
      guard let condition = first.conditions.first else {
        write(first.statement)
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { $0.conditions.first == condition }
      write(condition, run.map { (Array($0.conditions.dropFirst()), $0.statement) })
      rest = rest.dropFirst(run.count)
    }
  }

  private mutating func write(_ condition: SwiftCondition, _ body: [Parts]) {
    func nested(_ writer: inout SwiftWriter) { writer.write(body[...]) }
    switch condition {
    case .compiled(let expression):
      line("#if \(expression)")
      depth += 1
      nested(&self)
      depth -= 1
      line("#endif")
    case .available(let releases): block("if #available(\(releases))", nested)
    case .before(let releases, let comment):
      line("if #available(\(releases)) {")
      depth += 1
      write(.comment(comment, documents: false))
      depth -= 1
      block("} else", nested)
    case .holds(let expression): block("if \(expression)", nested)
    }
  }

  private mutating func write(_ statement: SwiftStatement) {
    switch statement {
    case .line(let text): line(text)
    case .expression(let prefix, let expression): write(expression, prefix: prefix, suffix: "")
    case .block(let header, let body): block(header) { $0.write(body) }
    case .function(let name, let parameters, let suffix, let body):
      signature(name, parameters, body.isEmpty ? "\(suffix) {}" : "\(suffix) {")
      if !body.isEmpty { nested(body) }
    case .requirement(let name, let parameters, let suffix): signature(name, parameters, suffix)
    case .closure(let prefix, let call, let label, let parameter, let body):
      closure(prefix, call, label, parameter, body)
    case .closures(let call, let closures):
      if closures.count == 1, closures[0].body.count == 1,
        case .line(let text) = closures[0].body[0],
        fits("\(call.flat) { \(text) }", depth)
      {
        return line("\(call.flat) { \(text) }")
      }
      for (index, closure) in closures.enumerated() {
        if index == 0 {
          write(call, prefix: "", suffix: " {")
        } else {
          line("} \(closure.label ?? "_"): {")
        }
        depth += 1
        write(closure.body)
        depth -= 1
      }
      line("}")
    case .branches(let branches):
      for (index, branch) in branches.enumerated() {
        let condition = branch.condition.map { "if \($0) {" } ?? "{"
        line(index == 0 ? condition : "} else \(condition)")
        depth += 1
        write(branch.body)
        depth -= 1
      }
      line("}")
    case .group(let statements): write(statements)
    case .guarded: write([statement])
    case .comment(let text, let documents): comment(text, sign: documents ? "///" : "//")
    case .blank: bytes.append(0x0A)
    }
  }

  /// Writes a closure, trailing unless another argument is a closure too.
  private mutating func closure(
    _ prefix: String, _ call: SwiftExpression, _ label: String, _ parameter: String,
    _ body: [SwiftStatement]
  ) {
    guard case .call(let name, let arguments) = call,
      arguments.contains(where: { $0.value.flat.hasPrefix("{") })
    else {
      write(call, prefix: prefix, suffix: " { \(parameter) in")
      return nested(body)
    }
    line("\(prefix)\(name)(")
    depth += 1
    for argument in arguments { write(argument.value, prefix: argument.prefix, suffix: ",") }
    line("\(label): { \(parameter) in")
    nested(body)
    depth -= 1
    line(")")
  }

  private mutating func nested(_ body: [SwiftStatement]) {
    depth += 1
    write(body)
    depth -= 1
    line("}")
  }

  private mutating func signature(_ name: String, _ parameters: [String], _ suffix: String) {
    let flat = "\(name)(\(parameters.joined(separator: ", ")))\(suffix)"
    if fits(flat, depth) || parameters.isEmpty {
      line(flat)
    } else {
      line("\(name)(")
      depth += 1
      let list = parameters.joined(separator: ", ")
      if fits(list, depth) {
        line(list)
      } else {
        for (index, parameter) in parameters.enumerated() {
          line(parameter + (index < parameters.count - 1 ? "," : ""))
        }
      }
      depth -= 1
      line(")\(suffix)")
    }
  }

  private func fits(_ text: String, _ depth: Int) -> Bool {
    depth * indentation + text.unicodeScalars.count <= Self.width
  }

  private mutating func write(_ expression: SwiftExpression, prefix: String, suffix: String) {
    let flat = prefix + expression.flat + suffix
    // 'swift format' reserves space for a trailing comma in an array.
    let room = Self.width - depth * indentation - (expression.isArray ? 1 : 0)
    if flat.unicodeScalars.count <= room { return line(flat) }
    switch expression {
    case .text: line(flat)
    case .call(_, let arguments) where arguments.isEmpty: line(flat)
    case .array(let elements) where elements.isEmpty: line(flat)
    case .call(let name, let arguments):
      line("\(prefix)\(name)(")
      depth += 1
      for (index, argument) in arguments.enumerated() {
        let comma = index < arguments.count - 1 ? "," : ""
        write(argument.value, prefix: argument.prefix, suffix: comma)
      }
      depth -= 1
      line(")\(suffix)")
    case .array(let elements):
      line("\(prefix)[")
      depth += 1
      // A single element has no trailing comma.
      for element in elements { write(element, prefix: "", suffix: elements.count > 1 ? "," : "") }
      depth -= 1
      line("]\(suffix)")
    }
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
    bytes.append(contentsOf: repeatElement(0x20, count: depth * indentation))
    bytes.append(contentsOf: line.utf8)
    bytes.append(0x0A)
  }
}
