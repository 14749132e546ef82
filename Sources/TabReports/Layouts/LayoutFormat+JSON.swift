import JSON

extension LayoutFormat {
  package static var json: LayoutFormat {
    LayoutFormat(
      name: "json",
      summary: "One object for one layout, an array of objects for several."
    ) { layouts, _ in
      JSONWriter.document { writer in
        if layouts.count != 1 { writer.beginArray() }
        for laidOut in layouts { LayoutJSON.write(laidOut, into: &writer) }
        if layouts.count != 1 { writer.endArray() }
      }
    }
  }
}
