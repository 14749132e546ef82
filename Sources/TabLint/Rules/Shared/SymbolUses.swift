import AppCatalogs
import JSON
import SymbolNames
import TabModel

extension ImageUse {
  /// Returns the edit that writes a symbol as an asset, in either form.
  var asAsset: Fix.Edit {
    if let key = image.keyRange { return .init(key, jsonString("asset")) }
    return .init(range, "{\"asset\": \(jsonString(name))}")
  }
}

extension LintScope {
  /// Returns whether a symbol exists on every target on which a node is present.
  func exists(_ symbol: Symbol, at node: Int) -> Bool { older(than: symbol, at: node) == nil }

  func hasSymbol(_ name: String, at node: Int) -> Bool {
    settings.symbols[name].map { exists($0, at: node) } ?? false
  }

  /// Returns the targets on which a node is present and that are older than a symbol; nil if there
  /// are none.
  func older(than symbol: Symbol, at node: Int, since: Version = .oldest) -> String? {
    guard let release = symbol.release, release > since else { return nil }
    return targets(before: release, in: availabilities(around: node))
  }

  /// Returns whether the asset catalogs have a name that is written as a symbol and is not one.
  func isAsset(_ use: ImageUse) -> Bool {
    !use.image.isAsset && settings.assets?.contains(use.name) == true
      && !settings.symbols.contains(use.name)
  }
}

extension Findings {
  /// Reports images by node as one finding, each node at its first one, with notes for some of the
  /// others.
  mutating func report(
    together found: [Int: [ImageUse]], severity: Diagnostic.Severity? = nil,
    says: ([(node: Int, use: ImageUse)]) -> Words
  ) {
    let offenders = found.sorted { $0.key < $1.key }.map {
      Offender(node: $0, place: $1[0].range)
    }
    report(together: offenders, severity: severity) { nodes, _ in
      let uses = nodes.map { node in (found[node] ?? []).map { (node: node, use: $0) } }
      var words = says(uses.flatMap(\.self))
      words.notes = uses.flatMap { $0.dropFirst() }.prefix(maximumNames).map {
        .init("'\($0.use.name)' as well", at: $0.use.range)
      }
      return words
    }
  }
}

/// Returns the first of some names in quotation marks, and the number of the others.
func quoted(_ names: [String]) -> String {
  shortList(names.map { "'\(clipped($0))'" })
}
