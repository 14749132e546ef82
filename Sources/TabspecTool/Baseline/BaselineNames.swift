/// How a baseline names files: from its own folder, whatever a run calls them and wherever it is
/// started.
struct BaselineNames {
  private var places: FilePlaces
  /// The folder of the baseline.
  private let folder: FilePath
  /// The file that was asked about last: findings come file by file.
  private var last: (path: String, name: String)?

  init(_ baseline: FilePath, _ system: any System) {
    places = FilePlaces(system)
    folder = places.folder(of: baseline)
  }

  /// The name of a file that a report calls by a path.
  mutating func name(of path: String) -> String {
    if let last, last.path == path { return last.name }
    var name = path
    // Standard input without a name is the same from everywhere.
    if path != FilePath.standardInput.inReports {
      name = places.place(of: FilePath(path)).relative(to: folder).text
    }
    last = (path, name)
    return name
  }

  /// A name that a baseline holds, without `.` and what `..` takes back.
  func normalized(_ name: String) -> String {
    if name == FilePath.standardInput.inReports { return name }
    return FilePath(name).absolute(from: folder).relative(to: folder).text
  }
}
