import JSON

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension LibcSystem {
  package func readStandardInput(waiting milliseconds: Int) throws(SystemError) -> [UInt8]? {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let limit = Int32(clamping: milliseconds)
    guard unsafe poll(&descriptor, 1, limit) > 0 else {
      // Interrupted by a signal, or no input.
      return []
    }
    guard let bytes = try readSome(STDIN_FILENO, 65_536) else { return [] }
    return bytes.isEmpty ? nil : bytes
  }

  package func isRunning(process: Int) -> Bool {
    guard let process = pid_t(exactly: process), process > 0 else { return false }
    // The process belongs to another user.
    return kill(process, 0) == 0 || errno == EPERM
  }

  package func wait(milliseconds: Int) -> Bool {
    // Requests no events: a closed pipe is reported anyway.
    var descriptor = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return unsafe poll(&descriptor, 1, Int32(clamping: milliseconds)) <= 0
  }

  package func stamp(of path: FilePath) -> FileStamp? {
    guard let status = status(of: path) else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      kind: kind(status.st_mode), size: Int64(status.st_size),
      time: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec),
      identity: identity(status))
  }

  package func timeOfDay() -> String {
    var now = time(nil)
    var parts = unsafe tm()
    guard unsafe localtime_r(&now, &parts) != nil else { return "00:00:00" }
    return unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { zeroPadded(String($0), to: 2) }.joined(separator: ":")
  }

  /// Programs that open files, by absolute path so that the environment has no effect.
  private static var openers: [String] {
    #if canImport(Darwin)
      ["/usr/bin/open"]
    #else
      ["/usr/bin/xdg-open", "/usr/local/bin/xdg-open"]
    #endif
  }

  package func show(_ file: FilePath) throws(SystemError) {
    let program = Self.openers.first { opener in
      unsafe access(opener, X_OK) == 0
    }
    guard let program else {
      throw .failed(reason: "there is no program that opens files (\(Self.openers[0]))")
    }
    try show(file, with: program)
  }

  package func show(_ file: FilePath, with program: String) throws(SystemError) {
    var process = pid_t()
    let result = unsafe withCString(file) { path in
      unsafe program.withCString { name in
        let arguments: [UnsafeMutablePointer<CChar>?] = unsafe [
          UnsafeMutablePointer(mutating: name), UnsafeMutablePointer(mutating: path), nil,
        ]
        return unsafe posix_spawn(&process, name, nil, nil, arguments, environ)
      }
    }
    guard result == 0 else { throw .failed(reason: "\(program) could not be started") }
    var status: Int32 = 0
    for _ in 0..<Self.looks {
      let ended = unsafe waitpid(process, &status, WNOHANG)
      if ended == process {
        if status != 0 { throw .failed(reason: "\(program) could not open it") }
        return
      }
      if ended < 0, errno != EINTR { return }
      usleep(20_000)
    }
  }

  /// The number of checks whether the program has exited, 20 milliseconds apart. It may become a
  /// browser that keeps running.
  private static let looks = 150
}
