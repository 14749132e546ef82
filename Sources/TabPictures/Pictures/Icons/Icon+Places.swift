extension Icon {
  static let places = icons(
    """
    house music.note.house: M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6
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
    """)
}
