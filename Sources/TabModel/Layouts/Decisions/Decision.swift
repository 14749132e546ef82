/// One thing that a step of the resolver decided, and the sentence that it went by.
package struct Decision: Equatable, Sendable {
  /// The steps that decide something about a node, by their sections in `docs/resolution.md`.
  package enum Step: Int, Sendable, CaseIterable {
    case presence = 2
    case mode, regions, roots, sidebar, appearance, selection, destination
  }

  package let step: Step
  /// The node that it is about; nil where it is about the layout as a whole.
  package let subject: Int?
  /// The sentence that it rests on, with its label and its page.
  package let statement: Statement
  /// What was decided.
  package let value: Value
}

/// Collects what the steps of one resolution decide.
///
/// Of everything that Apple does not document it keeps a note, each once; of the node that is asked
/// about, every decision, in the order in which they are made. Notes and explanations are views of
/// it.
final class DecisionLog {
  /// The node that is asked about; nil for none.
  let asked: Int?
  private(set) var notes: [LayoutNote] = []
  private(set) var decisions: [Decision] = []
  private var noted: Set<LayoutNote> = []

  init(asked: Int? = nil) { self.asked = asked }

  /// Keeps the note of a statement that shaped the layout, where Apple does not document it.
  ///
  /// - Parameter subject: the node that it shaped; kept where the statement is about single nodes.
  func note(_ statement: Statement, _ subject: Int? = nil) {
    guard statement.label != .documented else { return }
    let note = LayoutNote(subject: statement.isAboutNode ? subject : nil, statement: statement)
    if noted.insert(note).inserted { notes.append(note) }
  }

  /// Records a decision about a node, or about the layout if there is no subject, with its note.
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
    guard let asked, subject == nil || subject == asked else { return }
    decisions.append(
      Decision(step: step, subject: subject, statement: statement, value: value()))
  }
}
