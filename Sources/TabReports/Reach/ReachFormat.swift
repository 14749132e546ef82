/// A way to write how people get everywhere.
package typealias ReachFormat = OutputFormat<Reach>

extension ReachFormat {
  /// All formats, the usual one first.
  package static var all: [ReachFormat] { [.text, .json, .markdown] }
}
