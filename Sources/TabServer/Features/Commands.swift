import JSON

private let preview = "tabspec.preview"

extension LanguageFeature {
  static let commands = LanguageFeature(
    method: "workspace/executeCommand",
    offer: .init(name: "executeCommandProvider", value: ["commands": [.string(preview)]])
  ) { session, parameters throws(ResponseError) in
    let command = parameters["command"]?.string ?? ""
    guard command == preview else {
      throw ResponseError(.invalidParams, "unknown command '\(command)'")
    }
    let argument = parameters["arguments"]?.elements.first
    let uri = argument?.string ?? argument?["uri"]?.string ?? session.documents.keys.sorted().first
    guard let document = session.documents[uri ?? ""] else {
      throw ResponseError(.invalidParams, "'\(preview)' requires the URI of an open spec")
    }
    guard let path = session.writePreview(of: document) else {
      throw ResponseError(
        .requestFailed, "no page to show: the spec has errors, or the page cannot be written")
    }
    let page = DocumentURI.uri(of: path)
    if session.client.hasShowDocument {
      session.request("window/showDocument", ["uri": .string(page), "external": true])
    } else {
      session.notify("window/showMessage", ["type": 3, "message": .string("open \(page)")])
    }
    return ["uri": .string(page)]
  }
}
