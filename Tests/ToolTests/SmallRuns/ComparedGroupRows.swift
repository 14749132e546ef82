let comparedGroupRows: [SmallRun] = [
  SmallRun(
    "hidden tabs",
    ["diff", "a.json", "b.json", "-f", "text"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "h", "title": "H", "isHidden": true}, {"identifier": "u", "title": "U", "preferredPlacement": "sidebarOnly"}, {"identifier":"z","title":"Z","isHidden":true}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "h", "title": "HH", "isHidden": true, "badgeValue": "3"}, {"identifier": "u", "title": "U", "preferredPlacement": "sidebarOnly"}, {"identifier":"z","title":"Z"}]}
      """,
    ], columns: 80,
    """
    a.json → b.json
    Visible in all 17 environments

    iPad (compact); iPhone (any width); iPhone Duo (either display)
      ~ 'H' is called 'HH' now and has the badge '3' now

    iPad (regular)
      + 'Z' comes into the bar and gets a row in the sidebar

    iPad (regular in portrait)
      ~ 'Z' can be reached now, 1 tap away, in the bar

    iPad (regular in landscape)
      ~ 'Z' can be reached now, 1 tap away, in the sidebar
    """),
  SmallRun(
    "hidden tabs, the other way",
    ["diff", "b.json", "a.json", "-f", "text"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "h", "title": "H", "isHidden": true}, {"identifier": "u", "title": "U", "preferredPlacement": "sidebarOnly"}, {"identifier":"z","title":"Z","isHidden":true}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "h", "title": "HH", "isHidden": true, "badgeValue": "3"}, {"identifier": "u", "title": "U", "preferredPlacement": "sidebarOnly"}, {"identifier":"z","title":"Z"}]}
      """,
    ], columns: 80,
    """
    b.json → a.json
    Visible in all 17 environments

    iPad (compact); iPhone (any width); iPhone Duo (either display)
      ~ 'HH' is called 'H' now and has no badge any more

    iPad (regular)
      ! 'Z' leaves the bar, loses its row in the sidebar and cannot be reached any
        more
    """),
  SmallRun(
    "which tab is which",
    ["diff", "a.json", "b.json", "-f", "text", "-p", "tv"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A", "image": "i", "viewController": "V"}, {"identifier": "b", "title": "B", "image": "j"}, {"identifier": "c", "title": "C", "image": "k"},
        {"identifier": "d", "title": "", "image": "l"}, {"identifier": "e", "title": "", "image": "m"}, {"identifier": "f", "title": "F", "viewController": "VF"}]}
      """,
      "b.json": """
      {"tabs": [{"identifier": "a", "title": "B", "image": "i", "viewController": "V"}, {"identifier": "b", "title": "BB", "image": "jj"}, {"identifier": "c", "title": "CC"},
        {"identifier": "d2", "title": "", "image": "m"}, {"identifier": "e2", "title": "", "image": "l"}, {"identifier": "f", "title": "FF", "viewController": "VFF"}]}
      """,
    ], columns: 80,
    """
    a.json → b.json
    Visible in all 3 environments

    Everywhere
      ~ 'A' is called 'B' now
      ~ 'B' is called 'BB' now
      ~ 'C' is called 'CC' now
      ~ 'e' moves after 'CC' in the bar
      ~ 'F' is called 'FF' now

    Identifiers
      ! the identifier 'b' is now that of 'BB' instead of 'B'
        = customizations do not use it; code and saved states that name it have to
          follow
      ! 'd' has the identifier 'e2' instead of 'd'
        = customizations do not use it; code and saved states that name it have to
          follow
      ! 'e' has the identifier 'd2' instead of 'e'
        = customizations do not use it; code and saved states that name it have to
          follow
      ! the identifier 'f' is now that of 'FF' instead of 'F'
        = customizations do not use it; code and saved states that name it have to
          follow
    """),
  SmallRun(
    "which tab is which in More",
    ["diff", "a.json", "b.json", "-f", "text", "-p", "iphone", "--os", "26"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A", "image": "i", "viewController": "V"}, {"identifier": "b", "title": "B", "image": "j"}, {"identifier": "c", "title": "C", "image": "k"},
        {"identifier": "d", "title": "", "image": "l"}, {"identifier": "e", "title": "", "image": "m"}, {"identifier": "f", "title": "F", "badgeValue": "1", "viewController": "VF"}]}
      """,
      "b.json": """
      {"tabs": [{"identifier": "a", "title": "B", "image": "i", "viewController": "V"}, {"identifier": "b", "title": "BB", "image": "jj"}, {"identifier": "c", "title": "CC"},
        {"identifier": "d2", "title": "", "image": "m"}, {"identifier": "e2", "title": "", "image": "l"}, {"identifier": "f", "title": "FF", "badgeValue": "2", "image": "f", "viewController": "VFF"}]}
      """,
    ], columns: 80,
    """
    a.json → b.json
    Visible in all 3 environments

    Everywhere
      ~ 'A' is called 'B' now
      ~ 'B' is called 'BB' now and has the image 'jj' instead of 'j'
      ~ 'C' is called 'CC' now and has no image any more
      ~ 'e' comes out of More into the bar and is one tap closer (1 instead of 2, in
        the bar)
      ! 'd' goes from the bar into More and is one tap further away (2 instead of 1,
        in More)
      ~ 'F' is called 'FF' now, has the image 'f' now and has the badge '2' instead
        of '1'

    Identifiers
      ! the identifier 'b' is now that of 'BB' instead of 'B'
        = customizations do not use it; code and saved states that name it have to
          follow
      ! 'd' has the identifier 'e2' instead of 'd'
        = customizations do not use it; code and saved states that name it have to
          follow
      ! 'e' has the identifier 'd2' instead of 'e'
        = customizations do not use it; code and saved states that name it have to
          follow
      ! the identifier 'f' is now that of 'FF' instead of 'F'
        = customizations do not use it; code and saved states that name it have to
          follow
    """),
]
