import JSON
import TabModel

extension Rule {
  package static let conformance = Rule(
    id: "conformance",
    severity: .error,
    summary: "The running app has the tabs of the spec.",
    rationale: """
      A spec that is never compared with the app becomes outdated, and so does everything that is \
      derived from it. 'tabspec conform' compares the two and reports differences; 'lint' and \
      'validate' do not need the app and never report this.
      """,
    remedy: """
      Decide which of the two is right. Change the app, generate its tabs with 'tabspec generate', \
      or let 'tabspec conform --fix --unsafe' write what the app does into the spec.
      """,
    exception: "A build of the app differs on purpose, such as one with a debug menu.",
    apple: """
      UIKit keeps what an app sets: identifiers, titles, placements and the properties of groups \
      can be read back. View controllers cannot be read without running their providers, and \
      images do not have names.
      """,
    sources: [.controller],
    certainty: """
      Certain for the contents of a record. Names of images are read from debug descriptions, \
      which may change; an image without a name is not compared. 'isHidden' includes the user's \
      customization. Badges and the keys in 'live' are not compared.
      """,
    accepts: [
      Example(
        """
        {"tabs": [{"identifier": "home", "title": "Home", "image": "house"}]}
        ---
        {"recordVersion": 1,
         "environment": {"platform": "iOS", "osVersion": "26.4", "horizontalSizeClass": "compact"},
         "tabs": [{"type": "tab", "identifier": "home", "title": "Home",
                   "image": {"symbol": "house"}, "badgeValue": null}]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [{"identifier": "home", "title": "Home", "subtitle": ↓"[-News-]{+Start+}"}]}[-
        ---
        {"recordVersion": 1,
         "environment": {"platform": "iOS", "osVersion": "26.4", "horizontalSizeClass": "compact"},
         "tabs": [{"type": "tab", "identifier": "home", "title": "Home", "subtitle": "Start"}]}-]
        """)
    ],
    check: .records)
}
