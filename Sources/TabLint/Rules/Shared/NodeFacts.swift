import JSON
import TabModel

extension Node {
  /// Returns whether a node that is present is hidden at first.
  func isHiddenAtFirst(in framework: Framework) -> Bool {
    if framework.hiddenIsAbsent { return isHiddenByDefault.isTrue }
    return isHidden.isTrue || isHiddenByDefault.isTrue && !isHidden.isFalse
  }

  /// The place for notes about the node: its identifier, or the whole of a search tab without one.
  var place: ByteRange { identifier?.range ?? range }

  /// The place for findings about the title, which a search tab need not have.
  var titlePlace: ByteRange { title?.range ?? range }

  /// True if rules about images skip the node's image.
  var hasSampleImage: Bool { isLive(\.image) }

  var hidesWhileRunning: Bool { isLive(\.isHidden) || isLive(\.isHiddenByDefault) }

  /// Returns the node's symbol if it is among these names; nil for an asset.
  func symbol(among names: Set<String>) -> String? {
    guard let image = image?.value, !hasSampleImage, !image.isAsset, names.contains(image.name)
    else { return nil }
    return image.name
  }

  /// Returns whether the title is one of these lower-case words; false for a sample.
  func isTitled(_ words: Set<String>) -> Bool {
    guard let title, !hasSampleTitle else { return false }
    return words.contains(bare(title.value).lowercased())
  }
}

extension TabSpec {
  /// Returns a node's title as rules compare it: without surrounding white space.
  func comparedTitle(of node: Int) -> ExactText { ExactText(bare(title(of: node))) }

  /// Returns the nodes that satisfy a condition, without those inside another one.
  func outermost(where holds: (Int) -> Bool) -> [Int] {
    var end = 0
    return nodes.indices.filter { index in
      guard index >= end, holds(index) else { return false }
      end = nodes[index].end
      return true
    }
  }

  /// The nodes in a group.
  func descendants(of node: Int) -> Range<Int> { node + 1..<nodes[node].end }

  /// The place for findings about the root nodes.
  var tabsRange: ByteRange { tabs?.range ?? source.root.range }
}

extension Node.Placement {
  /// True if the bar has no item until a user adds it from a sidebar.
  var isOutsideBar: Bool { self == .optional || self == .sidebarOnly }

  /// True if users can't move the item, so they shouldn't hide it either.
  var isImmovable: Bool { self == .fixed || self == .pinned }
}

extension KeyDefinition {
  /// Returns whether any release of a platform has the property, with a value if given.
  func exists(on platform: PlatformName, in framework: Framework, value: String? = nil) -> Bool {
    !framework.platforms(without: self, value: value).contains(platform)
  }
}

/// An image that isn't a sample, and the release that has its key.
struct ImageUse {
  let image: ImageName
  /// The range of the key's value.
  let range: ByteRange
  let since: Version

  init(_ image: Located<ImageName>, since: Version = .oldest) {
    self.image = image.value
    range = image.range
    self.since = since
  }

  var name: String { image.name }
}

extension Node {
  /// The images of the node and its actions in document order, without samples.
  var imageUses: [ImageUse] {
    var uses: [ImageUse] = []
    if let image, !hasSampleImage { uses.append(ImageUse(image)) }
    if let selectedImage, !isLive(\.selectedImage) {
      let since = Node.key(\.selectedImage).definition.since
      uses.append(ImageUse(selectedImage, since: since))
    }
    uses += (sidebarActions?.value ?? []).compactMap { $0.value.image.map { ImageUse($0) } }
    return uses.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// Returns whether a name has only `a` to `z`, digits and dots, as SF Symbols do.
func isNameOfSymbol(_ name: String) -> Bool {
  name.utf8.allSatisfy {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || isDigit($0) || $0 == UInt8(ascii: ".")
  }
}
