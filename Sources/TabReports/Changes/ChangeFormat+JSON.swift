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
        let facts = report.facts
        writer.objects("changes", of: facts) { $0.members(of: $1, report.pairs) }
        writer.object("summary") { writer in
          writer.member("changes", facts.count)
          writer.member("environments", report.pairs.count)
          writer.member("changedEnvironments", report.changedCount)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of fact: ChangeReport.Fact, _ pairs: [EnvironmentPair]) {
    member("kind", fact.kind)
    member("oldIdentifier", fact.oldIdentifier)
    member("newIdentifier", fact.newIdentifier)
    member("from", fact.from)
    member("to", fact.to)
    member("message", fact.message)
    member("loses", fact.memories)
    objects("environments", of: fact.environments) { writer, environment in
      writer.member("old", pairs[environment].old.name)
      writer.member("new", pairs[environment].new.name)
    }
  }

  private mutating func member(_ name: String, _ value: ChangeValue) {
    switch value {
    case .none: member(name, String?.none)
    case .text(let text): member(name, text)
    case .flag(let flag): member(name, flag)
    case .texts(let texts): member(name, texts)
    case .reach(let route):
      object(name) { writer in
        writer.member("via", route.via.rawValue)
        writer.member("taps", route.taps)
      }
    }
  }
}
