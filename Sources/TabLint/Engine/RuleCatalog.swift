extension Rule {
  /// Every rule, by section, in the order of the documentation.
  package static let all: [Rule] = [
    // Identity
    duplicateIdentifier,
    // Reachability
    unusedSuppression,
  ]
}
