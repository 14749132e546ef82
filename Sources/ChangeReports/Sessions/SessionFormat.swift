import LayoutReports
import LocatedJSON
import TabChanges
import TabHierarchy
import TabLayout
package import Writing

/// A way to write what an editing session came to.
package typealias SessionFormat = OutputFormat<SessionReport>

extension SessionFormat {
  /// All formats, the usual one first.
  package static var all: [SessionFormat] { [.text, .json] }

  /// The format for other programs.
  package static var json: SessionFormat {
    SessionFormat(
      name: "json", summary: "One object with every step, and the state and the layout at the end."
    ) { report, _, take in
      JSONWriter.object(to: take) { writer in
        writer.member("subject", report.subject)
        writer.member("environment", report.environment.name)
        writer.key("steps")
        writer.beginArray()
        let end = report.play { writer.step($0) }
        writer.endArray()
        writer.result(end)
      }
    }
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
      writer.beginArray()
      SharedChange.forEach(in: step.changes, step.changeWords) { change in
        writer.change(change, step.changeWords)
      }
      writer.endArray()
      writer.member("lost", step.losses)
      if let result = step.result { writer.result(result) }
    }
  }

  fileprivate mutating func change(_ change: SharedChange, _ words: ChangeWords) {
    let values = words.values(change.kind)
    object { writer in
      writer.member("kind", values.kind)
      writer.member("identifiers", of: change.subjects) { writer, subject in
        writer.string(words.identifier(subject))
      }
      writer.change(from: values.from, to: values.to, change.sentence(words))
    }
  }

  fileprivate mutating func result(_ result: SessionReport.Result) {
    key("customization")
    if let state = result.state { customization(state) } else { null() }
    key("layout")
    LayoutJSON.write(
      result.layout.layout, destinations: result.layout.destinations, into: &self)
  }
}
