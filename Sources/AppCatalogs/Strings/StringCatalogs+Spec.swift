import JSON
package import TabModel

extension StringCatalogs {
  package func translated(_ spec: TabSpec, into language: Int) -> TabSpec {
    let keys = spec.titlePlaces.filter { !$0.isLive }.map(\.text)
    let texts = texts(of: keys, in: language, on: .iOS)
    var exceptions: [PlatformName: [ByteRange: String]] = [:]
    let dependent = keys.filter { entry(of: $0.value, on: .iOS)?.dependsOnDevice == true }
    for platform in PlatformName.allCases where platform != .iOS && !dependent.isEmpty {
      exceptions[platform] = self.texts(of: dependent, in: language, on: platform)
    }
    return spec.translated(Translation(languages[language], texts, except: exceptions))
  }

  private func texts(
    of keys: [Located<String>], in language: Int, on platform: PlatformName
  ) -> [ByteRange: String] {
    keys.reduce(into: [:]) { texts, key in
      let entry = entry(of: key.value, on: platform)
      texts[key.range] = text(of: key.value, entry, in: language).text
    }
  }

  package func names(of languages: some Sequence<Int>) -> [String] {
    languages.map { self.languages[$0] }
  }
}

package struct TitleReading {
  let key: String
  package let entry: CatalogEntry?
  fileprivate let catalogs: StringCatalogs

  package func text(in language: Int) -> TitleText { catalogs.text(of: key, entry, in: language) }

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
      let nodes = spec.nodes.map { node in
        node.title.map { title in
          TitleReading(
            key: title.value, entry: entry(of: title.value, on: target.platform), catalogs: self)
        }
      }
      readings.append(nodes)
      // Without variations, all platforms are the same.
      if !nodes.contains(where: { $0?.entry?.dependsOnDevice == true }) { break }
    }
    return readings
  }
}
