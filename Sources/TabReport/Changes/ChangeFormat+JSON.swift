import LocatedJSON
import TabLayout

extension ChangeFormat {
  /// The format for other programs.
  package static let json = ChangeFormat(
    name: "json", summary: "One object with every change and its environments."
  ) { report, _ in
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("subject", report.subject)
      writer.member("before", report.before)
      writer.member("after", report.after)
      writer.key("changes")
      writer.array { writer in
        for fact in report.facts { writeFact(fact, into: &writer) }
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

private func writeFact(_ fact: ChangeReport.Fact, into writer: inout JSONWriter) {
  writer.object { writer in
    writer.member("kind", fact.kind)
    writer.member("oldIdentifier", fact.oldIdentifier)
    writer.member("newIdentifier", fact.newIdentifier)
    writer.key("from")
    writeValue(fact.from, into: &writer)
    writer.key("to")
    writeValue(fact.to, into: &writer)
    writer.member("message", fact.message)
    writer.member("loses", fact.memories)
    writer.key("environments")
    writer.array { writer in
      for pair in fact.environments {
        writer.object { writer in
          writer.member("old", pair.old.name)
          writer.member("new", pair.new.name)
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
