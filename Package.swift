// swift-tools-version: 6.3
import PackageDescription

let lenient: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
let strict = lenient + [.strictMemorySafety(), .enableUpcomingFeature("MemberImportVisibility")]

/// A library, which imports only libraries above it in the list below.
func library(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// What several test targets share.
func support(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, path: "Tests/Support/\(name)", swiftSettings: lenient)
}

/// The tests of a library, which import what they test and what that imports.
func tests(_ name: String, _ imports: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: ["TestSupport"] + imports, path: "Tests/Unit/\(name)",
    swiftSettings: lenient)
}

/// Plug-ins that run the program, which is built a second time for them, unless TABSPEC_PLUGINS is 0.
let allPlugins: KeyValuePairs<String, Target.PluginCapability> = [
  "TabspecLint": .buildTool(),
  "TabspecGenerate": .buildTool(),
  "TabspecCommand": .command(intent: .custom(verb: "tabspec", description: "Runs tabspec.")),
]
let plugins = allPlugins.filter { _ in Context.environment["TABSPEC_PLUGINS"] != "0" }
let reading: [Target.Dependency] = ["TabModel", "JSON"]
let checking: [Target.Dependency] = ["AppCatalogs"] + reading
let linting: [Target.Dependency] = ["SymbolNames"] + checking
let printing: [Target.Dependency] = ["TabReports", "TabAnalysis"] + checking
let everything: [Target.Dependency] =
  [
    "ArgumentParsing", "SymbolNames", "TabServer", "TabRecords", "TabCode", "TabPictures",
    "TabLint",
  ] + printing

let package = Package(
  name: "tabspec",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "tabspec", targets: ["tabspec"])]
    + plugins.map { .plugin(name: $0.key, targets: [$0.key]) },
  targets: [
    library("JSON"),
    library("ArgumentParsing", ["JSON"]),
    library("TabModel", ["JSON"]),
    library("AppCatalogs", reading),
    library("SymbolNames", reading),
    library("TabLint", linting),
    library("TabAnalysis", reading),
    library("TabReports", ["TabAnalysis"] + checking),
    library("TabPictures", printing),
    library("TabCode", reading),
    library("TabRecords", ["TabCode"] + reading),
    library("TabServer", ["SymbolNames", "TabLint"] + printing),
    library("TabspecTool", everything),
    .executableTarget(name: "tabspec", dependencies: ["TabspecTool"], swiftSettings: strict),
    support("TestSupport"),
    support("TestSamples", ["TabReports", "TabAnalysis"] + reading),
    support("TestTool", ["TestSupport", "TabspecTool"]),
    tests("JSONTests", ["JSON"]),
    tests("ArgumentParsingTests", ["ArgumentParsing"]),
    tests("TabModelTests", reading),
    tests("AppCatalogsTests", checking),
    tests("SymbolNamesTests", ["SymbolNames"] + reading),
    tests("TabLintTests", ["TabLint"] + linting),
    tests("TabAnalysisTests", ["TestSamples", "TabAnalysis"] + reading),
    tests("TabReportsTests", ["TestSamples", "TabReports", "TabAnalysis"] + reading),
    tests(
      "TabPicturesTests", ["TestSamples", "TabPictures", "TabReports", "TabAnalysis", "TabModel"]),
    tests("TabCodeTests", ["TabCode"] + reading),
    tests("TabRecordsTests", ["TabRecords"] + reading),
    tests("TabServerTests", ["TabServer"] + reading),
    tests("ToolTests", ["TestTool", "TestSamples", "TabspecTool"] + everything),
  ]
    + plugins.map {
      .plugin(
        name: $0.key, capability: $0.value, dependencies: ["tabspec"],
        path: "Sources/Plugins/\($0.key)")
    }
)
