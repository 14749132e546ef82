/// Texts that are the same on every run.
struct TextSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// Two texts that have much in common, with few or many different lines.
  mutating func texts() -> (old: [UInt8], new: [UInt8]) {
    let variety = 1 + below(60)
    let ending = below(4) == 0 ? "\r\n" : "\n"
    var old = (0..<below(60)).map { _ in "line \(below(variety))" }
    var new = old
    for _ in 0..<below(8) {
      let place = below(new.count + 1)
      if below(2) == 0 || place == new.count {
        new.insert("line \(below(variety))", at: place)
      } else {
        new.remove(at: place)
      }
    }
    if below(10) == 0 { old = [] }
    func text(_ lines: [String], _ isClosed: Bool) -> [UInt8] {
      Array((lines.joined(separator: ending) + (isClosed && !lines.isEmpty ? ending : "")).utf8)
    }
    return (text(old, below(3) > 0), text(new, below(3) > 0))
  }
}
