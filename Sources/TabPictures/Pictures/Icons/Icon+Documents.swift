extension Icon {
  static let documents = icons(
    """
    book text.book.closed book.pages book.closed character.book.closed: M12 6.5C9.5 4.8 6.5 4.5 \
    3.5 5v13.5c3-.5 6-.2 8.5 1.5 2.5-1.7 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5zM12 6.5V20
    books.vertical: M4 4h4v16H4zM8 6h4v14H8zM13 5.5l3.8-1L20.5 19l-3.8 1zM4 16h8
    newspaper: M3.5 4.5h14V20h-14zM17.5 9h3v9c0 1.5-1 2-3 2M6.5 8h8v4h-8zM6.5 15h8M6.5 17.5h5
    bookmark: M6.5 3.5h11v17L12 16l-5.5 4.5z
    folder: M3 19V5h6.5l2 2.5H21V19zM3 11h18
    tray tray.2 tray.full: M3 13.5 6 5h12l3 8.5v6H3zM3 13.5h5.5c0 2 1.5 3 3.5 3s3.5-1 3.5-3H21
    tray.and.arrow.down square.and.arrow.down arrow.down.to.line: M3.5 14v6.5h17V14M12 3v12M7.5 \
    10.5 12 15l4.5-4.5
    square.and.arrow.up tray.and.arrow.up: M3.5 14v6.5h17V14M12 15V3M7.5 7.5 12 3l4.5 4.5
    archivebox: M3 4.5h18V9H3zM4.5 9v11h15V9M10 12.5h4
    doc document doc.on.doc: M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5
    doc.text document.text doc.plaintext note.text text.document list.clipboard clipboard: M6 \
    3h8l4.5 4.5V21H6zM14 3v4.5h4.5M9 12h6M9 15h6M9 18h4
    scroll: M7 4h11.5v13M7 4c-3 0-3 4 0 4h2v9.5c0 3.5 4 3.5 4 0V17h8c0 2-.5 3.5-3 3.5h-7M12 8.5h3.5\
    M12 12h3.5
    list.bullet list.dash list.number checklist list.bullet.indent: M9 6h11.5M9 12h11.5M9 18h11.5\
    M4.5 6h.01M4.5 12h.01M4.5 18h.01
    list.bullet.rectangle list.bullet.rectangle.portrait list.and.film: M3 4.5h18v15H3zM10 9h7.5\
    M10 12h7.5M10 15h7.5M6.5 9h.01M6.5 12h.01M6.5 15h.01
    list.star: M11 6h9.5M13 12h7.5M11 18h9.5M6 5.5l1.5 3.8 4 .3-3 2.6.9 4L6 14l-3.4 2.2.9-4-3-2.6 \
    4-.3z
    text.alignleft text.justify line.3.horizontal text.justify.left: M4 6h16M4 12h16M4 18h16
    line.3.horizontal.decrease: M4 6.5h16M7 12h10M10 17.5h4
    square.grid.2x2 rectangle.grid.2x2 square.grid.2x2.fill rectangle.3.group apps.iphone: M4 \
    4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z
    square.grid.3x3 circle.grid.3x3 rectangle.grid.3x2 square.grid.3x2 circle.grid.2x2: M4 4h4v4H4z\
    M10 4h4v4h-4zM16 4h4v4h-4zM4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4zM4 16h4v4H4zM10 16h4v4h-4z\
    M16 16h4v4h-4z
    rectangle.stack square.stack rectangle.stack.badge: M3.5 10h17v10h-17zM5.5 7h13M8 4h8
    square.stack.3d.up square.3.layers.3d square.stack.3d.down.right square.2.layers.3d: M12 3.5l9 \
    4.5-9 4.5L3 8zM3 12l9 4.5 9-4.5M3 16l9 4.5 9-4.5
    square.on.square plus.square.on.square rectangle.on.rectangle: M4 4h11.5v11.5H4zM15.5 \
    8.5H20V20H8.5v-4.5
    calendar calendar.day.timeline.left: M4 5.5h16V20H4zM4 10h16M8 3v4.5M16 3v4.5
    tag: M3.5 3.5v8l9 9 8-8-9-9zM8 7.9h.01
    paperclip: M19.5 11l-7.5 7.5a4.9 4.9 0 0 1-7-7L13 3.5a3.3 3.3 0 0 1 4.7 4.7l-7.7 7.6a1.6 1.6 0 \
    0 1-2.3-2.3L14.5 6.7
    character textformat textformat.abc: M4 19.5 10 4.5h1l6 15M6.5 14h8M17 10.5c4-1 4.5 1 4.5 3v5.5\
    M21.5 14.5c-6 0-6 4.5-2.5 4.5 1.5 0 2.5-1 2.5-2
    """)
}
