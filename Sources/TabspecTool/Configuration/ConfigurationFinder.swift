final class ConfigurationFinder {
  private typealias Answer = Result<Configuration?, Failure>

  private let context: RunContext
  private let choice: ConfigurationChoice
  let currentFolder: FilePath
  /// The configurations by absolute folder. A failure is reported only once.
  private var known: [FilePath: Answer] = [:]

  init(_ context: RunContext, _ choice: ConfigurationChoice) {
    self.context = context
    self.choice = choice
    currentFolder = context.system.currentFolder()
  }

  /// Returns the configuration for a folder; nil for none.
  func configuration(for folder: FilePath) throws(Failure) -> Configuration? {
    switch choice {
    case .none: return nil
    case .file(let path):
      let folder = path.folder.absolute(from: currentFolder)
      return try answer(about: folder) { read(path, about: folder) }.get()
    case .nearest:
      for folder in folder.absolute(from: currentFolder).ancestors {
        let path = folder.appending(Configuration.fileName)
        let file = FoundFile(at: path, context.system)
        if file != .absent {
          return try answer(about: folder) {
            read(path.shortened(from: currentFolder), about: folder, found: file)
          }.get()
        }
        if context.system.kind(of: folder.appending(".git")) != nil { return nil }
      }
      return nil
    }
  }

  private func answer(about folder: FilePath, _ make: () -> Answer) -> Answer {
    if let answer = known[folder] { return answer }
    let answer = make()
    known[folder] = answer.mapError { .reported($0.code) }
    return answer
  }

  private func read(
    _ path: FilePath, about folder: FilePath, found file: FoundFile? = nil
  ) -> Answer {
    Answer { () throws(Failure) in
      if case .refused(let reason)? = file {
        throw .refused(
          path, reason: reason,
          help: "name a configuration with --config, which is followed, or use --no-config")
      }
      var (configuration, _) = try context.readJSON(
        path, smallest: "a configuration that changes nothing is {}", otherwise: .failure
      ) { ConfigurationReader.read($0) }
      configuration.path = path.shown
      configuration.folder = folder
      configuration.isFound = file != nil
      return configuration
    }
  }
}
