import TestTool

/// A file and its fixed text.
enum FixSample {
  static let spec = """
    {"compactTabIdentifiers": [],
     "tabs": [
      {"identifier": "home", "title": "Home", "image": "house.fill"},
      {"identifier": "stars", "title": "Stars", "image": "star", "isEnabled": false}
    ]}

    """

  static var fixed: String {
    spec.replacing(#""compactTabIdentifiers": [],"# + "\n ", with: "").replacing(".fill", with: "")
  }

  static func system(_ files: [String: String]) -> MemorySystem {
    let system = MemorySystem()
    system.files = files.mapValues { Array($0.utf8) }
    return system
  }

  static func text(_ system: MemorySystem, _ name: String = "App.tabspec.json") -> String {
    String(decoding: system.files[name] ?? [], as: UTF8.self)
  }
}
