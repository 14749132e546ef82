package import LayoutReports
import Spelling
import TabHierarchy
import TabLayout
import TabWords
import Writing

extension LayoutFormat {
  /// The picture that people show each other.
  package static var svg: LayoutFormat {
    LayoutFormat(
      name: "svg",
      summary:
        "A picture of the devices, one below the other, light or dark as the reader's system."
    ) { layouts, _ in
      let margin = 28
      let pictures = layouts.map { LayoutPicture($0.layout).withHeading() }
      let content = Picture.stacked(pictures, gap: 56)
      var picture = Picture(
        width: max(content.width, 380) + 2 * margin, height: content.height + 2 * margin)
      picture.place(content, x: margin, y: margin)
      let app = layouts.first?.layout.spec.name.map { harmless($0.value) }
      let devices = layouts.map { laidOut in
        let environment = laidOut.layout.environment
        return "\(environment.platform.device) (\(environment.factLine))"
      }
      let words = zip(devices, layouts).map { "\($0): \(PictureWords($1.layout).sentences)" }
      let document = SVGDocument(
        title: "\(app.map { "\($0) on " } ?? "")\(listed(devices))",
        description: words.joined(separator: " "), picture: picture)
      return document.file()
    }
  }
}
