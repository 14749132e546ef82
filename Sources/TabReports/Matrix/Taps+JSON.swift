import JSON
import TabAnalysis
import TabModel

extension JSONWriter {
  mutating func members(of taps: Taps) {
    member("environments", taps.environments.map(\.name))
    objects("totals", of: taps.totals) { $0.members(of: $1) }
    let destinations = taps.groups.flatMap { group in
      let ways = group.ways.map { way, environments in
        (
          route: way, place: taps.phrase(for: environments).text,
          environments: environments.map { taps.environments[$0].name }
        )
      }
      return group.nodes.map { (taps.spec.nodes[$0], ways) }
    }
    objects("destinations", of: destinations) { writer, destination in
      let (node, ways) = destination
      writer.member("identifier", taps.spec.identifier(of: node))
      writer.member("title", taps.spec.title(of: node))
      writer.objects("ways", of: ways) { writer, way in
        writer.member("via", way.route.via.rawValue)
        writer.member("taps", way.route.taps)
        writer.member("where", way.place)
        writer.member("environments", way.environments)
      }
    }
  }

  private mutating func members(of total: TapTotal) {
    member("platform", total.platform.name.rawValue)
    member("device", total.platform.model?.rawValue)
    if let framework = total.requestedFramework { member("framework", framework.rawValue) }
    member("destinations", total.count)
    key("mean")
    if let mean = total.mean { raw(mean) } else { null() }
    member("maximum", total.maximum)
    member("withinOneTap", total.withinOne)
    member("withinTwoTaps", total.withinTwo)
    member("withoutWay", total.unreached)
  }
}
