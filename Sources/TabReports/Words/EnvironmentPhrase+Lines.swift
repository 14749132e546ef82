package import TabAnalysis

extension EnvironmentPhrase {
  /// Lines of a width, broken between parts if possible.
  package func lines(columns: Int) -> [String] {
    wrapped(parts, separator: "; ", to: columns).flatMap { line in
      line.displayWidth > columns ? line.wrapped(to: columns) : [line]
    }
  }
}
