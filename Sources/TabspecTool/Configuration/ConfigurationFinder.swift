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
  /// What there is for a spec.
  private enum Answer {
    /// Nil where there is none.
    case found(Configuration?)
    case failed(Failure)

    func get() throws(Failure) -> Configuration? {
      switch self {
      case .found(let configuration): return configuration
      case .failed(let failure): throw failure
      }
    }

    /// The answer as it is the next time that somebody asks.
    var repeated: Answer {
      if case .failed(let failure) = self { .failed(.told(failure.code)) } else { self }
    }
  }

  private let context: RunContext
  private let choice: ConfigurationChoice
  private let currentFolder: FilePath
  /// What was read, by the absolute folder that has it.
  private var known: [FilePath: Answer] = [:]
  private var chosen: Answer?
  /// The folder that was asked about last, as it was named: files come folder by folder.
  private var last: (folder: FilePath, answer: Answer)?
  /// The absolute folders that were passed on the last way up, which have all the same answer.
  private var passed: [FilePath] = []
  private var passedTo = Answer.found(nil)

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
    var way: [FilePath] = []
    var folder = start
    var answer = Answer.found(nil)
    while true {
      if let place = passed.firstIndex(of: folder) {
        answer = passedTo
        way += passed[place...]
        break
      }
      way.append(folder)
      let path = folder.appending(Array(Configuration.fileName.utf8))
      let file = FoundFile(at: path, context.system)
      if file != .absent {
        answer =
          known[folder] ?? read(found: path.shortened(from: currentFolder), file, about: folder)
        known[folder] = answer.repeated
        break
      }
      let isTop = folder.bytes == [UInt8(ascii: "/")]
      if isTop || context.system.kind(of: folder.appending(Array(".git".utf8))) != nil { break }
      folder = folder.folder
    }
    passed = way
    passedTo = answer.repeated
    return answer
  }

  private func read(
    found path: FilePath, _ file: FoundFile, about folder: FilePath
  ) -> Answer {
    guard case .refused(let reason) = file else {
      return read(path, about: folder, isFound: true)
    }
    return .failed(
      .refused(
        path, reason: reason,
        help: "name a configuration with --config, which is followed, or use --no-config"))
  }

  private func read(
    _ path: FilePath, about folder: FilePath, isFound: Bool = false
  ) -> Answer {
    do throws(Failure) {
      var (configuration, _) = try context.readJSON(
        path, smallest: "a configuration that changes nothing is {}", otherwise: .failure
      ) { ConfigurationReader.read($0) }
      configuration.path = path.shown
      configuration.folder = folder
      configuration.isFound = isFound
      return .found(configuration)
    } catch {
      return .failed(error)
    }
  }
}
