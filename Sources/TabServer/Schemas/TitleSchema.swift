package import JSON

package enum TitleSchema {
  package static var schema: JSONTree {
    var schema = JSONTree.record(
      "Every title of a spec in every language of the app's string catalogs.",
      [
        "sourceLanguage": .textOrNull("The first catalog's own language; null without catalogs."),
        "languages": .texts("In the order of their codes."),
        "titles": .array(
          of: "title", "In traversal order, followed by accessory, header, footer and bottom bar."),
      ])
    schema["$schema"] = SpecSchema.dialect
    schema["title"] = "Titles"
    schema["$defs"] = ["title": title, "text": text]
    return schema
  }

  private static var title: JSONTree {
    .record(
      "A title, a subtitle, or the title of an action or a view.",
      [
        "pointer": .text("The JSON Pointer in the spec."),
        "identifier": .textOrNull("The node's identifier; null on actions and views."),
        "key": .text("The text as written."),
        "isKey": .truth("True if a catalog has it as a key."),
        "limit": .described(
          ["type": ["integer", "null"], "minimum": 1],
          "The maximum number of characters for the rule 'long-title'; null if it does not apply."),
        "texts": .described(
          ["type": "object", "additionalProperties": .reference(to: "text")],
          "The text in each language."),
      ])
  }

  private static var text: JSONTree {
    .record(
      "A title in one language.",
      [
        "text": .text("The displayed text, which may be a fallback."),
        "state": .textOrNull("The translation's state; null if it has none."),
        "characters": .described(["type": "integer", "minimum": 0], "Grapheme clusters."),
        "isTooLong": .truth("True if the text exceeds the limit."),
        "isMissing": .truth("True if the catalogs have no text in this language."),
        "equals": .texts("The identifiers of siblings with the same text, at most ten."),
      ])
  }
}
