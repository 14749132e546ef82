// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let lenient: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A library. The order of the list below is the direction of imports: a target imports only targets
/// above it.
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

let reading: [Target.Dependency] = ["TabModel", "JSON"]
let checking: [Target.Dependency] = ["AppCatalogs"] + reading
let printing: [Target.Dependency] = ["TabReports", "TabAnalysis"] + checking
let everything: [Target.Dependency] =
  ["ArgumentParsing", "TabServer", "TabRecords", "TabCode", "TabPictures", "TabLint"] + printing

let package = Package(
  name: "tabspec",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "tabspec", targets: ["tabspec"])],
  targets: [
    library("JSON"),
    library("ArgumentParsing", ["JSON"]),
    library("TabModel", ["JSON"]),
    library("AppCatalogs", reading),
    library("TabLint", checking),
    library("TabAnalysis", reading),
    library("TabReports", ["TabAnalysis"] + checking),
    library("TabPictures", printing),
    library("TabCode", reading),
    library("TabRecords", ["TabCode"] + reading),
    library("TabServer", ["TabLint"] + printing),
    library("TabspecTool", everything),
    .executableTarget(name: "tabspec", dependencies: ["TabspecTool"], swiftSettings: strict),
    support("TestSupport"),
    support("TestSamples", ["TabReports", "TabAnalysis"] + reading),
    support("TestTool", ["TestSupport", "TabspecTool"]),
    tests("JSONTests", ["JSON"]),
    tests("ArgumentParsingTests", ["ArgumentParsing"]),
    tests("TabModelTests", reading),
    tests("AppCatalogsTests", checking),
    tests("TabLintTests", ["TabLint"] + checking),
    tests("TabAnalysisTests", ["TestSamples", "TabAnalysis"] + reading),
    tests("TabReportsTests", ["TestSamples", "TabReports", "TabAnalysis"] + reading),
    tests(
      "TabPicturesTests", ["TestSamples", "TabPictures", "TabReports", "TabAnalysis", "TabModel"]),
    tests("TabCodeTests", ["TabCode"] + reading),
    tests("TabRecordsTests", ["TabRecords"] + reading),
    tests("TabServerTests", ["TabServer"] + reading),
    tests("ToolTests", ["TestTool", "TestSamples", "TabspecTool"] + everything),
  ]
)
