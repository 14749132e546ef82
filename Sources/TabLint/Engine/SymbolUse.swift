import JSON
import TabModel

/// A symbol or an asset that a node names: the value of an image key, and the release that has this
/// key.
struct SymbolUse {
  let value: JSONValue
  let since: Version
}

/// The images of a node and its actions, in the order of the document.
func symbolValues(of node: Node, in spec: TabSpec) -> [SymbolUse] {
  var uses: [SymbolUse] = []
  if node.image.exists { uses.append(SymbolUse(value: node.image, since: .oldest)) }
  if node.isWritten(.selectedImage) {
    let since = NodeKey.selectedImage.definition.since
    uses.append(SymbolUse(value: spec.selectedImage(of: node), since: since))
  }
  if node.isWritten(.sidebarActions) {
    for action in spec.document.elements(of: spec.sidebarActions(of: node)) {
      guard let image = spec.document.member("image", of: action) else { continue }
      uses.append(SymbolUse(value: image, since: .oldest))
    }
  }
  if uses.count > 1 {
    uses.sort { spec.range($0.value).lowerBound < spec.range($1.value).lowerBound }
  }
  return uses
}

/// Whether an SF Symbol can be called so: its name has nothing but `a` to `z`, digits and dots.
func isNameOfSymbol(_ name: String) -> Bool {
  name.utf8.allSatisfy { byte in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
  }
}
