import JSON
import TabCode
import TabModel

enum RecordedSpec {
  /// The spec made of records.
  ///
  /// - Throws: Problems in records, or their conflicts.
  static func text(from paths: [FilePath], _ context: RunContext) throws(Failure) -> String {
    var files: [JSONFile<TabRecord>] = []
    for path in paths { files.append(try context.record(path)) }
    let problems = files.flatMap { $0.report($0.problems) }
    if !problems.isEmpty { throw .findings(problems, .findings) }
    let records = files.compactMap(\.value)
    if let empty = zip(paths, records).first(where: { $1.nodes.isEmpty }) {
      throw .disagreement(
        "the app had no tabs in \(empty.0.inMessages)", help: "record it after its tabs are set")
    }
    do throws(RecordMerge.Conflict) {
      return String(decoding: try RecordMerge(records).text(), as: UTF8.self)
    } catch {
      let places = [error.first, error.second].map { place in
        let location = SourceLocator(files[place.record].bytes).location(of: place.range.lowerBound)
        return "\(paths[place.record].inMessages):\(location.line):\(location.column)"
      }
      throw .disagreement("\(error.message): \(places.joined(separator: ", "))", help: error.help)
    }
  }
}
