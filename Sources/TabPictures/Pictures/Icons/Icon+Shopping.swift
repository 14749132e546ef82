extension Icon {
  static let shopping = icons(
    """
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
    """)
}
