import JSON
import TabModel

/// The capacity of bars at the bottom in words, for what holds of all platforms and releases:
/// `five`, or `five or six`.
let bottomBarCapacity = listed(Platform.bottomBarCapacities.map(numberWord), lastAfter: "or")

extension LintScope {
  /// The smallest capacity of the bars at the bottom in the environments of the targets; nil if there
  /// are none.
  var smallestBarCapacity: Int? { environments.compactMap(\.bottomBarCapacity).min() }

  /// What bars show of more items than fit: a note for each capacity, with the environments that have
  /// it if there are several.
  func capacityNotes(of views: [LayoutView]) -> [Diagnostic.Note] {
    let capacities = Set(views.compactMap(\.conditions.barCapacity)).sorted()
    return capacities.map { capacity in
      var text = "a bar at the bottom shows \(numberWord(capacity)) items, "
      text += "or \(numberWord(capacity - 1)) and More"
      if capacities.count > 1 {
        let set = EnvironmentSet(
          views.filter { $0.conditions.barCapacity == capacity }.map(\.position))
        text += " (\(Whereabouts(set, among: environments).text))"
      }
      return Diagnostic.Note(text)
    }
  }
}
