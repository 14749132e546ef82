import JSON
import TabModel

extension Node {
  /// Returns whether a node that is present is hidden at first.
  func isHiddenAtFirst(in framework: Framework) -> Bool {
    if framework.hiddenIsAbsent { return isTrue(\.isHiddenByDefault) }
    return isTrue(\.isHidden) || isTrue(\.isHiddenByDefault) && !isFalse(\.isHidden)
  }

  /// Returns whether a Boolean key differs from its default.
  func differsFromDefault(_ key: SpecKey<Node>) -> Bool {
    guard isWritten(key) else { return false }
    guard case .bool = key.definition.shape else { return true }
    return key == .isEnabled ? isFalse(key) : isTrue(key)
  }

  /// Returns the node's symbol if it is among these names; nil for an asset.
  func symbol(among names: Set<String>, in spec: TabSpec) -> String? {
    guard image.exists, !spec.hasSampleImage(self), let written = spec.image(image),
      !written.isAsset,
      names.contains(written.name)
    else { return nil }
    return written.name
  }

  /// Returns whether the title is one of these lower-case words; false for a sample.
  func isTitled(_ words: Set<String>, in spec: TabSpec) -> Bool {
    title.exists && !spec.hasSampleTitle(self)
      && words.contains(bare(spec.document.string(title)).lowercased())
  }
}

extension Node.Placement {
  /// True if the bar has no item until a user adds it from a sidebar.
  var isOutsideBar: Bool { self == .optional || self == .sidebarOnly }

  /// True if users can't move the item, so they shouldn't hide it either.
  var isImmovable: Bool { self == .fixed || self == .pinned }
}

extension KeyDefinition {
  /// Returns whether any release of a platform has the property, with a value if given.
  func exists(
    on platform: PlatformName, in framework: Framework, value: String? = nil
  ) -> Bool {
    !framework.platforms(without: self, value: value).contains(platform)
  }
}

/// An image, its value, and the release that has its key.
struct ImageUse {
  let value: JSONValue
  let image: ImageName
  let since: Version

  var name: String { image.name }
}

/// Returns the images of a node and its actions in document order, without samples.
func imageUses(of node: Node, in spec: TabSpec) -> [ImageUse] {
  var uses: [ImageUse] = []
  func add(_ value: JSONValue, since: Version = .oldest) {
    guard let image = spec.image(value) else { return }
    uses.append(ImageUse(value: value, image: image, since: since))
  }
  if node.image.exists, !spec.hasSampleImage(node) { add(node.image) }
  if node.selectedImage != nil, !node.isLive(\.selectedImage) {
    add(spec.written(.selectedImage, of: node), since: Node.key(\.selectedImage).definition.since)
  }
  if node.sidebarActions != nil {
    for action in spec.document.elements(of: spec.written(.sidebarActions, of: node)) {
      if let image = action["image"] { add(image) }
    }
  }
  if uses.count > 1 {
    uses = uses.sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }
  }
  return uses
}

/// Returns whether a name has only `a` to `z`, digits and dots, as SF Symbols do.
func isNameOfSymbol(_ name: String) -> Bool {
  name.utf8.allSatisfy { byte in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
  }
}
