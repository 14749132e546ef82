import Foundation
package import Testing

extension Tag {
  /// For suites that start many processes, or need seconds.
  @Tag package static var slow: Self
}

extension Trait where Self == ConditionTrait {
  /// Leaves a slow suite out of `TABSPEC_FAST=1 swift test`.
  package static var unlessFast: Self {
    .disabled(if: ProcessInfo.processInfo.environment["TABSPEC_FAST"] != nil, "slow")
  }
}
