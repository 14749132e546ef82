#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension LibcSystem {
  package func writeTemporaryFile(
    suffix: String, _ bytes: [UInt8]
  ) throws(SystemError) -> FilePath {
    let folder = environment("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let (file, path) = try create(mode: 0o600) { attempt in
      FilePath("\(folder)/tabspec-\(getpid())-\(attempt)\(suffix)")
    }
    do throws(SystemError) {
      try write(bytes, to: file)
    } catch {
      close(file)
      removeFile(path)
      throw error
    }
    guard close(file) == 0 else { throw lastError() }
    return path
  }

  package func removeFile(_ path: FilePath) {
    _ = unsafe withCString(path) { unsafe unlink($0) }
  }

  /// Programs that open files, by absolute path: no environment variable affects them.
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

  /// The number of checks whether the program has ended, 20 milliseconds apart: it may become a
  /// browser.
  private static let looks = 150
}
