import JSON
import TabModel

extension ReachFormat {
  package static var json: ReachFormat {
    ReachFormat(
      name: "json",
      summary: "One object with the totals, every destination with its routes, and the warnings."
    ) { reach, _ in
      JSONWriter.object { writer in
        writer.member("name", reach.name)
        writer.member("environments", reach.environments.map(\.name))
        writer.member("totals", of: reach.totals) { writer, total in writer.write(total) }
        writer.member("destinations", of: reach.groups) { writer, group in
          let ways = group.ways.map { way, environments in
            WrittenRoute(
              way: way, place: reach.phrase(for: environments).text,
              environments: environments.map { reach.environments[$0].name })
          }
          for node in group.nodes { writer.write(reach.spec.nodes[node], ways, of: reach.spec) }
        }
        let environments = reach.spec.environments
        writer.member("warnings", of: reach.warnings) { writer, warning in
          writer.write(warning, of: reach.spec, in: warning.environments.map { environments[$0] })
        }
      }
    }
  }
}

/// A route shared by a group's destinations.
private struct WrittenRoute {
  let way: Route
  let place: String
  let environments: [String]
}

extension JSONWriter {
  fileprivate mutating func write(_ total: ReachTotal) {
    object { writer in
      writer.member("platform", total.platform.name.rawValue)
      writer.member("device", total.platform.model?.rawValue)
      if let framework = total.askedFramework { writer.member("framework", framework.rawValue) }
      writer.member("destinations", total.count)
      writer.key("mean")
      if let mean = total.mean { writer.raw(mean) } else { writer.null() }
      writer.member("maximum", total.reached > 0 ? total.maximum : nil)
      writer.member("withinOneTap", total.withinOne)
      writer.member("withinTwoTaps", total.withinTwo)
      writer.member("withoutWay", total.unreached)
    }
  }

  fileprivate mutating func write(_ node: Node, _ ways: [WrittenRoute], of spec: TabSpec) {
    object { writer in
      writer.member("identifier", spec.identifier(of: node))
      writer.member("title", spec.title(of: node))
      writer.member("ways", of: ways) { writer, way in
        writer.object { writer in
          writer.member("via", way.way.via.rawValue)
          writer.member("taps", way.way.taps)
          writer.member("where", way.place)
          writer.member("environments", way.environments)
        }
      }
    }
  }

  fileprivate mutating func write(
    _ warning: Diagnostic, of spec: TabSpec, in environments: [Environment]
  ) {
    object { writer in
      writer.member("rule", warning.rule)
      writer.member("severity", warning.severity.rawValue)
      writer.member("message", warning.message)
      let node = spec.innermostNode(at: warning.range)
      writer.member("identifier", node.map { spec.identifier(of: spec.nodes[$0]) })
      writer.member("environments", environments.map(\.name))
      writer.member("help", warning.help)
    }
  }
}
