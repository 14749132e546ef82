/// The file at a path that the command line doesn't name.
///
/// Messages quote lines of files, and a link in a repository can lead anywhere: only regular files
/// inside the tree are opened.
enum FoundFile: Equatable {
  case absent
  case regular
  case refused(reason: String)

  /// - Parameter tree: the folder to stay in; nil for the file's own tree.
  init(at path: FilePath, in tree: FilePath? = nil, isFolder: Bool = false, _ system: any System) {
    if let tree, !tree.contains(path) {
      self = .refused(reason: "this is outside of \(tree.shown), the only folder that is searched")
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
    for folder in path.folder.ancestors.prefix(while: { $0 != tree })
    where system.ownKind(of: folder) == .link {
      let link = folder.shortened(from: system.currentFolder()).shown
      self = .refused(reason: "'\(link)' is a symbolic link, which is not followed here")
      return
    }
  }
}

extension FilePath {
  static func repository(around folder: FilePath, _ system: any System) -> FilePath? {
    folder.ancestors.first { system.kind(of: $0.appending(".git")) != nil }
  }

  /// Returns the tree of a folder: the nearest with `.git`, or the current folder if it is a
  /// parent, or the folder itself. The root, where the Finder starts programs, isn't a tree.
  static func tree(around folder: FilePath, _ system: any System) -> FilePath {
    if let repository = repository(around: folder, system) { return repository }
    let current = system.currentFolder()
    return current != FilePath("/") && current.contains(folder) ? current : folder
  }
}
