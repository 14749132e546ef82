import TabReports

package struct PageOverview: Sendable {
  package struct Difference: Sendable {
    package var label: String
    package var values: [Value]

    package init(label: String, values: [Value]) {
      self.label = label
      self.values = values
    }
  }

  package struct Value: Sendable {
    package var words: String
    /// Nil where all have it.
    package var place: String?

    package init(words: String, place: String?) {
      self.words = words
      self.place = place
    }
  }

  package struct Row: Sendable {
    package var name: String
    package var depth: Int
    /// One for each device; empty if the row stands for several.
    package var marks: [(text: String, isOdd: Bool)]

    package init(name: String, depth: Int, marks: [(text: String, isOdd: Bool)]) {
      self.name = name
      self.depth = depth
      self.marks = marks
    }
  }

  package var differences: [Difference]
  package var constants: [Difference]
  package var rows: [Row]
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
