/// What the tool needs from the outside: streams, files, environment and terminal.
///
/// The tool is a function from words and a system to an exit code, so that whole runs can be tested
/// in memory.
package protocol System: AnyObject, Sendable {
  /// Writes all bytes to a stream.
  func write(_ bytes: [UInt8], to stream: OutputStream) throws(SystemError)

  /// Whether a stream ends in a terminal.
  func isTerminal(_ stream: OutputStream) -> Bool

  /// How many columns the terminal of a stream has; nil where it is none or does not say.
  func columns(of stream: OutputStream) -> Int?

  /// Everything that standard input holds, at most `limit` bytes.
  func readStandardInput(limit: Int) throws(SystemError) -> [UInt8]

  /// Whatever standard input holds by now.
  ///
  /// - Parameter milliseconds: how long to wait for the first byte.
  /// - Returns: the bytes, none where none came in that time; nil where the stream is closed.
  func readStandardInput(waiting milliseconds: Int) throws(SystemError) -> [UInt8]?

  /// Whether a process is there.
  func isRunning(process: Int) -> Bool

  /// Everything that a file holds, at most `limit` bytes. Links are followed.
  func readFile(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8]

  /// What is at a path, links followed; nil where nothing is.
  func kind(of path: FilePath) -> FileKind?

  /// What is at a path itself, links not followed; nil where nothing is.
  func ownKind(of path: FilePath) -> FileKind?

  /// Which file is at a path, links followed; nil where there is none that can be identified.
  func identity(of path: FilePath) -> FileIdentity?

  /// Which file a stream goes to; nil where it goes to no regular file.
  func identity(of stream: OutputStream) -> FileIdentity?

  /// The one path of a file or a folder from the root, without links; nil where nothing is.
  func realPath(of path: FilePath) -> FilePath?

  /// The path that a symbolic link holds; nil where there is no link.
  func target(ofLink path: FilePath) -> FilePath?

  /// What tells a state of a file or a folder from every other one, links followed; nil where nothing
  /// is.
  func stamp(of path: FilePath) -> FileStamp?

  /// What a folder holds, without `.` and `..`, in no particular order. Links are not followed.
  func contents(of folder: FilePath) throws(SystemError) -> [FolderEntry]

  /// Writes a file whole or not at all: beside its place first, then by renaming. It has owner,
  /// group, mode and extended attributes of the file that it takes the place of.
  ///
  /// - Parameter stamp: the state in which the file still has to be when it is replaced; nil for any.
  /// - Returns: what could not be kept of that file.
  func writeFile(
    _ path: FilePath, _ bytes: [UInt8], replacing stamp: FileStamp?
  ) throws(SystemError) -> [FileLoss]

  /// Writes a new file into the folder for temporary files, which only its owner can read.
  ///
  /// - Parameter suffix: the end of its name.
  func writeTemporaryFile(suffix: String, _ bytes: [UInt8]) throws(SystemError) -> FilePath

  /// Removes a file that the tool wrote, if it is still there.
  func removeFile(_ path: FilePath)

  /// Opens a file with the system's own program for that, which is waited for a few seconds: a
  /// program that ends by then with anything but 0 opened nothing.
  func show(_ file: FilePath) throws(SystemError)

  /// The folder that relative paths are about; the root where the system does not say.
  func currentFolder() -> FilePath

  /// The value of an environment variable.
  func environment(_ name: String) -> String?

  /// Milliseconds since some moment in the past, for measuring how long something takes.
  func milliseconds() -> Int

  /// The time of day as a clock on the wall shows it.
  func timeOfDay() -> TimeOfDay

  /// Waits for some milliseconds.
  ///
  /// - Returns: whether somebody still reads standard output.
  func wait(milliseconds: Int) -> Bool

  /// Calls the body once with every number below the count, in any order, on several threads where
  /// that is worth while, and returns when all calls have.
  func concurrently(_ count: Int, _ body: @escaping @Sendable (Int) -> Void)
}

extension System {
  /// What a function makes of every number below the count, in their order.
  package func map<Result: Sendable>(
    _ count: Int, _ transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    unsafe Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Every call writes an element of its own.
      nonisolated(unsafe) let start = buffer.baseAddress
      concurrently(count) { index in
        unsafe start?.advanced(by: index).initialize(to: transform(index))
      }
      initializedCount = count
    }
  }
}

/// Where output goes.
package enum OutputStream: Sendable { case standardOutput, standardError }

/// What is at a path.
package enum FileKind: Sendable, Equatable { case file, folder, link, other }

/// Which file something is, whatever it is called.
package struct FileIdentity: Sendable, Hashable {
  package let device: UInt64
  package let number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// A state of a file or a folder, to be compared with a later one.
package struct FileStamp: Sendable, Equatable {
  let kind: FileKind
  /// In bytes.
  let size: Int64
  /// When it was changed, in nanoseconds since some moment in the past.
  let time: Int64
  /// Which file it is.
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

/// A time of day.
package struct TimeOfDay: Sendable, Equatable {
  let hour: Int
  let minute: Int
  let second: Int

  package init(hour: Int, minute: Int, second: Int) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// `09:41:00`.
  var text: String {
    [hour, minute, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

/// What a file lost when another one took its place.
package enum FileLoss: Sendable, Equatable {
  /// Its owner or group, which only root may give away.
  case owner
  /// Some of its extended attributes.
  case attributes
  /// Its other names, so many: they lead to the old contents.
  case otherNames(Int)
  /// That it was a symbolic link.
  case link

  /// The loss in words, as it stands after a path and a colon.
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

/// One entry of a folder.
package struct FolderEntry: Sendable {
  package let name: [UInt8]
  package let kind: FileKind

  package init(name: [UInt8], kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}

/// Why the outside did not do what it was asked for.
package enum SystemError: Error, Equatable, Sendable {
  /// The reader of a pipe has gone.
  case closedPipe
  /// There is more than the limit, in bytes.
  case tooLarge(limit: Int)
  /// A folder was found where a file was expected.
  case isFolder
  /// A file that was to be replaced is not as it was.
  case changed
  /// The system's own reason, in its words.
  case failed(reason: String)

  /// The error in words, as it stands after a path and a colon.
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
