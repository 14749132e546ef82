final class ConfigurationFinder {
  private typealias Answer = Result<Configuration?, Failure>

  private let context: RunContext
  private let choice: ConfigurationChoice
  let currentFolder: FilePath
  /// The answers by absolute folder.
  private var known: [FilePath: Answer] = [:]
  /// The last answer, since files of one folder are adjacent.
  private var last: (folder: FilePath, answer: Answer)?

  init(_ context: RunContext, _ choice: ConfigurationChoice) {
    self.context = context
    self.choice = choice
    currentFolder = context.system.currentFolder()
  }

  /// Returns the configuration for a folder; nil for none. A failure is reported only once.
  func configuration(for folder: FilePath) throws(Failure) -> Configuration? {
    if case .none = choice { return nil }
    if let last, last.folder == folder { return try last.answer.get() }
    let answer =
      if case .file(let path) = choice {
        read(path, about: path.folder.absolute(from: currentFolder))
      } else {
        nearest(folder.absolute(from: currentFolder))
      }
    last = (folder, reported(answer))
    return try answer.get()
  }

  private func reported(_ answer: Answer) -> Answer { answer.mapError { .reported($0.code) } }

  private func nearest(_ start: FilePath) -> Answer {
    var folder = start
    while true {
      let path = folder.appending(Configuration.fileName)
      let file = FoundFile(at: path, context.system)
      if file != .absent {
        return read(path.shortened(from: currentFolder), about: folder, found: file)
      }
      let isTop = folder.bytes == [UInt8(ascii: "/")]
      if isTop || context.system.kind(of: folder.appending(".git")) != nil {
        return .success(nil)
      }
      folder = folder.folder
    }
  }

  private func read(_ path: FilePath, about folder: FilePath, found file: FoundFile? = nil)
    -> Answer
  {
    if let answer = known[folder] { return answer }
    let answer = Answer { () throws(Failure) in
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
    known[folder] = reported(answer)
    return answer
  }
}
