/// The files that a run writes, known by whatever name they go.
struct OutputFiles {
  private let system: any System
  private var places: FilePlaces
  /// Each file as it was named, by its place.
  private var named: [FilePath: FilePath] = [:]
  private var identities: [FileIdentity: FilePath] = [:]

  init(_ system: any System) {
    self.system = system
    places = FilePlaces(system)
  }

  /// Adds a file that is to be written.
  ///
  /// - Returns: how the file was named before, where it is one of those already.
  mutating func insert(_ path: FilePath) -> FilePath? {
    let place = places.place(of: path)
    if let other = named[place] { return other }
    if let identity = system.identity(of: path) {
      if let other = identities[identity] { return other }
      identities[identity] = path
    }
    named[place] = path
    return nil
  }

  /// Remembers which file there is now: it is another one than it was.
  mutating func isWritten(_ path: FilePath) {
    if let identity = system.identity(of: path) { identities[identity] = path }
  }
}
