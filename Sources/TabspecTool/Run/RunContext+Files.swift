let overwriting = "is an input and would be overwritten"
let otherFile = "name another file"

extension RunContext {
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
        messages.note("\(path.shown): \(loss)")
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
