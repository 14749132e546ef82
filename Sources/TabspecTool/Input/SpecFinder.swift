import ArgumentParsing
import JSON

struct SpecFinder {
  static let suffix = ".tabspec.json"
  /// Folders with copies of other projects' files.
  private static let skippedFolders = [".build", "node_modules"].map { Array($0.utf8) }

  /// The entries of a folder whose configuration is not that of its parent.
  private static let configurationEnds = [Configuration.fileName, ".git"].map { Array($0.utf8) }

  let context: RunContext
  let configurations: ConfigurationFinder

  /// Returns the files of paths, sorted and without duplicates. Missing files and links out of the
  /// tree are reported.
  func files(_ paths: [FilePath], followingLinks: Bool = false) -> [FilePath] {
    let paths = paths.isEmpty ? [FilePath(".")] : paths
    var found: [FilePath] = []
    var seen: Set<FilePath> = []
    func add(_ path: FilePath) {
      // A single folder has no duplicates.
      if paths.count > 1, !seen.insert(context.system.place(of: path)).inserted { return }
      found.append(path)
    }
    for path in paths {
      if path == .standardInput {
        found.append(path)
        continue
      }
      if !followingLinks, context.reportingFailure(try context.rejectLinkOutOfTree(path)) == nil {
        continue
      }
      switch context.system.kind(of: path) {
      case .folder: search(path, add)
      case nil: context.emit(missing(path))
      default: add(path)
      }
    }
    return found.sorted(by: FilePath.isOrderedBefore)
  }

  /// Returns the failure of a run that found no spec.
  func nothingFound(in paths: [FilePath], help: String) -> Failure {
    let message = "no *\(Self.suffix) found \(paths.isEmpty ? "here" : "there")"
    let configurations = ConfigurationFinder(context, .none)
    let all = SpecFinder(context: context, configurations: configurations).files(paths)
    guard let first = all.first, let name = configuration(leavingOut: first)?.path else {
      return .impossible(message, help: help)
    }
    return .impossible(
      "\(message): \(name) leaves out \(shortList(all.map(\.shown), atMost: 1))",
      help: "change 'include' or 'exclude' there, or name the file")
  }

  /// Returns the configuration because of which a search passes over a file; nil for none.
  private func configuration(leavingOut path: FilePath) -> Configuration? {
    var part = path
    while true {
      let configuration = configuration(of: part.folder)
      if excludes(part, configuration) || part == path && !includes(path, configuration) {
        return configuration
      }
      if part.folder == part || part.folder == FilePath(".") { return nil }
      part = part.folder
    }
  }

  /// Finds the specs in a folder and its subfolders. Skips hidden entries and links, so that
  /// nothing is read twice or from outside.
  private func search(_ start: FilePath, _ add: (FilePath) -> Void) {
    var folders = [(path: start, configuration: configuration(of: start))]
    while let (folder, outer) = folders.popLast() {
      do throws(SystemError) {
        let entries = try context.system.contents(of: folder)
        let isOther = entries.contains { Self.configurationEnds.contains($0.name) }
        let configuration = isOther ? configuration(of: folder) : outer
        for entry in entries where entry.name.first != UInt8(ascii: ".") {
          let path = folder.appending(entry.name)
          switch entry.kind {
          case .folder
          where !Self.skippedFolders.contains(entry.name) && !excludes(path, configuration):
            folders.append((path, configuration))
          case .file where includes(path, configuration) && !excludes(path, configuration):
            add(path)
          default: break
          }
        }
      } catch {
        context.emit(.system(folder, error))
      }
    }
  }

  /// Returns the configuration of a folder; nil for none or one that is invalid, which is reported.
  private func configuration(of folder: FilePath) -> Configuration? {
    context.reportingFailure(try configurations.configuration(for: folder)) ?? nil
  }

  private func includes(_ path: FilePath, _ configuration: Configuration?) -> Bool {
    guard let configuration, !configuration.include.isEmpty else {
      return path.hasSuffix(Self.suffix)
    }
    guard path.name != Array(Configuration.fileName.utf8)[...] else { return false }
    return configuration.includes(path.absolute(from: configurations.currentFolder))
  }

  private func excludes(_ path: FilePath, _ configuration: Configuration?) -> Bool {
    configuration?.excludes(path.absolute(from: configurations.currentFolder)) ?? false
  }

  /// Returns the failure of a folder in place of a file, with the spec in it if it is the only one.
  func notAFile(_ path: FilePath) -> Failure {
    let specs = files([path])
    let help =
      switch specs.count {
      case 0: "name a spec; there is no *\(Self.suffix) in it"
      case 1: "did you mean '\(specs[0].shown)'?"
      default: "name a spec in it"
      }
    return .impossible("'\(path.shown)' is a folder", help: help)
  }

  func missing(_ path: FilePath) -> Failure {
    let file = [Self.suffix, ".json"].map { FilePath(path.bytes + $0.utf8) }
      .first { context.system.kind(of: $0) == .file }
    return .refused(
      path, reason: "no such file or folder",
      help: file.map { "did you mean '\($0.shown)'?" }
        ?? hint(
          forMissingPath: Word(bytes: path.bytes), of: context.command, in: Tabspec.tool.description
        ))
  }
}
