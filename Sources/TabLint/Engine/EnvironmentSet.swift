/// Environments of a spec, by their indices in `LintScope.environments`.
typealias EnvironmentSet = Set<Int>
