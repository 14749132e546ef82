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
    key("from")
    fact.from.write(into: &self)
    key("to")
    fact.to.write(into: &self)
    member("message", fact.message)
    member("loses", fact.memories)
    objects("environments", of: fact.environments) { writer, environment in
      writer.member("old", pairs[environment].old.name)
      writer.member("new", pairs[environment].new.name)
    }
  }
}
