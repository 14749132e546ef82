package import TabHierarchy
package import TabLayout

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
    /// The same for programs.
    package let facts: [ChangeReport.Fact]
    /// What of the customization is lost, in sentences.
    package let losses: [String]
    /// Nil where nothing is customized.
    package let state: CustomizationState?
    package let layout: LaidOut
  }

  /// The file of the spec.
  package let subject: String
  package private(set) var steps: [Step] = []
  /// What the person sees and has customized at the end.
  package private(set) var layout: LaidOut
  package private(set) var state: CustomizationState?

  /// A report about a session that begins now.
  package init(_ session: EditingSession, subject: String) {
    self.subject = subject
    layout = LaidOut(session.layout, destinations: session.layout.destinations)
    state = session.state
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
    let before = layout.layout
    layout = LaidOut(session.layout, destinations: session.layout.destinations)
    state = session.state
    let changes = ChangeReport(
      Comparison(from: before, to: session.layout), subject: nil, before: "", after: "",
      isLive: true)
    steps.append(
      Step(
        event: event, words: EventWords(before.spec).words(event), refusal: nil,
        lines: changes.sections.flatMap(\.lines), facts: changes.facts,
        losses: losses.map(\.sentence), state: state, layout: layout))
  }

  /// Adds an event that could not happen.
  package mutating func add(_ event: SessionEvent, refused message: String, url: String) {
    steps.append(
      Step(
        event: event, words: EventWords(layout.layout.spec).words(event),
        refusal: (message, url), lines: [], facts: [], losses: [], state: state, layout: layout))
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
