import LocatedJSON
import TabReport

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

/// Finds and reads configurations, each once, and reports what is wrong with them.
final class ConfigurationFinder {
  /// What there is for a spec.
  enum Result {
    case found(Configuration)
    case nothing
    /// A configuration that cannot be used: its specs are not looked at.
    case broken
  }

  private let context: RunContext
  private let choice: ConfigurationChoice
  private let currentFolder: FilePath
  /// The answers so far, by absolute folder.
  private var known: [FilePath: Result] = [:]
  private var chosen: Result?
  /// The folder that was asked about last, as it was named: files come folder by folder.
  private var last: (folder: FilePath, result: Result)?

  init(_ context: RunContext, _ choice: ConfigurationChoice) {
    self.context = context
    self.choice = choice
    currentFolder = context.system.currentFolder()
  }

  /// The configuration for the specs in a folder.
  func configuration(for folder: FilePath) -> Result {
    switch choice {
    case .none: return .nothing
    case .nearest:
      if let last, last.folder == folder { return last.result }
      let result = nearest(folder.absolute(from: currentFolder))
      last = (folder, result)
      return result
    case .file(let path):
      if let chosen { return chosen }
      let folder = path.folder.absolute(from: currentFolder)
      let result = read(path, about: folder)
      chosen = result
      return result
    }
  }

  /// A path relative to the folder of a configuration; nil for one that is not in there.
  func relative(_ path: FilePath, to configuration: Configuration) -> FilePath? {
    let absolute = path.absolute(from: currentFolder)
    guard configuration.folder.contains(absolute) else { return nil }
    return absolute.relative(to: configuration.folder)
  }

  /// Climbs from a folder to the one that has a configuration, and remembers the way.
  private func nearest(_ start: FilePath) -> Result {
    var passed: [FilePath] = []
    var folder = start
    var result = Result.nothing
    while true {
      if let answer = known[folder] {
        result = answer
        break
      }
      passed.append(folder)
      let path = folder.appending(Array(Configuration.fileName.utf8))
      let file = FoundFile(at: path, context.system)
      if file != .absent {
        result = read(found: path.shortened(from: currentFolder), file, about: folder)
        break
      }
      let isTop = folder.bytes == [UInt8(ascii: "/")]
      if isTop || context.system.kind(of: folder.appending(Array(".git".utf8))) != nil { break }
      folder = folder.folder
    }
    for folder in passed { known[folder] = result }
    return result
  }

  private func read(
    found path: FilePath, _ file: FoundFile, about folder: FilePath
  ) -> Result {
    guard case .refused(let reason) = file else { return read(path, about: folder) }
    context.complain(
      "\(path.shown): \(reason)",
      help: "name a configuration with --config, which is followed, or use --no-config")
    context.fail(.failure)
    return .broken
  }

  private func read(_ path: FilePath, about folder: FilePath) -> Result {
    let bytes: [UInt8]
    do throws(SystemError) {
      context.willRead(path)
      bytes = try context.system.readFile(path, limit: JSONReader.maximumSize)
    } catch {
      context.complain("\(path.shown): \(error.message)")
      context.fail(.failure)
      return .broken
    }
    var document: JSONDocument?
    var problems: [Diagnostic] = []
    do throws(JSONSyntaxError) {
      let read = try JSONReader.read(bytes)
      document = read
      var (configuration, found) = ConfigurationReader.read(read)
      if found.isEmpty {
        configuration.path = path.shown
        configuration.folder = folder
        return .found(configuration)
      }
      problems = found
    } catch {
      problems = [
        error.diagnostic(in: bytes, smallest: "a configuration that changes nothing is {}")
      ]
    }
    var locator = FindingLocator(bytes, document: document)
    context.say(findings: locator.report(problems, path: path.text), files: 1)
    context.fail(.failure)
    return .broken
  }
}
