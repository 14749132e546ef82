import LocatedJSON
import TabLayout

extension Rule {
  static let unknownKey = Rule(
    id: "unknown-key",
    section: .reading,
    severity: .error,
    summary: "Every key is one that its object takes.",
    rationale: """
      A misspelled key would change nothing, and nobody would notice: 'allowHiding' leaves a tab \
      that people cannot hide. Keys have the names of UIKit's properties, upper and lower case too.
      """,
    remedy: """
      Write the key that the finding suggests. A key of groups, such as 'sidebarActions', needs a \
      node with 'children' or with "type": "group". --fix --unsafe writes the key that is suggested \
      where there is only one.
      """,
    exception: """
      Never: this rule cannot be suppressed or configured. The format has no place for remarks; a \
      reason for a suppression goes into its 'reason'.
      """,
    apple: """
      The keys are the properties of UITabBarController, UITab, UISearchTab and UITabGroup; what \
      a class does not have, its node does not take.
      """,
    sources: [.tab, .group, .searchTab, .controller],
    certainty: """
      Certain for version 1 of the format. A property that UIKit gets later is unknown until \
      tabspec learns it.
      """,
    accepts: [
      """
      {"$schema": "tabspec.schema.json",
       "tabs": [{"identifier": "home", "title": "Home", "allowsHiding": true}]}
      """,
      """
      {"tabs": [{"identifier": "shelf", "title": "Shelf", "children": [], "allowsReordering": true}]}
      """,
    ],
    rejects: [
      """
      {"tabs": [{"identifier": "home", "title": "Home", ↓"allowHiding": true}]}
      """,
      """
      {"tabs": [{"identifier": "shelf", "title": "Shelf", ↓"allowsReordering": true}]}
      """,
      """
      {"tabs": [{"identifier": "home", ↓"Title": "Home", "title": "Home"}],
       ↓"tabBarHidden": true}
      """,
    ],
    check: .reading)
}
