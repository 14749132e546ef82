import JSON

/// "one of 'a', 'b' and 'c'".
func oneOf(_ choices: [String]) -> String {
  choices.count == 1 ? "'\(choices[0])'" : "one of \(quotedList(choices, lastBefore: "and"))"
}

/// "'a', 'b' or 'c'".
func quotedList(_ items: [String], lastBefore conjunction: String) -> String {
  listed(items.map { "'\($0)'" }, lastAfter: conjunction)
}

/// "a whole number, 0 or more".
func wholeNumber(atLeast minimum: Int, atMost maximum: Int) -> String {
  bounds(atLeast: minimum, atMost: maximum).map { "a whole number, \($0)" } ?? "a whole number"
}

/// "0 or more", "3 or less", "between 0 and 3"; nil if there are no bounds.
func bounds(atLeast minimum: Int, atMost maximum: Int) -> String? {
  switch (minimum == .min, maximum == .max) {
  case (true, true): nil
  case (false, true): "\(minimum) or more"
  case (true, false): "\(maximum) or less"
  case (false, false): "between \(minimum) and \(maximum)"
  }
}
