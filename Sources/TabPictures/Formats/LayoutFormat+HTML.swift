import JSON
import TabModel
package import TabReports

extension LayoutFormat {
  package static var html: LayoutFormat {
    LayoutFormat(
      name: "html",
      summary: "One page with pictures of the devices, how far everything is, and the spec."
    ) { layouts, style in
      var page = LayoutPage(
        layouts.map { LayoutGroup($0) }, text: layouts.first?.layout.spec.document.bytes ?? [],
        appearance: style.pictures.appearance)
      page.secondsToReload = style.pictures.secondsToReload
      return page.bytes
    }
  }
}
