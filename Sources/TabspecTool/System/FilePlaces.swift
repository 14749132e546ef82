/// Resolves paths to absolute ones without links in their folders.
struct FilePlaces {
  private let system: any System
  /// Resolved folders.
  private var folders: [FilePath: FilePath] = [:]

  init(_ system: any System) {
    self.system = system
  }

  /// The resolved path. If the last part is a link, it stays.
  mutating func place(of file: FilePath) -> FilePath {
    folder(of: file).appending(Array(file.name))
  }

  /// The resolved folder of a file.
  mutating func folder(of file: FilePath) -> FilePath {
    let folder = file.folder
    if let known = folders[folder] { return known }
    let place = system.realPath(of: folder) ?? folder.absolute(from: system.currentFolder())
    folders[folder] = place
    return place
  }
}
