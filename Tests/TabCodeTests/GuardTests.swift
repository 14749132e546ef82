import JSON
import TabCode
import TabModel
import TestSupport
import Testing

/// The guards of generated code: those that the targets need, and no other.
@Suite("Guards of generated code")
struct GuardTests {
  /// A spec with a property of every release and one that each platform lacks.
  private static let spec = """
    {"targets": [TARGETS], "mode": "tabSidebar", "tabBarMinimizeBehavior": "never",
     "prominentTabIdentifier": "home",
     "tabs": [
       {"identifier": "home", "title": "Home", "isEnabled": false, "selectedImage": "house"},
       {"identifier": "group", "title": "Group", "children": [], "isSidebarDestination": true,
        "sidebarAppearance": "inline"},
       {"identifier": "pad", "title": "Pad", "availability": {"platforms": ["iPadOS"]}},
       {"identifier": "old", "title": "Old", "availability": {"maximumVersion": "26.9"}}]}
    """

  private static let targets = [
    "iOS 18.0", "iOS 18.4", "iOS 26.0", "iOS 26.1", "iOS 27.0", "tvOS 18.0", "visionOS 18.0",
    "iOS 18.0, iPadOS 26.0", "iOS 26.1, macCatalyst 18.0",
    "iOS 18.0, iPadOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 18.0",
  ]

  @Test("are those of ten lists of targets")
  func table() throws {
    var text = ""
    for targets in Self.targets {
      let objects = targets.split(separator: ", ").map { target in
        let words = target.split(separator: " ")
        return #"{"platform": "\#(words[0])", "minimumVersion": "\#(words[1])"}"#
      }
      text += "\(targets)\n"
      for (condition, statement) in try guards(
        Self.spec.replacing("TARGETS", with: objects.joined(separator: ", ")))
      {
        text += "  \(statement.padding(50))\(condition)\n"
      }
      text += "\n"
    }
    try expectGolden(text, "generated/guards.txt")
  }

  @Test("are none for one platform that always had everything")
  func none() throws {
    let source = try generated(
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
       "mode": "tabSidebar", "tabBarMinimizeBehavior": "never", "prominentTabIdentifier": "home",
       "bottomAccessory": {"title": "A"}, "sidebar": {"preferredPlacement": "sidebar"},
       "tabs": [{"identifier": "home", "title": "Home", "isEnabled": false,
                 "availability": {"platforms": ["iPadOS"], "minimumVersion": "26.0"}}]}
      """)
    #expect(!source.contains("#") && !source.contains("if !") && !source.contains("Idiom"))
  }

  @Test(
    "ask for an iPad in a way that a Mac is none",
    arguments: [
      ("iOS, iPadOS, macCatalyst", "iOS, macCatalyst", "if !isPad {"),
      ("iOS, iPadOS, macCatalyst", "iPadOS", "if UIDevice.current.userInterfaceIdiom == .pad {"),
      ("iOS, iPadOS", "iOS", "if UIDevice.current.userInterfaceIdiom == .phone {"),
      ("iOS, iPadOS, tvOS", "iOS, tvOS", "if UIDevice.current.userInterfaceIdiom != .pad {"),
    ])
  func idioms(_ targets: String, _ platforms: String, _ question: String) throws {
    let list = targets.split(separator: ", ").map {
      #"{"platform": "\#($0)", "minimumVersion": "27.0"}"#
    }
    let names = platforms.split(separator: ", ").map { "\"\($0)\"" }
    let source = try generated(
      """
      {"targets": [\(list.joined(separator: ","))], "tabs": [{"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B",
         "availability": {"platforms": [\(names.joined(separator: ","))]}}]}
      """)
    let asked = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(asked.contains { $0 == question }, "\(source)")
  }

  /// The conditions around each assignment and element, the outermost first.
  private func guards(_ spec: String) throws -> [(String, String)] {
    // The blocks around a line; nil for those that are no guards.
    var open: [String?] = []
    var found: [(String, String)] = []
    for line in try generated(spec).split(separator: "\n") {
      let text = line.drop { $0 == " " }
      let conditions = open.compactMap(\.self)
      if text.hasPrefix("#if ") {
        open.append(String(text))
      } else if text == "} else {" {
        open[open.count - 1] = open.last.flatMap { $0 }.map { "not " + $0 }
      } else if text == "#endif" || text == "}" {
        open.removeLast()
      } else if text.hasSuffix("{") || text.contains("{ ") && text.hasSuffix(" in") {
        let isGuard =
          text.hasPrefix("if #")
          || text.hasPrefix("if ") && (text.contains("Idiom") || text.contains("isPad"))
        open.append(isGuard ? String(text.dropLast(2)) : nil)
      } else if !conditions.isEmpty, text.contains(" = ") || text.contains(".append("),
        !text.hasPrefix("let ")
      {
        found.append((conditions.joined(separator: " + "), String(text)))
      }
    }
    return found
  }
}

/// The source for a spec.
func generated(_ spec: String, _ options: CodeOptions = CodeOptions()) throws -> String {
  let (spec, problems) = SpecReader.read(try JSONReader.read(Array(spec.utf8)))
  #expect(problems.isEmpty, "\(problems.map(\.message))")
  let code = try TabCode(spec, file: "App.tabspec.json", options)
  return String(decoding: code.bytes(origin: ["Made for a test."]), as: UTF8.self)
}

extension String {
  fileprivate func padding(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
