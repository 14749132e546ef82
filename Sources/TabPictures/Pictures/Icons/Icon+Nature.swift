extension Icon {
  /// Weather, plants, animals and the hours of the day.
  static let nature = [
    Icon(
      "flame",
      "M12 21c-4 0-6.5-2.8-6.5-6.5C5.5 10.5 9 9 9.5 3c4 2 5 5 5 7.5 1-.5 1.5-1.5 1.5-2.5 2 2 2.5 4.3 2.5 6.5C18.5 18.2 16 21 12 21z"
    ),
    Icon("leaf", "M7.5 17C4 10 8 4.5 20 4.5c0 11-6 15.5-12.5 12.5zM4 20.5c2-5 5.5-8.5 10-11"),
    Icon("bolt", "M13.5 3 5 13.5h6L10.5 21 19 10.5h-6z"),
    Icon("drop humidity", "M12 3c4 5.5 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0C5.5 11.5 8 8.5 12 3z"),
    Icon(
      "sun.max sun.min sunrise",
      "M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7"
    ),
    Icon("moon moon.stars", "M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z"),
    Icon(
      "cloud cloud.sun icloud cloud.rain",
      "M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1.5 3.8 3.8 0 0 1-.5 7.5z"),
    Icon(
      "pawprint cat dog",
      "M12 12c-3 0-5.5 3.5-5.5 6 0 3 3.5 2 5.5 2s5.5 1 5.5-2c0-2.5-2.5-6-5.5-6zM9 4a1.5 2.3 0 1 0 0 4.6 1.5 2.3 0 1 0 0-4.6zM15 4a1.5 2.3 0 1 0 0 4.6 1.5 2.3 0 1 0 0-4.6zM4.5 9a1.5 2 0 1 0 0 4 1.5 2 0 1 0 0-4zM19.5 9a1.5 2 0 1 0 0 4 1.5 2 0 1 0 0-4z"
    ),
    Icon(
      "clock clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.9 history",
      "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 7v5.5l4 2"),
    Icon(
      "timer stopwatch alarm",
      "M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15zM12 13.5v-4M9.5 2.8h5M12 3v3M18.5 5.5l1.5 1.5"),
    Icon(
      "hourglass",
      "M6 3.5h12M6 20.5h12M7 3.5c0 4.5 5 6 5 8.5s-5 4-5 8.5M17 3.5c0 4.5-5 6-5 8.5s5 4 5 8.5"),
    Icon(
      "heart heart.text",
      "M12 20.5C5 15.5 3 12 3 8.8 3 6 5 4.2 7.5 4.2c2 0 3.5 1 4.5 3 1-2 2.5-3 4.5-3C19 4.2 21 6 21 8.8c0 3.2-2 6.7-9 11.7z"
    ),
    Icon("star", "M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"),
    Icon(
      "sparkles sparkle",
      "M10 5.5l1.8 5 5 1.8-5 1.8-1.8 5-1.8-5-5-1.8 5-1.8zM18 3v4.5M15.8 5.2h4.5M19 16.5V20M17.2 18.2h3.6"
    ),
    Icon(
      "lightbulb", "M9 16.5c0-2-3.5-3.5-3.5-7.5a6.5 6.5 0 0 1 13 0c0 4-3.5 5.5-3.5 7.5zM9.5 20.5h5"),
  ]
}
