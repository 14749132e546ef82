import JSON

/// A document written anew, on one line.
func rewritten(_ document: JSONDocument) -> [UInt8] {
  var writer = JSONWriter(.compact)
  // What is open, each with what stands behind its last value.
  var open: [(end: JSONValue, isObject: Bool)] = []
  let end = document.next(after: document.root)
  var value = document.root
  var isKey = false
  while true {
    while let last = open.last, last.end == value {
      open.removeLast()
      if last.isObject { writer.endObject() } else { writer.endArray() }
      isKey = open.last?.isObject ?? false
    }
    if value == end { return writer.bytes }
    let isInObject = open.last?.isObject ?? false
    switch document.kind(of: value) {
    case .string where isKey, .escapedString where isKey: writer.key(document.string(value))
    case .string, .escapedString: writer.string(document.string(value))
    case .object:
      writer.beginObject()
      open.append((document.end(of: value), true))
      isKey = true
      value = document.following(value)
      continue
    case .array:
      writer.beginArray()
      open.append((document.end(of: value), false))
      isKey = false
      value = document.following(value)
      continue
    case .number:
      writer.raw(String(decoding: document.bytes[document.range(of: value)], as: UTF8.self))
    case .true: writer.bool(true)
    case .false: writer.bool(false)
    case .null: writer.null()
    }
    if isInObject { isKey.toggle() }
    value = document.following(value)
  }
}
