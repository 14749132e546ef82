import TabHierarchy
import TabLayout
import Writing

/// The page of the findings that no rule of `lint` makes: those about customization states and
/// sessions.
enum CustomizationPage {
  static func text(_ style: TextStyle) -> String {
    style.styled(CustomizationState.findings, .heading) + "  about states and sessions\n\n"
      + wrapped(
        """
        A customization state or a session says what a person changed in the tab bar and the \
        sidebar. What nobody could have changed is found here; 'tabspec lint' looks at specs and \
        never finds it.
        """, style)
      + section(
        "In a state (resolve --customization)",
        """
        A warning where the spec does not allow a change, a note where no node has the identifier \
        any more, for example after an update of the app. Such an entry is ignored.
        """, style)
      + section(
        "In a session (simulate)",
        """
        An error where an event cannot happen. The session goes on without it, and the exit code is \
        1. The message says why, and which page of Apple says so.
        """, style)
      + section(
        "What to write instead",
        """
        Take the entry or the event out, or allow the change in the spec: 'allowsHiding', a movable \
        or optional 'preferredPlacement', 'allowsReordering'.
        """, style)
      + "\n" + style.styled("Read more", .heading) + "\n  "
      + style.styled(Source.article.url, .link) + "\n"
  }

  private static func section(_ heading: String, _ text: String, _ style: TextStyle) -> String {
    "\n" + style.styled(heading, .heading) + "\n" + wrapped(text, style)
  }

  private static func wrapped(_ paragraph: String, _ style: TextStyle) -> String {
    style.shown(paragraph).wrapped(to: style.readableWidth - 2).map { "  \($0)\n" }.joined()
  }
}
