import JSON
import TabAnalysis
package import TabModel

struct LayoutText {
  let layoutResult: LayoutResult
  let pen: Pen
  var layout: Layout { layoutResult.layout }
  var style: TextStyle { pen.style }

  init(_ layoutResult: LayoutResult, _ style: TextStyle) {
    self.layoutResult = layoutResult
    pen = Pen(layout: layoutResult.layout, style: style)
  }

  var bytes: [UInt8] {
    (heading + windows + detours + (layoutResult.listsNotes ? notes : noteCount)).bytes(style)
  }

  /// Device and environment, such as `iPad · 27.0 · regular width · landscape`.
  private var heading: [Line] {
    return style.lines(
      layout.environment.heading.joined(separator: " \(pen.glyphs.bullet) "), .heading)
      + layout.caveats.flatMap { style.lines($0, .note) }
  }

  private var windows: [Line] {
    let width = style.readableWidth
    var lines: [Line] = []
    var signs = signsOfNodes
    for (index, state) in layout.windowStates.enumerated() {
      let block: Block
      let remarks: [String]
      switch state.content {
      // Only the bar differs from the first state.
      case .window(let bar?, nil) where index > 0 && bar.position == .top, .hiddenBar(let bar):
        let drawn = pen.horizontalBar(bar, columns: width)
        block = drawn.block
        remarks = pen.remarks(on: drawn, of: bar)
      case .window(let bar, let sidebar):
        (block, remarks) = WindowDrawing(pen: pen, bar: bar, sidebar: sidebar).drawn(columns: width)
        signs += signsInWindow(sidebar)
      case .more(let bar): (block, remarks) = (pen.moreList(bar), [])
      }
      lines.append(Line())
      if let caption = state.caption { lines.append(Line(caption, .heading)) }
      lines += layout.isMirrored ? block.lines.map { $0.mirrored(pen.glyphs) } : block.lines
      lines += remarks.flatMap { $0.wrapped(to: width - 2) }.map { Line("  " + $0, .dim) }
    }
    return lines + legend(signs)
  }

  private typealias Sign = (sign: String, meaning: String, isUsed: Bool)

  private func signsInWindow(_ sidebar: SidebarLayout?) -> [Sign] {
    let rows = sidebar?.rows ?? []
    let sections = rows.filter { $0.kind == .section }
    return [
      (pen.glyphs.expanded, "section", sections.contains { !$0.isCollapsed }),
      (pen.glyphs.collapsed, "collapsed section", sections.contains(where: \.isCollapsed)),
      (pen.glyphs.sidebarButton, "shows and hides the sidebar", layout.hasSidebarButton),
      (pen.glyphs.action, "a button, not a destination", rows.contains { $0.kind == .action }),
    ]
  }

  private var signsOfNodes: [Sign] {
    let spec = layout.spec
    let items = layout.tabBar?.items ?? []
    let listed = (layout.tabBar?.more ?? []) + layout.rowNodes
    let shown = layout.shownNodes
    // Items with titles only have no image to explain.
    let withImages = Set(items.filter { $0.shows != .title }.compactMap(\.node) + listed)
    let images = withImages.filter {
      spec.nodes[$0].kind != .search && spec.image(of: $0) != nil
    }
    let image =
      !images.isDisjoint(with: layout.selection)
      ? "\(pen.glyphs.image) \(pen.glyphs.selectedImage)" : pen.glyphs.image
    return [
      ("[ ]", "selected", !shown.isEmpty && !layout.selection.isEmpty),
      (image, "image", !images.isEmpty),
      (pen.glyphs.search, "search tab", withImages.contains { spec.nodes[$0].kind == .search }),
      (Pen.disabled, "disabled", shown.contains(where: layout.isDisabled)),
      (Pen.sample, "sample title", shown.contains(where: pen.hasSampleTitle)),
      ("( )", "sample badge", shown.contains { spec.badge(of: $0) != nil }),
    ]
  }

  private func legend(_ signs: [Sign]) -> [Line] {
    let texts = signs.filter(\.isUsed).map { sign in
      // Signs of several characters look the same mirrored.
      let isMirrored = layout.isMirrored && sign.sign.count == 1
      let shown = isMirrored ? sign.sign.map(pen.glyphs.mirror) : []
      return "\(shown.isEmpty ? sign.sign : String(shown)) \(sign.meaning)"
    }
    let separator = " \(pen.glyphs.bullet) "
    return wrapped(texts.uniqued(), separator: separator, to: style.readableWidth - 2)
      .map { Line("  " + $0, .dim) }
  }
}

extension Environment {
  /// The device and the facts, with the platform's own number of the release: `Mac`, `macOS 15`.
  var heading: [String] {
    let own = platform.ownName(of: osVersion).map { [$0] + facts.dropFirst() }
    return [platform.device] + (own ?? facts)
  }
}

extension Platform {
  /// A release where the platform counts differently: visionOS 2 and macOS 15 correspond to iOS 18.
  package func ownName(of release: Version) -> String? {
    guard release.major == Version.oldest.major, let own = name.ownNumbering?.first else {
      return nil
    }
    return "\(systemName) \(own)" + (release.minor == 0 ? "" : ".\(release.minor)")
  }

  /// The name of the system of a release: `Mac Catalyst on macOS`.
  package var systemName: String { name == .macCatalyst ? "Mac Catalyst on macOS" : name.rawValue }
}

extension Layout {
  /// True if drawings and pictures are mirrored after they are drawn.
  package var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// Nodes in the bar, in More and in the sidebar.
  package var shownNodes: [Int] { (tabBar?.nodes ?? []) + rowNodes }

  /// Remarks before a layout: about an unusual window, and about a device or a release that isn't
  /// a target.
  package var caveats: [String] {
    var caveats: [String] = []
    let platform = environment.platform
    if environment.isResizedWindow {
      caveats.append(
        "This is an iPhone app in a resized window, in iPhone Mirroring or on an iPad")
    }
    if environment.isImpossible, let orientation = environment.orientation {
      caveats.append(
        "No \(platform.device) has \(environment.sizeClass.rawValue) width in "
          + "\(orientation.rawValue); this is a hypothetical layout")
    }
    let targets = spec.targets(in: environment.framework)
    let target = targets.first { $0.platform == platform.name }
    if let minimum = target?.minimumVersion, environment.osVersion < minimum {
      let versions = [environment.osVersion, minimum].map {
        platform.ownName(of: $0) ?? $0.description
      }
      caveats.append(
        "\(versions[0]) is below this spec's minimum on \(platform.device), \(versions[1])")
    }
    if target == nil {
      let targets = listed(
        targets.map { Platform.platform($0.platform).assuming(environment.framework).device })
      caveats.append("\(platform.device) is not a target of this spec, which is for \(targets)")
    }
    return caveats
  }
}
