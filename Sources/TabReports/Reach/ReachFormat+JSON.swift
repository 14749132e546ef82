import JSON
import TabModel

extension ReachFormat {
  package static var json: ReachFormat {
    Self("json", "One object with the totals, every destination with its routes, and the warnings.")
    { reach, _ in
      JSONWriter.object { writer in
        writer.member("name", reach.name)
        writer.member("environments", reach.environments.map(\.name))
        writer.objects("totals", of: reach.totals) { $0.members(of: $1) }
        let destinations = reach.groups.flatMap { group in
          let ways = group.ways.map { way, environments in
            (
              route: way, place: reach.phrase(for: environments).text,
              environments: environments.map { reach.environments[$0].name }
            )
          }
          return group.nodes.map { (reach.spec.nodes[$0], ways) }
        }
        writer.objects("destinations", of: destinations) { writer, destination in
          let (node, ways) = destination
          writer.member("identifier", reach.spec.identifier(of: node))
          writer.member("title", reach.spec.title(of: node))
          writer.objects("ways", of: ways) { writer, way in
            writer.member("via", way.route.via.rawValue)
            writer.member("taps", way.route.taps)
            writer.member("where", way.place)
            writer.member("environments", way.environments)
          }
        }
        let environments = reach.spec.environments
        writer.objects("warnings", of: reach.warnings) { writer, warning in
          writer.member("rule", warning.rule)
          writer.member("severity", warning.severity.rawValue)
          writer.member("message", warning.message)
          let node = reach.spec.innermostNode(at: warning.range)
          writer.member("identifier", node.map { reach.spec.identifier(of: $0) })
          writer.member("environments", warning.environments.map { environments[$0].name })
          writer.member("help", warning.help)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of total: ReachTotal) {
    member("platform", total.platform.name.rawValue)
    member("device", total.platform.model?.rawValue)
    if let framework = total.askedFramework { member("framework", framework.rawValue) }
    member("destinations", total.count)
    key("mean")
    if let mean = total.mean { raw(mean) } else { null() }
    member("maximum", total.maximum)
    member("withinOneTap", total.withinOne)
    member("withinTwoTaps", total.withinTwo)
    member("withoutWay", total.unreached)
  }
}
