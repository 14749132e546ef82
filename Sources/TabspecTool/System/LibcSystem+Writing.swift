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
  ) throws(SystemError) -> [String] {
    // Devices and pipes are written in place.
    if let kind = kind(of: path), kind != .file {
      if kind == .folder { throw .isFolder }
      let file = unsafe withCString(path) { unsafe open($0, O_WRONLY | O_CLOEXEC) }
      guard file >= 0 else { throw lastError() }
      try write(bytes, andClose: file)
      return []
    }
    // Signals that end processes wait until the file is either complete or removed.
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    let old = status(of: path, followingLinks: false)
    let replaced = old.flatMap { kind($0.st_mode) == .file ? $0 : nil }
    let (file, beside) = try create(mode: replaced == nil ? 0o666 : 0o600) { attempt in
      path.folder.appending(".tabspec-\(getpid())" + (attempt == 0 ? "" : "-\(attempt)"))
    }
    do throws(SystemError) {
      var losses: [String] = []
      if let old, kind(old.st_mode) == .link {
        losses.append("this was a symbolic link and is a file now; its target is unchanged")
      }
      try write(bytes, andClose: file) { () throws(SystemError) in
        if let replaced { losses += keepMetadata(of: replaced, in: file) }
        try synchronize(file)
      }
      if let stamp, self.stamp(of: path) != stamp { throw .changed }
      let result = unsafe withCString(beside) { from in
        unsafe withCString(path) { unsafe rename(from, $0) }
      }
      guard result == 0 else { throw lastError() }
      return losses
    } catch {
      removeFile(beside)
      throw error
    }
  }

  package func writeTemporaryFile(
    suffix: String, _ bytes: [UInt8]
  ) throws(SystemError) -> FilePath {
    let folder = environment("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let (file, path) = try create(mode: 0o600) { attempt in
      // On a Mac the folder ends in a slash.
      FilePath(folder).appending("tabspec-\(getpid())-\(attempt)\(suffix)")
    }
    do throws(SystemError) {
      try write(bytes, andClose: file)
      return path
    } catch {
      removeFile(path)
      throw error
    }
  }

  package func removeFile(_ path: FilePath) { _ = unsafe withCString(path) { unsafe unlink($0) } }

  /// Writes bytes and closes the file, even after an error.
  private func write(
    _ bytes: [UInt8], andClose file: Int32,
    after complete: () throws(SystemError) -> Void = { () throws(SystemError) in }
  ) throws(SystemError) {
    do throws(SystemError) {
      try write(bytes, to: file)
      try complete()
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw lastError() }
  }

  /// Creates a new file at the first free path. Files of earlier runs are left alone.
  func create(
    mode: mode_t, _ path: (_ attempt: Int) -> FilePath
  ) throws(SystemError) -> (file: Int32, path: FilePath) {
    for attempt in 0..<100 {
      let path = path(attempt)
      let file = unsafe withCString(path) {
        unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      }
      if file >= 0 { return (file, path) }
      if errno != EEXIST { break }
    }
    throw lastError()
  }

  /// Flushes the file to disk, because a rename may survive a crash that its bytes do not.
  private func synchronize(_ file: Int32) throws(SystemError) {
    while fsync(file) != 0 {
      // Not supported by some file systems.
      if errno == EINVAL || errno == ENOTSUP || errno == EROFS { return }
      if errno != EINTR { throw lastError() }
    }
  }

  /// Gives a new file the owner, group and mode of the replaced one. Returns what could not be kept.
  private func keepMetadata(of old: stat, in file: Int32) -> [String] {
    var losses: [String] = []
    var new = stat()
    let isSame =
      unsafe fstat(file, &new) == 0 && new.st_uid == old.st_uid && new.st_gid == old.st_gid
    let isOwned = isSame || fchown(file, old.st_uid, old.st_gid) == 0
    if !isOwned {
      // Only root may change the owner; owners may change the group.
      _ = fchown(file, uid_t.max, old.st_gid)
      losses.append("the owner or the group of the file could not be kept")
    }
    // Last, because changing the owner clears the set-user-ID bits.
    _ = fchmod(file, old.st_mode & (isOwned ? 0o7777 : 0o777))
    if old.st_nlink == 2 {
      losses.append("another name (hard link) of this file still has the old contents")
    } else if old.st_nlink > 2 {
      losses.append(
        "\(old.st_nlink - 1) other names (hard links) of this file still have the old contents")
    }
    return losses
  }
}
