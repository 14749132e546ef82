package import JSON

/// The JSON Schema of `titles --format json`.
package enum TitleSchema {
  package static var schema: JSONTree {
    var schema = LayoutSchema.record(
      "Every title of a spec in every language of the app's string catalogs.",
      [
        "sourceLanguage": LayoutSchema.textOrNull(
          "The first catalog's own language; null without catalogs."),
        "languages": LayoutSchema.described(
          ["type": "array", "items": ["type": "string"]], "In the order of their codes."),
        "titles": LayoutSchema.list(
          of: "title", "In walk order, then accessory, header, footer and bottom bar."),
      ])
    schema["$schema"] = SpecSchema.dialect
    schema["title"] = "Titles"
    schema["$defs"] = ["title": title, "text": text]
    return schema
  }

  private static var title: JSONTree {
    LayoutSchema.record(
      "A title, a subtitle, or the title of an action or a view.",
      [
        "pointer": LayoutSchema.described(["type": "string"], "Where it stands in the spec."),
        "identifier": LayoutSchema.textOrNull("The node's identifier; null on actions and views."),
        "key": LayoutSchema.described(["type": "string"], "The text as it is written."),
        "isKey": LayoutSchema.truth("Whether a catalog has it as a key."),
        "limit": LayoutSchema.described(
          ["type": ["integer", "null"], "minimum": 1],
          "The most characters that the rule 'long-title' accepts; null where it looks at none."),
        "texts": LayoutSchema.described(
          ["type": "object", "additionalProperties": .reference(to: "text")],
          "What it reads, in each of the languages."),
      ])
  }

  private static var text: JSONTree {
    LayoutSchema.record(
      "A title in one language.",
      [
        "text": LayoutSchema.described(["type": "string"], "What is shown, fallbacks included."),
        "state": LayoutSchema.textOrNull(
          "The translation's state; null where it has none of its own."),
        "characters": LayoutSchema.described(
          ["type": "integer", "minimum": 0], "Grapheme clusters."),
        "isTooLong": LayoutSchema.truth("Whether it is over the limit."),
        "isMissing": LayoutSchema.truth("Whether the catalogs have no text in this language."),
        "equals": LayoutSchema.described(
          ["type": "array", "items": ["type": "string"]],
          "The identifiers of siblings with the same text, at most ten."),
      ])
  }
}
