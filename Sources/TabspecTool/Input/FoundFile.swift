/// What is at a path that no command line names: a file that tabspec finds by itself, or one that
/// a file names.
///
/// Repositories are written by many. A link in one could lead to any file of the machine that looks
/// at it, and messages show lines. So only regular files inside of the tree are opened, and none that
/// a link leads to.
enum FoundFile: Equatable {
  case absent
  case regular
  /// It is not opened, for this reason.
  case refused(reason: String)

  /// - Parameters:
  ///   - path: where to look, from the root.
  ///   - tree: the folder that the file has to be in; that of its own tree where there is none.
  ///   - isFolder: whether a folder is looked for instead of a file.
  init(
    at path: FilePath, in tree: FilePath? = nil, isFolder: Bool = false, _ system: any System
  ) {
    if let tree, !tree.contains(path) {
      self = .refused(reason: "this is outside of \(tree.shown), which is all that is looked at")
      return
    }
    switch system.ownKind(of: path) {
    case nil:
      self = .absent
      return
    case .file where !isFolder, .folder where isFolder: self = .regular
    case .file: self = .refused(reason: "this is a file, not a folder")
    case .folder: self = .refused(reason: "this is a folder, not a file")
    case .link: self = .refused(reason: "this is a symbolic link, which is not followed here")
    case .other: self = .refused(reason: "this is not a regular file")
    }
    let tree = tree ?? .tree(around: path.folder, system)
    var folder = path.folder
    while folder != tree, folder != FilePath("/") {
      if system.ownKind(of: folder) == .link {
        let link = folder.shortened(from: system.currentFolder()).shown
        self = .refused(reason: "'\(link)' is a symbolic link, which is not followed here")
        return
      }
      folder = folder.folder
    }
  }
}

extension FilePath {
  /// The folder that a configuration in a folder may speak of: the nearest around it with `.git`, or
  /// else the folder itself.
  static func tree(of folder: FilePath, _ system: any System) -> FilePath {
    repository(around: folder, system) ?? folder
  }

  private static func repository(around folder: FilePath, _ system: any System) -> FilePath? {
    var place = folder
    while true {
      if system.kind(of: place.appending(Array(".git".utf8))) != nil { return place }
      if place == FilePath("/") { return nil }
      place = place.folder
    }
  }

  /// The folder that holds everything which belongs to a folder: the nearest with `.git`; where
  /// there is none, the current folder around it, or else the folder itself.
  static func tree(around folder: FilePath, _ system: any System) -> FilePath {
    if let repository = repository(around: folder, system) { return repository }
    let current = system.currentFolder()
    return current.contains(folder) ? current : folder
  }
}
