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
    let place = place(of: path)
    if let other = named[place] { return other }
    if let identity = system.identity(of: path) {
      if let other = identities[identity] { return other }
      identities[identity] = path
    }
    named[place] = path
    return nil
  }

  /// The place of a file. A link whose file is not there yet has the place of that file: nothing else
  /// tells before anything is written that two names are one.
  private mutating func place(of path: FilePath) -> FilePath {
    var place = places.place(of: path)
    // No system follows more links than these.
    for _ in 0..<40 {
      guard let target = system.target(ofLink: place) else { break }
      place = places.place(of: target.absolute(from: place.folder))
    }
    return place
  }

  /// Remembers which file there is now: it is another one than it was.
  mutating func isWritten(_ path: FilePath) {
    if let identity = system.identity(of: path) { identities[identity] = path }
  }
}
