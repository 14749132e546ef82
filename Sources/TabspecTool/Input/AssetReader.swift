import AppCatalogs
import JSON
import TabReports

/// Reads the names in asset catalogs. Links are not followed.
struct AssetReader {
  private struct Group {
    let path: FilePath
    let namespace: [UInt8]
    let name: [UInt8]?
  }

  let context: RunContext
  private(set) var names = AssetNames()
  private(set) var findings: [ReportedFinding] = []

  mutating func read(_ catalog: FilePath) throws(Failure) {
    switch context.system.kind(of: catalog) {
    case .folder: break
    case nil: throw .system(catalog, .failed(reason: "no such file or folder"))
    default:
      throw .refused(
        catalog, reason: "this is not a folder; an asset catalog is a folder NAME.xcassets")
    }
    let name = catalog.absolute(from: context.system.currentFolder()).name
    var isCatalog = AssetNames.isCatalog(folder: Array(name))
    var groups = [Group(path: catalog, namespace: [], name: nil)]
    while let group = groups.popLast() {
      let entries: [FolderEntry]
      do throws(SystemError) { entries = try context.system.contents(of: group.path) } catch {
        throw .system(group.path, error)
      }
      let namespace = try namespace(of: group, entries)
      for entry in entries.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) })
      where entry.kind == .folder {
        let path = group.path.appending(entry.name)
        if let image = AssetNames.image(folder: entry.name) {
          names.insert(namespace + image)
          isCatalog = true
        } else if AssetNames.isCatalog(folder: entry.name) {
          groups.append(Group(path: path, namespace: [], name: nil))
          isCatalog = true
        } else if AssetNames.isGroup(folder: entry.name) {
          groups.append(Group(path: path, namespace: namespace, name: entry.name))
        }
      }
    }
    if !isCatalog {
      throw .refused(
        catalog,
        reason: "no asset catalog is in this folder; an asset catalog is a folder NAME.xcassets")
    }
  }

  private mutating func namespace(
    of group: Group, _ entries: [FolderEntry]
  ) throws(Failure) -> [UInt8] {
    let contents = Array("Contents.json".utf8)
    guard let name = group.name, let entry = entries.first(where: { $0.name == contents }) else {
      return group.namespace
    }
    let path = group.path.appending(contents)
    switch entry.kind {
    case .file: break
    case .link:
      throw .refused(path, reason: "this is a symbolic link, which is not followed here")
    case .folder, .other: throw .refused(path, reason: "this is not a regular file")
    }
    let file = JSONFile(
      try context.bytes(of: path), path: path.inReports, smallest: "the smallest one is {}",
      AssetNames.isNamespace)
    findings += file.report(file.problems)
    return file.value == true ? group.namespace + name + [UInt8(ascii: "/")] : group.namespace
  }
}
