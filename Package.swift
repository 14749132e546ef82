// swift-tools-version: 6.3
import PackageDescription

let lenient: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
let strict = lenient + [.strictMemorySafety(), .enableUpcomingFeature("MemberImportVisibility")]

/// A library, which imports only libraries above it in the list below.
func library(
  _ name: String, _ imports: [Target.Dependency] = [], in folder: String = "Sources",
  _ settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: imports, path: "\(folder)/\(name)", swiftSettings: settings)
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
let all =
  ["TabServer", "TabRecords", "TabCode", "TabPictures", "TabLint", "SymbolNames"] + printing

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
    library("TabspecTool", ["ArgumentParsing"] + all),
    .executableTarget(name: "tabspec", dependencies: ["TabspecTool"], swiftSettings: strict),
    library("TestSupport", in: "Tests/Support", lenient),
    library("TestSamples", ["TabReports", "TabAnalysis"] + reading, in: "Tests/Support", lenient),
    library("TestTool", ["TestSupport", "TabspecTool"], in: "Tests/Support", lenient),
    tests("JSONTests", ["JSON"]),
    tests("ArgumentParsingTests", ["ArgumentParsing"]),
    tests("TabModelTests", reading),
    tests("AppCatalogsTests", checking),
    tests("SymbolNamesTests", ["SymbolNames"] + reading),
    tests("TabLintTests", ["TabLint"] + linting),
    tests("TabAnalysisTests", ["TestSamples", "TabAnalysis"] + reading),
    tests("TabReportsTests", ["TestSamples", "TabReports", "TabAnalysis"] + reading),
    tests("TabPicturesTests", ["TestSamples", "TabPictures"] + printing),
    tests("TabCodeTests", ["TabCode"] + reading),
    tests("TabRecordsTests", ["TabRecords"] + reading),
    tests("TabServerTests", ["TabServer"] + reading),
    tests("ToolTests", ["TestTool", "TestSamples", "TabspecTool", "ArgumentParsing"] + all),
  ]
    + plugins.map {
      .plugin(name: $0, capability: $1, dependencies: ["tabspec"], path: "Sources/Plugins/\($0)")
    }
)
