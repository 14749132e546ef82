/// Where files are, whatever way a path takes there: the folder from the root and without links, and
/// the name.
struct FilePlaces {
  private let system: any System
  private let currentFolder: FilePath
  /// Folders by how they were named: files come folder by folder.
  private var folders: [FilePath: FilePath] = [:]

  init(_ system: any System) {
    self.system = system
    currentFolder = system.currentFolder()
  }

  /// The place of a file. Where the last part of the path is a link, it is the link's.
  mutating func place(of file: FilePath) -> FilePath {
    folder(of: file).appending(Array(file.name))
  }

  /// The place of the folder that a file is in.
  mutating func folder(of file: FilePath) -> FilePath {
    let folder = file.folder
    if let known = folders[folder] { return known }
    let place = system.realPath(of: folder) ?? folder.absolute(from: currentFolder)
    folders[folder] = place
    return place
  }
}
