import JSON
import TabModel

extension Node {
  /// The symbol that is written as the image of a node, if it is one of these; nil for an asset.
  func symbol(among names: Set<String>, in spec: TabSpec) -> String? {
    guard image.exists, let written = spec.image(image), !written.isAsset,
      names.contains(written.name)
    else { return nil }
    return written.name
  }
}
