import JSON
import TabModel

extension Rule {
  static let symbolName = Rule(
    id: "symbol-name",
    section: .labels,
    severity: .warning,
    summary: "The name of an SF Symbol has lower-case letters, digits and dots only.",
    rationale: """
      For a name that the system does not know there is no image and no error: the item in the bar \
      or the row stays empty, on every device. Mostly it is the name of an image of the app that \
      was written like a symbol's.
      """,
    remedy: """
      Write {"asset": "MyIcon"} for an image of the app, or correct the name of the symbol.
      """,
    exception: "Almost never: no SF Symbol is called so.",
    apple: """
      The UIKit article makes tabs' images from names of SF Symbols. All names in the app SF Symbols \
      are words in lower case with dots between them.
      """,
    sources: [.article],
    certainty: """
      Certain for the symbols that there are. Whether a name that looks right exists is the business \
      of 'unknown-symbol', with a list of symbols.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "number", "title": "Numbers", "image": "1.circle",
         "selectedImage": {"systemName": "1.circle.fill"}},
        {"identifier": "own", "title": "Own", "image": {"asset": "MyIcon"}}
      ]}
      """
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": ↓"HomeIcon"},
        {"identifier": "mail", "title": "Mail", "image": ↓{"systemName": "mail-box"}}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house", "selectedImage": ↓"house_on"},
        {"identifier": "lists", "title": "Lists", "image": "star",
         "children": [{"identifier": "own", "title": "Own"}],
         "sidebarActions": [{"title": "New", "image": ↓"New List"},
                            {"title": "Sort", "image": "Sort"}]}
      ]}
      """,
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      for node in spec.nodes {
        let wrong = symbolValues(of: node, in: spec).filter { use in
          guard let image = spec.image(use.value), !image.isAsset else { return false }
          return !isNameOfSymbol(image.name)
        }
        guard let first = wrong.first, let image = spec.image(first.value) else { continue }
        let names = wrong.compactMap { spec.image($0.value)?.name }
        // With white space around it, it is a misspelt symbol and no image of the app.
        if names.allSatisfy(isMisspelt) {
          let name = bare(image.name)
          findings.report(
            "there is white space around the symbol's name in '\(image.name)'", at: first.value,
            notes: [.init("no SF Symbol is called so; nothing would be drawn")]
              + wrong.dropFirst().prefix(mostTold).map { use in
                findings.note("and in '\(spec.image(use.value)?.name ?? "")'", at: use.value)
              },
            help: "write '\(name)'",
            fixes: [
              Fix(
                "write '\(name)'", isSafe: true,
                wrong.map { removeSpace(around: $0.value, in: spec) })
            ])
          continue
        }
        let others = wrong.dropFirst().prefix(mostTold).map { use in
          findings.note("nor '\(spec.image(use.value)?.name ?? "")'", at: use.value)
        }
        findings.report(
          "no SF Symbol is called '\(image.name)'", at: first.value,
          notes: [
            .init("their names have lower-case letters, digits and dots; nothing would be drawn")
          ] + others,
          help: "write {\"asset\": \(jsonString(image.name))} for an image of the app",
          fixes: [
            Fix(
              "write it as an image of the app", isSafe: false,
              wrong.map { correction(of: $0.value, in: spec) })
          ])
      }
    })
}

/// Whether a name is one of a symbol but for white space around it.
private func isMisspelt(_ name: String) -> Bool {
  !bare(name).isEmpty && isNameOfSymbol(bare(name))
}

/// What is probably meant by a name that no symbol has.
private func correction(of value: JSONValue, in spec: TabSpec) -> Fix.Edit {
  isMisspelt(spec.image(value)?.name ?? "")
    ? removeSpace(around: value, in: spec) : takeForAsset(value, in: spec)
}

/// Writes the name of a symbol without the white space around it, in either form.
private func removeSpace(around value: JSONValue, in spec: TabSpec) -> Fix.Edit {
  let document = spec.document
  let text = document.members(of: value).first?.value ?? value
  return .init(document.range(of: text), jsonString(bare(document.string(text))))
}

/// Makes an asset of a symbol, in either form.
func takeForAsset(_ value: JSONValue, in spec: TabSpec) -> Fix.Edit {
  let document = spec.document
  if let member = document.members(of: value).first {
    return .init(document.range(of: member.key), jsonString("asset"))
  }
  return .init(document.range(of: value), "{\"asset\": \(jsonString(document.string(value)))}")
}
