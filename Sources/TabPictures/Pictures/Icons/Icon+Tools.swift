extension Icon {
  static let tools = icons(
    """
    gear gearshape gearshape.2 gearshape.arrow.triangle.2.circlepath: M12 5.2a6.8 6.8 0 1 0 0 13.6 \
    6.8 6.8 0 1 0 0-13.6zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6zM12 2.5v2.7M12 18.8v2.7\
    M2.5 12h2.7M18.8 12h2.7M5.3 5.3l1.9 1.9M16.8 16.8l1.9 1.9M5.3 18.7l1.9-1.9M16.8 7.2l1.9-1.9
    slider.horizontal.3 slider.horizontal.2.square switch.2: M3.5 6.5h9M17.5 6.5h3M3.5 12h2M10.5 \
    12h10M3.5 17.5h10M18.5 17.5h2M15 4.5v4M8 10v4M16 15.5v4
    wrench wrench.and.screwdriver wrench.adjustable hammer screwdriver: M14 8.5 4 18.5a1.8 1.8 0 0 \
    0 2.5 2.5l10-10M14 8.5C13 5 15.5 2.5 19 3.5L16.5 6l2 2L21 5.5c1 3.5-1.5 6-4.5 5.5
    paintbrush paintpalette paintbrush.pointed: M20.5 3.5C16 5.5 11.5 9.5 9.5 13l2 2c3.5-2 7-7 \
    9-11.5zM9.5 13c-4 0-2.5 5-6 6.5 4 1.5 8-.5 8-4.5
    wand.and.stars wand.and.rays wand wand.and.sparkles: M3.5 20.5 14 10M12 8l4 4M17 2.5V6M15.2 \
    4.2h3.6M20.5 9v3M19 10.5h3M9 3v2.5M7.8 4.2h2.5
    pencil pencil.tip pencil.line highlighter applepencil: M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 \
    6.5l3.5 3.5
    square.and.pencil rectangle.and.pencil.and.ellipsis compose: M12 5H4.5v15H19v-7.5M10 \
    14.5l.8-3.3L18.5 3.5 21 6l-7.7 7.7z
    trash: M4 6.5h16M9 6.5V3.8h6v2.7M6 6.5l1 14h10l1-14M10 10v7M14 10v7
    scissors: M6 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zM6 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 \
    0-5zM8 8.5 20 17M8 15.5 20 7
    magnifyingglass rectangle.and.text.magnifyingglass text.magnifyingglass \
    sparkle.magnifyingglass doc.text.magnifyingglass: M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 \
    0-13.6zM15.5 15.5l5 5
    binoculars: M9.5 7v9.5M14.5 7v9.5M9.5 9h5M6.5 12.5a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM17.5 12.5a4 4 \
    0 1 0 0 8 4 4 0 1 0 0-8zM2.7 15.5 5 5h3.5l1 2M21.3 15.5 19 5h-3.5l-1 2
    lock: M5 10.5h14v10H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5
    lock.open: M5 10.5h14v10H5zM8 10.5V7a4 4 0 0 1 7.5-2M12 14.5v2.5
    key: M8 10.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9zM11.2 11.8 20 3.5M16.5 7l3 3M14 9.5l2 2
    shield checkmark.shield lock.shield shield.lefthalf.filled: M12 3l7.5 3v5c0 5-3 8-7.5 \
    10-4.5-2-7.5-5-7.5-10V6z
    checkmark.seal: M12 2.8l2.6 2 3.3-.3.9 3.2 2.7 1.9L20.3 12l1.2 2.7-2.7 1.9-.9 3.2-3.3-.3-2.6 \
    2-2.6-2-3.3.3-.9-3.2-2.7-1.9L3.7 12 2.5 9.6l2.7-1.9.9-3.2 3.3.3zM8.5 12l2.5 2.5 4.5-5
    wifi: M2.5 9c6-5.5 13-5.5 19 0M5.8 12.8c4-3.5 8.4-3.5 12.4 0M9 16.3c2-1.5 4-1.5 6 0M12 19.5h.01
    server.rack xserve: M4 3.5h16v5H4zM4 9.5h16v5H4zM4 15.5h16v5H4zM7 6h.01M7 12h.01M7 18h.01
    externaldrive internaldrive opticaldiscdrive externaldrive.connected.to.line.below: M3 14 5.5 \
    6h13l2.5 8v5H3zM3 14h18M17.5 16.5h.01
    cpu memorychip: M6.5 6.5h11v11h-11zM10 10h4v4h-4zM9.5 3v3.5M14.5 3v3.5M9.5 17.5V21M14.5 17.5V21\
    M3 9.5h3.5M3 14.5h3.5M17.5 9.5H21M17.5 14.5H21
    terminal apple.terminal: M3 4.5h18v15H3zM7 9l3 3-3 3M12 15h4.5
    chevron.left.forwardslash.chevron.right curlybraces: M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14
    desktopcomputer display macwindow pc: M3 4h18v12H3zM12 16v4M8 20.5h8
    laptopcomputer macbook: M5 5h14v11H5zM2.5 19h19
    iphone ipad smartphone ipad.and.iphone applewatch: M7 2.5h10v19H7zM10.5 18.5h3
    printer scanner: M7 8.5v-5h10v5M7 16H3.5V8.5h17V16H17M7 13.5h10v7H7z
    puzzlepiece puzzlepiece.extension: M4 8h5c-1.5-5 4.5-5 3 0h5v4.5c5-1.5 5 4.5 0 3v5H4v-5c4.5 \
    1.5 4.5-4.5 0-3z
    dumbbell figure.strengthtraining.traditional: M8 12h8M5 7.5h3v9H5zM16 7.5h3v9h-3zM2.5 10v4\
    M21.5 10v4
    ladybug ant: M12 7.5c3.5 0 5.5 2.5 5.5 6.5s-2 6.5-5.5 6.5-5.5-2.5-5.5-6.5 2-6.5 5.5-6.5zM12 \
    7.5v13M9 8c0-5 6-5 6 0M3 9l3.8 2M21 9l-3.8 2M2.5 15h4M21.5 15h-4M8.5 5 7 3M15.5 5 17 3
    """)
}
