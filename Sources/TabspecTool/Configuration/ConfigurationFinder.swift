/// Which configuration a command line asks for.
enum ConfigurationChoice: Sendable {
  /// The one beside a spec or in a folder above it, up to a folder with `.git`.
  case nearest
  case file(FilePath)
  case none

  /// The file that the command line names.
  var file: FilePath? {
    if case .file(let path) = self { path } else { nil }
  }
}

/// Finds and reads configurations, each once.
final class ConfigurationFinder {
  /// What there is for a spec: its configuration, nil where there is none.
  private typealias Answer = Result<Configuration?, Failure>

  private let context: RunContext
  private let choice: ConfigurationChoice
  private let currentFolder: FilePath
  /// The answers so far, by absolute folder.
  private var known: [FilePath: Answer] = [:]
  private var chosen: Answer?
  /// The folder that was asked about last, as it was named: files come folder by folder.
  private var last: (folder: FilePath, answer: Answer)?

  init(_ context: RunContext, _ choice: ConfigurationChoice) {
    self.context = context
    self.choice = choice
    currentFolder = context.system.currentFolder()
  }

  /// The configuration for the specs in a folder; nil where there is none. One that cannot be used
  /// is thrown with what is wrong with it once, and then as something that was told.
  func configuration(for folder: FilePath) throws(Failure) -> Configuration? {
    switch choice {
    case .none: return nil
    case .nearest:
      if let last, last.folder == folder { return try last.answer.get() }
      let answer = nearest(folder.absolute(from: currentFolder))
      last = (folder, answer.repeated)
      return try answer.get()
    case .file(let path):
      let answer = chosen ?? read(path, about: path.folder.absolute(from: currentFolder))
      chosen = answer.repeated
      return try answer.get()
    }
  }

  /// A path relative to the folder of a configuration; nil for one that is not in there.
  func relative(_ path: FilePath, to configuration: Configuration) -> FilePath? {
    let absolute = path.absolute(from: currentFolder)
    guard configuration.folder.contains(absolute) else { return nil }
    return absolute.relative(to: configuration.folder)
  }

  /// Climbs from a folder to the one that has a configuration, and remembers the way.
  private func nearest(_ start: FilePath) -> Answer {
    var passed: [FilePath] = []
    var folder = start
    var answer = Answer.success(nil)
    while true {
      if let before = known[folder] {
        answer = before
        break
      }
      passed.append(folder)
      let path = folder.appending(Array(Configuration.fileName.utf8))
      let file = FoundFile(at: path, context.system)
      if file != .absent {
        answer = read(found: path.shortened(from: currentFolder), file, about: folder)
        break
      }
      let isTop = folder.bytes == [UInt8(ascii: "/")]
      if isTop || context.system.kind(of: folder.appending(Array(".git".utf8))) != nil { break }
      folder = folder.folder
    }
    for folder in passed { known[folder] = answer.repeated }
    return answer
  }

  private func read(
    found path: FilePath, _ file: FoundFile, about folder: FilePath
  ) -> Answer {
    guard case .refused(let reason) = file else {
      return read(path, about: folder, isFound: true)
    }
    return .failure(
      .refused(
        path, reason: reason,
        help: "name a configuration with --config, which is followed, or use --no-config"))
  }

  private func read(
    _ path: FilePath, about folder: FilePath, isFound: Bool = false
  ) -> Answer {
    Answer { () throws(Failure) in
      var (configuration, _) = try context.readJSON(
        path, smallest: "a configuration that changes nothing is {}", otherwise: .failure
      ) { ConfigurationReader.read($0) }
      configuration.path = path.shown
      configuration.folder = folder
      configuration.isFound = isFound
      return configuration
    }
  }
}

extension Result where Failure == TabspecTool.Failure {
  /// The result as it is the next time that somebody asks.
  fileprivate var repeated: Self { mapError { .told($0.code) } }
}
