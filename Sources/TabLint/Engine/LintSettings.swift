package import AppCatalogs
package import JSON
package import SymbolNames
import TabModel

package struct LintSettings {
  /// Configured severities; nil turns a rule off.
  package var severities: [String: Diagnostic.Severity?] = [:]
  package var options: [Rule.Option: Int] = [:]
  package var onlyErrors = false
  /// The maximum number of findings per rule; 0 for no limit.
  package var maxFindings = defaultFindingLimit
  package var symbols = SymbolTable()
  package var strings: StringCatalogs?
  /// False if the run has not read, or does not report, all languages of the app.
  package var hasAllLanguages = true
  package var assets: AssetNames?

  package init() {}

  package subscript(option: Rule.Option) -> Int { options[option] ?? option.value }

  /// Returns the severity of a rule; nil if it is off.
  package func severity(of rule: Rule) -> Diagnostic.Severity? {
    let severity = severities[rule.id] ?? rule.usualSeverity
    return onlyErrors && severity != .error ? nil : severity
  }

  /// Returns whether a rule that ran would have reported all its findings.
  package func hasAllInput(of rule: Rule) -> Bool { hasAllLanguages || !rule.readsTranslations }

  /// Returns whether a rule runs for this number of specs; some compare specs.
  package func runs(_ rule: Rule, specs: Int) -> Bool {
    guard severity(of: rule) != nil else { return false }
    return switch rule.check {
    case .reading, .records: false
    case .suppressions, .spec: true
    case .strings: strings != nil
    case .assets: assets != nil
    case .run: specs > 1
    }
  }
}
