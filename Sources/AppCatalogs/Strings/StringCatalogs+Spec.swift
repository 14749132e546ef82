import JSON
package import TabModel

/// What the titles of a spec read.
extension StringCatalogs {
  /// The spec in a language.
  package func translated(_ spec: TabSpec, into language: Int) -> TabSpec {
    var texts: [JSONValue: String] = [:]
    var exceptions: [PlatformName: [JSONValue: String]] = [:]
    func text(_ value: JSONValue, _ entry: CatalogEntry?) -> String {
      self.texts(of: spec.document.string(value), entry)[language].text
    }
    for place in spec.titlePlaces {
      let entry = entry(of: place.value, in: spec.document, on: .iOS)
      texts[place.value] = text(place.value, entry)
      guard entry?.dependsOnDevice == true else { continue }
      for platform in PlatformName.allCases where platform != .iOS {
        let other = self.entry(of: place.value, in: spec.document, on: platform)
        exceptions[platform, default: [:]][place.value] = text(place.value, other)
      }
    }
    return spec.translated(Translation(languages[language], texts, except: exceptions))
  }

  /// Names of languages, the codes, in their order.
  package func names(of languages: some Sequence<Int>) -> [String] {
    languages.map { self.languages[$0] }
  }
}

/// What the title of one node reads.
package struct TitleReading: Sendable {
  /// Nil where no catalog has the title as a key.
  package let entry: CatalogEntry?
  /// By language, in the order of the catalogs' languages.
  package let texts: [TitleText]
}

/// What the titles of all nodes read on one platform.
package struct TitleReadings: Sendable {
  package let catalogs: StringCatalogs
  /// By node; nil for one without a title.
  package let nodes: [TitleReading?]

  /// What the titles read on the platforms of a spec, each reading once.
  package static func all(
    of spec: TabSpec, in catalogs: StringCatalogs
  ) -> [TitleReadings] {
    var readings: [TitleReadings] = []
    for target in spec.targets {
      var dependsOnDevice = false
      let nodes = spec.nodes.map { node -> TitleReading? in
        guard node.title.exists else { return nil }
        let entry = catalogs.entry(of: node.title, in: spec.document, on: target.platform)
        if entry?.dependsOnDevice == true { dependsOnDevice = true }
        let texts = catalogs.texts(of: spec.document.string(node.title), entry)
        return TitleReading(entry: entry, texts: texts)
      }
      readings.append(TitleReadings(catalogs: catalogs, nodes: nodes))
      // Without variations every platform reads the same.
      if !dependsOnDevice { break }
    }
    return readings
  }
}
