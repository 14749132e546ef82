/// Layouts and titles for `--language`.
package struct MatrixLanguages: Sendable {
  /// For each layout its worst translation; nil without translations.
  package let worst: [LaidOut?]
  package let titles: TitleReport

  package init(worst: [LaidOut?], titles: TitleReport) {
    self.worst = worst
    self.titles = titles
  }
}
