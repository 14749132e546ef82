import LocatedJSON
import TabSchemas

/// What the client can have the server do.
enum Commands {
  /// Applies an edit, for clients that take no edits with code actions.
  static let applyEdit = "tabspec.applyEdit"
  /// Writes the page of a spec, keeps it in step with the text, and has the client show it.
  static let preview = "tabspec.preview"
}

extension LanguageFeature {
  static let commands = LanguageFeature(
    "workspace/executeCommand",
    offer: .init(
      "executeCommandProvider",
      ["commands": [.string(Commands.preview), .string(Commands.applyEdit)]])
  ) { session, parameters throws(ResponseError) in
    let argument = parameters["arguments"].elements.first
    switch parameters["command"].string {
    case Commands.applyEdit:
      guard let edit = argument?.copy else {
        throw ResponseError(.invalidParams, "'\(Commands.applyEdit)' takes an edit")
      }
      session.request("workspace/applyEdit", ["edit": edit])
      return .null
    case Commands.preview:
      let uri = argument?.string ?? argument?["uri"].string ?? session.documents.keys.sorted().first
      guard let document = session.documents[uri ?? ""] else {
        throw ResponseError(.invalidParams, "'\(Commands.preview)' takes the URI of an open spec")
      }
      guard let path = session.writePreview(of: document) else {
        throw ResponseError(
          .requestFailed,
          "there is no page to show: the spec cannot be read, or the file cannot be written"
        )
      }
      let page = DocumentURI.uri(of: path)
      if session.client.hasShowDocument {
        session.request("window/showDocument", ["uri": .string(page), "external": true])
      } else {
        session.notify("window/showMessage", ["type": 3, "message": .string("open \(page)")])
      }
      return ["uri": .string(page)]
    default:
      throw ResponseError(
        .invalidParams, "there is no command '\(parameters["command"].string ?? "")'")
    }
  }
}

extension Parameters {
  /// The value as it came in, to be sent back; nil where there is none or it nests too deeply.
  var copy: SchemaValue? { copy(depth: 0) }

  private func copy(depth: Int) -> SchemaValue? {
    guard let value, depth < 20 else { return nil }
    switch document.kind(of: value) {
    case .object:
      return .object(
        document.members(of: value).compactMap { key, value in
          Parameters(document, value).copy(depth: depth + 1).map {
            (name: document.string(key), value: $0)
          }
        })
    case .array: return .array(elements.compactMap { $0.copy(depth: depth + 1) })
    case .string, .escapedString: return .string(document.string(value))
    case .number: return document.integer(value).map { .integer($0) }
    case .true: return true
    case .false: return false
    case .null: return .null
    }
  }
}
