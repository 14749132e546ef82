import JSON
package import TabModel

extension RecordMerge {
  /// Returns the spec without defaults, in documentation order.
  package func text() throws(Conflict) -> [UInt8] {
    let root = try root()
    return JSONWriter.object { writer in
      for key in TabSpec.keys {
        if key.name == "tabs" {
          writer.key(key.name)
          write(roots, &writer)
          continue
        }
        let value: JSONTree? =
          switch key.name {
          case "framework": framework == .usual ? nil : .string(framework.rawValue)
          case "conditions": conditions(of: root)
          case "targets": targets
          case "variants": root.variants.isEmpty ? nil : .array(root.variants.map(tree))
          default:
            root.members.first { $0.key.name == key.name }.map { .written(Array($0.json.utf8)) }
          }
        guard let value else { continue }
        writer.key(key.name)
        value.write(into: &writer)
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
  package var minimumVersions: [(platform: PlatformName, version: Version)] {
    PlatformName.allCases.compactMap { name in
      let versions = environments.filter { $0.platform.name == name }.map(\.osVersion)
      return versions.min().map { (name, $0) }
    }
  }

  private var targets: JSONTree {
    .array(
      minimumVersions.map { platform, version in
        ["platform": .string(platform.rawValue), "minimumVersion": "\(version)"]
      })
  }

  private func tree(of variant: MergedVariant) -> JSONTree {
    let members = variant.members.map { key, json in
      (name: key.name, value: JSONTree.written(Array(json.utf8)))
    }
    return .object([("availability", tree(of: variant.availability))] + members)
  }

  private func write(_ list: [Int], _ writer: inout JSONWriter) {
    writer.array { writer in
      for index in list {
        writer.object { write(nodes[index], &$0) }
      }
    }
  }

  private func write(_ node: MergedNode, _ writer: inout JSONWriter) {
    let isSearch = node.kind == .search
    for key in Node.keys {
      switch key.name {
      case "type": if isSearch { writer.member(key.name, node.kind.name) }
      case "identifier": if !isSearch { writer.member(key.name, node.identifier) }
      case "availability":
        guard let availability = node.availability else { continue }
        writer.key(key.name)
        tree(of: availability).write(into: &writer)
      case "children":
        guard node.kind == .group else { continue }
        writer.key(key.name)
        write(node.children, &writer)
      default:
        guard let property = NodeProperty(rawValue: key.name) else { continue }
        if let value = self.value(of: property, in: node.witnesses).value
          .map({ known($0, property.rawValue) }),
          !isUsual(value, property, isSearch: isSearch), let json = value.json
        {
          writer.key(key.name)
          writer.raw(json)
        } else if property == .title, !isSearch {
          writer.member(key.name, "")
        }
      }
    }
  }

  /// Returns a value without names of nodes that no record has.
  func known(_ value: PlainValue, _ key: String) -> PlainValue {
    guard NodeReferences.keys.contains(key) else { return value }
    return NodeReferences.known(value, knownIdentifiers.contains)
  }

  /// Facts for the reader that are not in the spec.
  package var notes: [String] {
    var notes: [String] = []
    for (position, record) in records.enumerated() {
      for key in ControllerKey.allCases {
        noteUnknown(key.name, key.value(in: record), "", &notes)
      }
      for (index, node) in record.nodes.enumerated() {
        let owner = " of '\(name(of: index, in: position))'"
        for key in NodeReferences.keys.sorted() {
          noteUnknown(key, record.value(key, of: index), owner, &notes)
        }
        if node.kind == .search, framework == .uiKit, let identifier = node.identifier,
          identifier != TabSpec.searchIdentifier
        {
          notes.append(
            "the search tab has the identifier '\(identifier)' in the app instead of UISearchTab's; "
              + "'conform' reports it until the app calls UISearchTab(viewControllerProvider:)")
        }
      }
    }
    if framework == .swiftUI {
      let modes = records.compactMap { $0.value("mode")?.string }.uniqued()
      let controller =
        modes.count == 1 ? "; the mode of the app's controller is '\(modes[0])'" : ""
      notes.append(
        "records of a TabView do not show 'mode', placements and identifiers: add them to the "
          + "spec\(controller)")
    }
    return notes.uniqued()
  }

  private func noteUnknown(
    _ key: String, _ value: JSONValue?, _ owner: String, _ notes: inout [String]
  ) {
    guard NodeReferences.keys.contains(key), let value else { return }
    let unknown = NodeReferences.names(in: PlainValue(recorded: value)).filter {
      !knownIdentifiers.contains($0)
    }
    if unknown.isEmpty { return }
    notes.append(
      "'\(key)'\(owner) names \(listed(unknown.map { "'\($0)'" })) in the app, which no record has: "
        + "left out")
  }

  private func isUsual(_ value: PlainValue, _ property: NodeProperty, isSearch: Bool) -> Bool {
    switch property {
    case .title:
      // The system's title differs in other languages.
      let isEnglish = records[0].environment.language?.hasPrefix("en") ?? true
      return isSearch && (value == .text("Search") || !isEnglish)
    case .image:
      return isSearch && value == .image(RecordedImage(name: "magnifyingglass", isAsset: false))
    default: return value == property.usual
    }
  }

  private func tree(of availability: AvailabilityValues) -> JSONTree {
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
