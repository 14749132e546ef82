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
    // Devices and pipes are written in place.
    if let kind = kind(of: path), kind != .file {
      if kind == .folder { throw .isFolder }
      try writeInPlace(path, bytes)
      return []
    }
    let signals = HeldSignals()
    defer { signals.release() }
    let old = ReplacedFile(path, self)
    let (file, beside) = try create(mode: old == nil ? 0o666 : 0o600) { attempt in
      path.beside(Array((".tabspec-\(getpid())" + (attempt == 0 ? "" : "-\(attempt)")).utf8))
    }
    do throws(SystemError) {
      var losses = ownKind(of: path) == .link ? [FileLoss.link] : []
      do throws(SystemError) {
        try write(bytes, to: file)
        if let old {
          losses += old.apply(to: file)
          // Last, because changing the owner clears the set-user-ID bits.
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
      removeFile(beside)
      throw error
    }
  }

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
  /// Returns this path with a suffix. The name is cut to 255 bytes, between characters.
  fileprivate func beside(_ suffix: [UInt8]) -> FilePath {
    let room = 255 - suffix.count
    guard name.count > room else { return FilePath(bytes + suffix) }
    var end = name.startIndex + room
    while end > name.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return FilePath(bytes[..<end] + suffix)
  }
}

/// Blocks the signals that end processes until a file is either complete or removed.
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

/// The metadata of a file, for the one that replaces it.
@safe struct ReplacedFile {
  let mode: mode_t
  private let owner: uid_t
  private let group: gid_t
  private let otherNames: Int
  /// The extended attributes by name; nil for an unreadable value.
  private var attributes: [(name: [CChar], value: [UInt8]?)] = []

  /// Nil if there is no regular file. A link is itself replaced, so it has no metadata to keep.
  init?(_ path: FilePath, _ system: LibcSystem) {
    guard let status = system.status(of: path, followingLinks: false),
      system.kind(status.st_mode) == .file
    else { return nil }
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    otherNames = Int(status.st_nlink) - 1
    attributes = unsafe system.withCString(path) { unsafe Self.attributes(of: $0) }
  }

  /// Applies owner, group and attributes to a new file, and returns what was lost.
  func apply(to file: Int32) -> [FileLoss] {
    var losses: [FileLoss] = []
    var status = stat()
    let isKnown = unsafe fstat(file, &status) == 0
    if !isKnown || status.st_uid != owner || status.st_gid != group {
      // Only root may change the owner; owners may change the group.
      if fchown(file, owner, group) != 0 {
        _ = fchown(file, uid_t.max, group)
        losses.append(.owner)
      }
    }
    var isLess = false
    for (name, value) in attributes {
      if let value, Self.set(name, value, of: file) { continue }
      // New files get some attributes from the system.
      if value == nil || Self.value(name, of: file) != value { isLess = true }
    }
    if isLess { losses.append(.attributes) }
    if otherNames > 0 { losses.append(.otherNames(otherNames)) }
    return losses
  }

  // MARK: - Extended attributes

  private static func attributes(
    of path: UnsafePointer<CChar>
  ) -> [(name: [CChar], value: [UInt8]?)] {
    let size = unsafe listAttributes(path, nil, 0)
    guard size > 0 else { return [] }
    var list = [CChar](repeating: 0, count: size)
    let length = unsafe list.withUnsafeMutableBufferPointer {
      unsafe listAttributes(path, $0.baseAddress, size)
    }
    return list.prefix(max(0, length)).split(separator: 0).map { part in
      let name = Array(part) + [0]
      return (name, unsafe read { unsafe attribute(path, name, $0, $1) })
    }
  }

  private static func value(_ name: [CChar], of file: Int32) -> [UInt8]? {
    unsafe read { unsafe attribute(of: file, name, $0, $1) }
  }

  private static func read(
    _ attribute: (_ value: UnsafeMutableRawPointer?, _ size: Int) -> Int
  ) -> [UInt8]? {
    let size = attribute(nil, 0)
    guard size >= 0 else { return nil }
    var value = [UInt8](repeating: 0, count: size)
    let length = unsafe value.withUnsafeMutableBytes { unsafe attribute($0.baseAddress, size) }
    return length == size ? value : nil
  }

  private static func set(_ name: [CChar], _ value: [UInt8], of file: Int32) -> Bool {
    unsafe value.withUnsafeBytes {
      unsafe setAttribute(of: file, name, $0.baseAddress, value.count) == 0
    }
  }
}

// Darwin's functions have two more parameters than those of Linux.
#if canImport(Darwin)
  private func listAttributes(
    _ path: UnsafePointer<CChar>, _ list: UnsafeMutablePointer<CChar>?, _ size: Int
  ) -> Int { unsafe listxattr(path, list, size, XATTR_NOFOLLOW) }

  private func attribute(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
    _ size: Int
  ) -> Int { unsafe getxattr(path, name, value, size, 0, XATTR_NOFOLLOW) }

  private func attribute(
    of file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int { unsafe fgetxattr(file, name, value, size, 0, 0) }

  private func setAttribute(
    of file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int
  ) -> Int32 { unsafe fsetxattr(file, name, value, size, 0, 0) }
#else
  @_silgen_name("llistxattr")
  private func listAttributes(
    _ path: UnsafePointer<CChar>, _ list: UnsafeMutablePointer<CChar>?, _ size: Int
  ) -> Int

  @_silgen_name("lgetxattr")
  private func attribute(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
    _ size: Int
  ) -> Int

  @_silgen_name("fgetxattr")
  private func attribute(
    of file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int

  @_silgen_name("fsetxattr")
  private func setAttribute(
    of file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int,
    _ flags: Int32
  ) -> Int32

  private func setAttribute(
    of file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int
  ) -> Int32 { unsafe setAttribute(of: file, name, value, size, 0) }
#endif
