import JSON
import TabModel

extension ChangeFormat {
  package static var json: ChangeFormat {
    ChangeFormat(
      name: "json", summary: "One object with every change and its environments."
    ) { report, _ in
      JSONWriter.object { writer in
        writer.member("subject", report.subject)
        writer.member("before", report.before)
        writer.member("after", report.after)
        let names = report.pairs.map { (old: $0.old.name, new: $0.new.name) }
        writer.key("changes")
        let facts = report.facts
        writer.array { writer in
          for fact in facts { writer.fact(fact, names) }
        }
        writer.key("summary")
        writer.object { writer in
          writer.member("changes", facts.count)
          writer.member("environments", report.environmentCount)
          writer.member("changedEnvironments", report.changedCount)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func fact(
    _ fact: ChangeReport.Fact, _ names: [(old: String, new: String)]
  ) {
    object { writer in
      writer.member("kind", fact.kind)
      writer.member("oldIdentifier", fact.oldIdentifier)
      writer.member("newIdentifier", fact.newIdentifier)
      writer.change(from: fact.from, to: fact.to, fact.message)
      writer.member("loses", fact.memories)
      writer.member("environments", of: fact.environments) { writer, environment in
        writer.object { writer in
          writer.member("old", names[environment].old)
          writer.member("new", names[environment].new)
        }
      }
    }
  }

  mutating func change(from: ChangeValue, to: ChangeValue, _ message: String) {
    key("from")
    writeValue(from, into: &self)
    key("to")
    writeValue(to, into: &self)
    member("message", message)
  }
}

private func writeValue(_ value: ChangeValue, into writer: inout JSONWriter) {
  switch value {
  case .none: writer.null()
  case .text(let text): writer.string(text)
  case .flag(let flag): writer.bool(flag)
  case .texts(let texts):
    writer.array { writer in
      for text in texts { writer.string(text) }
    }
  case .reach(let via, let taps):
    writer.object { writer in
      writer.member("via", via)
      writer.member("taps", taps)
    }
  }
}
