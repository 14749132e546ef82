extension Icon {
  /// Icons of places, people, media, documents, shopping, nature, tools and signs.
  static let all = icons(
    """
    house music.note.house: M3.5 11.5 12 4l8.5 7.5M18 9.5V20H6V9.5M14 20v-6h-4v6
    globe network globe.americas globe.europe.africa globe.asia.australia: M12 3a9 9 0 1 0 0 18 9 \
    9 0 1 0 0-18zM3 12h18M12 3c-5.3 5-5.3 13 0 18 5.3-5 5.3-13 0-18
    map map.pin: M3 6l6-2.5 6 2.5 6-2.5V18l-6 2.5L9 18l-6 2.5zM9 3.5V18M15 6v14.5
    mappin mappin.and.ellipse mappin.and.ellipse.circle: M12 21c-4-5-6.5-8-6.5-11.5a6.5 6.5 0 0 1 \
    13 0c0 3.5-2.5 6.5-6.5 11.5zM12 7.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 1 0 0-4.6z
    location location.north: M20.5 3.5 3.5 11l7.5 2 2 7.5z
    safari: M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM16.5 7.5l-3 6-6 3 3-6z
    airplane airplane.departure: M12 2.5c-1 0-1.5 1-1.5 2.5v4L3 13.5V16l7.5-2v4l-2 1.5v1.5l3.5-1 \
    3.5 1v-1.5l-2-1.5v-4l7.5 2v-2.5L13.5 9V5c0-1.5-.5-2.5-1.5-2.5z
    car car.side: M4 16.5v-4.5l2-5.5h12l2 5.5v4.5zM4 12h16M5 16.5V19h2.5v-2.5M16.5 16.5V19H19v-2.5\
    M7 14.2h1M16 14.2h1
    bus tram: M5 4h14v13.5H5zM5 11.5h14M8 14.5h.5M15.5 14.5h.5M7.5 17.5V20M16.5 17.5V20
    bicycle figure.outdoor.cycle: M6 12.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 1 0 0-7.6zM18 12.5a3.8 3.8 \
    0 1 0 0 7.6 3.8 3.8 0 1 0 0-7.6zM6 16.3 9.5 9h6l2.5 7.3M9.5 9l3 7.3 3.5-6M15.5 9 14.5 6H17M8 \
    6.5h3
    building building.2: M4 20.5V3.5h9v17M13 9h7v11.5M2.5 20.5h19M7 7.5h3M7 11.5h3M7 15.5h3M16.5 \
    13h.5M16.5 16.5h.5
    building.columns: M3.5 9.5 12 4l8.5 5.5zM6 9.5v8M10 9.5v8M14 9.5v8M18 9.5v8M3.5 20.5h17M5 \
    17.5h14
    bed.double: M3 19.5v-6h18v6M3 17h18M5 13.5V6.5h14v7M8 13.5v-3h3.5v3M12.5 13.5v-3H16v3
    fork.knife: M7 3v18M4 3v5c0 2 1 3 3 3s3-1 3-3V3M17 21V3c-3 2-3.5 6-3.5 10.5H17
    cup.and.saucer mug: M4 6h13v7c0 2.5-1.5 4-4 4H8c-2.5 0-4-1.5-4-4zM17 8h2c3 0 3 5-2 5M3 20.5h15
    suitcase briefcase: M3 7.5h18v12H3zM8.5 7.5v-3h7v3M3 13h18

    person person.text person.wave.2: M12 3.5a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4.5 20.5c0-4.5 3-6.5 \
    7.5-6.5s7.5 2 7.5 6.5z
    person.2 person.3 person.2.wave.2: M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7zM2.5 20c0-4 \
    2.5-5.5 6.5-5.5s6.5 1.5 6.5 5.5zM15 5.3a3.3 3.3 0 0 1 0 6.4M17.5 14.8c2.8.5 4 2.2 4 5.2h-3
    figure.run figure.walk figure.hiking: M14.5 2.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 1 0 0-3.4zM5 \
    11.5 8.5 8h4.5l2.5 4H19M12.5 8.5l-2.5 5 4 3v5M10 13.5l-2 4.5H4
    figure.mind.and.body figure.yoga: M12 3a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM12 8.5v6M12 9.5c-2.5 0-4 \
    2.5-6 6M12 9.5c2.5 0 4 2.5 6 6M4 19.5c5 0 6-4.5 8-5 2 .5 3 5 8 5z
    message bubble bubble.left bubble.right text.bubble captions.bubble quote.bubble: M12 4c5 0 9 \
    3 9 7.2s-4 7.2-9 7.2c-1 0-2-.1-3-.4l-4.5 2.5.8-4.3C3.9 14.9 3 13.2 3 11.2 3 7 7 4 12 4z
    bubble.left.and.bubble.right: M3 4h12v8.5H9L5.5 15v-2.5H3zM17 8.5h4V17h-2.5v2.5L15 17H9.5v-2
    envelope mail mail.stack envelope.open: M3 5.5h18v13H3zM3 6.5l9 7 9-7
    phone phone.arrow.up.right: M7 3.5 9.5 8.5 7.5 10.5c1 2.5 3.5 5 6 6l2-2 5 2.5c0 2.5-1.8 3.7-4 \
    3.5C9.5 20 4 14.5 3.5 7.5c-.2-2.2 1-4 3.5-4z
    paperplane: M21 3 10 14M21 3l-6.5 18-4.5-7-7-4.5z
    at: M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 1 0 0-7.6zM15.8 8v5.5c0 3 5.2 2.8 5.2-1.5a9 9 0 1 \
    0-4 7.5
    hand.thumbsup: M3.5 11h3.5v9H3.5zM7 11l4-8c2 0 3 1 2.5 3.5L13 9.5h6c1.5 0 2 1 1.7 2.5l-1.5 \
    6.5c-.3 1-1 1.5-2.2 1.5H7
    graduationcap: M2 9l10-5 10 5-10 5zM6 11.5V17c3.5 3 8.5 3 12 0v-5.5M22 9v6
    eye: M2.5 12c5-8.5 14-8.5 19 0-5 8.5-14 8.5-19 0zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z
    stethoscope: M5.5 3.5H4V8c0 6 9 6 9 0V3.5h-1.5M8.5 12.5v3c0 6 9 6 9 0V14M17.5 10a2 2 0 1 0 0 4 \
    2 2 0 1 0 0-4z
    pills pill: M4.5 12.5l8-8a4 4 0 0 1 6 6l-8 8a4 4 0 0 1-6-6zM8.5 8.5l6 6

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

    cart: M2.5 4h3L8 15.5h10.5l2.5-8.5H6.2M9.5 18.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 1 0 0-2.4zM17 \
    18.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 1 0 0-2.4z
    bag handbag basket: M5 8h14l1 12.5H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4
    creditcard wallet.pass wallet.bifold: M2.5 5.5h19v13h-19zM2.5 9.5h19M6 15h4
    gift: M3.5 8h17v4h-17zM5 12v8.5h14V12M12 8v12.5M12 8C8 8 6.5 6.5 7.5 4.5S11.5 4 12 8c.5-4 \
    3.5-5.5 4.5-3.5S16 8 12 8z
    storefront: M5 11v9.5h14V11M3 9l2-5h14l2 5c0 3-4 3-4.5 0-.5 3-4 3-4.5 0-.5 3-4 3-4.5 0C7 12 3 \
    12 3 9zM10 20.5v-5h4v5
    dollarsign eurosign banknote: M2.5 6h19v12h-19zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM6 12h.01M18 \
    12h.01
    shippingbox cube cube.box: M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9zM3.5 7.5 12 12l8.5-4.5M12 12v9
    chart.bar chart.bar.xaxis chart.bar.doc.horizontal: M4 12h4v8H4zM10 4h4v16h-4zM16 9h4v11h-4z
    chart.pie: M11 5a8 8 0 1 0 8 8h-8zM14.5 3v6.5H21c0-3.5-3-6.5-6.5-6.5z
    chart.line.uptrend.xyaxis chart.xyaxis.line waveform.path.ecg: M3.5 3.5v17h17M6.5 15.5l4.5-5 \
    3.5 3L20.5 6M16.5 6h4v4
    gauge speedometer gauge.with.dots.needle.67percent gauge.medium: M5 18.5a9 9 0 1 1 14 0zM12 \
    14l4-5.5M12 13a1 1 0 1 0 0 2 1 1 0 1 0 0-2z
    percent: M5 19 19 5M7 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zM17 14.5a2.5 2.5 0 1 0 0 5 2.5 \
    2.5 0 1 0 0-5z
    number: M9.5 3.5 7 20.5M17 3.5l-2.5 17M4 9h17M3 15h17
    qrcode qrcode.viewfinder barcode: M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5\
    M14 20h2.5M20 20h.01
    tshirt: M8.5 4 3 7l2 4.5 2-1V20h10v-9.5l2 1L21 7l-5.5-3c-1 3-6 3-7 0z

    flame: M12 21c-4 0-6.5-2.8-6.5-6.5C5.5 10.5 9 9 9.5 3c4 2 5 5 5 7.5 1-.5 1.5-1.5 1.5-2.5 2 2 \
    2.5 4.3 2.5 6.5C18.5 18.2 16 21 12 21z
    leaf: M7.5 17C4 10 8 4.5 20 4.5c0 11-6 15.5-12.5 12.5zM4 20.5c2-5 5.5-8.5 10-11
    bolt: M13.5 3 5 13.5h6L10.5 21 19 10.5h-6z
    drop humidity: M12 3c4 5.5 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0C5.5 11.5 8 8.5 12 3z
    sun.max sun.min sunrise: M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 2.5V5M12 19v2.5M2.5 12H5M19 \
    12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7
    moon moon.stars: M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z
    cloud cloud.sun icloud cloud.rain: M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1.5 3.8 3.8 0 0 \
    1-.5 7.5z
    pawprint cat dog: M12 12c-3 0-5.5 3.5-5.5 6 0 3 3.5 2 5.5 2s5.5 1 5.5-2c0-2.5-2.5-6-5.5-6zM9 \
    4a1.5 2.3 0 1 0 0 4.6 1.5 2.3 0 1 0 0-4.6zM15 4a1.5 2.3 0 1 0 0 4.6 1.5 2.3 0 1 0 0-4.6zM4.5 \
    9a1.5 2 0 1 0 0 4 1.5 2 0 1 0 0-4zM19.5 9a1.5 2 0 1 0 0 4 1.5 2 0 1 0 0-4z
    clock clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.9 history: M12 \
    3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 7v5.5l4 2
    timer stopwatch alarm: M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15zM12 13.5v-4M9.5 2.8h5M12 3v3\
    M18.5 5.5l1.5 1.5
    hourglass: M6 3.5h12M6 20.5h12M7 3.5c0 4.5 5 6 5 8.5s-5 4-5 8.5M17 3.5c0 4.5-5 6-5 8.5s5 4 5 8.5
    heart heart.text: M12 20.5C5 15.5 3 12 3 8.8 3 6 5 4.2 7.5 4.2c2 0 3.5 1 4.5 3 1-2 2.5-3 \
    4.5-3C19 4.2 21 6 21 8.8c0 3.2-2 6.7-9 11.7z
    star: M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z
    sparkles sparkle: M10 5.5l1.8 5 5 1.8-5 1.8-1.8 5-1.8-5-5-1.8 5-1.8zM18 3v4.5M15.8 5.2h4.5M19 \
    16.5V20M17.2 18.2h3.6
    lightbulb: M9 16.5c0-2-3.5-3.5-3.5-7.5a6.5 6.5 0 0 1 13 0c0 4-3.5 5.5-3.5 7.5zM9.5 20.5h5

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
