import JSON

enum Commands {
  static let applyEdit = "tabspec.applyEdit"
  static let preview = "tabspec.preview"
}

extension LanguageFeature {
  static let commands = LanguageFeature(
    method: "workspace/executeCommand",
    offer: .init(
      name: "executeCommandProvider",
      value: ["commands": [.string(Commands.preview), .string(Commands.applyEdit)]])
  ) { session, parameters throws(ResponseError) in
    let argument = parameters["arguments"].elements.first
    switch parameters["command"].string {
    case Commands.applyEdit:
      guard let edit = argument?.written else {
        throw ResponseError(.invalidParams, "'\(Commands.applyEdit)' requires an edit")
      }
      session.request("workspace/applyEdit", ["edit": edit])
      return .null
    case Commands.preview:
      let uri = argument?.string ?? argument?["uri"].string ?? session.documents.keys.sorted().first
      guard let document = session.documents[uri ?? ""] else {
        throw ResponseError(
          .invalidParams, "'\(Commands.preview)' requires the URI of an open spec")
      }
      guard let path = session.writePreview(of: document) else {
        throw ResponseError(
          .requestFailed,
          "no page to show: the spec has errors, or the page cannot be written"
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
        .invalidParams, "unknown command '\(parameters["command"].string ?? "")'")
    }
  }
}

extension Parameters {
  fileprivate var written: JSONTree? {
    guard let value, document.kind(of: value) == .object else { return nil }
    return .written(Array(document.bytes[document.range(of: value)]))
  }
}
