import JSON
import TabModel

extension RecordMerge {
  /// Returns the spec without defaults, in documentation order.
  package func text() throws(Conflict) -> [UInt8] {
    var writer = JSONWriter(.indented)
    let root = try root()
    writer.beginObject()
    for key in RootKey.allCases {
      switch key {
      case .framework:
        if framework != .uiKit { writer.member(key.name, framework.rawValue) }
      case .conditions: writeConditions(of: root, &writer)
      case .targets: writeTargets(&writer)
      case .variants: write(root.variants, &writer)
      case .tabs:
        writer.key(key.name)
        writeNodes(&writer)
      default:
        guard let json = root.members.first(where: { $0.key == key })?.json else { continue }
        writer.key(key.name)
        writer.raw(json)
      }
    }
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  /// Writes the conditions that the spec uses.
  private func writeConditions(of root: MergedRoot, _ writer: inout JSONWriter) {
    let availabilities = nodes.compactMap(\.availability) + root.variants.map(\.availability)
    let used = Set(availabilities.flatMap { $0.when + $0.unless })
    if used.isEmpty { return }
    writer.key(RootKey.conditions.name)
    writer.beginObject()
    for name in facts.conditions where used.contains(name) {
      writer.key(name)
      writer.beginObject()
      writer.member("meaning", "Say what '\(name)' means.")
      if !facts.usual.contains(name) { writer.member("usually", false) }
      writer.endObject()
    }
    writer.endObject()
  }

  private func writeTargets(_ writer: inout JSONWriter) {
    writer.key(RootKey.targets.name)
    writer.beginArray()
    for target in targets {
      writer.beginObject()
      writer.member("platform", target.platform.rawValue)
      writer.member("minimumVersion", "\(target.version)")
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(_ variants: [MergedVariant], _ writer: inout JSONWriter) {
    if variants.isEmpty { return }
    writer.key(RootKey.variants.name)
    writer.beginArray()
    for variant in variants {
      writer.beginObject()
      write(variant.availability, &writer)
      for (key, json) in variant.members {
        writer.key(key.name)
        writer.raw(json)
      }
      writer.endObject()
    }
    writer.endArray()
  }

  /// The platforms of the records with their lowest releases.
  private var targets: [(platform: PlatformName, version: Version)] {
    PlatformName.allCases.compactMap { name in
      environments.filter { $0.platform.name == name }.map(\.osVersion).min().map { (name, $0) }
    }
  }

  private struct Level {
    let group: Int?
    var rest: ArraySlice<Int>
  }

  /// Writes all lists, without recursion.
  private func writeNodes(_ writer: inout JSONWriter) {
    let place = NodeKey.allCases.firstIndex(of: .children) ?? 0
    let before = NodeKey.allCases[..<place]
    let after = NodeKey.allCases[(place + 1)...]
    writer.beginArray()
    var levels = [Level(group: nil, rest: roots[...])]
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
        writer.key(NodeKey.children.name)
        writer.beginArray()
        levels.append(Level(group: index, rest: nodes[index].children[...]))
      } else {
        writeMembers(of: nodes[index], after, &writer)
        writer.endObject()
      }
    }
  }

  private func writeMembers(
    of node: MergedNode, _ keys: ArraySlice<NodeKey>, _ writer: inout JSONWriter
  ) {
    let isSearch = node.kind == .search
    for key in keys {
      switch key {
      case .type: if isSearch { writer.member(key.name, node.kind.name) }
      case .identifier: if !isSearch { writer.member(key.name, node.identifier) }
      case .availability:
        if let availability = node.availability { write(availability, &writer) }
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

  private func isUsual(_ value: ConformedValue, _ key: NodeKey, isSearch: Bool) -> Bool {
    switch key {
    case .title:
      // The system's title differs in other languages.
      let isEnglish = records[0].environment.language?.hasPrefix("en") ?? true
      return isSearch && (value == .text("Search") || !isEnglish)
    case .image:
      return isSearch && value == .image(RecordedImage(name: "magnifyingglass", isAsset: false))
    case .isEnabled: return value == .bool(true)
    case .preferredPlacement, .sidebarAppearance: return value == .text("automatic")
    case .subtitle, .badgeValue, .defaultChildIdentifier: return value == .null
    default: return value == .bool(false) || value == .texts([])
    }
  }

  private func write(_ availability: MergedAvailability, _ writer: inout JSONWriter) {
    writer.key(NodeKey.availability.name)
    writer.beginObject()
    if let platforms = availability.platforms {
      writer.member("platforms", platforms.map(\.rawValue))
    }
    if let sizeClass = availability.sizeClass {
      writer.member("horizontalSizeClass", sizeClass.rawValue)
    }
    if let version = availability.minimumVersion { writer.member("minimumVersion", "\(version)") }
    if let version = availability.maximumVersion { writer.member("maximumVersion", "\(version)") }
    if !availability.when.isEmpty { writer.member("when", availability.when) }
    if !availability.unless.isEmpty { writer.member("unless", availability.unless) }
    writer.endObject()
  }
}
