import TabReports

/// What a page says first: what differs between its devices, and where everything stands.
package struct PageOverview: Sendable {
  /// One thing in which devices differ, with its values.
  package struct Difference: Sendable {
    package var label: String
    package var values: [Value]

    package init(label: String, values: [Value]) {
      self.label = label
      self.values = values
    }
  }

  /// A value, and the devices that have it.
  package struct Value: Sendable {
    package var words: String
    /// Nil where all have it.
    package var place: String?

    package init(words: String, place: String?) {
      self.words = words
      self.place = place
    }
  }

  /// A row of the table of placement.
  package struct Row: Sendable {
    package var name: String
    package var depth: Int
    /// A mark for each device, and whether it needs attention; empty for rows that stand for many.
    package var marks: [(text: String, isOdd: Bool)]

    package init(name: String, depth: Int, marks: [(text: String, isOdd: Bool)]) {
      self.name = name
      self.depth = depth
      self.marks = marks
    }
  }

  package var differences: [Difference]
  /// What needs attention on all devices alike.
  package var constants: [Difference]
  /// The table of placement.
  package var rows: [Row]
  /// What the marks of the table mean.
  package var legend: [(mark: String, text: String)]

  package init(
    differences: [Difference], constants: [Difference], rows: [Row],
    legend: [(mark: String, text: String)]
  ) {
    self.differences = differences
    self.constants = constants
    self.rows = rows
    self.legend = legend
  }
}
