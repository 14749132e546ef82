import JSON
import TabModel

/// The values of a spec in the environment of a record.
struct SpecValues {
  let spec: TabSpec
  let environment: Environment

  /// The place is nil if the key is absent.
  struct Said {
    let value: ConformedValue
    let place: JSONValue?
  }

  func said(_ key: RootKey) -> Said {
    guard let place = spec.document.member(key.name, of: spec.document.root) else {
      return Said(value: key == .bottomAccessory ? .bool(false) : usual(key.definition), place: nil)
    }
    if key == .bottomAccessory { return Said(value: .bool(true), place: place) }
    return Said(value: value(place, key.definition), place: place)
  }

  func said(_ key: SidebarKey) -> Said {
    let isView = [.header, .footer, .bottomBar].contains(key)
    guard let object = spec.sidebar?.object, let place = spec.document.member(key.name, of: object)
    else { return Said(value: isView ? .bool(false) : usual(key.definition), place: nil) }
    return Said(value: isView ? .bool(true) : value(place, key.definition), place: place)
  }

  func said(_ key: NodeKey, of node: Node) -> Said {
    guard let place = spec.value(of: key, in: node) else {
      return Said(value: key == .isEnabled ? .bool(true) : usual(key.definition), place: nil)
    }
    switch key {
    case .image, .selectedImage:
      let image = spec.image(place).map { RecordedImage(name: $0.name, isAsset: $0.isAsset) }
      return Said(value: image.map { .image($0) } ?? .null, place: place)
    case .sidebarActions: return Said(value: actions(place), place: place)
    default: return Said(value: value(place, key.definition), place: place)
    }
  }

  /// UIKit's default.
  private func usual(_ key: SpecKey) -> ConformedValue {
    switch key.shape {
    case .bool: .bool(false)
    case .choice: .text("automatic")
    case .list where key.property != RootKey.compactTabIdentifiers.definition.property: .texts([])
    default: .null
    }
  }

  private func value(_ value: JSONValue, _ key: SpecKey) -> ConformedValue {
    let document = spec.document
    switch document.kind(of: value) {
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .array: return .texts(document.elements(of: value).map(document.string))
    default: break
    }
    let text = spec.shown(value)
    return environment.has(key, value: text) ? .text(text) : usual(key)
  }

  private func actions(_ list: JSONValue) -> ConformedValue {
    let document = spec.document
    let elements = document.elements(of: list)
    if elements.isEmpty { return .texts([]) }
    return .actions(
      elements.map { element in
        let image = document.member("image", of: element).flatMap(spec.image)
        return ConformedValue.Action(
          title: spec.title(ofAction: element) ?? "",
          image: image.map { RecordedImage(name: $0.name, isAsset: $0.isAsset) })
      })
  }
}
