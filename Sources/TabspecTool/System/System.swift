/// What the tool needs from the operating system; tests run in memory.
package protocol System: AnyObject, Sendable {
  func write(_ bytes: [UInt8], to stream: OutputStream) throws(SystemError)

  func isTerminal(_ stream: OutputStream) -> Bool

  /// The width of the terminal; nil if unknown.
  func columns(of stream: OutputStream) -> Int?

  /// Reads standard input to the end, at most `limit` bytes.
  func readStandardInput(limit: Int) throws(SystemError) -> [UInt8]

  /// Reads what standard input has: nothing after the timeout, nil if it is closed.
  func readStandardInput(waiting milliseconds: Int) throws(SystemError) -> [UInt8]?

  func isRunning(process: Int) -> Bool

  /// Reads a file, at most `limit` bytes. Links are followed.
  func readFile(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8]

  /// The kind of a path, links followed; nil if it does not exist.
  func kind(of path: FilePath) -> FileKind?

  /// The kind of a path, links not followed; nil if it does not exist.
  func ownKind(of path: FilePath) -> FileKind?

  /// The identity of a regular file, links followed; nil otherwise.
  func identity(of path: FilePath) -> FileIdentity?

  /// The identity of the regular file behind a stream; nil otherwise.
  func identity(of stream: OutputStream) -> FileIdentity?

  /// The absolute path without links; nil if it does not exist.
  func realPath(of path: FilePath) -> FilePath?

  /// The contents of a symbolic link; nil otherwise.
  func target(ofLink path: FilePath) -> FilePath?

  /// The state of a file or a folder, links followed; nil if it does not exist.
  func stamp(of path: FilePath) -> FileStamp?

  /// The entries of a folder without `.` and `..`, unsorted.
  func contents(of folder: FilePath) throws(SystemError) -> [FolderEntry]

  /// Writes a file atomically, with the metadata of the one it replaces, if that has the state
  /// `stamp`. Returns what could not be kept.
  func writeFile(
    _ path: FilePath, _ bytes: [UInt8], replacing stamp: FileStamp?
  ) throws(SystemError) -> [FileLoss]

  /// Writes a new temporary file that only its owner can read.
  func writeTemporaryFile(suffix: String, _ bytes: [UInt8]) throws(SystemError) -> FilePath

  func removeFile(_ path: FilePath)

  /// Opens a file with the system's default program; one that fails within a few seconds is an
  /// error.
  func show(_ file: FilePath) throws(SystemError)

  /// The current folder; the root if unknown.
  func currentFolder() -> FilePath

  func environment(_ name: String) -> String?

  func milliseconds() -> Int

  func timeOfDay() -> TimeOfDay

  /// False if standard output was closed.
  func wait(milliseconds: Int) -> Bool

  /// Calls a function for every number below the count, in any order and maybe on several threads.
  func concurrently(_ count: Int, _ body: @escaping @Sendable (Int) -> Void)
}

extension System {
  /// The results for every number below the count, in order.
  package func map<Result: Sendable>(
    _ count: Int, _ transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    unsafe Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Every call writes its own element.
      nonisolated(unsafe) let start = buffer.baseAddress
      concurrently(count) { index in
        unsafe start?.advanced(by: index).initialize(to: transform(index))
      }
      initializedCount = count
    }
  }
}

package enum OutputStream: Sendable { case standardOutput, standardError }

package enum FileKind: Sendable, Equatable { case file, folder, link, other }

package struct FileIdentity: Sendable, Hashable {
  package let device: UInt64
  package let number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

package struct FileStamp: Sendable, Equatable {
  let kind: FileKind
  /// In bytes.
  let size: Int64
  /// The modification time in nanoseconds.
  let time: Int64
  let device: UInt64
  let number: UInt64

  package init(
    kind: FileKind, size: Int64, time: Int64, device: UInt64 = 0, number: UInt64 = 0
  ) {
    self.kind = kind
    self.size = size
    self.time = time
    self.device = device
    self.number = number
  }
}

package struct TimeOfDay: Sendable, Equatable {
  let hour: Int
  let minute: Int
  let second: Int

  package init(hour: Int, minute: Int, second: Int) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  var text: String {
    [hour, minute, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

package enum FileLoss: Sendable, Equatable {
  /// Its owner or group, which only root may give away.
  case owner
  case attributes
  /// The number of its hard links, which keep the old contents.
  case otherNames(Int)
  /// It was a symbolic link.
  case link

  package var message: String {
    switch self {
    case .owner: "the owner or the group of the file could not be kept"
    case .attributes: "some extended attributes of the file could not be kept"
    case .otherNames(1): "another name (hard link) of this file still has the old contents"
    case .otherNames(let count):
      "\(count) other names (hard links) of this file still have the old contents"
    case .link: "this was a symbolic link and is a file now; what it pointed to is unchanged"
    }
  }
}

package struct FolderEntry: Sendable {
  package let name: [UInt8]
  package let kind: FileKind

  package init(name: [UInt8], kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}

package enum SystemError: Error, Equatable, Sendable {
  case closedPipe
  /// The size is over the limit in bytes.
  case tooLarge(limit: Int)
  case isFolder
  case changed
  case failed(reason: String)

  package var message: String {
    switch self {
    case .closedPipe: "the reader of the pipe has gone"
    case .tooLarge(let limit):
      "larger than \(limit / 1_048_576) MiB, the most that tabspec reads"
    case .isFolder: "this is a folder, not a file"
    case .changed: "somebody changed this file meanwhile, so it was not replaced"
    case .failed(let reason): reason
    }
  }
}
