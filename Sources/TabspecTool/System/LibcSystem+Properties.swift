#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a file is besides its contents: a file that takes its place is to be the same.
@safe struct ReplacedFile {
  let mode: mode_t
  private let owner: uid_t
  private let group: gid_t
  private let otherNames: Int
  /// Its extended attributes: names with values, nil for one that cannot be read.
  private var attributes: [(name: [CChar], value: [UInt8]?)] = []

  /// Nil where no regular file is at the path. Of a link nothing is kept: it is the link that is
  /// replaced, not what it points to.
  init?(_ path: FilePath, _ system: LibcSystem) {
    var status = stat()
    guard system.ownKind(of: path) == .file,
      unsafe system.withCString(path, { unsafe lstat($0, &status) }) == 0
    else { return nil }
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    otherNames = Int(status.st_nlink) - 1
    attributes = unsafe system.withCString(path) { unsafe Self.attributes(of: $0) }
  }

  /// Gives a new file owner, group and attributes of the old one.
  ///
  /// - Returns: what could not be given, and what the old one loses besides.
  func hand(to file: Int32) -> [FileLoss] {
    var losses: [FileLoss] = []
    var status = stat()
    let isKnown = unsafe fstat(file, &status) == 0
    if !isKnown || status.st_uid != owner || status.st_gid != group {
      // Who may not give a file away may still give it to a group of their own.
      if fchown(file, owner, group) != 0 {
        _ = fchown(file, uid_t.max, group)
        losses.append(.owner)
      }
    }
    var isLess = false
    for (name, value) in attributes {
      if let value, Self.set(name, value, of: file) { continue }
      // What the system itself gives to new files need not be given again.
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
      let size = unsafe attribute(path, name, nil, 0)
      guard size > 0 else { return (name, size == 0 ? [] : nil) }
      var value = [UInt8](repeating: 0, count: size)
      let length = unsafe value.withUnsafeMutableBytes {
        unsafe attribute(path, name, $0.baseAddress, size)
      }
      return (name, length == size ? value : nil)
    }
  }

  private static func value(_ name: [CChar], of file: Int32) -> [UInt8]? {
    let size = unsafe attribute(of: file, name, nil, 0)
    guard size >= 0 else { return nil }
    var value = [UInt8](repeating: 0, count: size)
    let length = unsafe value.withUnsafeMutableBytes {
      unsafe attribute(of: file, name, $0.baseAddress, size)
    }
    return length == size ? value : nil
  }

  private static func set(_ name: [CChar], _ value: [UInt8], of file: Int32) -> Bool {
    unsafe value.withUnsafeBytes {
      unsafe setAttribute(of: file, name, $0.baseAddress, value.count) == 0
    }
  }
}

// Apple's calls take two arguments more than those of Linux, which Swift's modules of the C library
// leave out.
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
