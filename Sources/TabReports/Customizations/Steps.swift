/// A number of edits; nil if impossible.
struct Steps: Equatable, Sendable {
  let count: Int?

  static let none = Steps(count: 0)
  static let one = Steps(count: 1)
  static let never = Steps(count: nil)

  var isNone: Bool { count == 0 }

  static func + (left: Steps, right: Steps) -> Steps {
    guard let left = left.count, let right = right.count else { return .never }
    return Steps(count: left + right)
  }

  static func < (left: Steps, right: Steps) -> Bool {
    (left.count ?? .max) < (right.count ?? .max)
  }
}
