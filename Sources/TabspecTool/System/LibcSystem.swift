#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

package final class LibcSystem: System {
  package init() {
    // Makes a closed pipe or an exceeded file size limit an error of `write` instead of ending the
    // process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  package static func arguments(
    _ count: Int32, _ values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> [[UInt8]] {
    var words: [[UInt8]] = []
    for index in 1..<max(1, Int(count)) {
      guard let word = unsafe values[index] else { break }
      words.append(unsafe bytes(of: word))
    }
    return words
  }

  package func write(_ bytes: [UInt8], to stream: OutputStream) throws(SystemError) {
    try write(bytes, to: descriptor(of: stream))
  }

  package func isTerminal(_ stream: OutputStream) -> Bool { isatty(descriptor(of: stream)) == 1 }

  package func columns(of stream: OutputStream) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor(of: stream), UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  package func readFile(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8] {
    if path == .standardInput { return try readAll(STDIN_FILENO, limit: limit) }
    let file = unsafe withCString(path) { unsafe open($0, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { throw lastError() }
    defer { close(file) }
    return try readAll(file, limit: limit)
  }

  package func kind(of path: FilePath) -> FileKind? { status(of: path).map { kind($0.st_mode) } }

  package func ownKind(of path: FilePath) -> FileKind? {
    status(of: path, followingLinks: false).map { kind($0.st_mode) }
  }

  func status(of path: FilePath, followingLinks: Bool = true) -> stat? {
    var status = stat()
    let result = unsafe withCString(path) {
      unsafe followingLinks ? stat($0, &status) : lstat($0, &status)
    }
    return result == 0 ? status : nil
  }

  package func identity(of stream: OutputStream) -> FileIdentity? {
    var status = stat()
    guard unsafe fstat(descriptor(of: stream), &status) == 0, kind(status.st_mode) == .file else {
      return nil
    }
    return identity(status)
  }

  func identity(_ status: stat) -> FileIdentity {
    FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  package func realPath(of path: FilePath) -> FilePath? {
    guard let path = unsafe withCString(path, { unsafe realpath($0, nil) }) else { return nil }
    defer { unsafe free(path) }
    return FilePath(unsafe Self.bytes(of: path))
  }

  package func target(ofLink path: FilePath) -> FilePath? {
    // The maximum path length.
    var target: [CChar] = Array(repeating: 0, count: 4096)
    let size = target.count
    let count = unsafe withCString(path) { unsafe readlink($0, &target, size) }
    return count < 0 ? nil : FilePath(target[..<count].map(UInt8.init(bitPattern:)))
  }

  package func contents(of folder: FilePath) throws(SystemError) -> [FolderEntry] {
    guard let stream = unsafe withCString(folder, { unsafe opendir($0) }) else { throw lastError() }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      // Distinguishes the end of a folder from an error.
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw lastError() }
        return entries
      }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name == [UInt8(ascii: ".")] || name == Array("..".utf8) { continue }
      let kind: FileKind
      switch unsafe Int32(entry.pointee.d_type) {
      case Int32(DT_REG): kind = .file
      case Int32(DT_DIR): kind = .folder
      case Int32(DT_LNK): kind = .link
      // Not reported by some file systems.
      case Int32(DT_UNKNOWN): kind = ownKind(of: folder.appending(name)) ?? .other
      default: kind = .other
      }
      entries.append(FolderEntry(name: name, kind: kind))
    }
  }

  package func currentFolder() -> FilePath {
    guard let path = unsafe getcwd(nil, 0) else { return FilePath("/") }
    defer { unsafe free(path) }
    return FilePath(unsafe Self.bytes(of: path))
  }

  package func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  package func milliseconds() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  private func descriptor(of stream: OutputStream) -> Int32 {
    stream == .standardOutput ? STDOUT_FILENO : STDERR_FILENO
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    let length = unsafe strlen(text)
    return unsafe Array(UnsafeRawBufferPointer(start: UnsafeRawPointer(text), count: length))
  }

  func withCString<Result>(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    unsafe body(path.bytes.map { CChar(bitPattern: $0) } + [0])
  }

  func kind(_ mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Reads to the end regardless of the reported size, which is 0 for pipes and can change.
  private func readAll(_ file: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var status = stat()
    var size = 0
    // Files in /proc have the size 0.
    if unsafe fstat(file, &status) == 0, kind(status.st_mode) == .file {
      size = Int(status.st_size)
    }
    if size > limit { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    while true {
      guard let chunk = try readSome(file, bytes.isEmpty && size > 0 ? size : 65_536) else {
        usleep(1_000)
        continue
      }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit { throw .tooLarge(limit: limit) }
      // A regular file is complete; a pipe signals its end.
      if chunk.isEmpty || bytes.count == size { return bytes }
    }
  }

  /// Reads the next bytes, at most `count`: none at the end, nil if there are none yet or a signal
  /// interrupts.
  func readSome(_ file: Int32, _ count: Int) throws(SystemError) -> [UInt8]? {
    var length = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      length = unsafe read(file, buffer.baseAddress, count)
      initializedCount = max(0, length)
    }
    if length >= 0 { return bytes }
    if errno == EINTR || errno == EAGAIN { return nil }
    throw lastError()
  }

  func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = unsafe rest.withUnsafeBytes { buffer in
        unsafe systemWrite(file, buffer.baseAddress, buffer.count)
      }
      if length >= 0 {
        rest = rest.dropFirst(length)
      } else if errno != EINTR {
        throw errno == EPIPE ? .closedPipe : lastError()
      }
    }
  }

  func lastError() -> SystemError {
    let code = errno
    if code == EISDIR { return .isFolder }
    guard let text = unsafe strerror(code) else { return .failed(reason: "error \(code)") }
    // In the style of reports: in lower case, with "folder" for "directory".
    let words = unsafe String(cString: text).lowercased().split(separator: " ")
    return .failed(reason: words.map { $0 == "directory" ? "folder" : $0 }.joined(separator: " "))
  }
}

/// Inside the class, `write` refers to its methods.
private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, start, count)
}
