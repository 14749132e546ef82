import FindingReports
import LocatedJSON
import TabHierarchy
import TabLayout
import TabSessions

/// The events of a session, and the file that they are from.
struct SessionFile {
  let path: FilePath
  let document: JSONDocument
  let steps: [SessionStep]
  /// Works out the places of errors.
  let report: ([Diagnostic]) -> [ReportedFinding]

  /// A file that an event names, from the folder of this file, or from the current one where the
  /// events come from standard input; from the root.
  func file(named name: String, _ system: any System) -> FilePath {
    FilePath(name).absolute(from: folder(system))
  }

  /// The folder that the files which events name have to be in.
  func tree(_ system: any System) -> FilePath { .tree(around: folder(system), system) }

  private func folder(_ system: any System) -> FilePath {
    let current = system.currentFolder()
    return path == .standardInput ? current : path.folder.absolute(from: current)
  }

  /// What to point at in an event that is not possible.
  func place(of part: Refusal.Part, in step: SessionStep) -> JSONValue {
    switch part {
    case .event: document.member(SpecKey.event.name, of: step.object) ?? step.object
    case .subject: step.subject
    case .target: step.target.exists ? step.target : step.subject
    case .element(let position): document.elements(of: step.target)[position]
    }
  }

  /// An error about a part of an event.
  func error(
    _ message: String, at value: JSONValue, help: String? = nil, url: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: CustomizationState.findings, severity: .error, message: message,
      range: document.range(of: value), help: help, url: url)
  }
}

extension FilePath {
  /// The path as findings name it.
  var inReports: String { self == .standardInput ? "<standard input>" : text }
}
