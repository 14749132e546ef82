import JSON

extension LayoutFormat {
  /// The format for other programs.
  package static var json: LayoutFormat {
    LayoutFormat(
      name: "json",
      summary: "One object for one layout, an array of objects for several."
    ) { layouts, _, take in
      JSONWriter.document(to: take) { writer in
        if layouts.count != 1 { writer.beginArray() }
        for laidOut in layouts {
          LayoutJSON.write(laidOut.layout, destinations: laidOut.destinations, into: &writer)
        }
        if layouts.count != 1 { writer.endArray() }
      }
    }
  }
}
