// swift-tools-version: 6.2
import PackageDescription

/// The release is the same bytes wherever it is built: no name of a folder gets into it, and no hash
/// of the command line that compiles a module (`Tests/Reproducible/run` compares).
let anywhere = SwiftSetting.unsafeFlags(
  [
    "-file-prefix-map", "\(Context.packageDirectory)=.",
    "-Xfrontend", "-disable-incremental-llvm-codegen",
  ], .when(configuration: .release))

/// Linux builds omit debug information, since the linker would strip it.
let bare = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-gnone"], .when(platforms: [.linux], configuration: .release))

/// Editors need an index of this package. That of the toolchain's modules costs a new clone four seconds of the
/// processor.
let indexed = SwiftSetting.unsafeFlags(
  ["-index-ignore-system-modules"], .when(configuration: .debug))

/// By default, every use of a generic type such as `[Node]` asks the runtime for its metadata, which is a tenth of a run
/// of the tests. With this, each use has a cache of its own.
let cached = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-disable-generic-metadata-prespecialization"], .when(configuration: .debug))

/// Nothing uses regular expressions. Their library would be a tenth of the program.
let plain = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-disable-implicit-string-processing-module-import"])

/// The compiler does not check the code that it hands to LLVM, which takes a fortieth of each build.
let unchecked = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-llvm-verify"])

/// For a quick start (see `performance.md`): types are found without demangling their names, caches get memory when they
/// are used, and the linker omits unused functions.
let quick = SwiftSetting.unsafeFlags(
  [
    "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
    "-Xfrontend", "-disable-preallocated-instantiation-caches",
    "-Xfrontend", "-function-sections",
  ], .when(configuration: .release))

let strict: [SwiftSetting] = [
  anywhere,
  plain,
  unchecked,
  quick,
  bare,
  indexed,
  cached,
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// All libraries but the two that read specs and lay them out: they are built a sixth faster, and small runs
/// are shorter, too, since less of the program is read.
let small = SwiftSetting.unsafeFlags(["-Osize"], .when(configuration: .release))

/// For drawings and generated code, which checks and layouts as text do without: uses of generic types are not compiled
/// once more for each type of element. That takes two fifths of the seconds from builds of these libraries.
let unspecialized = SwiftSetting.unsafeFlags(
  ["-Xllvm", "-sil-disable-pass=generic-specializer"], .when(configuration: .release))

/// The last two libraries wait for all others. As whole modules they would leave a core without work.
let fileByFile = SwiftSetting.unsafeFlags(
  ["-no-whole-module-optimization", "-enable-batch-mode", "-driver-batch-size-limit", "40"],
  .when(configuration: .release))

let lenient: [SwiftSetting] = [
  unchecked,
  indexed,
  cached,
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A library target. The order of this list is the direction of imports: a target imports only targets
/// above it.
func library(
  _ name: String, imports: [Target.Dependency] = [], settings: [SwiftSetting] = [small]
) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict + settings)
}

/// The tests of a library, which import what they test and what that imports.
///
/// Every batch of files expands the macros of all tests in its module, so there are few.
func tests(_ name: String, of libraries: [Target.Dependency], batches: Int = 1) -> Target {
  .testTarget(
    name: name, dependencies: ["TestSupport"] + libraries,
    swiftSettings: lenient + [
      .unsafeFlags(["-driver-batch-count", "\(batches)"], .when(configuration: .debug))
    ])
}

/// Helpers of several test targets, which `swift build` leaves out as it does tests.
func support(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .testTarget(name: name, dependencies: imports, path: "Tests/\(name)", swiftSettings: lenient)
}

let package = Package(
  name: "tabspec",
  platforms: [.macOS(.v26)],
  products: [.executable(name: "tabspec", targets: ["tabspec"])],
  targets: [
    library("JSON", settings: []),
    library("ArgumentParsing", imports: ["JSON"]),
    library("TabModel", imports: ["JSON"], settings: []),
    library("AppCatalogs", imports: ["TabModel", "JSON"]),
    library("TabLint", imports: ["AppCatalogs", "TabModel", "JSON"]),
    library("TabReports", imports: ["AppCatalogs", "TabModel", "JSON"]),
    library(
      "TabPictures", imports: ["TabReports", "AppCatalogs", "TabModel", "JSON"],
      settings: [small, unspecialized]),
    library("TabCode", imports: ["TabModel", "JSON"], settings: [small, unspecialized]),
    library(
      "TabServer", imports: ["TabLint", "TabReports", "AppCatalogs", "TabModel", "JSON"],
      settings: [small, fileByFile]),
    library(
      "TabspecTool",
      imports: [
        "ArgumentParsing", "TabServer", "TabCode", "TabPictures", "TabReports", "TabLint",
        "AppCatalogs", "TabModel", "JSON",
      ], settings: [small, fileByFile]),
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
    support("TestSupport"),
    support("TestSamples", imports: ["TabReports", "TabModel", "JSON"]),
    support("TestTool", imports: ["TestSupport", "TabspecTool"]),
    tests("JSONTests", of: ["JSON"]),
    tests("ArgumentParsingTests", of: ["ArgumentParsing"]),
    tests("TabModelTests", of: ["TabModel", "JSON"]),
    tests("AppCatalogsTests", of: ["AppCatalogs", "TabModel", "JSON"]),
    tests("TabLintTests", of: ["TabLint", "AppCatalogs", "TabModel", "JSON"]),
    tests("TabReportsTests", of: ["TestSamples", "TabReports", "TabModel", "JSON"]),
    tests("TabPicturesTests", of: ["TestSamples", "TabPictures", "TabReports", "TabModel"]),
    tests("TabCodeTests", of: ["TabCode", "TabModel", "JSON"]),
    tests("TabServerTests", of: ["TabServer", "TabModel", "JSON"]),
    tests(
      "ToolTests",
      of: [
        "TestTool", "TestSamples", "TabspecTool", "TabServer", "TabCode", "TabPictures",
        "TabReports", "TabLint", "AppCatalogs", "TabModel", "ArgumentParsing", "JSON",
      ], batches: 2),
  ]
)
