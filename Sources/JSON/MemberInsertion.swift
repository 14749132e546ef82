extension JSONDocument {
  /// Returns the edit that adds a member after another one, on its own line if that one is.
  package func insertion(
    of member: String, after value: JSONValue, in object: JSONValue
  ) -> Fix.Edit {
    let end = range(of: value).upperBound
    var space = " "
    if let key = members(of: object).first(where: { $0.value == value })?.key {
      let start = range(of: key).lowerBound
      var first = start
      while first > 0, isSpace(bytes[first - 1]) { first -= 1 }
      if first < start { space = String(decoding: bytes[first..<start], as: UTF8.self) }
    }
    return Fix.Edit(end..<end, "," + space + member)
  }
}
