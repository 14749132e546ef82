import JSON
import TabAnalysis
import TabModel
import TabReports

/// Remarks, symbol names and assumptions below a drawing.
extension LayoutPicture {
  /// Remarks about facts that are not drawn.
  var standingRemarks: [String] {
    var remarks = [sampleRemark, systemWordsRemark].compactMap(\.self)
    let isCustomizable = layout.tabBar?.items.contains { $0.region == .customizable } ?? false
    if layout.readsCustomization, isCustomizable {
      remarks.append("Users customize with a system button, which is not drawn.")
    }
    if let minimizes = layout.tabBar?.minimizes {
      remarks.append(
        "The bar minimizes on scrolling \(minimizes == .onScrollUp ? "up" : "down").")
    }
    return remarks
  }

  /// The system's words, which are not in the language of the spec's titles.
  private var systemWordsRemark: String? {
    guard let language = layout.spec.language, !language.hasPrefix("en") else { return nil }
    let items = layout.tabBar?.items ?? []
    let nodes = layout.shownNodes.map { layout.spec.nodes[$0] }
    let untitled = nodes.contains { $0.isSearch && $0.title == nil }
    let words = [
      untitled ? "Search" : nil,
      items.contains { $0.node == nil } ? "More" : nil,
    ].compactMap(\.self)
    return words.isEmpty
      ? nil : "The system's words, \(listed(words)), are in the device's language."
  }

  /// The remark about values that the app sets at run time.
  private var sampleRemark: String? {
    let shown = layout.shownNodes.map { layout.spec.nodes[$0] }
    let hasBadges = shown.contains { layout.spec.badge(of: $0) != nil }
    let isAssumed = hasBadges && (layout.sidebar != nil || layout.tabBar?.position == .top)
    return switch (hasBadges, shown.contains(where: layout.spec.hasSampleTitle)) {
    case (true, true): "Badges, and titles in italics, are samples: the app sets them."
    case (false, true): "Titles in italics are samples: the app sets them."
    case (true, false) where isAssumed:
      "Badges are samples: the app sets them. Their appearance here is assumed."
    case (true, false): "Badges are samples: the app sets them."
    case (false, false): nil
    }
  }

  /// Remarks, symbol names and assumptions below a drawing.
  func notes(on drawn: Picture, _ evidence: Evidence, width: Int) -> [Picture] {
    let remarks = drawn.remarks.uniqued() + standingRemarks
    let legend = SymbolLegend(drawn, pen).rows(width: width)
    let blocks = [
      Self.lines(remarks, width: width, size: 14),
      legend.isEmpty ? nil : Picture.stacked(legend, gap: 6),
      Self.lines(
        evidence.lines(of: pen, most: Self.mostStatements), width: width, size: 12),
    ]
    return blocks.compactMap(\.self)
  }

  static func lines(_ sentences: [String], width: Int, size: Int) -> Picture? {
    let column = min(width, 760)
    let lines = sentences.flatMap { $0.lines(width: column - 8, size: size) }
    guard !lines.isEmpty else { return nil }
    let height = size + 6
    var picture = Picture(width: column, height: lines.count * height)
    for (index, line) in lines.enumerated() {
      picture.text(
        line, in: Rect(x: 4, y: index * height, width: column - 8, height: height), size: size, .dim
      )
    }
    return picture
  }
}

extension String {
  /// Lines that fit a width, broken at spaces.
  fileprivate func lines(width: Int, size: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, TextAdvance(longer).width(size: size) > width {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension Environment {
  var releaseLine: String {
    ([platform.system(osVersion)] + facts.dropFirst()).joined(separator: " · ")
  }
}

extension Platform {
  /// A release in the platform's own numbering: visionOS 2 and macOS 15 correspond to iOS 18.
  func system(_ release: Version) -> String {
    let system = name == .macCatalyst ? "Mac Catalyst on macOS" : name.rawValue
    let own = release.major == Version.oldest.major ? name.ownNumbering?.first : nil
    return "\(system) \(own ?? release.major)" + (release.minor == 0 ? "" : ".\(release.minor)")
  }
}
