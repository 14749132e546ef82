package import LayoutReports
import TabChanges
package import TabHierarchy
package import TabLayout
package import TabSessions

/// What an editing session came to, for the formats to lay out.
package final class SessionReport {
  /// An event and what it changed.
  package struct Step {
    package let event: SessionEvent
    /// What happened, in words without a subject.
    package let words: String
    /// Why it could not happen, and the page that says so; nil where it did.
    package let refusal: (message: String, url: String)?
    /// What the person notices; `changeWords` says what it means.
    let changes: ChunkedList<Comparison.Entry>
    let changeWords: ChangeWords
    /// The parts of the customization that are lost, in sentences.
    package let losses: [String]
    /// What the person sees and has customized after it; nil where only the end is asked for.
    package let result: Result?

    /// Tells what the person notices, in sentences.
    func forEachLine(_ tell: (ChangeReport.Line) -> Void) {
      let numbers = PhraseNumbers(changes, changeWords)
      ChangeLines(changes, changeWords, numbers).tell(
        changes.indices.lazy.map { Int32(truncatingIfNeeded: $0) }, to: tell)
    }
  }

  /// What a person sees and has customized.
  package struct Result: Sendable {
    package let layout: LaidOut
    /// Nil where nothing is customized.
    package let state: CustomizationState?
  }

  /// What came of an event.
  package enum Outcome {
    /// It happened, and an update took this away.
    case happened(losses: [EditingSession.Loss])
    /// It could not happen: why, and the page that says so.
    case refused(message: String, url: String)
  }

  /// The file of the spec.
  package let subject: String
  /// How many events there are.
  package var count: Int { events.count }
  /// Where it takes place.
  package var environment: Environment { start.layout.environment }

  /// What the person sees and has customized at the end; nil until the events are played.
  package private(set) var end: Result?

  private let start: EditingSession
  private let events: [SessionEvent]
  private let tellsEveryResult: Bool
  private let apply: (_ session: inout EditingSession, _ event: Int) -> Outcome

  /// A report about events that are played when a format tells them.
  ///
  /// - Parameters:
  ///   - session: as it begins.
  ///   - tellsEveryResult: whether every step tells the whole layout and state, too, which of
  ///     a large spec is a lot.
  ///   - apply: makes an event happen, which is named by its position.
  package init(
    _ session: EditingSession, _ events: [SessionEvent], subject: String,
    tellsEveryResult: Bool = false,
    apply: @escaping (_ session: inout EditingSession, _ event: Int) -> Outcome
  ) {
    start = session
    self.events = events
    self.subject = subject
    self.tellsEveryResult = tellsEveryResult
    self.apply = apply
  }

  /// Plays the events from the beginning. Each step is told as soon as it has happened and is not
  /// kept: together they can be much longer than the spec and its events.
  ///
  /// - Returns: what the person sees and has customized at the end.
  @discardableResult
  package func play(_ tell: (Step) -> Void) -> Result {
    var session = start
    var end = Result(session)
    var words = EventWords(session.layout.spec)
    var changeWords = ChangeWords(live: session.layout.spec)
    for (position, event) in events.enumerated() {
      let before = end.layout
      var changes = ChunkedList<Comparison.Entry>()
      var refusal: (message: String, url: String)?
      var losses: [EditingSession.Loss] = []
      var isUpdate = false
      switch apply(&session, position) {
      case .refused(let message, let url): refusal = (message, url)
      case .happened(let lost):
        losses = lost
        end = Result(session)
        if case .updateApp = event {
          isUpdate = true
          changeWords = ChangeWords(live: before.layout.spec, updatedTo: session.layout.spec)
        }
        changes = Comparison.changes(
          from: (before.layout, before.destinations),
          to: (end.layout.layout, end.layout.destinations), isUpdated: isUpdate)
      }
      tell(
        Step(
          event: event, words: words.words(event), refusal: refusal,
          changes: changes, changeWords: changeWords, losses: losses.map(\.sentence),
          result: tellsEveryResult ? end : nil))
      guard isUpdate else { continue }
      words = EventWords(session.layout.spec)
      changeWords = ChangeWords(live: session.layout.spec)
    }
    self.end = end
    return end
  }
}

extension SessionReport.Result {
  fileprivate init(_ session: EditingSession) {
    layout = LaidOut(session.layout, destinations: session.layout.destinations)
    state = session.state
  }
}

extension EditingSession.Loss {
  fileprivate var sentence: String {
    switch self {
    case .everything:
      "everything that was customized is lost: it is kept under another customizationIdentifier"
    case .entries(let name, .unknown):
      "what was customized about '\(name)' is lost: no node has this identifier any more"
    case .entries(let name, .impossible(let reason)):
      "what was customized about '\(name)' is lost: it \(reason)"
    }
  }
}
