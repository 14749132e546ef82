#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension LibcSystem {
  package func writeFile(
    _ path: FilePath, _ bytes: [UInt8], replacing stamp: FileStamp?
  ) throws(SystemError) -> [FileLoss] {
    // A device or a pipe cannot be replaced; it is written as it is.
    if let kind = kind(of: path), kind != .file {
      if kind == .folder { throw .isFolder }
      try writeInPlace(path, bytes)
      return []
    }
    let signals = HeldSignals()
    defer { signals.release() }
    let old = ReplacedFile(path, self)
    let (file, beside) = try create(beside: path, mode: old == nil ? 0o666 : 0o600)
    do throws(SystemError) {
      var losses = ownKind(of: path) == .link ? [FileLoss.link] : []
      do throws(SystemError) {
        try write(bytes, to: file)
        if let old {
          losses += old.hand(to: file)
          // A new owner takes away the bits that let a program run as its owner, so they come last.
          _ = fchmod(file, losses.contains(.owner) ? old.mode & 0o777 : old.mode)
        }
        try synchronize(file)
      } catch {
        close(file)
        throw error
      }
      guard close(file) == 0 else { throw lastError() }
      if let stamp, self.stamp(of: path) != stamp { throw .changed }
      let result = unsafe withCString(beside) { from in
        unsafe withCString(path) { unsafe rename(from, $0) }
      }
      guard result == 0 else { throw lastError() }
      return losses
    } catch {
      _ = unsafe withCString(beside) { unsafe unlink($0) }
      throw error
    }
  }

  /// Makes a new file beside another one and opens it for writing. What earlier runs have left
  /// behind is not touched.
  private func create(
    beside path: FilePath, mode: mode_t
  ) throws(SystemError) -> (file: Int32, path: FilePath) {
    for attempt in 0..<100 {
      let suffix = ".tabspec-\(getpid())" + (attempt == 0 ? "" : "-\(attempt)")
      let beside = path.beside(Array(suffix.utf8))
      let file = unsafe withCString(beside) {
        unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      }
      if file >= 0 { return (file, beside) }
      if errno != EEXIST { break }
    }
    throw lastError()
  }

  /// Waits until what was written would outlive the machine: a rename may be kept before the bytes
  /// are.
  private func synchronize(_ file: Int32) throws(SystemError) {
    while fsync(file) != 0 {
      // Some file systems have nothing to wait for, and say so.
      if errno == EINVAL || errno == ENOTSUP || errno == EROFS { return }
      if errno != EINTR { throw lastError() }
    }
  }

  private func writeInPlace(_ path: FilePath, _ bytes: [UInt8]) throws(SystemError) {
    let file = unsafe withCString(path) { unsafe open($0, O_WRONLY | O_CLOEXEC) }
    guard file >= 0 else { throw lastError() }
    do throws(SystemError) { try write(bytes, to: file) } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw lastError() }
  }
}

extension FilePath {
  /// A path beside this one, with something after the name. The name is cut where it would be
  /// longer than file systems take, which is 255 bytes, and not inside a character.
  fileprivate func beside(_ suffix: [UInt8]) -> FilePath {
    let room = 255 - suffix.count
    guard name.count > room else { return FilePath(bytes + suffix) }
    var end = name.startIndex + room
    while end > name.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return FilePath(bytes[..<end] + suffix)
  }
}

/// Holds back the signals that people end programs with, so that a file which is being written
/// is whole or gone by the time that they do.
private struct HeldSignals {
  private var before = sigset_t()

  init() {
    var held = sigset_t()
    unsafe sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  func release() {
    var before = before
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
