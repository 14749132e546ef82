import AppCatalogs
import JSON
import TabModel

extension Rule {
  static let symbolName = Rule(
    id: "symbol-name",
    section: .labels,
    severity: .warning,
    summary: "The name of an SF Symbol has only lowercase letters, digits and dots.",
    rationale: """
      An unknown name results in no image and no error: the item or the row stays empty, on every \
      device. Usually it is the name of an image of the app, written as a symbol.
      """,
    remedy: """
      Write {"asset": "MyIcon"} for an image of the app, or correct the name of the symbol.
      """,
    exception: "Almost never, as no SF Symbol has such a name.",
    apple: """
      The UIKit article creates tabs' images from the names of SF Symbols. All names in the SF \
      Symbols app are lowercase words with dots between them.
      """,
    sources: [.article],
    certainty: """
      Certain for existing symbols. 'unknown-symbol' checks whether a valid name exists, with a \
      list of symbols.
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
        {"identifier": "mail", "title": "Mail", "image": {"systemName": "mail-box"}}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house", "selectedImage": ↓"house_on"},
        {"identifier": "lists", "title": "Lists", "image": "star",
         "children": [{"identifier": "own", "title": "Own"}],
         "sidebarActions": [{"title": "New", "image": "New List"},
                            {"title": "Sort", "image": "Sort"}]}
      ]}
      """,
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      var wrong: [Int: [JSONValue]] = [:]
      var misspelt: [Int: [JSONValue]] = [:]
      for (index, node) in spec.nodes.enumerated() {
        for use in symbolValues(of: node, in: spec) {
          guard let image = spec.image(use.value), !image.isAsset, !isNameOfSymbol(image.name)
          else {
            continue
          }
          // With surrounding whitespace, it is a misspelled symbol rather than an asset.
          if isMisspelt(image.name) {
            misspelt[index, default: []].append(use.value)
          } else {
            wrong[index, default: []].append(use.value)
          }
        }
      }
      findings.report(together: offenders(misspelt)) { nodes in
        let values = nodes.flatMap { misspelt[$0] ?? [] }
        let names = names(of: values, in: spec)
        return Findings.Words(
          message:
            "there is white space around \(values.count == 1 ? "the symbol's name" : "names of symbols")"
            + " in \(names)",
          notes: [.init("no SF Symbol has such a name; nothing would be drawn")]
            + notes(on: nodes.flatMap { (misspelt[$0] ?? []).dropFirst() }, in: spec),
          help: "remove the white space",
          fixes: [
            Fix(
              "remove the white space", isSafe: true,
              values.map { removeSpace(around: $0, in: spec) })
          ])
      }
      findings.report(together: offenders(wrong)) { nodes in
        let values = nodes.flatMap { wrong[$0] ?? [] }
        let isOne = values.count == 1
        return Findings.Words(
          message:
            "\(names(of: values, in: spec)) \(isOne ? "is not the name" : "are not names") of an SF Symbol",
          notes: [
            .init("their names have lower-case letters, digits and dots; nothing would be drawn")
          ] + notes(on: nodes.flatMap { (wrong[$0] ?? []).dropFirst() }, in: spec),
          help: isOne
            ? "write {\"asset\": \(jsonString(spec.image(values[0])?.name ?? ""))} for an image of the app, "
              + "or correct the symbol's name"
            : "write {\"asset\": …} for images of the app, or correct the names of symbols",
          fixes: values.allSatisfy(scope.isSurelyAsset)
            ? [
              Fix(
                isOne ? "write it as an image of the app" : "write them as images of the app",
                isSafe: false, values.map { takeForAsset($0, in: spec) })
            ] : [])
      }
    })
}

/// Returns the nodes with wrong names, each at the first one.
private func offenders(_ values: [Int: [JSONValue]]) -> [Offender] {
  values.sorted { $0.key < $1.key }.map { Offender(node: $0, place: $1[0]) }
}

/// Returns up to five names of images and the number of others.
private func names(of values: [JSONValue], in spec: TabSpec) -> String {
  enumeration(
    of: values.prefix(maximumNames).map { "'\(spec.image($0)?.name ?? "")'" }, count: values.count)
}

/// Returns notes for further names, up to a limit.
private func notes(on values: [JSONValue], in spec: TabSpec) -> [Diagnostic.Note] {
  values.prefix(maximumNames).map {
    Diagnostic.Note("'\(spec.image($0)?.name ?? "")' as well", at: spec.range($0))
  }
}

extension LintScope {
  /// Returns whether a name can only be an asset: all asset catalogs have it, and no symbol has its lowercase
  /// form.
  fileprivate func isSurelyAsset(_ value: JSONValue) -> Bool {
    guard let name = spec.image(value)?.name else { return false }
    if let assets = settings.assets, !assets.contains(name) { return false }
    return settings.symbols?.contains(name.lowercased()) != true
  }
}

/// Returns whether a name is that of a symbol with surrounding whitespace.
private func isMisspelt(_ name: String) -> Bool {
  !bare(name).isEmpty && isNameOfSymbol(bare(name))
}

/// Removes the whitespace around a symbol's name, in either form.
private func removeSpace(around value: JSONValue, in spec: TabSpec) -> Fix.Edit {
  let document = spec.document
  let text = document.members(of: value).first?.value ?? value
  return .init(document.range(of: text), jsonString(bare(document.string(text))))
}

/// Changes a symbol to an asset, in either form.
func takeForAsset(_ value: JSONValue, in spec: TabSpec) -> Fix.Edit {
  let document = spec.document
  if let member = document.members(of: value).first {
    return .init(document.range(of: member.key), jsonString("asset"))
  }
  return .init(document.range(of: value), "{\"asset\": \(jsonString(document.string(value)))}")
}
