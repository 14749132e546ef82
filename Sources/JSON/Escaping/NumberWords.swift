package func numberWord(_ number: Int) -> String {
  let words = [
    "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
  ]
  return words.indices.contains(number) ? words[number] : String(number)
}

/// A place in a list: `sixth`, `22nd`, `113th`.
package func ordinal(_ number: Int) -> String {
  let words = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth",
  ]
  if words.indices.contains(number - 1) { return words[number - 1] }
  let ending =
    switch (number % 10, number % 100) {
    case (_, 11...13): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  return "\(number)\(ending)"
}
