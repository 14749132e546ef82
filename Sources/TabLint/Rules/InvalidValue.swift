import JSON
import TabModel

extension Rule {
  static let invalidValue = Rule(
    id: "invalid-value",
    severity: .error,
    summary: "Every value is allowed for its key.",
    rationale: """
      A placement, a platform or a release that does not exist has no layout. Using the default \
      instead would hide the mistake.
      """,
    remedy: """
      Write one of the values that the finding lists. Releases are \
      \(Version.releases(lastAfter: "and")) on every platform, with iOS version numbers: visionOS 2 \
      is 18.0.
      """,
    exception: "Never: this rule cannot be suppressed or configured.",
    apple: """
      The values are the cases of UIKit's types, such as UITab.Placement. After 18 the releases of \
      all platforms went on with 26.
      """,
    sources: [.tab, .group, .controller],
    certainty: """
      Certain for version 1 of the format. A minimum version above its maximum is not reported.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "visionOS", "minimumVersion": "26"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "availability": {"platforms": ["visionOS"]}},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": [],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}], "mode": "tabSidebar",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": ↓"[-sidebar-]{+sidebarOnly+}"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"targets": [[-{"platform": "iOS", "minimumVersion": ↓"19.0"},
                     -]{"platform": ↓"iOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": ↓"{+home+}", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"targets": ↓[{+{"platform": "iOS", "minimumVersion": "18.0"}+}], "tabs": ↓[{+
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        +}]}
        """),
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home",
           "availability": {"platforms": ["tvOS"[-, ↓"watchOS", ↓"tvOS"-]]},
           "image": ↓{"systemName": "house"[-, "asset": "Home"-]}},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
    ],
    check: .reading)
}
