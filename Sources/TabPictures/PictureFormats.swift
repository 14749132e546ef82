import JSON
import TabAnalysis
import TabModel
package import TabReports

extension LayoutFormat {
  /// All formats, default first.
  package static var all: [LayoutFormat] { [.text, .json, .markdown, .svg, .html] }

  package static var svg: LayoutFormat {
    LayoutFormat.picture(
      name: "svg",
      summary: "A picture of the device, or of several devices."
    ) { layouts, style in
      let margin = 28
      let tiles = TileCodes(layouts.map(\.layout))
      var content = Picture.sheet(
        layouts.map {
          let picture = LayoutPicture($0.layout, tiles: tiles)
          return style.isPlain
            ? picture.plain(style.crop)
            : picture.withHeading(style.crop, isOnSheet: layouts.count > 1)
        })
      let isMirrored = layouts.first?.layout.isMirrored == true
      let columns = isMirrored ? max(380, content.width) : 380
      if !style.isPlain,
        var words = LayoutPicture.lines([LayoutPicture.schematic], width: columns, size: 12)
      {
        if isMirrored {
          words.width = columns
          words = words.mirrored()
        }
        content = Picture.stacked([content, words], gap: 18)
      }
      let picture = content.padded(by: margin)
      let app = layouts.first?.layout.spec.name.map { "\(printable($0.value)) on " } ?? ""
      let devices = layouts.map { layoutResult in
        let environment = layoutResult.layout.environment
        return "\(environment.platform.device) (\(environment.releaseLine))"
      }
      let words = zip(devices, layouts).map { "\($0): \(PictureWords($1.layout).sentences)" }
      return SVGDocument(
        title: "\(app)\(listed(devices))", description: words.joined(separator: " "),
        picture: picture, appearance: style.appearance
      ).file
    }
  }

  package static var html: LayoutFormat {
    LayoutFormat.picture(
      name: "html",
      summary: "One page with pictures of the devices, the taps to everything, and the spec.",
      isPage: true
    ) { layouts, style in
      let groups = layouts.enumerated().map { LayoutGroup($1, letter: letters(for: $0)) }
      return LayoutPage(groups, nil, style).bytes
    }
  }
}

extension MatrixFormat {
  /// All formats, default first.
  package static var all: [MatrixFormat] { [.text, .json, .markdown, .html] }

  package static var html: MatrixFormat {
    MatrixFormat.picture(
      name: "html",
      summary: "One page: the differences, the devices, findings, taps, and the spec.",
      showsFindings: true, isPage: true
    ) { report, style in
      let matrix = report.matrix
      let groups = matrix.layouts.enumerated().flatMap { index, folded in
        [folded.layoutResult, report.languages?.worst[index]].compactMap(\.self).map {
          LayoutGroup(
            $0, folded.environments, matrix.phrase(for: [index]), letter: folded.letter)
        }
      }
      return LayoutPage(groups, report, style).bytes
    }
  }
}
