package import JSON
package import TabLint
package import TabModel

package protocol LanguageHost: AnyObject {
  /// Lints a text. The path is absolute; nil if the text is not a file.
  func check(_ bytes: [UInt8], at path: [UInt8]?, named name: String) -> CheckedText

  /// Returns whether a file is a spec: by its name, or because the configuration includes it.
  /// True for texts that are not files.
  func isSpec(_ path: [UInt8]?) -> Bool

  /// Applies all safe fixes to a text, as `lint --fix` does, and counts them.
  func fix(_ bytes: [UInt8], at path: [UInt8]?, named name: String) -> (bytes: [UInt8], count: Int)

  /// Returns a number that changes with the configuration and the catalogs.
  func revision(at path: [UInt8]?) -> Int

  func place(ofFile name: String) -> [UInt8]

  /// Returns the absolute paths and contents of the specs in a folder.
  func specs(in folder: [UInt8]) -> [(path: [UInt8], bytes: [UInt8])]

  /// Writes a page for a browser, to the same path as before if there is one; returns nil on
  /// failure, or if the text is not a spec.
  func writePreview(of text: CheckedText, named name: String, to path: [UInt8]?) -> [UInt8]?

  /// Discards caches of folders that contain none of these paths.
  func forget(allBut paths: [[UInt8]?])
}

package struct CheckedText {
  package let document: JSONDocument?
  package let spec: TabSpec?
  package let settings: LintSettings
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
