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
        let names = report.pairs.map { (old: $0.old.name, new: $0.new.name) }
        writer.objects("changes", of: facts) { $0.members(of: $1, names) }
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
  /// - Parameter names: The names of all pairs of environments.
  fileprivate mutating func members(
    of fact: ChangeReport.Fact, _ names: [(old: String, new: String)]
  ) {
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
      writer.member("old", names[environment].old)
      writer.member("new", names[environment].new)
    }
  }
}
