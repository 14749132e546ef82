import TabModel
import TabReports

enum CustomizationPage {
  static func text(_ style: TextStyle) -> String {
    style.styled(CustomizationState.findings, .heading) + "  about customization states\n\n"
      + style.page(
        """
        A customization state says what a user changed in the tab bar and the sidebar. Changes that \
        are not possible are reported here; 'tabspec lint' checks specs and never reports them.
        """)
      + style.section(
        "When it is reported (resolve --customization)",
        """
        A warning where the spec does not allow a change, a note where no node has the identifier \
        any more, for example after an update of the app. Such an entry is ignored.
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
