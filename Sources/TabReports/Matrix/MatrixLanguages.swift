/// What a matrix shows besides where all languages are asked for.
package struct MatrixLanguages: Sendable {
  /// For each layout the same one in the language that is worst for it; nil where there is no other
  /// language than the catalogs' own.
  package let worst: [LaidOut?]
  /// The titles in every language.
  package let titles: TitleReport

  package init(worst: [LaidOut?], titles: TitleReport) {
    self.worst = worst
    self.titles = titles
  }
}
