import JSON
import TabModel

extension RecordMerge {
  /// The spec without defaults, in the order of the documentation.
  package func text() throws(Conflict) -> [UInt8] {
    var writer = JSONWriter(.indented)
    let root = try rootMembers()
    writer.beginObject()
    writer.key("targets")
    writer.beginArray()
    for target in targets {
      writer.beginObject()
      writer.member("platform", target.platform.rawValue)
      writer.member("minimumVersion", "\(target.version)")
      writer.endObject()
    }
    writer.endArray()
    for (key, json) in root {
      writer.key(key.name)
      if key == .tabs { writeNodes(&writer) } else { writer.raw(json) }
    }
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  /// The platforms of the records with their lowest releases.
  private var targets: [(platform: PlatformName, version: Version)] {
    PlatformName.allCases.compactMap { name in
      environments.filter { $0.platform.name == name }.map(\.osVersion).min().map { (name, $0) }
    }
  }

  private func rootMembers() throws(Conflict) -> [(RootKey, String)] {
    var members: [(RootKey, String)] = []
    for key in RootKey.allCases {
      switch key {
      case .tabs: members.append((key, ""))
      case .sidebar:
        let sidebar = try sidebarMembers()
        if !sidebar.isEmpty { members.append((key, "{ \(sidebar.joined(separator: ", ")) }")) }
      default:
        guard let value = try agreed(key.definition, { $0.value(key.name) }) else { continue }
        if key == .bottomAccessory {
          if value == .bool(true) { members.append((key, #"{ "title": "Accessory" }"#)) }
        } else if let json = value.json, value != .bool(false), value != .text("automatic") {
          members.append((key, json))
        }
      }
    }
    return members
  }

  private func sidebarMembers() throws(Conflict) -> [String] {
    var members: [String] = []
    for key in SidebarKey.allCases {
      let value = try agreed(key.definition) { record in
        record.value("sidebar").flatMap { record.document.member(key.name, of: $0) }
      }
      guard let value, value != .bool(false), value != .text("automatic") else { continue }
      let json =
        switch key {
        case .header: #"{ "title": "Header" }"#
        case .footer: #"{ "title": "Footer" }"#
        case .bottomBar: #"{ "title": "Bottom Bar" }"#
        default: value.json ?? "{}"
        }
      members.append("\(jsonString(key.name)): \(json)")
    }
    return members
  }

  private func agreed(
    _ key: SpecKey, _ value: (TabRecord) -> JSONValue?
  ) throws(Conflict) -> ConformedValue? {
    switch agreement(key, value) {
    case .unknown: return nil
    case .agreed(let value): return value
    case .disputed(let first, let second):
      func place(_ record: Int) -> (record: Int, range: ByteRange) {
        (record, records[record].document.range(of: value(records[record]) ?? records[record].tabs))
      }
      throw Conflict(
        message: "'\(key.name)' differs, and a controller has no 'availability'",
        help: "record the apps one by one, or only those that one spec is for",
        first: place(first), second: place(second))
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
      // The system's title is different in other languages.
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
    writer.endObject()
  }
}
