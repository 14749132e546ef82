import LocatedJSON
import Writing

extension LayoutFormat {
  /// The format for other programs.
  package static var json: LayoutFormat {
    LayoutFormat(
      name: "json",
      summary: "One object for one layout, an array of objects for several."
    ) { layouts, _ in
      var writer = JSONWriter(.indented)
      if layouts.count != 1 { writer.beginArray() }
      for laidOut in layouts {
        LayoutJSON.write(laidOut.layout, destinations: laidOut.destinations, into: &writer)
      }
      if layouts.count != 1 { writer.endArray() }
      writer.newline()
      return writer.bytes
    }
  }
}
