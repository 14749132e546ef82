import JSON
import TabLint
import TabModel

/// The spec that `init` creates, which has no findings.
enum StarterSpec {
  static let schemaName = "tabspec.schema.json"

  static func path(_ named: FilePath) -> FilePath {
    if named.hasSuffix(SpecFinder.suffix) { return named }
    // Part of the suffix is enough.
    for part in [".tabspec", ".json"] where named.hasSuffix(part) {
      return FilePath(named.bytes.dropLast(part.utf8.count) + Array(SpecFinder.suffix.utf8))
    }
    return FilePath(named.bytes + Array(SpecFinder.suffix.utf8))
  }

  static func text(
    for path: FilePath, framework: Framework, _ system: any System
  ) throws(Failure) -> String {
    let stem = FilePath(path.name.dropLast(SpecFinder.suffix.utf8.count))
    let name = jsonString(path == .standardInput ? "App" : stem.text)
    let schema = try schemaMember(schemaName, beside: path, system)
    // A section has no image, a TabView must request its sidebar, and the target is a native Mac app.
    let first = framework == .usual ? "" : "\n  \"framework\": \"\(framework.rawValue)\","
    let mac =
      framework.platforms.contains(.macOS)
      ? ",\n    { \"platform\": \"macOS\", \"minimumVersion\": \"26.0\" }" : ""
    let mode = framework.groupsAskForSidebar ? "" : "\n  \"mode\": \"tabSidebar\","
    let image =
      !framework.has(Node.key(\.image), on: .group) ? "" : "\n      \"image\": \"books.vertical\","
    return """
      {\(schema)
        "specVersion": 1,
        "name": \(name),\(first)
        "targets": [
          { "platform": "iOS", "minimumVersion": "26.0" },
          { "platform": "iPadOS", "minimumVersion": "26.0" }\(mac)
        ],\(mode)
        "tabs": [
          {
            "identifier": "home",
            "title": "Home",
            "image": "house",
            "preferredPlacement": "fixed"
          },
          {
            "type": "group",
            "identifier": "library",
            "title": "Library",\(image)
            "children": [
              { "identifier": "recent", "title": "Recent", "image": "clock" },
              { "identifier": "favorites", "title": "Favorites", "image": "star" }
            ]
          },
          {
            "type": "search",
            "automaticallyActivatesSearch": true
          }
        ]
      }

      """
  }
}

/// The configuration that `init` creates: examples of both forms of a rule, with default values.
enum StarterConfiguration {
  static let schemaName = "tabspec.config.schema.json"

  static func text(beside path: FilePath, _ system: any System) throws(Failure) -> String {
    let schema = try schemaMember(schemaName, beside: path, system)
    return """
      {\(schema)
        "rules": {
          \(["nesting-depth", "multiword-title"].compactMap(Rule.named).map(entry)
          .joined(separator: ",\n    "))
        },
        "exclude": [],
        "failOn": "error"
      }

      """
  }

  private static func entry(_ rule: Rule) -> String {
    // A severity would count for both limits of a rule.
    let options = rule.options.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ")
    let severity = "\"severity\": \"\(rule.usualSeverity?.rawValue ?? "off")\""
    return "\"\(rule.id)\": { \(options.isEmpty ? severity : options) }"
  }
}

/// Returns the member for a schema in the folder of a document; empty if there is none.
private func schemaMember(
  _ name: String, beside path: FilePath, _ system: any System
) throws(Failure) -> String {
  let file = path.folder.appending(name)
  switch FoundFile(at: file.absolute(from: system.currentFolder()), system) {
  case .absent: return ""
  case .regular: return "\n  \"$schema\": \"./\(name)\","
  case .refused(let reason): throw .refused(file, reason: reason)
  }
}
