package import JSON

package enum SpecObject: Int, CaseIterable, Sendable {
  case root, target, sidebar, label, node, availability, suppression, action, image
  case customization, condition, variant, repetition

  package var name: String { definition.name }
  var example: String { definition.example }
  /// The keys in the order of the documentation, and that of comments.
  package var keys: [KeyDefinition] { definition.keys }
  /// The keys in the order of the documentation.
  package var ownKeys: [KeyDefinition] { keys.filter { $0.name != Self.comment.name } }
  /// The required keys, except for those of nodes, which depend on the type.
  package var required: [String] { definition.required }
  var keyNames: [String] { required + ownKeys.map(\.name).filter { !required.contains($0) } }
  /// A key that every object may have.
  package static let comment = KeyDefinition(
    "$comment", .string, absent: "none", "A comment; not read.")

  private var definition: Definition { Self.definitions[rawValue] }

  private struct Definition {
    let name: String
    let example: String
    let keys: [KeyDefinition]
    let required: [String]

    init<Owner>(_ name: String, _ example: String, _ keys: [SpecKey<Owner>]) {
      self.name = name
      self.example = example
      self.keys = keys.map(\.definition) + [SpecObject.comment]
      required = self.keys.filter { $0.absent == "required" }.map(\.name)
    }
  }

  /// In the order of the cases.
  private static let definitions = [
    Definition(
      "a tab spec", #"{"tabs": [{"identifier": "home", "title": "Home"}]}"#, TabSpec.keys),
    Definition(
      "a target", #"{"platform": "iOS", "minimumVersion": "\#(Version.oldest)"}"#,
      SpecTarget.keys),
    Definition("the sidebar", #"{"preferredLayout": "tile"}"#, Sidebar.keys),
    Definition("a view with a title", #"{"title": "Now Playing"}"#, TitledView.keys),
    Definition("a tab", #"{"identifier": "home", "title": "Home"}"#, Node.keys),
    Definition("an availability", #"{"platforms": ["iPadOS"]}"#, Availability.keys),
    Definition(
      "a suppression", #"{"rule": "multiword-title", "reason": "…"}"#, Suppression.keys),
    Definition("a sidebar action", #"{"title": "Now Playing"}"#, SidebarAction.keys),
    Definition("an image", #"{"systemName": "house"}"#, ImageName.keys),
    Definition("a customization state", #"{"hidden": ["home"]}"#, CustomizationState.keys),
    Definition("a condition", #"{"meaning": "Somebody is signed in."}"#, Condition.keys),
    Definition(
      "a variant", #"{"availability": {"platforms": ["iPadOS"]}, "mode": "tabSidebar"}"#,
      Variant.keys),
    Definition("'repeats'", #"{"samples": ["Rain on Tin"]}"#, Repetition.keys),
  ]
}

extension JSONValue {
  /// The members of an object, except for a comment.
  package var membersWithoutComment: [Member] {
    members.filter { $0.key.value != SpecObject.comment.name }
  }
}
