import JSON
package import TabModel

extension StringCatalogs {
  package func translated(_ spec: TabSpec, into language: Int) -> TabSpec {
    var texts: [JSONValue: String] = [:]
    var exceptions: [PlatformName: [JSONValue: String]] = [:]
    func text(_ value: JSONValue, _ entry: CatalogEntry?) -> String {
      self.text(of: spec.document.string(value), entry, in: language).text
    }
    let values = spec.titlePlaces.filter { !$0.isLive }.map(\.value)
    let entries = entries(of: values, in: spec.document, on: .iOS)
    for (value, entry) in zip(values, entries) { texts[value] = text(value, entry) }
    let dependent = zip(values, entries).filter { $1?.dependsOnDevice == true }.map { $0.0 }
    for platform in PlatformName.allCases where platform != .iOS && !dependent.isEmpty {
      let others = self.entries(of: dependent, in: spec.document, on: platform)
      for (value, entry) in zip(dependent, others) {
        exceptions[platform, default: [:]][value] = text(value, entry)
      }
    }
    return spec.translated(Translation(languages[language], texts, except: exceptions))
  }

  package func names(of languages: some Sequence<Int>) -> [String] {
    languages.map { self.languages[$0] }
  }
}

package struct TitleReading {
  let key: String
  package let entry: CatalogEntry?
  fileprivate let catalogs: StringCatalogs

  package func text(in language: Int) -> TitleText {
    catalogs.text(of: key, entry, in: language)
  }

  package func isUntranslated(in language: Int) -> Bool {
    entry.map { catalogs.isUntranslated(text(in: language), language, $0) } ?? false
  }

  /// True if the catalog has no other text for the key.
  package var hasKeyAsText: Bool { entry?.units.values.allSatisfy { $0.text == key } ?? true }
}

extension StringCatalogs {
  /// Returns the titles by platform and node; nil for a node without one.
  package func readings(of spec: TabSpec) -> [[TitleReading?]] {
    var readings: [[TitleReading?]] = []
    for target in spec.targets {
      let titles = spec.nodes.map(\.title).filter(\.exists)
      var entries = entries(of: titles, in: spec.document, on: target.platform)[...]
      let dependsOnDevice = entries.contains { $0?.dependsOnDevice == true }
      let nodes = spec.nodes.map { node -> TitleReading? in
        guard node.title.exists, let entry = entries.popFirst() else { return nil }
        return TitleReading(key: spec.document.string(node.title), entry: entry, catalogs: self)
      }
      readings.append(nodes)
      // Without variations, all platforms are the same.
      if !dependsOnDevice { break }
    }
    return readings
  }
}
