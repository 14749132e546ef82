// swift-tools-version: 6.2
import PackageDescription

/// The release is the same bytes wherever it is built: no name of a folder gets into it, and no hash
/// of the command line that compiles a module (`Tests/Reproducible/run` compares).
let anywhere = SwiftSetting.unsafeFlags(
  [
    "-file-prefix-map", "\(Context.packageDirectory)=.",
    "-Xfrontend", "-disable-incremental-llvm-codegen",
  ], .when(configuration: .release))

let strict: [SwiftSetting] = [
  anywhere,
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

/// A library target and what it may import. The order of this list is the direction of the code:
/// nothing imports what stands below it.
func library(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// A test target. Tests may use Foundation, and need not say where C hands them a pointer.
func tests(_ name: String) -> Target {
  .testTarget(
    name: name, dependencies: ["TestSupport"] + libraries, swiftSettings: lenient)
}

/// What a layout is made of.
let layouts: [Target.Dependency] = ["TabLayout", "TabHierarchy", "LocatedJSON", "Spelling"]

/// What every test may import.
let libraries: [Target.Dependency] = [
  "Spelling", "LocatedJSON", "TabHierarchy", "TabLayout", "AppCatalogs", "TabChanges",
  "TabSessions",
  "TabLint", "Writing", "TabWords", "LayoutReports", "ChangeReports", "FindingReports",
  "SurveyReports", "TitleReports", "TabPictures", "TabSchemas", "LanguageServer", "SwiftSource",
  "TabCode", "ArgumentParsing", "TabspecTool",
]

let package = Package(
  name: "tabspec",
  platforms: [.macOS(.v26)],
  products: [.executable(name: "tabspec", targets: ["tabspec"])],
  targets: [
    library("Spelling"),
    library("LocatedJSON", imports: ["Spelling"]),
    library("TabHierarchy", imports: ["LocatedJSON", "Spelling"]),
    library("TabLayout", imports: ["TabHierarchy", "LocatedJSON"]),
    library("AppCatalogs", imports: layouts),
    library("TabChanges", imports: ["TabLayout", "TabHierarchy", "LocatedJSON"]),
    library("TabSessions", imports: ["TabLayout", "TabHierarchy", "LocatedJSON"]),
    library("TabLint", imports: ["AppCatalogs"] + layouts),
    library("Writing", imports: ["LocatedJSON", "Spelling"]),
    library("TabWords", imports: ["Writing", "TabLayout", "TabHierarchy", "LocatedJSON"]),
    library("LayoutReports", imports: ["TabWords", "Writing"] + layouts),
    library(
      "ChangeReports",
      imports: ["LayoutReports", "TabWords", "Writing", "TabChanges", "TabSessions"] + layouts),
    library(
      "FindingReports",
      imports: ["ChangeReports", "TabWords", "Writing", "TabSessions"] + layouts),
    library("TitleReports", imports: ["AppCatalogs", "Writing"] + layouts),
    library(
      "SurveyReports",
      imports: [
        "TitleReports", "FindingReports", "LayoutReports", "TabWords", "Writing", "TabChanges",
      ] + layouts),
    library(
      "TabPictures",
      imports: [
        "AppCatalogs", "SurveyReports", "TitleReports", "FindingReports", "LayoutReports",
        "TabWords", "Writing",
      ] + layouts),
    library("TabSchemas", imports: ["Writing"] + layouts),
    library("SwiftSource", imports: ["Spelling"]),
    library(
      "TabCode",
      imports: ["SwiftSource", "TabLayout", "TabHierarchy", "LocatedJSON", "Spelling"]),
    library(
      "LanguageServer",
      imports: [
        "AppCatalogs", "TabLint", "SurveyReports", "LayoutReports", "TabSchemas", "TabWords",
        "Writing",
      ] + layouts),
    library("ArgumentParsing", imports: ["Spelling"]),
    library(
      "TabspecTool",
      imports: [
        "ArgumentParsing", "TabCode", "TabLint", "AppCatalogs", "TabChanges", "TabSessions",
        "Writing",
        "TabWords", "LayoutReports", "ChangeReports", "FindingReports", "SurveyReports",
        "TitleReports", "TabPictures", "TabSchemas", "LanguageServer",
      ] + layouts),
    .executableTarget(
      name: "tabspec",
      dependencies: ["TabspecTool"],
      swiftSettings: strict,
      // A fully static binary without symbols starts three to four times as fast.
      linkerSettings: [
        .unsafeFlags(
          ["-static-executable", "-Xlinker", "-s"],
          .when(platforms: [.linux], configuration: .release))
      ]),
    .target(
      name: "TestSupport", dependencies: libraries, path: "Tests/TestSupport",
      swiftSettings: lenient),
    tests("SpellingTests"),
    tests("LocatedJSONTests"),
    tests("TabHierarchyTests"),
    tests("TabLayoutTests"),
    tests("AppCatalogsTests"),
    tests("TabLintTests"),
    tests("WritingTests"),
    tests("TabWordsTests"),
    tests("LayoutReportsTests"),
    tests("FindingReportsTests"),
    tests("TabPicturesTests"),
    tests("LanguageServerTests"),
    tests("ArgumentParsingTests"),
    tests("TabCodeTests"),
    tests("ToolTests"),
  ]
)
