import JSON
import TabModel

extension RunContext {
  func bytes(of path: FilePath, limit: Int = FileLimit.document) throws(Failure) -> [UInt8] {
    if path == .standardInput, let standardInput { return standardInput }
    if path != .standardInput { files.willRead([path]) }
    try rejectLinkOutOfTree(path)
    do throws(SystemError) {
      let bytes = try system.readFile(path, limit: limit)
      if path == .standardInput { standardInput = bytes }
      return bytes
    } catch {
      throw .system(path, error)
    }
  }

  /// Reads a file as a value, or throws its findings with an exit code.
  func readJSON<Value>(
    _ path: FilePath, smallest: String? = nil, otherwise code: ExitCode,
    _ read: (JSONDocument) -> (Value, [Diagnostic])
  ) throws(Failure) -> (value: Value, file: JSONFile<Value>) {
    let file = JSONFile(try bytes(of: path), path: path.inReports, smallest: smallest, read)
    guard let value = file.value else { throw .findings(file.report(file.problems), code) }
    return (value, file)
  }

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

  /// Reads files and passes each to a function. Returns the results in order, and reports
  /// unreadable files.
  func readSpecs<Result>(
    _ jobs: [LintJob], _ transform: (LintJob, JSONFile<TabSpec>) -> Result
  ) -> [Result] {
    jobs.compactMap { job in
      do throws(SystemError) {
        let bytes = try system.readFile(job.path, limit: FileLimit.document)
        return transform(job, job.file(bytes))
      } catch {
        emit(.system(job.path, error))
        return nil
      }
    }
  }
}
