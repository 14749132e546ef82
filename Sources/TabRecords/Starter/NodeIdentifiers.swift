import JSON
import TabCode
import TabModel

/// Identifiers for the nodes of records.
///
/// A node without an identifier gets that of the node with the same type, titles and number in another record, or one
/// made from its title. Search tabs have the system's identifier, with a number if a record has several.
func identifiers(ofNodesIn records: [TabRecord]) -> [[String]] {
  var named: [NodePath: String] = [:]
  var taken: Set<String> = []
  /// The last number that a name got.
  var numbers: [String: Int] = [:]
  let paths = records.map(nodePaths)
  for (record, paths) in zip(records, paths) {
    for (node, path) in zip(record.nodes, paths) {
      guard let identifier = node.identifier else { continue }
      taken.insert(identifier)
      if named[path] == nil { named[path] = identifier }
    }
  }
  return zip(records, paths).map { record, paths in
    var used = Set(record.nodes.compactMap(\.identifier))
    var searchTabs = 0
    return zip(record.nodes, paths).map { node, path in
      if node.kind == .search {
        searchTabs += 1
        return TabSpec.searchIdentifier + (searchTabs > 1 ? " \(searchTabs)" : "")
      }
      if let identifier = node.identifier { return identifier }
      if let name = named[path], used.insert(name).inserted { return name }
      let base = lowerCamelCase(path.titles.last ?? "", fallback: "tab")
      var name = base
      while !taken.insert(name).inserted {
        numbers[base, default: 1] += 1
        name = "\(base)\(numbers[base, default: 1])"
      }
      used.insert(name)
      if named[path] == nil { named[path] = name }
      return name
    }
  }
}

private struct NodePath: Hashable {
  let kind: Node.Kind
  let titles: [String]
  /// The number of the node among those of its record with the same titles.
  var number = 0
}

private func nodePaths(of record: TabRecord) -> [NodePath] {
  var paths: [NodePath] = []
  var counts: [NodePath: Int] = [:]
  for (index, node) in record.nodes.enumerated() {
    let above = node.parent.map { paths[$0].titles } ?? []
    var path = NodePath(kind: node.kind, titles: above + [record.title(of: index) ?? ""])
    counts[path, default: 0] += 1
    path.number = counts[path, default: 0]
    paths.append(path)
  }
  return paths
}
