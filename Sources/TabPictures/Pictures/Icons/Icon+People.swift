extension Icon {
  static let people = icons(
    """
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
    """)
}
