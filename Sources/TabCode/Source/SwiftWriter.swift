/// Writes Swift source in the style of `swift format`.
struct SwiftWriter {
  private static let width = 100

  private(set) var bytes: [UInt8] = []
  private let indentation: Int
  private var depth = 0

  /// - Parameter indentation: the number of spaces per level.
  init(indentation: Int) { self.indentation = indentation }

  mutating func write(_ statements: [SwiftStatement]) {
    write(statements.map(\.parts)[...])
  }

  private mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
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
    switch condition {
    case .compiled(let expression): line("#if \(expression)")
    case .available(let releases): line("if #available(\(releases)) {")
    case .before(let releases, let comment):
      line("if #available(\(releases)) {")
      indented { $0.write(.comment(comment)) }
      line("} else {")
    case .holds(let expression): line("if \(expression) {")
    }
    indented { $0.write(body[...]) }
    line(condition.isCompiled ? "#endif" : "}")
  }

  private mutating func write(_ statement: SwiftStatement) {
    switch statement {
    case .line(let text): line(text)
    case .expression(let prefix, let expression): write(expression, prefix: prefix, suffix: "")
    case .block(let header, let body):
      line("\(header) {")
      nested(body)
    case .when(let condition, let body):
      if fits("if \(condition.flat) {") {
        line("if \(condition.flat) {")
      } else {
        write(condition, prefix: "if ", suffix: "")
        line("{")
      }
      nested(body)
    case .function(let name, let parameters, let suffix, let body):
      signature(name, parameters, body.isEmpty ? "\(suffix) {}" : "\(suffix) {")
      if !body.isEmpty { nested(body) }
    case .requirement(let name, let parameters, let suffix): signature(name, parameters, suffix)
    case .closure(let prefix, let call, let label, let parameter, let body):
      closure(prefix, call, label, parameter, body)
    case .closures(let call, let closures):
      if closures.count == 1, closures[0].body.count == 1,
        case .line(let text) = closures[0].body[0],
        fits("\(call.flat) { \(text) }")
      {
        return line("\(call.flat) { \(text) }")
      }
      for (index, closure) in closures.enumerated() {
        if index == 0 {
          write(call, prefix: "", suffix: " {")
        } else {
          line("} \(closure.label ?? "_"): {")
        }
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
    case .group(let statements): write(statements)
    case .guarded: write([statement])
    case .documentation(let text): comment(text, sign: "///")
    case .comment(let text): comment(text, sign: "//")
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
    indented { writer in
      for argument in arguments {
        writer.write(argument.value, prefix: argument.prefix, suffix: ",")
      }
      writer.line("\(label): { \(parameter) in")
      writer.nested(body)
    }
    line(")")
  }

  private mutating func nested(_ body: [SwiftStatement]) {
    indented { $0.write(body) }
    line("}")
  }

  private mutating func signature(_ name: String, _ parameters: [String], _ suffix: String) {
    let list = parameters.joined(separator: ", ")
    let flat = "\(name)(\(list))\(suffix)"
    if fits(flat) || parameters.isEmpty { return line(flat) }
    line("\(name)(")
    indented { writer in
      if writer.fits(list) { return writer.line(list) }
      for parameter in parameters.dropLast() { writer.line(parameter + ",") }
      writer.line(parameters[parameters.count - 1])
    }
    line(")\(suffix)")
  }

  private func fits(_ text: String) -> Bool {
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
      indented { writer in
        for (index, argument) in arguments.enumerated() {
          let comma = index < arguments.count - 1 ? "," : ""
          writer.write(argument.value, prefix: argument.prefix, suffix: comma)
        }
      }
      line(")\(suffix)")
    case .array(let elements):
      line("\(prefix)[")
      // A single element has no trailing comma.
      let comma = elements.count > 1 ? "," : ""
      indented { for element in elements { $0.write(element, prefix: "", suffix: comma) } }
      line("]\(suffix)")
    case .conjunction(let conditions):
      let last = write(conditions, prefix: prefix, suffix: suffix)
      line(last + suffix)
    case .choice(let conditions, let value, let other):
      let last = write(conditions, prefix: prefix, suffix: suffix)
      let rest = "? \(value) : \(other.flat)\(suffix)"
      if fits("\(last) \(rest)") { return line("\(last) \(rest)") }
      line(last)
      indented { writer in
        if writer.fits(rest) { return writer.line(rest) }
        writer.line("? \(value)")
        writer.write(other, prefix: ": ", suffix: suffix)
      }
    }
  }

  /// Writes as few lines of conditions as possible, except for the last.
  ///
  /// - Returns: the last line.
  private mutating func write(_ conditions: [String], prefix: String, suffix: String) -> String {
    var last = prefix + conditions[0]
    for condition in conditions.dropFirst() {
      if fits("\(last) && \(condition)\(suffix)") {
        last += " && \(condition)"
      } else {
        line(last)
        last = String(repeating: " ", count: indentation) + "&& \(condition)"
      }
    }
    return last
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
