package import JSON
package import TabLint
package import TabModel

/// What the server asks the tool for: everything about files, configurations and rules.
package protocol LanguageDesk: AnyObject {
  /// What 'tabspec lint' says of a text in place of a file.
  ///
  /// - Parameters:
  ///   - path: the file, from the root; nil for a text that is no file.
  ///   - name: what the text is called where it is no file.
  func check(_ bytes: [UInt8], at path: [UInt8]?, named name: String) -> CheckedText

  /// A number that changes whenever 'check' may say something else about the same text, because the
  /// configuration or the catalogs are others.
  func revision(at path: [UInt8]?) -> Int

  /// The place from the root of a file that a finding names.
  func place(ofFile name: String) -> [UInt8]

  /// The specs in a folder and below it that 'tabspec lint' would look at, from the root, and their
  /// bytes.
  func specs(in folder: [UInt8]) -> [(path: [UInt8], bytes: [UInt8])]

  /// The page of 'matrix --format html' for a text, which reloads itself every so many seconds.
  func page(of text: CheckedText, named name: String, refreshedEvery seconds: Int) -> [UInt8]

  /// Writes a file of the server's own that a browser can open.
  ///
  /// - Parameter path: the file that was written before; nil for a new one.
  /// - Returns: its path from the root; nil where it cannot be written.
  func writePreview(_ bytes: [UInt8], to path: [UInt8]?) -> [UInt8]?

  /// Removes all files that 'writePreview' wrote.
  func removePreviews()

  /// Forgets everything that only files in other folders than those of these need.
  ///
  /// - Parameter paths: files, from the root; nil for a text that is not a file.
  func forget(allBut paths: [[UInt8]?])
}

/// A text with what is said about it.
package struct CheckedText {
  package let document: JSONDocument?
  /// Nil where reading found something wrong.
  package let spec: TabSpec?
  /// How it was checked, with what the app's catalogs have.
  package let settings: LintSettings
  /// In the order of the text.
  package let diagnostics: [Diagnostic]

  package init(
    document: JSONDocument? = nil, spec: TabSpec? = nil, settings: LintSettings = LintSettings(),
    diagnostics: [Diagnostic]
  ) {
    self.document = document
    self.spec = spec
    self.settings = settings
    self.diagnostics = diagnostics
  }
}
