import LocatedJSON
import TabHierarchy
import Testing

@Suite("Editing sessions are read with places")
struct SessionReadingTests {
  private func read(_ text: String) throws -> (steps: [SessionStep], problems: [Diagnostic]) {
    let (steps, problems) = SessionReader.read(try JSONReader.read(Array(text.utf8)))
    return (steps, problems.sorted(by: Diagnostic.isOrderedBefore))
  }

  @Test("every kind of event, and written again it is the same")
  func kinds() throws {
    let events: [SessionEvent] = [
      .hide("a"), .show("a"), .add("a", to: nil), .add("a", to: 2), .remove("a"),
      .moveInBar("a", to: 1), .reorder(group: "g", to: ["b", "a"]), .toggleSidebar,
      .collapse("g"), .expand("g"), .resetCustomization, .updateApp(spec: "New.tabspec.json"),
    ]
    #expect(Set(events.map(\.kind)) == Set(SessionEvent.Kind.allCases))
    var writer = JSONWriter(.indented)
    writer.array { writer in
      for event in events { writer.event(event) }
    }
    let (steps, problems) = try read(String(decoding: writer.bytes, as: UTF8.self))
    #expect(problems.isEmpty)
    #expect(steps.map(\.event) == events)
  }

  @Test(
    "what is wrong is told where it stands",
    arguments: [
      (#"↓{"event": "hide"}"#, "wrong-type", "a session is a list of events"),
      ("↓null", "wrong-type", "a session is a list of events"),
      (#"[↓"hide"]"#, "wrong-type", "an event is an object"),
      (#"[↓{"identifier": "a"}]"#, "missing-key", "an event needs the key 'event'"),
      (#"[{"event": ↓"hid"}]"#, "invalid-value", "'event' does not take 'hid'"),
      (#"[{"event": ↓1}]"#, "wrong-type", "'event' takes a string"),
      (#"[↓{"event": "hide"}]"#, "missing-key", "the event 'hide' needs the key 'identifier'"),
      (#"[{"event": "hide", "identifier": ↓""}]"#, "invalid-value", "'identifier' is empty"),
      (#"[{"event": "hide", "identifier": ↓null}]"#, "wrong-type", "'identifier' takes a string"),
      (
        #"[{"event": "hide", "identifier": "a", ↓"identifer": 1}]"#, "unknown-key",
        "the event 'hide' has no key 'identifer'"
      ),
      (
        #"[{"event": "toggleSidebar", ↓"to": 1}]"#, "unknown-key",
        "the event 'toggleSidebar' has no key 'to'"
      ),
      (
        #"[{"event": "hide", "identifier": "a", ↓"identifier": "b"}]"#, "duplicate-key",
        "the key 'identifier' is there twice"
      ),
      (
        #"[{"event": "moveInBar", "identifier": "a", "to": ↓0}]"#, "invalid-value",
        "'to' takes a whole number from 1, but this is 0"
      ),
      (
        #"[{"event": "moveInBar", "identifier": "a", "to": ↓1.5}]"#, "invalid-value",
        "'to' takes a whole number from 1, but this is 1.5"
      ),
      (
        #"[{"event": "add", "identifier": "a", "to": ↓"1"}]"#, "wrong-type",
        "'to' takes a whole number from 1, but this is a string"
      ),
      (
        #"[{"event": "reorder", "group": "g", "to": ↓"a"}]"#, "wrong-type", "'to' takes an array"
      ),
      (
        #"[{"event": "reorder", "group": "g", "to": ↓[]}]"#, "invalid-value",
        "'to' is an empty array"
      ),
      (
        #"[{"event": "reorder", "group": "g", "to": ["a", ↓7]}]"#, "wrong-type",
        "an element of 'to' is a string"
      ),
    ])
  func problems(_ marked: String, _ rule: String, _ message: String) throws {
    let (text, offsets) = removingMarks(marked)
    let (steps, found) = try read(text)
    #expect(found.map(\.rule) == [rule], "\(marked)")
    #expect(found.map(\.range.lowerBound) == offsets, "\(marked)")
    #expect(found.first?.message.hasPrefix(message) == true, "\(found.first?.message ?? "")")
    #expect(steps.isEmpty)
  }

  @Test("all of it is told at once, with what was meant")
  func several() throws {
    let (_, found) = try read(
      #"[{"event": "remve", "identifier": 1}, {"event": "show", "identifer": "a"}]"#)
    #expect(found.map(\.rule) == ["invalid-value", "missing-key", "unknown-key"])
    #expect(found.first?.help?.hasPrefix("did you mean 'remove'?") == true)
    #expect(found.last?.help == "did you mean 'identifier'?")
  }
}
