import JSON
import TabModel

/// The root's keys: a value for all records, and variants for the others.
extension RecordMerge {
  struct MergedVariant {
    let records: Set<Int>
    let availability: AvailabilityValues
    var members: [(key: SpecKey<RootValues>, json: String)]
  }

  struct MergedRoot {
    var members: [(key: SpecKey<RootValues>, json: String)] = []
    var variants: [MergedVariant] = []
  }

  /// Records with the same value of a key.
  private struct ValueClass {
    var records: [Int]
    /// Nil for UIKit's default and for values that specs can't express.
    var json: String?
    /// Nil if only omitting the key expresses it.
    var variantJSON: String?
  }

  /// Records of a `TabView` don't have the controller's properties.
  func root() throws(Conflict) -> MergedRoot {
    var root = MergedRoot()
    if framework == .swiftUI { return root }
    for key in RootValues.keys {
      let property = ControllerKey.allCases.first { $0.root == key && !$0.isOfSidebar }
      let classes = property.map(classes) ?? sidebarClasses()
      guard !classes.isEmpty else { continue }
      // A value that variants can't express must be the root's.
      let base = classes.firstIndex { $0.variantJSON == nil } ?? 0
      if let json = classes[base].json { root.members.append((key, json)) }
      let others = classes.indices.filter { $0 != base }
      if others.isEmpty { continue }
      let sets = others.map { Set(classes[$0].records) }
      let all = Set(classes.flatMap(\.records))
      for (position, found) in try availabilities(of: sets, among: all, key).enumerated() {
        let json = classes[others[position]].variantJSON ?? "null"
        for availability in found {
          let known = root.variants.firstIndex {
            $0.records == sets[position] && $0.availability == availability
          }
          if let known {
            root.variants[known].members.append((key, json))
          } else {
            root.variants.append(
              MergedVariant(
                records: sets[position], availability: availability, members: [(key, json)]))
          }
        }
      }
    }
    return root
  }

  /// Returns availabilities for each set of records. A value can need several variants.
  private func availabilities(
    of sets: [Set<Int>], among all: Set<Int>, _ key: SpecKey<RootValues>
  ) throws(Conflict) -> [[AvailabilityValues]] {
    let (own, other) = windowFacts.pair(sets[0], all.subtracting(sets[0]))
    let places = [min(own, other), max(own, other)].map { record -> Conflict.Place in
      let range = records[record].value(key.name)?.range
      return (record, range ?? records[record].range(ofList: nil))
    }
    let separation = Separation(sets, among: all, isExclusive: false, windowFacts)
    switch separation {
    case .found(let found): return found.map { [$0] }
    case .ambiguous: break
    case .impossible:
      let parts = sets.compactMap { Separation.parts(of: $0, among: all, windowFacts) }
      if parts.count == sets.count { return parts }
    }
    throw conflict(
      separation, "'\(key.name)' differs", isOfRoot: true, between: (own, other), places[0],
      places[1])
  }

  private func classes(_ key: ControllerKey) -> [ValueClass] {
    classes { records in
      agreement(on: key, among: records).value.map { value in
        let value = known(value, key.name)
        if value.isNothing { return ValueClass(records: records) }
        let json = json(of: value, key)
        return ValueClass(records: records, json: json, variantJSON: key.isView ? json : value.json)
      }
    }
  }

  private func sidebarClasses() -> [ValueClass] {
    classes { records in
      var members: [String] = []
      var isKnown = false
      for key in ControllerKey.allCases where key.isOfSidebar {
        let agreement = agreement(on: key, among: records)
        if case .disputed = agreement { return nil }
        guard let value = agreement.value else { continue }
        isKnown = true
        if let json = json(of: value, key) { members.append("\(jsonString(key.name)): \(json)") }
      }
      let json = members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
      return isKnown
        ? ValueClass(records: records, json: members.isEmpty ? nil : json, variantJSON: json) : nil
    }
  }

  /// Returns the value in a spec, for a view with a title to replace; nil for the default.
  private func json(of value: PlainValue, _ key: ControllerKey) -> String? {
    if value == key.usual { return nil }
    return switch key {
    case .bottomAccessory: #"{ "title": "Accessory" }"#
    case .sidebarHeader: #"{ "title": "Header" }"#
    case .sidebarFooter: #"{ "title": "Footer" }"#
    case .sidebarBottomBar: #"{ "title": "Bottom Bar" }"#
    default: value.json
    }
  }

  /// Groups records by value, without those that have none.
  ///
  /// - Parameter make: returns the common value of records; nil if they differ.
  private func classes(_ make: ([Int]) -> ValueClass?) -> [ValueClass] {
    if let one = make(Array(records.indices)) { return [one] }
    var classes: [ValueClass] = []
    for record in records.indices where make([record]) != nil {
      let known = classes.indices.first { make(classes[$0].records + [record]) != nil }
      if let known {
        classes[known] = make(classes[known].records + [record]) ?? classes[known]
      } else if let new = make([record]) {
        classes.append(new)
      }
    }
    return classes
  }
}
