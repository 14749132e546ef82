import JSON

/// A document written anew, on one line.
func rewritten(_ document: JSONDocument) -> [UInt8] {
  var writer = JSONWriter(.compact)
  add(document.root, to: &writer)
  return writer.bytes
}

private func add(_ value: JSONValue, to writer: inout JSONWriter) {
  switch value.content {
  case .object(let members):
    writer.object { writer in
      for member in members {
        writer.key(member.key.value)
        add(member.value, to: &writer)
      }
    }
  case .array(let elements):
    writer.array { writer in
      for element in elements { add(element, to: &writer) }
    }
  case .string(let text): writer.string(text)
  case .number(let digits): writer.raw(digits)
  case .bool(let isTrue): writer.bool(isTrue)
  case .null: writer.null()
  }
}
