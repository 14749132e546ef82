import ArgumentParsing
import TabServer

extension Command where Context == RunContext {
  static let server = Command(
    name: "server",
    summary: "Run the language server (LSP).",
    discussion: """
      Implements the Language Server Protocol 3.17 over standard input and output; editors start it. Findings of 'tabspec lint' are diagnostics of the unsaved text, with the file's configuration; \
      fixes are code actions. A hover explains a key; on an identifier or a title, \
      it lists where the node is on each device. Keys, values and identifiers are completed. The \
      command 'tabspec.preview' opens the page of 'tabspec matrix --format html' and updates it on \
      every change.

      docs/editors.md has the configurations of editors.
      """,
    options: [
      .flag(
        "stdio", "Ignored: the server always uses standard input and output. Some editors pass it."
      ) { _ in }
    ],
    examples: [CommandExample("tabspec server", "Start the server, as editors do.")],
    initial: ()
  ) { _, context throws(Failure) -> ExitCode in
    let host = ServerHost(context)
    let server = LanguageServer(host, version: Tabspec.version) { context.write($0) }
    defer { host.removePreviews() }
    var lastLook = context.system.milliseconds()
    while server.exitCode == nil {
      do throws(SystemError) {
        // Handle all pending messages first, so that only the newest text is checked.
        var input = try context.system.readStandardInput(waiting: 0)
        if input?.isEmpty == true {
          server.flushDiagnostics()
          input = try context.system.readStandardInput(waiting: 1_000)
        }
        guard let bytes = input else { break }
        server.receive(bytes)
      } catch {
        throw .impossible("standard input: \(error.message)")
      }
      if context.exitCode != .success { return context.exitCode }
      if context.isClosed { break }
      let now = context.system.milliseconds()
      if now - lastLook >= 1_000 {
        lastLook = now
        if let client = server.clientProcess, !context.system.isRunning(process: client) { break }
      }
    }
    return server.exitCode == 0 ? .success : .findings
  }
}
