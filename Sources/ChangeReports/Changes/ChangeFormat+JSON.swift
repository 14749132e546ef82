import LocatedJSON
import TabChanges
import TabLayout
import Writing

extension ChangeFormat {
  /// The format for other programs.
  package static var json: ChangeFormat {
    ChangeFormat(
      name: "json", summary: "One object with every change and its environments."
    ) { report, _ in
      var writer = JSONWriter(.indented)
      writer.object { writer in
        writer.member("subject", report.subject)
        writer.member("before", report.before)
        writer.member("after", report.after)
        writer.key("changes")
        writer.array { writer in
          for fact in report.facts { writer.fact(fact, in: fact.environments) }
        }
        writer.key("summary")
        writer.object { writer in
          writer.member("changes", report.facts.count)
          writer.member("environments", report.environmentCount)
          writer.member("changedEnvironments", report.changedCount)
        }
      }
      writer.newline()
      return writer.bytes
    }
  }
}

extension JSONWriter {
  /// Writes a change as an object.
  ///
  /// - Parameter environments: those in which it is found; nil where that goes without saying.
  mutating func fact(_ fact: ChangeReport.Fact, in environments: [EnvironmentPair]?) {
    object { writer in
      writer.member("kind", fact.kind)
      writer.member("oldIdentifier", fact.oldIdentifier)
      writer.member("newIdentifier", fact.newIdentifier)
      writer.key("from")
      writeValue(fact.from, into: &writer)
      writer.key("to")
      writeValue(fact.to, into: &writer)
      writer.member("message", fact.message)
      guard let environments else { return }
      writer.member("loses", fact.memories)
      writer.key("environments")
      writer.array { writer in
        for pair in environments {
          writer.object { writer in
            writer.member("old", pair.old.name)
            writer.member("new", pair.new.name)
          }
        }
      }
    }
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
