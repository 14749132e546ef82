extension Icon {
  static let signs = icons(
    """
    plus plus.app plus.rectangle: M12 4.5v15M4.5 12h15
    minus: M4.5 12h15
    xmark multiply: M5.5 5.5l13 13M18.5 5.5l-13 13
    checkmark: M4 12.5l5.5 5.5L20 6
    checkmark.circle: M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM7.5 12.5l3 3 6-6.5
    info info.circle: M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 11v5.5M12 7.5h.01
    questionmark questionmark.circle: M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM9.3 9.5c0-4 5.9-3.5 5.4 \
    0-.3 2-2.7 2-2.7 4M12 17h.01
    exclamationmark exclamationmark.circle: M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 7v6.5M12 \
    16.5h.01
    exclamationmark.triangle: M12 3.5 21.5 20h-19zM12 9.5v5M12 17.2h.01
    ellipsis: M5 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2zM12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2zM19 11a1 1 0 1 \
    0 0 2 1 1 0 1 0 0-2z
    bell bell.and.waves.left.and.right bell.slash: M5 17.5c1.5-2 2-4 2-7.5a5 5 0 0 1 10 0c0 3.5.5 \
    5.5 2 7.5zM10 20.5h4M12 3v2
    flag flag.2.crossed flag.checkered: M5.5 21V4.5c4-2.5 8 1.5 13.5-.5v9.5c-5.5 2-9.5-2-13.5.5
    link link.circle: M10 14a4 4 0 0 1 0-5.7l3.5-3.5a4 4 0 0 1 5.7 5.7l-2 2M14 10a4 4 0 0 1 0 \
    5.7l-3.5 3.5a4 4 0 0 1-5.7-5.7l2-2
    arrow.down.circle icloud.and.arrow.down arrow.down.app: M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z\
    M12 7v10M8 13l4 4 4-4
    arrow.up.circle: M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 17V7M8 11l4-4 4 4
    arrow.down: M12 4v16M6 14l6 6 6-6
    arrow.up: M12 20V4M6 10l6-6 6 6
    arrow.right arrow.forward: M4 12h16M14 6l6 6-6 6
    arrow.left arrow.backward: M20 12H4M10 6l-6 6 6 6
    arrow.left.arrow.right arrow.up.arrow.down arrow.triangle.swap: M4 8h15M15 4l4 4-4 4M20 16H5M9 \
    12l-4 4 4 4
    arrow.clockwise arrow.counterclockwise gobackward arrow.trianglehead.clockwise: M19.5 12a7.5 \
    7.5 0 1 1-2.5-5.6L19.5 9M19.5 3.8V9h-5.2
    arrow.triangle.2.circlepath arrow.2.circlepath arrow.trianglehead.2.clockwise \
    arrow.2.squarepath: M4 11a8 8 0 0 1 14.5-3.5L20 9M20 4v5h-5M20 13a8 8 0 0 1-14.5 3.5L4 15M4 \
    20v-5h5
    arrow.triangle.branch arrow.branch arrow.triangle.pull: M7 21V3.5M3.5 7 7 3.5 10.5 7M7 16c0-4 \
    10-2 10-8V5M13.5 7.5 17 4l3.5 3.5
    rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward door.left.hand.open: \
    M14 8V3.5H4.5v17H14V16M9 12h12M17 8l4 4-4 4
    chevron.right chevron.forward: M9 5l7 7-7 7
    chevron.left chevron.backward: M15 5l-7 7 7 7
    sidebar.left sidebar.leading sidebar.right: M3 5h18v14H3zM9.5 5v14
    shuffle: M3 7h3.5l10 10H21M18 14l3 3-3 3M3 17h3.5L10 13.5M14 9.5 16.5 7H21M18 4l3 3-3 3
    repeat: M4 11V7h15M16 4l3 3-3 3M20 13v4H5M8 14l-3 3 3 3
    infinity: M12 12c-3-5-9-5-9 0s6 5 9 0 9-5 9 0-6 5-9 0z
    power: M12 3v9M7 5.5a8.5 8.5 0 1 0 10 0
    """)
}
