extension Platform {
  /// A Mac app that is not Mac Catalyst's: SwiftUI only, so that UIKit has neither bar nor sidebar.
  package static let macOS = Platform(
    name: .macOS,
    device: "Mac",
    aliases: ["mac", "macos"],
    surfaces: [Surface(.regular)],
    lintSurfaces: [Surface(.regular)],
    bar: { _ in nil },
    sidebar: { _ in nil })
}
