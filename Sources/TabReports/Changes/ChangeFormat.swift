/// A way to write what a comparison found. Where nothing changes, formats for people write nothing.
package typealias ChangeFormat = OutputFormat<ChangeReport>

extension ChangeFormat {
  /// All formats, the usual one first.
  package static var all: [ChangeFormat] { [.text, .json, .markdown] }
}
