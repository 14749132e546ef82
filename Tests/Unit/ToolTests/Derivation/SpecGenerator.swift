import Foundation

/// A small deterministic source of random numbers.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Generates shape-valid specs and customization states that reach every corner of a layout.
struct SpecGenerator {
  static let searchIdentifier = "com.apple.UIKit.Search"
  static let platforms = ["iOS", "iPadOS", "macCatalyst", "tvOS", "visionOS"]

  /// The platforms by their devices.
  static let devices: [(platform: String, device: String?)] = [
    ("iOS", "iPhone"), ("iOS", "iPhoneDuo"), ("iPadOS", nil), ("macCatalyst", nil), ("tvOS", nil),
    ("visionOS", nil),
  ]

  /// Whether a search tab may carry a written identifier, which the format forbids.
  var allowsWrittenSearchIdentifiers = true
  /// Whether conditions, variants, links and the like are left out.
  var isStatic = false
  /// Whether nodes may be repeated.
  var allowsRepeats = true

  private var random: SplitMix64
  private var repeatsIdentifiers = false
  private var writesAvailability = false
  private var writesHiding = false
  private var writesPlacement = false
  private var conditions: [String] = []
  private var writesRepeats = false
  private var writesLinks = false
  private var budget = 0
  private var counter = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  // MARK: - Draws

  mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    for index in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(index, below(index + 1))
    }
    return result
  }

  /// A list of references that mostly hit, sometimes repeat and sometimes are unknown or empty.
  mutating func references(to identifiers: [String], upTo most: Int = 8) -> [String] {
    if chance(10) { return [] }
    var list = Array(shuffled(identifiers).prefix(1 + below(most)))
    if chance(20) { list.insert("unknown", at: below(list.count + 1)) }
    if chance(20) { list.insert(Self.searchIdentifier, at: below(list.count + 1)) }
    if chance(15), !list.isEmpty { list.append(pick(list)) }
    return list
  }

  // MARK: - Spec

  mutating func spec() -> [String: Any] {
    repeatsIdentifiers = chance(25)
    writesAvailability = chance(50)
    writesHiding = chance(65)
    writesPlacement = chance(70)
    budget = 8 + below(30)
    conditions =
      !isStatic && chance(40) ? Array(["aware", "offline", "signedIn"].prefix(1 + below(3))) : []
    writesRepeats = !isStatic && chance(35) && allowsRepeats
    writesLinks = !isStatic && chance(35)
    counter = 0
    var roots: [[String: Any]] = []
    let groupPercent = pick([0, 20, 45, 80])
    let most = chance(12) ? 1 : 1 + below(12)
    for _ in 0..<most { roots.append(node(depth: 0, groupPercent: groupPercent)) }
    var spec: [String: Any] = ["tabs": roots]
    let all = Self.identifiers(in: roots)
    if !conditions.isEmpty {
      var written: [String: Any] = [:]
      for name in conditions {
        written[name] =
          chance(50) ? ["meaning": "It holds."] : ["meaning": "It holds.", "usually": chance(40)]
      }
      spec["conditions"] = written
    }
    if writesLinks { addLinks(to: &spec) }
    if !isStatic, chance(25) { spec["initialTabIdentifier"] = pick(all + ["unknown"]) }
    if !isStatic, chance(15) { spec["horizontalSizeClass"] = pick(["compact", "regular"]) }
    defer {
      if !isStatic, chance(30) { spec["variants"] = variants(for: spec) }
    }
    if chance(30) { spec["specVersion"] = 1 }
    if chance(30) { spec["name"] = "Generated" }
    if chance(70) { spec["mode"] = pick(["automatic", "tabBar", "tabSidebar", "tabSidebar"]) }
    if chance(40) {
      let own = roots.map(Self.identifier)
      spec["compactTabIdentifiers"] =
        chance(75) ? references(to: own, upTo: 9) : references(to: all)
    }
    if chance(10) { spec["customizationIdentifier"] = "main" }
    if chance(45) {
      let own = roots.map(Self.identifier)
      spec["prominentTabIdentifier"] =
        chance(70) ? pick(own) : pick(all + ["unknown", Self.searchIdentifier])
    }
    if chance(20) { spec["isTabBarHidden"] = chance(60) }
    if chance(40) {
      spec["tabBarMinimizeBehavior"] = pick(["automatic", "never", "onScrollDown", "onScrollUp"])
    }
    if chance(30) { spec["bottomAccessory"] = ["title": pick(["Now Playing", ""])] }
    if chance(70) {
      var sidebar = sidebar()
      // iOS has a sidebar only with both.
      if chance(30) {
        sidebar["preferredPlacement"] = "sidebar"
        spec["mode"] = "tabSidebar"
      }
      spec["sidebar"] = sidebar
    }
    return spec
  }

  /// Lets some nodes lead to others.
  private mutating func addLinks(to spec: inout [String: Any]) {
    let all = Self.identifiers(in: spec["tabs"] as? [[String: Any]] ?? [])
    func linked(_ nodes: [[String: Any]], _ generator: inout SpecGenerator) -> [[String: Any]] {
      nodes.map { node in
        var node = node
        if generator.chance(25) { node["leadsTo"] = generator.references(to: all, upTo: 3) }
        if let children = node["children"] as? [[String: Any]] {
          node["children"] = linked(children, &generator)
        }
        return node
      }
    }
    spec["tabs"] = linked(spec["tabs"] as? [[String: Any]] ?? [], &self)
  }

  /// Variants of the keys that other specs have.
  private mutating func variants(for spec: [String: Any]) -> [[String: Any]] {
    let all = Self.identifiers(in: spec["tabs"] as? [[String: Any]] ?? [])
    return (0...below(3)).map { _ in
      var variant: [String: Any] = ["isTabBarHidden": chance(20)]
      var availability = availability()
      if availability.isEmpty { availability["platforms"] = ["iPadOS", "macCatalyst"] }
      variant["availability"] = availability
      if chance(50) { variant["mode"] = pick(["automatic", "tabBar", "tabSidebar"]) }
      if chance(30) { variant["compactTabIdentifiers"] = references(to: all) }
      if chance(20) { variant["prominentTabIdentifier"] = pick(all) }
      if chance(30) { variant["sidebar"] = sidebar() }
      if chance(20) { variant["bottomAccessory"] = ["title": "Variant"] }
      if chance(20) { variant["tabBarMinimizeBehavior"] = pick(["automatic", "onScrollDown"]) }
      if chance(20) { variant["initialTabIdentifier"] = pick(all) }
      if chance(20) { variant["horizontalSizeClass"] = pick(["compact", "regular"]) }
      return variant
    }
  }

  private mutating func sidebar() -> [String: Any] {
    var sidebar: [String: Any] = [:]
    if chance(30) { sidebar["isHidden"] = chance(50) }
    if chance(50) { sidebar["preferredLayout"] = pick(["automatic", "overlap", "tile"]) }
    if chance(70) {
      sidebar["preferredPlacement"] = pick(["automatic", "sidebar", "sidebar", "tabBar"])
    }
    for key in ["header", "footer", "bottomBar"] where chance(25) {
      sidebar[key] = ["title": "The \(key)"]
    }
    return sidebar
  }

  // MARK: - Nodes

  private mutating func node(depth: Int, groupPercent: Int) -> [String: Any] {
    budget -= 1
    if chance(7) { return search() }
    if depth < 5 && chance(depth == 0 ? groupPercent : 35) {
      return group(depth: depth, groupPercent: groupPercent)
    }
    var node = common()
    node["identifier"] = newIdentifier()
    node["title"] = newTitle()
    if chance(60) { node["image"] = image() }
    if chance(50) { node["type"] = "tab" }
    addRepeats(to: &node)
    if chance(8) { node["performsAction"] = chance(85) }
    return node
  }

  private mutating func addRepeats(to node: inout [String: Any]) {
    guard writesRepeats, chance(15) else { return }
    let samples = (0..<below(4)).map { "Sample \($0)" }
    node["repeats"] =
      chance(50) ? ["samples": samples] : ["samples": samples, "atMost": samples.count + below(5)]
    if chance(85), let identifier = node["identifier"] as? String {
      node["identifier"] = identifier + ".*"
    }
  }

  private mutating func search() -> [String: Any] {
    var node = common()
    node["type"] = "search"
    if chance(8) && allowsWrittenSearchIdentifiers { node["identifier"] = newIdentifier() }
    if chance(30) { node["title"] = newTitle() }
    if chance(30) { node["image"] = image() }
    if chance(50) { node["automaticallyActivatesSearch"] = chance(75) }
    if chance(8) { node["performsAction"] = chance(85) }
    return node
  }

  private mutating func group(depth: Int, groupPercent: Int) -> [String: Any] {
    var node = common()
    node["identifier"] = newIdentifier()
    node["title"] = newTitle()
    if chance(60) { node["image"] = image() }
    if chance(50) { node["type"] = "group" }
    addRepeats(to: &node)
    var children: [[String: Any]] = []
    if !chance(12) {
      let count = 1 + below(depth == 0 ? 5 : 4)
      for _ in 0..<count where budget > 0 {
        children.append(self.node(depth: depth + 1, groupPercent: groupPercent))
      }
    }
    node["children"] = children
    let own = children.map(Self.identifier)
    let below = Self.identifiers(in: children)
    if chance(40) {
      node["defaultChildIdentifier"] =
        chance(75) && !own.isEmpty
        ? pick(own) : pick(below + ["a", "b", "unknown", Self.searchIdentifier])
    }
    if chance(40) {
      node["displayOrderIdentifiers"] = references(to: chance(80) ? own : below + ["a", "b"])
    }
    if chance(50) { node["allowsReordering"] = chance(80) }
    if chance(15) { node["managesNavigation"] = chance(50) }
    if chance(60) {
      node["sidebarAppearance"] = pick(["automatic", "inline", "inline", "rootSection"])
    }
    if chance(35) { node["isSidebarDestination"] = chance(75) }
    if chance(35) { node["isCollapsedByDefault"] = chance(75) }
    if chance(30) { node["sidebarActions"] = actions() }
    return node
  }

  private mutating func actions() -> [[String: Any]] {
    var actions: [[String: Any]] = []
    for index in 0..<below(3) {
      var action: [String: Any] = ["title": "Action \(index)"]
      if chance(50) { action["image"] = image() }
      actions.append(action)
    }
    return actions
  }

  /// The keys that every kind of node may have.
  private mutating func common() -> [String: Any] {
    var node: [String: Any] = [:]
    if chance(15) { node["badgeValue"] = pick(["3", "New", ""]) }
    if chance(10) { node["subtitle"] = "A subtitle" }
    if chance(10) { node["selectedImage"] = image() }
    if chance(10) { node["viewController"] = "SomeViewController" }
    if chance(10) { node["isEnabled"] = chance(50) }
    if writesPlacement && chance(45) {
      node["preferredPlacement"] = pick([
        "automatic", "default", "default", "optional", "optional", "movable", "pinned", "fixed",
        "sidebarOnly",
      ])
    }
    if writesHiding {
      if chance(15) { node["isHidden"] = chance(60) }
      if chance(20) { node["isHiddenByDefault"] = chance(70) }
      if chance(35) { node["allowsHiding"] = chance(80) }
    }
    if writesAvailability && chance(20) { node["availability"] = availability() }
    return node
  }

  private mutating func availability() -> [String: Any] {
    var availability: [String: Any] = [:]
    if chance(60) {
      availability["platforms"] = Array(shuffled(Self.platforms).prefix(1 + below(4)))
    }
    if chance(30) { availability["horizontalSizeClass"] = pick(["compact", "regular"]) }
    let versions = NaiveFacts.majorReleases.flatMap {
      ["\($0).0", "\($0)", "\($0).1", "\($0).4", "\($0).9"]
    }
    let first = below(versions.count - 1)
    if chance(25) { availability["minimumVersion"] = versions[first] }
    if chance(20) {
      availability["maximumVersion"] = versions[first + below(versions.count - first)]
    }
    if !conditions.isEmpty, chance(40) {
      let names = shuffled(conditions)
      if chance(60) { availability["when"] = [names[0]] }
      if chance(40), let last = names.last, names.count > 1 { availability["unless"] = [last] }
    }
    return availability
  }

  /// An image in one of its three forms.
  private mutating func image() -> Any {
    let name = pick(["house", "star", "star.fill", "person"])
    switch below(3) {
    case 0: return name
    case 1: return ["systemName": name]
    default: return ["asset": "Asset-\(name)"]
    }
  }

  private mutating func newTitle() -> String {
    chance(12)
      ? pick(["", " ", "\t \n", "\u{00A0}", "\u{3000} "]) : "Title \(pick(["A", "B", "C"]))"
  }

  private mutating func newIdentifier() -> String {
    if chance(1) { return Self.searchIdentifier }
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    if repeatsIdentifiers && chance(40) { return pick(Array(alphabet.prefix(8))) }
    defer { counter += 1 }
    return counter < alphabet.count ? alphabet[counter] : "n\(counter)"
  }

  // MARK: - Identifiers

  static func identifier(of node: [String: Any]) -> String {
    if node["type"] as? String == "search" { return searchIdentifier }
    return node["identifier"] as? String ?? ""
  }

  static func identifiers(in nodes: [[String: Any]]) -> [String] {
    nodes.flatMap { node in
      [identifier(of: node)] + identifiers(in: node["children"] as? [[String: Any]] ?? [])
    }
  }
}
