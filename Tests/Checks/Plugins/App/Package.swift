// swift-tools-version: 6.1
import PackageDescription

// An app with two targets, and a third one that only generates. The frameworks are stand-ins, which the
// script adds beside the package `tabspec`.
let lint = Target.PluginUsage.plugin(name: "TabspecLint", package: "tabspec")
let generate = Target.PluginUsage.plugin(name: "TabspecGenerate", package: "tabspec")

let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../tabspec")],
  targets: [
    .target(name: "UIKit"),
    .target(name: "SwiftUI"),
    .target(name: "Teapot", dependencies: ["UIKit"], plugins: [lint, generate]),
    .target(
      name: "TideTables", dependencies: ["SwiftUI"], path: "Sources/Tide Tables",
      plugins: [lint, generate]),
    .target(name: "Alone", dependencies: ["UIKit"], plugins: [generate]),
  ]
)
