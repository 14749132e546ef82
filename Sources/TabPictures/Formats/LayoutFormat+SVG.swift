import JSON
import TabModel
package import TabReports

extension LayoutFormat {
  package static var svg: LayoutFormat {
    LayoutFormat(
      name: "svg",
      summary: "A picture of the device; of several devices a sheet with all of them."
    ) { layouts, style in
      let margin = 28
      let tiles = TileCodes(layouts.map(\.layout))
      let pictures = layouts.map {
        LayoutPicture($0.layout, tiles: tiles).withHeading(style.pictures.crop)
      }
      let content = Picture.sheet(pictures)
      var picture = Picture(
        width: max(content.width, 380) + 2 * margin, height: content.height + 2 * margin)
      picture.place(content, x: margin, y: margin)
      let app = layouts.first?.layout.spec.name.map { harmless($0.value) }
      let devices = layouts.map { laidOut in
        let environment = laidOut.layout.environment
        return "\(environment.platform.device) (\(environment.releaseLine))"
      }
      let words = zip(devices, layouts).map { "\($0): \(PictureWords($1.layout).sentences)" }
      var document = SVGDocument(
        title: "\(app.map { "\($0) on " } ?? "")\(listed(devices))",
        description: words.joined(separator: " "), picture: picture)
      document.appearance = style.pictures.appearance
      return document.file
    }
  }
}
