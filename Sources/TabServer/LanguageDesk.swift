package import JSON
package import TabLint
package import TabModel

/// What the server needs from the tool: files, configurations and rules.
package protocol LanguageDesk: AnyObject {
  /// Lints the text of a file.
  ///
  /// - Parameters:
  ///   - path: The absolute path; nil for a text that is not a file.
  ///   - name: The name of a text that is not a file.
  func check(_ bytes: [UInt8], at path: [UInt8]?, named name: String) -> CheckedText

  /// A number that changes with the configuration and the catalogs.
  func revision(at path: [UInt8]?) -> Int

  /// The absolute path of a file that a finding names.
  func place(ofFile name: String) -> [UInt8]

  /// The absolute paths and bytes of the specs in a folder.
  func specs(in folder: [UInt8]) -> [(path: [UInt8], bytes: [UInt8])]

  /// The page of 'matrix --format html', which reloads itself.
  func page(of text: CheckedText, named name: String, refreshedEvery seconds: Int) -> [UInt8]

  /// Writes a page for a browser.
  ///
  /// - Parameter path: The file that was written before; nil for a new one.
  /// - Returns: The absolute path; nil if it cannot be written.
  func writePreview(_ bytes: [UInt8], to path: [UInt8]?) -> [UInt8]?

  func removePreviews()

  /// Discards what only files in other folders than those of these paths need.
  func forget(allBut paths: [[UInt8]?])
}

/// A text and its findings.
package struct CheckedText {
  package let document: JSONDocument?
  /// nil if the text is not a valid spec.
  package let spec: TabSpec?
  package let settings: LintSettings
  /// Sorted by range.
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
