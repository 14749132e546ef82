/// How help looks: how wide it is and what its headings and names are put in.
package struct HelpStyle: Sendable {
  /// The most columns that are used, however wide the terminal is: longer lines read badly.
  package static let widest = 100

  /// The columns to wrap at.
  package let width: Int
  /// Makes headings and the names of commands and options stand out.
  package let bold: @Sendable (String) -> String

  /// A style from the columns of the terminal and a function that wraps text in, say, escape codes.
  package init(columns: Int = 80, bold: @escaping @Sendable (String) -> String = { $0 }) {
    width = min(max(columns, 20), HelpStyle.widest)
    self.bold = bold
  }
}
