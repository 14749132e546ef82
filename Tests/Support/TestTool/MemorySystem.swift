package import TabspecTool

/// A system that lives in memory: files are entries of a dictionary, streams are arrays of bytes.
package final class MemorySystem: System {
  package var files: [String: [UInt8]] = [:]
  package var standardInput: [UInt8] = []
  package var variables: [String: String] = [:]
  package var terminals: Set<OutputStream> = []
  package private(set) var standardOutput: [UInt8] = []
  package private(set) var standardError: [UInt8] = []
  /// The error of writing to standard output, if any.
  package var outputError: SystemError?
  /// The error of writing files, if any.
  package var fileError: SystemError?
  /// Files that are there but cannot be read.
  package var unreadable: Set<String> = []
  /// Files that are pipes.
  package var pipes: Set<String> = []
  /// The number of times that each file was read.
  package private(set) var reads: [String: Int] = [:]
  /// Changes that somebody saves after a file was read: the contents by name, by the file read.
  package var savedMeanwhile: [String: [String: String]] = [:]
  /// Files that are there until they are read.
  package var vanishing: Set<String> = []

  package init() {}

  package func write(_ bytes: [UInt8], to stream: OutputStream) throws(SystemError) {
    switch stream {
    case .standardOutput:
      if let outputError { throw outputError }
      standardOutput += bytes
    case .standardError: standardError += bytes
    }
  }

  package func isTerminal(_ stream: OutputStream) -> Bool { terminals.contains(stream) }

  package func columns(of stream: OutputStream) -> Int? { nil }

  /// Standard input piece by piece, for runs that go on until the stream is closed. An empty piece is a
  /// moment in which nothing comes.
  package var pieces: [[UInt8]] = []
  package func readStandardInput(waiting milliseconds: Int) throws(SystemError) -> [UInt8]? {
    if milliseconds == 0, pieces.first?.isEmpty != false { return [] }
    if pieces.isEmpty { return nil }
    whenReading?(self, pieces.count)
    return pieces.removeFirst()
  }

  /// Called before a piece is read, with how many are left.
  package var whenReading: ((MemorySystem, Int) -> Void)?

  /// The processes that are there.
  package var processes: Set<Int> = []

  package func isRunning(process: Int) -> Bool { processes.contains(process) }

  /// Called with the number of waits so far, from 1; returns whether output is still read.
  package var whenWaiting: ((MemorySystem, Int) -> Bool)?
  private var waits = 0

  package func wait(milliseconds: Int) -> Bool {
    waits += 1
    return whenWaiting?(self, waits) ?? false
  }

  /// The time on the wall.
  package func timeOfDay() -> String { "09:41:00" }

  /// Files are as new as their contents, folders as the names in them.
  package func stamp(of path: FilePath) -> FileStamp? {
    guard let kind = kind(of: path) else { return nil }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    add(files[name(of: path)] ?? [])
    if kind == .folder {
      let entries = (try? contents(of: path)) ?? []
      for name in entries.map({ String(decoding: $0.name, as: UTF8.self) }).sorted() {
        add(name.utf8)
      }
    }
    return FileStamp(kind: kind, size: 0, time: Int64(bitPattern: hash))
  }

  package func readFile(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8] {
    let name = name(of: path)
    if name == "-" {
      if standardInput.count > limit { throw .tooLarge(limit: limit) }
      return standardInput
    }
    if unreadable.contains(name) { throw .failed(reason: "permission denied") }
    guard let bytes = files[name], !vanishing.contains(name) else {
      if kind(of: path) == .folder { throw .isFolder }
      throw .failed(reason: "no such file or folder")
    }
    if bytes.count > limit { throw .tooLarge(limit: limit) }
    reads[name, default: 0] += 1
    for (name, text) in savedMeanwhile[name] ?? [:] { files[name] = Array(text.utf8) }
    return bytes
  }

  package func kind(of path: FilePath) -> FileKind? {
    let name = name(of: path)
    if pipes.contains(name) { return .other }
    if files[name] != nil || unreadable.contains(name) { return .file }
    if name == "." || files.keys.contains(where: { $0.hasPrefix(name + "/") }) { return .folder }
    return nil
  }

  package func ownKind(of path: FilePath) -> FileKind? { kind(of: path) }

  package func identity(of stream: OutputStream) -> FileIdentity? { nil }

  package func realPath(of path: FilePath) -> FilePath? { nil }

  package func target(ofLink path: FilePath) -> FilePath? { nil }

  package func contents(of folder: FilePath) throws(SystemError) -> [FolderEntry] {
    let prefix = name(of: folder) == "." ? "" : name(of: folder) + "/"
    var entries: [String: FileKind] = [:]
    for name in files.keys where name.hasPrefix(prefix) {
      let parts = name.dropFirst(prefix.count).split(separator: "/", maxSplits: 1)
      guard let first = parts.first else { continue }
      entries[String(first)] = parts.count > 1 ? .folder : .file
    }
    return entries.map { FolderEntry(name: Array($0.key.utf8), kind: $0.value) }
  }

  package func writeFile(
    _ path: FilePath, _ bytes: [UInt8], replacing stamp: FileStamp?
  ) throws(SystemError) -> [String] {
    if let fileError { throw fileError }
    if let stamp, self.stamp(of: path) != stamp { throw .changed }
    files[name(of: path)] = bytes
    return []
  }

  /// The error of opening a file, if any.
  package var openError: SystemError?
  /// The files that were opened.
  package private(set) var opened: [String] = []

  package func writeTemporaryFile(
    suffix: String, _ bytes: [UInt8]
  ) throws(SystemError) -> FilePath {
    if let fileError { throw fileError }
    let path = FilePath("/tmp/tabspec-1-0\(suffix)")
    files[name(of: path)] = bytes
    return path
  }

  /// The contents of removed files.
  package private(set) var removed: [String: [UInt8]] = [:]

  package func removeFile(_ path: FilePath) {
    removed[name(of: path)] = files.removeValue(forKey: name(of: path))
  }

  package func show(_ file: FilePath) throws(SystemError) {
    if let openError { throw openError }
    opened.append(name(of: file))
  }

  package func currentFolder() -> FilePath { FilePath("/app") }

  /// The next time of the clock in milliseconds, and its advance with each reading.
  package var time = (now: 0, step: 0)

  package func milliseconds() -> Int {
    time.now += time.step
    return time.now
  }

  package func environment(_ name: String) -> String? { variables[name] }

  private func name(of path: FilePath) -> String {
    var name = String(decoding: path.bytes, as: UTF8.self)
    while name.hasSuffix("/") { name.removeLast() }
    while name.hasPrefix("./") { name.removeFirst(2) }
    if name == "/app" { return "." }
    if name.hasPrefix("/app/") { name.removeFirst(5) }
    return name
  }
}
