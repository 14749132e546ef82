package struct Decision: Equatable, Sendable {
  /// The steps of resolution, with their sections in `docs/resolution.md`.
  package enum Step: Int, Sendable, CaseIterable {
    case presence = 2
    case mode, regions, roots, sidebar, appearance, selection, destination
  }

  package let step: Step
  /// The node; nil for the layout as a whole.
  package let subject: Int?
  package let statement: Statement
  package let value: Value
}

/// The decisions of one resolution: a note for each undocumented statement, and all decisions about the explained
/// node.
final class DecisionLog {
  let explainedNode: Int?
  private(set) var notes: [LayoutNote] = []
  private(set) var decisions: [Decision] = []
  private var noted: Set<LayoutNote> = []
  private let framework: Framework

  init(explainedNode: Int? = nil, in framework: Framework) {
    self.explainedNode = explainedNode
    self.framework = framework
  }

  /// Adds a note, unless Apple documents the statement and nothing contradicts it.
  func note(_ statement: Statement, _ subject: Int? = nil) {
    let statement = framework.statement(statement)
    guard statement.label != .documented || statement.isContested else { return }
    let note = LayoutNote(subject: statement.isAboutNode ? subject : nil, statement: statement)
    if noted.insert(note).inserted { notes.append(note) }
  }

  /// Records a decision about a node or the layout, with its note.
  func decide(
    _ step: Decision.Step, _ subject: Int?, _ statement: Statement,
    _ value: @autoclosure () -> Decision.Value
  ) {
    note(statement, subject)
    record(step, subject, statement, value())
  }

  /// Records a decision for `--why` only, without a note.
  func record(
    _ step: Decision.Step, _ subject: Int?, _ statement: Statement,
    _ value: @autoclosure () -> Decision.Value
  ) {
    guard let explainedNode, subject == nil || subject == explainedNode else { return }
    decisions.append(
      Decision(
        step: step, subject: subject, statement: framework.statement(statement), value: value()))
  }
}
