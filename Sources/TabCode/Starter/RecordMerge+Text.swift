import JSON
import TabModel

extension RecordMerge {
  /// Returns the spec without defaults, in documentation order.
  package func text() throws(Conflict) -> [UInt8] {
    let root = try root()
    return JSONWriter.object { writer in
      for key in TabSpec.keys {
        let value: JSONTree? =
          switch key {
          case .framework: framework == .uiKit ? nil : .string(framework.rawValue)
          case .conditions: conditions(of: root)
          case .targets: targets
          case .variants: root.variants.isEmpty ? nil : .array(root.variants.map(tree))
          default: root.members.first { $0.key == key }.map { .written(Array($0.json.utf8)) }
          }
        if value != nil || key == .tabs { writer.key(key.name) }
        value?.write(into: &writer)
        if key == .tabs { writeNodes(&writer) }
      }
    }
  }

  /// The conditions that the spec uses; nil without any.
  private func conditions(of root: MergedRoot) -> JSONTree? {
    let availabilities = nodes.compactMap(\.availability) + root.variants.map(\.availability)
    let used = Set(availabilities.flatMap { $0.when + $0.unless })
    if used.isEmpty { return nil }
    return .object(
      facts.conditions.filter(used.contains).map { name in
        var condition: JSONTree = ["meaning": "Say what '\(name)' means."]
        if !facts.usual.contains(name) { condition["usually"] = false }
        return (name, condition)
      })
  }

  /// The platforms of the records with their lowest releases.
  private var targets: JSONTree {
    .array(
      PlatformName.allCases.compactMap { name in
        let versions = environments.filter { $0.platform.name == name }.map(\.osVersion)
        return versions.min().map {
          ["platform": .string(name.rawValue), "minimumVersion": "\($0)"]
        }
      })
  }

  private func tree(of variant: MergedVariant) -> JSONTree {
    let members = variant.members.map { key, json in
      (name: key.name, value: JSONTree.written(Array(json.utf8)))
    }
    return .object([("availability", tree(of: variant.availability))] + members)
  }

  /// Writes all lists, without recursion.
  private func writeNodes(_ writer: inout JSONWriter) {
    let place = Node.keys.firstIndex(of: .children) ?? 0
    let before = Node.keys[..<place]
    let after = Node.keys[(place + 1)...]
    writer.beginArray()
    var levels = [(group: Int?.none, rest: roots[...])]
    while let level = levels.last {
      guard let index = level.rest.first else {
        writer.endArray()
        levels.removeLast()
        if let group = level.group {
          writeMembers(of: nodes[group], after, &writer)
          writer.endObject()
        }
        continue
      }
      levels[levels.count - 1].rest = level.rest.dropFirst()
      writer.beginObject()
      writeMembers(of: nodes[index], before, &writer)
      if nodes[index].kind == .group {
        writer.key("children")
        writer.beginArray()
        levels.append((index, nodes[index].children[...]))
      } else {
        writeMembers(of: nodes[index], after, &writer)
        writer.endObject()
      }
    }
  }

  private func writeMembers(
    of node: MergedNode, _ keys: ArraySlice<SpecKey<Node>>, _ writer: inout JSONWriter
  ) {
    let isSearch = node.kind == .search
    for key in keys {
      switch key {
      case .type: if isSearch { writer.member(key.name, node.kind.name) }
      case .identifier: if !isSearch { writer.member(key.name, node.identifier) }
      case .availability:
        guard let availability = node.availability else { continue }
        writer.key(key.name)
        tree(of: availability).write(into: &writer)
      case .children: break
      default:
        guard case .agreed(let value) = self.value(of: key, in: node.occurrences),
          !isUsual(value, key, isSearch: isSearch), let json = value.json
        else {
          if key == .title, !isSearch { writer.member(key.name, "") }
          continue
        }
        writer.key(key.name)
        writer.raw(json)
      }
    }
  }

  private func isUsual(_ value: ConformedValue, _ key: SpecKey<Node>, isSearch: Bool) -> Bool {
    switch key {
    case .title:
      // The system's title differs in other languages.
      let isEnglish = records[0].environment.language?.hasPrefix("en") ?? true
      return isSearch && (value == .text("Search") || !isEnglish)
    case .image:
      return isSearch && value == .image(RecordedImage(name: "magnifyingglass", isAsset: false))
    default: return value == key.usual
    }
  }

  private func tree(of availability: Availability) -> JSONTree {
    var tree: JSONTree = [:]
    let platforms = PlatformName.allCases.filter { availability.platforms.contains($0) }
    if platforms != PlatformName.allCases {
      tree["platforms"] = .strings(platforms.map(\.rawValue))
    }
    tree["horizontalSizeClass"] = availability.sizeClass.map { .string($0.rawValue) }
    tree["minimumVersion"] = availability.minimumVersion.map { "\($0)" }
    tree["maximumVersion"] = availability.maximumVersion.map { "\($0)" }
    if !availability.when.isEmpty { tree["when"] = .strings(availability.when) }
    if !availability.unless.isEmpty { tree["unless"] = .strings(availability.unless) }
    return tree
  }
}
