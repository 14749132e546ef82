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
    var place = system.place(of: path)
    // Operating systems follow no more links.
    for _ in 0..<40 {
      guard let target = system.target(ofLink: place) else { break }
      place = system.place(of: target.absolute(from: place.folder))
    }
    return .place(place)
  }
}

extension System {
  /// Returns the resolved path. A link as the last part is not followed.
  func place(of file: FilePath) -> FilePath { folder(of: file).appending(Array(file.name)) }

  /// Returns the resolved folder of a file.
  func folder(of file: FilePath) -> FilePath {
    realPath(of: file.folder) ?? file.folder.absolute(from: currentFolder())
  }
}
