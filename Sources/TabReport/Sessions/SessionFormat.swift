import LocatedJSON
import TabHierarchy
import TabLayout

/// A way to write what an editing session came to.
package struct SessionFormat: Sendable {
  /// The word on the command line.
  package let name: String
  /// One sentence for the help.
  package let summary: String
  /// Writes a report. The style is heeded by formats that are made for people.
  package let write: @Sendable (_ report: SessionReport, _ style: TextStyle) -> [UInt8]

  /// All formats, the usual one first.
  package static let all: [SessionFormat] = [.text, .json]
}

extension SessionFormat {
  /// The format for other programs.
  package static let json = SessionFormat(
    name: "json", summary: "One object with every step, its state and its layout."
  ) { report, _ in
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("subject", report.subject)
      writer.member("environment", report.layout.layout.environment.name)
      writer.key("steps")
      writer.array { writer in
        for step in report.steps { writer.step(step) }
      }
      writer.key("customization")
      writer.optional(report.state) { $0.customization($1) }
    }
    writer.newline()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func step(_ step: SessionReport.Step) {
    object { writer in
      writer.key("event")
      writer.event(step.event)
      writer.member("isPossible", step.refusal == nil)
      writer.member("reason", step.refusal?.message)
      writer.member("source", step.refusal?.url)
      writer.key("changes")
      writer.array { writer in
        for fact in step.facts { writer.fact(fact, in: nil) }
      }
      writer.member("lost", step.losses)
      writer.key("customization")
      writer.optional(step.state) { $0.customization($1) }
      writer.key("layout")
      LayoutJSON.write(
        step.layout.layout, destinations: step.layout.destinations, into: &writer)
    }
  }

  /// Writes a value, or null where there is none.
  fileprivate mutating func optional<Value>(
    _ value: Value?, _ body: (inout JSONWriter, Value) -> Void
  ) {
    if let value { body(&self, value) } else { null() }
  }
}
