import AppCatalogs
import JSON
import TabModel

extension Rule {
  static let invisibleCharacters = Rule(
    id: "invisible-characters",
    severity: .warning,
    summary: "Titles, subtitles, badges and identifiers have no invisible characters.",
    rationale: """
      Control characters and surrounding white space are easily copied along with text. They \
      misplace a title, disturb VoiceOver and change the direction of the text that follows; in an \
      identifier they keep the app from finding its own tab although both look the same.
      """,
    remedy: "Remove them; write plain spaces, and only between words.",
    exception: """
      A mark that a language needs, such as a zero width space between the words of a Khmer title. \
      Joiners and direction marks, U+200C to U+200F, are not reported.
      """,
    apple: "Apple's pages say nothing about it.",
    certainty: """
      Common sense. Reported are control characters (Unicode's Cc), U+00AD, U+200B, U+2060, \
      U+FEFF, U+202A to U+202E, U+2066 to U+2069, and white space at an end.
      """,
    readsTranslations: true,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "week-plan", "title": "Week plan", "image": "calendar",
           "subtitle": "7 days"},
          {"identifier": "kin", "title": "👩‍🌾 می‌خواهم", "image": "figure"}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "plan", "title": ↓"Plan ", "image": "calendar"},
          {"identifier": ↓"tasks\\u200B", "title": "Tasks", "image": "checklist"},
          {"identifier": "past", "title": "Past", "image": "clock", "subtitle": ↓"this\\tweek"},
          {"identifier": "mail", "title": "Mail", "image": "envelope", "badgeValue": ↓"\\u20663"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "plan", "title": "Plan", "image": "calendar", "subtitle": ↓"[-\\u200B-]{+7 days+}"},
          {"identifier": "tasks", "title": "Tasks", "image": "checklist"}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      // The identifiers of nodes and in references.
      lazy var uses = (spec.nodes.compactMap(\.identifier) + scope.references.all.map(\.name))
        .reduce(into: [:]) { $0[$1.exact, default: 0] += 1 }
      for index in spec.nodes.indices {
        guard let (noun, written, text) = firstUnclean(of: index, scope) else { continue }
        // Text in catalogs can't be fixed in the spec, and neither can a catalog's key.
        let isTranslated =
          ["title", "subtitle"].contains(noun) && scope.titles.isKey(written.value)
        let clean = cleaned(text)
        let cure: (help: String, isFixable: Bool) =
          if isTranslated {
            ("correct it in the catalog", false)
          } else if clean.isEmpty {
            ("write visible characters", false)
          } else if noun == "title",
            exceeds(clean, scope.settings.longestTitle(of: spec.nodes[index]))
          {
            // Another rule checks its length on one line.
            ("write it in one line, and shorter", false)
          } else if noun == "identifier",
            uses[ExactText(text), default: 0] > 1 || uses[ExactText(clean)] != nil
          {
            ("write \(jsonString(clipped(clean))), also where the identifier is named", false)
          } else {
            ("write \(jsonString(clipped(clean)))", true)
          }
        findings.report(
          clean.isEmpty
            ? "the \(noun) has only invisible characters"
            : "the \(noun) '\(clipped(clean))' has \(impurity(of: text))",
          at: written.range,
          note: noun == "identifier"
            ? "an identifier that is typed as it looks does not match the node"
            : "it shifts the text or changes its direction, or disturbs VoiceOver",
          notes: isTranslated ? scope.titles.sourceNotes(of: written.value) : [],
          help: cure.help,
          fix: cure.isFixable
            ? Fix(
              "write \(jsonString(clean))",
              isSafe: noun != "identifier" && isHarmlesslyCleaned(text),
              [.init(written.range, jsonString(clean))]) : nil)
      }
    })
}

/// Returns a node's first text with invisible characters, in document order. A key of the catalogs
/// has the text in their source language.
private func firstUnclean(of index: Int, _ scope: LintScope)
  -> (noun: String, written: Located<String>, text: String)?
{
  let nodes = scope.spec.nodes
  var found: [(noun: String, written: Located<String>, text: String)] = []
  func check(_ noun: String, _ written: Located<String>?, isTranslated: Bool = false) {
    guard let written else { return }
    let text = isTranslated ? scope.titles.originalText(written.value) : written.value
    if !isClean(text) { found.append((noun, written, text)) }
  }
  check("identifier", nodes[index].identifier)
  check("badge", nodes[index].badgeValue)
  if !scope.spec.hasSampleTitle(index) { check("title", nodes[index].title, isTranslated: true) }
  if let subtitle = nodes[index].subtitle, !nodes[index].isLive(\.subtitle) {
    check("subtitle", subtitle, isTranslated: true)
  }
  return found.min { $0.written.range.lowerBound < $1.written.range.lowerBound }
}

/// Returns whether cleaning would not change a text.
private func isClean(_ text: String) -> Bool {
  let scalars = text.unicodeScalars
  return !scalars.contains(where: isInvisible)
    && scalars.first?.properties.isWhitespace != true
    && scalars.last?.properties.isWhitespace != true
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value <= 0x1F || (0x7F...0x9F).contains(scalar.value)
}

private func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
  (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xAD, 0x200B, 0x2060, 0xFEFF: true
  default: isControl(scalar) || isBidiControl(scalar)
  }
}

/// Removes invisible characters; control characters that are whitespace become spaces.
private func cleaned(_ text: String) -> String {
  var clean = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if !isInvisible(scalar) {
      clean.append(scalar)
    } else if scalar.properties.isWhitespace {
      clean.append(" ")
    }
  }
  return bare(String(clean))
}

/// Returns whether cleaning preserves the words and their direction.
private func isHarmlesslyCleaned(_ text: String) -> Bool {
  !bare(text).unicodeScalars.contains { isControl($0) || isBidiControl($0) }
}

/// Describes the first invisible character, or else the whitespace.
private func impurity(of text: String) -> String {
  guard let scalar = bare(text).unicodeScalars.first(where: isInvisible) else {
    let isAtStart = text.unicodeScalars.first?.properties.isWhitespace == true
    let isAtEnd = text.unicodeScalars.last?.properties.isWhitespace == true
    if isAtStart, isAtEnd { return "white space at both ends" }
    return "white space at its \(isAtStart ? "start" : "end")"
  }
  let name =
    switch scalar.value {
    case 0x09: "a tab character"
    case 0x0A, 0x0D, 0x85: "a line break"
    case 0xAD: "a soft hyphen"
    case 0x200B: "a zero width space"
    case 0x2060: "a word joiner"
    case 0xFEFF: "a byte order mark"
    default: isBidiControl(scalar) ? "a character that turns its direction" : "a control character"
    }
  let digits = zeroPadded(String(scalar.value, radix: 16, uppercase: true), to: 4)
  return "\(name) in it (U+\(digits))"
}
