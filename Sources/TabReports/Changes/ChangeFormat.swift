/// Text formats write nothing if nothing changes.
package typealias ChangeFormat = OutputFormat<ChangeReport>

extension ChangeFormat {
  /// All formats, default first.
  package static var all: [ChangeFormat] { [.text, .json, .markdown] }
}
