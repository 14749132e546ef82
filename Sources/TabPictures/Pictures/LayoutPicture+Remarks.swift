import JSON
import TabAnalysis
import TabModel
import TabReports

/// Remarks, symbol names and assumptions below a drawing.
extension LayoutPicture {
  /// Remarks about facts that are not drawn.
  func standingRemarks(on drawn: Picture) -> [String] {
    let isDrawn = drawn.marks.contains(.begin(.bar, title: BottomBarPicture.minimizedTitle))
    return remarksOfAllReleases(on: drawn) + (isDrawn ? [] : layout.minimizingRemarks)
  }

  func remarksOfAllReleases(on drawn: Picture) -> [String] {
    let isCustomizable = layout.tabBar?.items.contains { $0.region == .customizable } ?? false
    return sampleRemarks(drawn.samples)
      + (layout.readsCustomization && isCustomizable
        ? ["Users customize with a system button, which is not drawn."] : [])
  }

  /// Remarks about drawn values that the app sets at run time.
  private func sampleRemarks(_ samples: Set<Picture.Sample>) -> [String] {
    let things = [
      samples.contains(.badges) ? "badges" : nil,
      samples.contains(.titles) ? "titles in italics" : nil,
    ].compactMap(\.self)
    if things.isEmpty { return [] }
    let assumption = samples.contains(.assumedBadges) ? " How badges look here is assumed." : ""
    return ["\(capitalized(listed(things))) are samples: the app sets them.\(assumption)"]
  }

  /// Remarks, symbol names and assumptions below a drawing.
  func notes(on drawn: Picture, _ evidence: Evidence, width: Int) -> [Picture] {
    let remarks = drawn.remarks.uniqued() + standingRemarks(on: drawn)
    let legend = SymbolLegend(drawn, pen).rows(width: width)
    let blocks = [
      Self.lines(remarks, width: width, size: 14),
      legend.isEmpty ? nil : Picture.stacked(legend, gap: 6),
      Self.lines(evidence.lines(of: pen), width: width, size: 13),
    ]
    return blocks.compactMap(\.self)
  }

  static func lines(_ sentences: [String], width: Int, size: Int) -> Picture? {
    let column = min(width, 1_000)
    let lines = sentences.flatMap { $0.lines(width: column - 8, size: size) }
    guard !lines.isEmpty else { return nil }
    let height = size + 6
    var picture = Picture(width: column, height: lines.count * height)
    for (index, line) in lines.enumerated() {
      picture.text(
        line, in: Rect(x: 4, y: index * height, width: column - 8, height: height), size: size,
        .dim, isEnglish: true)
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

extension Layout {
  /// A sentence about a bar that minimizes; empty for other bars.
  var minimizingRemarks: [String] {
    (usableBar?.minimizes).map { ["The bar minimizes on scrolling \($0.direction)."] } ?? []
  }
}

extension Environment {
  func releaseLine(_ naming: ConditionNaming = .names) -> String {
    let release =
      platform.system(osVersion) + (platform.look(of: osVersion).map { ", \($0)" } ?? "")
    return ([release] + facts(naming).dropFirst()).joined(separator: " · ")
  }
}

extension Platform {
  /// Where no source shows a release: what it is drawn as.
  func look(of release: Version) -> String? {
    let known: Version? =
      switch form {
      case .tablet where release.major >= 27: Version(26, 0)
      case .television where release.major >= 26, .headset where release.major >= 26: .oldest
      case .phone, .tablet, .desktop, .television, .headset: nil
      }
    return known.map { "drawn as \(system($0))" }
  }

  /// Releases in one phrase: `iOS 26 and 27`, or `visionOS 2, 26 and 27`.
  func systems(_ releases: [Version]) -> String {
    let names = releases.map(system)
    let numbers = names.dropFirst().map { $0.split(separator: " ").last.map(String.init) ?? $0 }
    return listed(names.prefix(1) + numbers)
  }

  /// A release in the platform's own numbering: visionOS 2 and macOS 15 correspond to iOS 18.
  func system(_ release: Version) -> String {
    ownName(of: release)
      ?? "\(systemName) \(release.major)" + (release.minor == 0 ? "" : ".\(release.minor)")
  }
}
