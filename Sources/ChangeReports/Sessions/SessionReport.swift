package import LayoutReports
import TabChanges
package import TabHierarchy
import TabLayout
package import TabSessions

/// What an editing session came to, for the formats to lay out.
package struct SessionReport: Sendable {
  /// An event and what it changed.
  package struct Step: Sendable {
    package let event: SessionEvent
    /// What happened, in words without a subject.
    package let words: String
    /// Why it could not happen, and the page that says so; nil where it did.
    package let refusal: (message: String, url: String)?
    /// What the person notices.
    package let lines: [ChangeReport.Line]
    /// The same for programs; `changeWords` says what they mean.
    let changes: [SharedChange]
    let changeWords: ChangeWords
    /// What of the customization is lost, in sentences.
    package let losses: [String]
    /// What the person sees and has customized after it; nil where only the end is asked for.
    package let result: Result?
  }

  /// What a person sees and has customized.
  package struct Result: Sendable {
    package let layout: LaidOut
    /// Nil where nothing is customized.
    package let state: CustomizationState?
  }

  /// The file of the spec.
  package let subject: String
  package private(set) var steps: [Step] = []
  /// What the person sees and has customized at the end.
  package private(set) var end: Result
  private let tellsEveryResult: Bool
  private var words: EventWords
  private var changeWords: ChangeWords

  /// A report about a session that begins now.
  ///
  /// - Parameter tellsEveryResult: whether every step tells the whole layout and state, too, which of
  ///   a large spec is a lot.
  package init(_ session: EditingSession, subject: String, tellsEveryResult: Bool = false) {
    self.subject = subject
    self.tellsEveryResult = tellsEveryResult
    end = Result(session)
    words = EventWords(session.layout.spec)
    changeWords = ChangeWords(live: session.layout.spec)
  }

  /// How many events happened.
  package var count: Int { steps.count { $0.refusal == nil } }

  /// Adds an event that happened.
  ///
  /// - Parameters:
  ///   - session: as it is after the event.
  ///   - losses: what an update took away.
  package mutating func add(
    _ event: SessionEvent, _ session: EditingSession, losses: [EditingSession.Loss] = []
  ) {
    let before = end.layout
    end = Result(session)
    var isUpdate = false
    if case .updateApp = event {
      isUpdate = true
      changeWords = ChangeWords(live: before.layout.spec, updatedTo: session.layout.spec)
    }
    let changes = Comparison.changes(
      from: (before.layout, before.destinations), to: (end.layout.layout, end.layout.destinations),
      isUpdated: isUpdate)
    steps.append(
      Step(
        event: event, words: words.words(event), refusal: nil,
        lines: changeWords.lines(of: changes), changes: SharedChange.together(changes, changeWords),
        changeWords: changeWords, losses: losses.map(\.sentence),
        result: tellsEveryResult ? end : nil))
    guard isUpdate else { return }
    words = EventWords(session.layout.spec)
    changeWords = ChangeWords(live: session.layout.spec)
  }

  /// Adds an event that could not happen.
  package mutating func add(_ event: SessionEvent, refused message: String, url: String) {
    steps.append(
      Step(
        event: event, words: words.words(event), refusal: (message, url), lines: [], changes: [],
        changeWords: changeWords, losses: [], result: tellsEveryResult ? end : nil))
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
