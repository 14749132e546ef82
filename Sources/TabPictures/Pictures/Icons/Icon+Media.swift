extension Icon {
  static let media = icons(
    """
    play play.tv: M6.5 4v16L20 12z
    play.rectangle play.square.stack: M3 5h18v14H3zM10 9v6l5-3z
    pause: M8 5v14M16 5v14
    film film.stack video.badge: M4 4h16v16H4zM8 4v16M16 4v16M4 8h4M4 12h16M4 16h4M16 8h4M16 16h4
    movieclapper: M4 10.5h16v9.5H4zM4 10.5l-.7-3.4L19 3.5l.7 3.3zM8.5 6l2.2 3M13.5 4.8l2.2 3
    tv sparkles.tv tv.and.mediabox tv.music.note appletv: M3 4.5h18v12.5H3zM8 20.5h8
    video: M2.5 6.5h12.5v11H2.5zM15 11l6.5-4v10L15 13
    camera camera.viewfinder: M3 7.5h4L8.5 5h7L17 7.5h4v12H3zM12 9.8a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 \
    1 0 0-7.2z
    photo photo.on.rectangle photo.stack photo.on.rectangle.angled: M3 4.5h18v15H3zM3 16l5-5 5 5 \
    3-3 5 4.5M16 7.2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 1 0 0-3z
    music.note music.quarternote.3: M9 17.5V6l10-2.5v12M6.5 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5z\
    M16.5 13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5z
    music.note.list: M3.5 5.5h10M3.5 10.5h10M3.5 15.5h5M18 17V5l3.5 2M15.5 14.5a2.5 2.5 0 1 0 0 5 \
    2.5 2.5 0 1 0 0-5z
    music.note.square.stack: M6 3h12M5 6h14M4 9h16v12H4zM11 17.5v-5l4-1v5M9.5 16.2a1.5 1.5 0 1 0 0 \
    3 1.5 1.5 0 1 0 0-3z
    mic music.mic: M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0\
    M12 17.5V21M9 21h6
    headphones airpods: M4 17v-4a8 8 0 0 1 16 0v4M4 14.5h3.5v6H4zM16.5 14.5H20v6h-3.5z
    pianokeys: M3.5 5h17v14h-17zM9 13v6M15 13v6M8 5v8h2V5M14 5v8h2V5
    waveform waveform.path: M4 10v4M8 6.5v11M12 3.5v17M16 7v10M20 10v4
    speaker.wave.2 speaker speaker.wave.3: M3.5 9v6h4l5 4.5v-15L7.5 9zM16 8.5c2 2 2 5 0 7M18.5 \
    5.5c4 4 4 9 0 13
    radio: M3.5 9h17v11h-17zM6 9l11-5M8.5 12.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 1 0 0-4.6zM14 12.5h4\
    M14 16.5h4
    dot.radiowaves.left.and.right antenna.radiowaves.left.and.right dot.radiowaves.right \
    dot.radiowaves.up.forward: M12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2zM8.5 8.5c-2 2-2 5 0 7M15.5 8.5c2 \
    2 2 5 0 7M5.5 5.5c-4 4-4 9 0 13M18.5 5.5c4 4 4 9 0 13
    gamecontroller: M7 7h10c3 0 4.5 5 4.5 9 0 2.5-2.5 2.5-4 .5L16 14.5H8l-1.5 2c-1.5 2-4 2-4-.5 \
    0-4 1.5-9 4.5-9zM8 9v3.5M6.2 10.8h3.6M15.5 9.7h.01M17.5 12h.01
    theatermasks: M3 5c4 1.5 8 1.5 12 0v6c0 5-3 7-6 8-3-1-6-3-6-8zM6.5 9.5h1M11 9.5h1M6.5 13.5c1.5 \
    1.5 3.5 1.5 5 0M18 7c1 0 2-.2 3-.5V12c0 5-3 7-6 8
    popcorn: M5 10l2 11h10l2-11M5 10c-2-2 0-4.5 2-4 .5-3 5-3.5 5.5-1 2.5-1.5 5 0 4.5 2 2.5 0 3 2 2 \
    3zM10 10l.7 11M14 10l-.7 11
    ticket: M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM15 6v2.5M15 11v2M15 15.5V18
    trophy medal: M7 4h10v6c0 3-2 5-5 5s-5-2-5-5zM7 6H3.5c0 3 1.5 5 4 5M17 6h3.5c0 3-1.5 5-4 5M12 \
    15v4M8 20.5h8
    """)
}
