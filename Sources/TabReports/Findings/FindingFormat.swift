/// A way to write findings. What a style says about colour and width only concerns `text`.
package typealias FindingFormat = OutputFormat<FindingReport>

extension FindingFormat {
  /// All formats, the usual one first.
  package static var all: [FindingFormat] {
    [.text, .concise, .json, .sarif, .github, .gitlab, .junit, .markdown]
  }
}
