import Foundation
import TestSupport
import TestTool
import Testing

/// What can be asked for on an iPhone Duo, and where it is looked at unasked.
@Suite("An iPhone Duo")
struct IPhoneDuoTests {
  private static let spec = """
    {"mode": "tabSidebar", "sidebar": {"preferredPlacement": "sidebar"}, "tabs": [
      {"identifier": "home", "title": "Home", "image": "house"},
      {"identifier": "saved", "title": "Saved", "image": "bookmark"},
      {"type": "search", "automaticallyActivatesSearch": true}
    ]}
    """

  private func run(_ line: String) -> ToolRun {
    let words = line.split(separator: " ").map(String.init)
    return runTool([words[0], "FILE"] + words.dropFirst(), spec: Self.spec)
  }

  private func json(_ line: String) throws -> Any {
    let run = run(line + " --format json")
    #expect(run.code != 64, "\(run.errors)")
    return try JSONSerialization.jsonObject(with: Data(run.output.utf8))
  }

  @Test(
    "is refused on releases before its first, with what there is",
    arguments: [
      (
        "resolve -p iphone-duo --os 26", "there is no iPhone Duo on 26.0: its first release is 27.1"
      ),
      (
        "resolve -p iphone-duo --os 27.0",
        "there is no iPhone Duo on 27.0: its first release is 27.1"
      ),
      (
        "matrix -p duo --os 26 --os 27", "there is no iPhone Duo on 27.0: its first release is 27.1"
      ),
      ("reach -p iphone-duo --os 18", "there is no iPhone Duo on 18.0: its first release is 27.1"),
    ])
  func refused(_ line: String, _ message: String) {
    let run = run(line)
    #expect(run.code == 64)
    #expect(run.errors.contains("error: \(message)\n"))
    #expect(run.errors.contains("help: leave --os out, or ask for 27.1 or later"))
  }

  @Test(
    "is accepted from its first release on, with any SDK",
    arguments: ["--os 27.1", "--os 27.2", "--sdk 26", "--sdk 27.0", "--size-class regular"])
  func accepted(_ options: String) {
    #expect(run("resolve -p iphone-duo \(options)").code == 0)
    #expect(run("matrix -p iphone-duo \(options)").code == 0)
  }

  @Test(
    "is in JSON's environment",
    arguments: [
      ("iphone-duo", "iPhoneDuo", "27.1"), ("IPHONE-DUO", "iPhoneDuo", "27.1"),
      ("iphone", "iPhone", "27.0"), ("iOS", "iPhone", "27.0"), ("ipad", nil, "27.0"),
      ("tv", nil, "27.0"),
    ])
  func environment(_ platform: String, _ device: String?, _ release: String) throws {
    let layout = try #require(json("resolve -p \(platform)") as? [String: Any])
    let environment = try #require(layout["environment"] as? [String: Any])
    #expect(environment["device"] as? String == device)
    #expect(environment["framework"] as? String == "UIKit")
    #expect(environment["conditions"] is NSNull)
    #expect(environment["osVersion"] as? String == release)
    #expect(environment["sdkVersion"] as? String == release)
  }

  @Test("is not one of all platforms in 'resolve'")
  func resolveAll() throws {
    let layouts = try #require(json("resolve -p all") as? [[String: Any]])
    let environments = layouts.compactMap { $0["environment"] as? [String: Any] }
    #expect(
      environments.map { $0["platform"] as? String }
        == ["iOS", "iPadOS", "macCatalyst", "tvOS", "visionOS"])
    #expect(environments[0]["device"] as? String == "iPhone")
  }

  @Test(
    "is in a matrix of iOS or of all platforms, unless another device or an older release is meant",
    arguments: ["matrix", "reach"])
  func matrix(_ command: String) throws {
    func displays(_ options: String) throws -> [String] {
      let report = try #require(json("\(command) \(options)") as? [String: Any])
      let names = try #require(report["environments"] as? [String])
      return names.filter { $0.contains("iPhone Duo") }
    }
    let all = [
      "iOS 27.1 iPhone Duo compact portrait", "iOS 27.1 iPhone Duo regular landscape",
      "iOS 27.1 iPhone Duo regular portrait",
    ]
    #expect(try displays("") == all)
    #expect(try displays("-p all") == all)
    #expect(try displays("-p ios") == all)
    #expect(try displays("-p iphone-duo") == all)
    #expect(try displays("-p iphone -p iphone-duo") == all)
    #expect(try displays("-p ios --os 27.1") == all)
    #expect(try displays("-p iphone") == [])
    #expect(try displays("-p ipad") == [])
    #expect(try displays("-p ios --os 27.0") == [])
    #expect(try displays("-p all --os 26") == [])
    #expect(try displays("-p ipad -p iphone-duo --os 26") == [])
    #expect(try displays("--os 26") == [])
  }

  @Test("is compared with an upright iPhone in each of its three windows")
  func comparison() throws {
    let report = try #require(json("diff -p iphone..iphone-duo") as? [String: Any])
    #expect(report["before"] as? String == "iPhone (compact in portrait)")
    #expect(report["after"] as? String == "iPhone Duo")
    let changes = try #require(report["changes"] as? [[String: Any]])
    let pairs = changes.flatMap { $0["environments"] as? [[String: String]] ?? [] }
    #expect(Set(pairs.map { $0["old"] }) == ["iOS 27.1 compact portrait"])
    #expect(
      Set(pairs.map { $0["new"] }) == [
        "iOS 27.1 iPhone Duo compact portrait", "iOS 27.1 iPhone Duo regular landscape",
        "iOS 27.1 iPhone Duo regular portrait",
      ])
    func windows(_ kind: String) -> [String?] {
      changes.filter { $0["kind"] as? String == kind }
        .flatMap { $0["environments"] as? [[String: String]] ?? [] }.map { $0["new"] }
    }
    #expect(
      windows("barPosition") == [
        "iOS 27.1 iPhone Duo compact portrait", "iOS 27.1 iPhone Duo regular landscape",
      ])
  }

  @Test("is compared in the windows that are asked for")
  func oneWindow() throws {
    let report = try #require(
      json("diff -p iphone..iphone-duo --size-class compact") as? [String: Any])
    #expect(report["before"] as? String == "iPhone (compact in portrait)")
    #expect(report["after"] as? String == "iPhone Duo (outer display in portrait)")
  }

  @Test("of an app built with an older SDK keeps its bar at the bottom")
  func olderSDK() throws {
    func position(_ options: String) throws -> String? {
      let layout = try #require(json("resolve -p iphone-duo \(options)") as? [String: Any])
      return (layout["tabBar"] as? [String: Any])?["position"] as? String
    }
    #expect(try position("--sdk 27.0") == "bottom")
    #expect(try position("--sdk 27.1") == "trailing")
    #expect(try position("--size-class regular --orientation portrait") == "bottom")
    #expect(try position("--size-class regular --orientation landscape") == "trailing")
  }

  @Test(
    "has no note that no device has a window, which an upright iPhone of regular width has",
    arguments: [("iphone-duo", false), ("iphone", true)])
  func impossible(_ platform: String, _ isNoted: Bool) {
    let run = run("resolve -p \(platform) --size-class regular --orientation portrait")
    #expect(run.code == 0)
    #expect(run.errors.contains("no iPhone has regular width in portrait") == isNoted)
  }
}
