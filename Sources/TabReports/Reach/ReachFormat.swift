package typealias ReachFormat = OutputFormat<Reach>

extension ReachFormat {
  package static var all: [ReachFormat] { [.text, .json, .markdown] }
}
