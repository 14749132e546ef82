import JSON
import TabAnalysis
import TabModel
package import TabReports

extension LayoutFormat {
  /// All formats, default first.
  package static var all: [LayoutFormat] { [.text, .json, .markdown, .svg, .html] }

  package static var svg: LayoutFormat {
    LayoutFormat.picture(
      "svg", "A picture of the device; with =FILE one file for each platform."
    ) { report, style in
      let layouts = report.layouts
      let margin = 28
      let tiles = layouts.first.map { TileCodes($0.layout.spec) }
      let pictures = layouts.map { LayoutPicture($0.layout, tiles: tiles) }
      var content = Picture.stacked(
        pictures.map { style.isPlain ? $0.plain(style.crop) : $0.withHeading(style.crop) }, gap: 72)
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
      let name = layouts.first?.layout.spec.name?.value
      let app = name.map { "\(printable($0)) on " } ?? ""
      let devices = layouts.map { layoutResult in
        let environment = layoutResult.layout.environment
        let line = environment.releaseLine(.meanings(of: layoutResult.layout.spec))
        return "\(environment.platform.device) (\(line))"
      }
      let words = zip(devices, pictures).map { device, picture in
        let statements = style.isPlain ? [] : picture.statements(style.crop)
        return "\(device): \(PictureWords(picture.layout, statements: statements).sentences)"
      }
      return SVGDocument(
        title: "\(app)\(listed(devices))", description: words.joined(separator: " "),
        picture: picture, prefix: SVGDocument.prefix(for: name, layouts.map(\.layout.environment)),
        appearance: style.appearance
      ).file
    }
  }

  package static var html: LayoutFormat {
    LayoutFormat.picture(
      "html", "One page: pictures of the devices, taps to everything, findings, the spec.",
      isPage: true
    ) { report, style in
      let groups = report.layouts.enumerated().map { LayoutGroup($1, letter: letters(for: $0)) }
      return LayoutPage(groups, nil, report.findings, style).bytes
    }
  }
}

extension MatrixFormat {
  /// All formats, default first.
  package static var all: [MatrixFormat] { [.text, .json, .markdown, .html] }

  package static var html: MatrixFormat {
    MatrixFormat.picture(
      "html", "One page: the differences, the devices, findings, taps, and the spec.", isPage: true
    ) { report, style in
      let matrix = report.matrix
      let groups = matrix.layouts.enumerated().flatMap { index, folded in
        let places = matrix.phrase(for: [index], usesMeanings: true).heading
        return ([folded.layoutResult] + (report.languages?.translations[index] ?? [])).map {
          LayoutGroup($0, folded.environments, places: places, letter: folded.letter)
        }
      }
      return LayoutPage(groups, report, report.findings, style).bytes
    }
  }
}
