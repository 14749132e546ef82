import TabModel
import TabReports

enum CustomizationPage {
  static func text(_ style: TextStyle) -> String {
    style.styled(CustomizationState.findings, .heading) + "  about customization states\n\n"
      + style.page(
        """
        A customization state describes a user's changes to the tab bar and the sidebar. This rule reports \
        impossible changes; 'tabspec lint' checks only specs.
        """)
      + style.section(
        "When it is reported (resolve --customization)",
        """
        A warning if the spec does not allow a change, a note if no node has the identifier \
        any more, such as after an update of the app. The entry is ignored.
        """)
      + style.section(
        "What to write instead",
        """
        Remove the entry, or allow the change in the spec: 'allowsHiding', a movable \
        or optional 'preferredPlacement', 'allowsReordering'.
        """)
      + "\n" + style.styled("Read more", .heading) + "\n  "
      + style.styled(Source.article.url, .link) + "\n"
  }
}
