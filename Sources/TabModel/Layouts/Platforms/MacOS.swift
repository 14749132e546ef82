extension Platform {
  /// A native Mac app: SwiftUI only.
  package static let macOS = Platform(
    name: .macOS,
    device: "Mac",
    aliases: ["mac", "macos"],
    surfaces: [Surface(.regular)],
    lintSurfaces: [Surface(.regular)],
    press: "click",
    bar: { _ in nil },
    sidebar: { _ in nil })
}
