// Reads a spec with Foundation's JSONDecoder into plain types, and says how long that took.
import Foundation

struct Target: Decodable {
  let platform: String
  let minimumVersion: String
}

struct Node: Decodable {
  let type: String?
  let identifier: String
  let title: String
  let image: String?
  let children: [Node]?
}

struct Spec: Decodable {
  let targets: [Target]
  let tabs: [Node]
}

let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
let start = ContinuousClock.now
let spec = try JSONDecoder().decode(Spec.self, from: data)
let duration = ContinuousClock.now - start
let seconds =
  Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
print(spec.tabs.count, seconds)
