import JSON

/// A system that records what a run reads, to detect changes.
final class WatchedSystem: System {
  private enum Observation {
    case kind(FileKind?)
    /// The kind without following links.
    case ownKind(FileKind?)
    case contents(FileStamp?)
    case names(FileStamp?, Set<[UInt8]>)
  }

  private let system: any System
  private var observations: [FilePath: Observation] = [:]
  private var written: Set<FilePath> = []

  init(_ system: any System) { self.system = system }

  // MARK: - What is remembered

  func readFile(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8] {
    // Stamp first: a change during the read is a change.
    note(path, .contents(system.stamp(of: path)))
    // Reading a pipe blocks, and its content can be read only once.
    if system.kind(of: path) == .other {
      throw .failed(reason: "not a regular file, so it cannot be read again")
    }
    return try system.readFile(path, limit: limit)
  }

  func kind(of path: FilePath) -> FileKind? {
    let kind = system.kind(of: path)
    note(path, .kind(kind))
    return kind
  }

  func ownKind(of path: FilePath) -> FileKind? {
    let kind = system.ownKind(of: path)
    note(path, .ownKind(kind))
    return kind
  }

  func contents(of folder: FilePath) throws(SystemError) -> [FolderEntry] {
    let stamp = system.stamp(of: folder)
    var entries: [FolderEntry] = []
    defer { note(folder, .names(stamp, Self.names(entries))) }
    entries = try system.contents(of: folder)
    return entries
  }

  func writeFile(
    _ path: FilePath, _ bytes: [UInt8], replacing stamp: FileStamp?
  ) throws(SystemError) -> [String] {
    written.insert(path.absolute(from: system.currentFolder()))
    return try system.writeFile(path, bytes, replacing: stamp)
  }

  /// Records an observation. The first one is kept, except that contents replace a kind.
  private func note(_ path: FilePath, _ observation: Observation) {
    switch (observations[path], observation) {
    case (nil, _), (.kind, .contents), (.kind, .names), (.ownKind, .contents), (.ownKind, .names):
      observations[path] = observation
    default: break
    }
  }

  /// Ignores hidden files: specs are never hidden, and editors create many.
  private static func names(_ entries: [FolderEntry]) -> Set<[UInt8]> {
    Set(entries.map(\.name).filter { $0.first != UInt8(ascii: ".") })
  }

  // MARK: - What has changed

  var isUnchanged: Bool { changes(atMost: 1).isEmpty }

  /// Returns the first changes in order of path.
  func changes(atMost limit: Int = .max) -> [FileChange] {
    let current = system.currentFolder()
    var found: [FilePath: FileChange.Kind] = [:]
    for (path, observation) in observations where found.count < limit {
      func compare<Seen: Equatable>(_ old: Seen?, _ new: Seen?) {
        if new != old { found[path] = FileChange.Kind(old != nil, new != nil) }
      }
      switch observation {
      case .kind(let old): compare(old, system.kind(of: path))
      case .ownKind(let old): compare(old, system.ownKind(of: path))
      case .contents(let old): compare(old, system.stamp(of: path))
      case .names(let old, let names):
        let new = system.stamp(of: path)
        guard new != old else { continue }
        let now = (try? system.contents(of: path)).map(Self.names) ?? []
        // Ignore the run's own output.
        let changed = now.symmetricDifference(names).filter {
          !written.contains(path.appending($0).absolute(from: current))
        }
        for name in changed { found[path.appending(name)] = now.contains(name) ? .new : .deleted }
        if (new == nil) != (old == nil) {
          compare(old, new)
        } else if changed.isEmpty {
          // The folder was touched but not changed; don't list it again.
          observations[path] = .names(new, names)
        }
      }
    }
    // A file may have two names.
    let named = found.map { ($0.key.absolute(from: current).shortened(from: current), $0.value) }
    return Dictionary(named) { first, _ in first }.map { FileChange(path: $0.key, kind: $0.value) }
      .sorted { FilePath.isOrderedBefore($0.path, $1.path) }
  }

  // MARK: - What is passed on

  func write(_ bytes: [UInt8], to stream: OutputStream) throws(SystemError) {
    try system.write(bytes, to: stream)
  }

  func isTerminal(_ stream: OutputStream) -> Bool { system.isTerminal(stream) }
  func columns(of stream: OutputStream) -> Int? { system.columns(of: stream) }

  func readStandardInput(waiting milliseconds: Int) throws(SystemError) -> [UInt8]? {
    try system.readStandardInput(waiting: milliseconds)
  }

  func isRunning(process: Int) -> Bool { system.isRunning(process: process) }
  func identity(of stream: OutputStream) -> FileIdentity? { system.identity(of: stream) }
  func realPath(of folder: FilePath) -> FilePath? { system.realPath(of: folder) }
  func target(ofLink path: FilePath) -> FilePath? { system.target(ofLink: path) }
  func stamp(of path: FilePath) -> FileStamp? { system.stamp(of: path) }

  func writeTemporaryFile(suffix: String, _ bytes: [UInt8]) throws(SystemError) -> FilePath {
    try system.writeTemporaryFile(suffix: suffix, bytes)
  }

  func removeFile(_ path: FilePath) { system.removeFile(path) }
  func show(_ file: FilePath) throws(SystemError) { try system.show(file) }
  func currentFolder() -> FilePath { system.currentFolder() }
  func environment(_ name: String) -> String? { system.environment(name) }
  func milliseconds() -> Int { system.milliseconds() }
  func timeOfDay() -> String { system.timeOfDay() }
  func wait(milliseconds: Int) -> Bool { system.wait(milliseconds: milliseconds) }
}

struct FileChange {
  enum Kind: String {
    case new = "is new"
    case changed
    case deleted = "was deleted"

    init(_ was: Bool, _ isThere: Bool) { self = !was ? .new : isThere ? .changed : .deleted }
  }

  let path: FilePath
  let kind: Kind

  var words: String { "\(path.shown) \(kind.rawValue)" }
}
