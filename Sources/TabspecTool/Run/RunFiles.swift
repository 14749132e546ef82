/// The files that a run reads and writes, identified across names.
struct RunFiles {
  private enum Key: Hashable {
    case file(FileIdentity)
    case place(FilePath)
  }

  private let system: any System
  private var inputs: [FilePath] = []
  private var outputs: [Key: FilePath] = [:]

  init(_ system: any System) { self.system = system }

  mutating func willRead(_ paths: [FilePath]) { inputs += paths }

  /// Returns whether the run reads a file under any name.
  func isInput(_ path: FilePath) -> Bool {
    let key = key(of: path)
    return inputs.contains { self.key(of: $0) == key }
  }

  /// Adds an output; returns the one that goes to the same file.
  mutating func insert(_ path: FilePath) -> FilePath? {
    let key = key(of: path)
    if let other = outputs[key] { return other }
    outputs[key] = path
    return nil
  }

  mutating func isWritten(_ path: FilePath) { outputs[key(of: path)] = path }

  private func key(of path: FilePath) -> Key {
    if let identity = system.identity(of: path) { return .file(identity) }
    // Follows links itself, because the file may not exist yet.
    var places = FilePlaces(system)
    var place = places.place(of: path)
    // Operating systems follow no more links.
    for _ in 0..<40 {
      guard let target = system.target(ofLink: place) else { break }
      place = places.place(of: target.absolute(from: place.folder))
    }
    return .place(place)
  }
}

let overwriting = "is an input and would be overwritten"
let otherFile = "name another file"

extension RunContext {
  /// Rejects a path in the tree that a symbolic link leads out of. Globs and lists of files can
  /// name anything in a repository, and messages quote lines.
  func rejectLinkOutOfTree(_ path: FilePath) throws(Failure) {
    guard path != .standardInput, let real = system.realPath(of: path),
      real != tree, !tree.contains(real)
    else { return }
    let named = path.absolute(from: system.currentFolder())
    let place = system.realPath(of: path.folder)?.appending(Array(path.name))
    guard tree.contains(named) || place.map(tree.contains) == true else { return }
    throw .refused(
      path, reason: "this symbolic link leads out of \(tree.shown) and is not followed",
      help: "name its target")
  }

  /// Rejects an output that a symbolic link in the tree would lead out of it. An absolute path is as
  /// the user chose it.
  private func rejectOutputOutOfTree(_ path: FilePath) throws(Failure) {
    guard path.bytes.first != UInt8(ascii: "/"),
      tree.contains(path.absolute(from: system.currentFolder()))
    else { return }
    // The file may not exist yet.
    for place in [path, path.folder] {
      guard let real = system.realPath(of: place), real != tree, !tree.contains(real) else {
        continue
      }
      throw .refused(
        path, reason: "a symbolic link leads out of \(tree.shown), and nothing is written there",
        help: "name another file, or this one by its absolute path")
    }
  }

  /// Rejects outputs that are equal, an input or standard output, before anything is read.
  func willWrite(_ outputs: [FilePath], reading named: [FilePath?]) throws(Failure) {
    if outputs.isEmpty { return }
    var claimed = RunFiles(system)
    for file in outputs {
      if let other = claimed.insert(file) {
        let both = other == file ? "'\(file.shown)'" : "'\(other.shown)' and '\(file.shown)'"
        throw .usage("two results go to one file, \(both)", help: "give each a separate file")
      }
      if let identity = system.identity(of: file), identity == system.identity(of: .standardOutput)
      {
        throw .usage(
          "standard output goes to '\(file.shown)' already",
          help: "name another file, or send standard output elsewhere")
      }
    }
    let inputs = named.compactMap(\.self).filter { $0 != .standardInput }
    guard let file = overwritten(outputs, reading: inputs) else { return }
    throw .usage("\(file.shown) \(overwriting)", help: otherFile)
  }

  func willWrite(_ outputs: [FilePath], besides found: [FilePath]) throws(Failure) {
    guard !outputs.isEmpty, let file = overwritten(outputs, reading: found) else { return }
    throw .impossible("\(file.shown) \(overwriting)", help: otherFile)
  }

  private func overwritten(_ outputs: [FilePath], reading inputs: [FilePath]) -> FilePath? {
    files.willRead(inputs)
    return outputs.first(where: files.isInput)
  }

  /// Writes a result to standard output, or atomically to a file that must still have the state
  /// `stamp`.
  @discardableResult
  func write(_ bytes: [UInt8], to file: FilePath?, replacing stamp: FileStamp? = nil) -> Bool {
    guard let path = file else { return write(bytes) }
    if files.isInput(path) {
      emit(.impossible("\(path.shown) \(overwriting)", help: otherFile))
      return false
    }
    if let other = files.insert(path) {
      emit(.refused(path, reason: "this is the same file as \(other.shown), just written"))
      return false
    }
    let isThere = replace(path, stamp, with: bytes)
    files.isWritten(path)
    return isThere
  }

  /// Replaces a file atomically and reports lost metadata; returns false if that failed.
  @discardableResult
  func replace(_ path: FilePath, _ stamp: FileStamp? = nil, with bytes: [UInt8]) -> Bool {
    guard reportingFailure(try rejectOutputOutOfTree(path)) != nil else { return false }
    do throws(SystemError) {
      for loss in try system.writeFile(path, bytes, replacing: stamp) {
        note("\(path.shown): \(loss)")
      }
      return true
    } catch {
      let folder = path.folder
      if system.kind(of: folder) == nil {
        emit(
          .impossible(
            "\(path.shown): the folder '\(folder.shown)' does not exist", help: "create it first"))
      } else {
        emit(.system(path, error))
      }
      return false
    }
  }
}

struct FilePlaces {
  private let system: any System
  private var folders: [FilePath: FilePath] = [:]

  init(_ system: any System) {
    self.system = system
  }

  /// Returns the resolved path. A link as the last part is not followed.
  mutating func place(of file: FilePath) -> FilePath {
    folder(of: file).appending(Array(file.name))
  }

  mutating func folder(of file: FilePath) -> FilePath {
    let folder = file.folder
    if let known = folders[folder] { return known }
    let place = system.realPath(of: folder) ?? folder.absolute(from: system.currentFolder())
    folders[folder] = place
    return place
  }
}
