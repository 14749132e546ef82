import TabModel
import TabReports
import Testing

@Suite("Environments in words")
struct EnvironmentPhraseTests {
  /// Every environment of iPhone, iPad, Mac and Apple TV on three releases, the first with a minor
  /// number.
  private static let all = [Platform.iOS, .iPadOS, .macCatalyst, .tvOS].flatMap(environments)

  private static func environments(_ platform: Platform) -> [Environment] {
    platform.releases(from: Version(18, 4)).flatMap(platform.environments)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let words: String
    let platforms: [Platform]
    let holds: @Sendable (Environment) -> Bool

    init(
      _ words: String, among platforms: [Platform] = [.iOS, .iPadOS, .macCatalyst, .tvOS],
      _ holds: @escaping @Sendable (Environment) -> Bool
    ) {
      self.words = words
      self.platforms = platforms
      self.holds = holds
    }

    var testDescription: String { words }
  }

  private static let phones: [Platform] = [.iOS, .iPhoneDuo, .iPadOS]

  static let cases: [Case] = [
    Case("everywhere") { _ in true },
    Case("nowhere") { _ in false },
    Case("iPhone") { $0.platform == .iOS },
    Case("iPhone, iPad and Mac") { $0.platform != .tvOS },
    Case("iPad (regular)") { $0.platform == .iPadOS && $0.sizeClass == .regular },
    Case("iPhone (compact); iPad (compact)") { $0.sizeClass == .compact },
    Case("iPhone (portrait); iPad (portrait)") { $0.orientation == .portrait },
    Case("iPhone (landscape); iPad (landscape)") { $0.orientation == .landscape },
    Case("iPad (regular in portrait)") {
      $0.platform == .iPadOS && $0.sizeClass == .regular && $0.orientation == .portrait
    },
    Case("iPad (compact, or regular in portrait)") {
      $0.platform == .iPadOS && ($0.sizeClass == .compact || $0.orientation == .portrait)
    },
    Case("iPhone (26 and 27)") {
      $0.platform == .iOS && $0.osVersion >= Version(26)
    },
    Case("iPad (18.4)") {
      $0.platform == .iPadOS && $0.osVersion < Version(26)
    },
    Case("Mac (18.4 and 27)") { $0.platform == .macCatalyst && $0.osVersion.major != 26 },
    Case("iPhone (27); iPad (27); Mac (27)") {
      $0.platform != .tvOS && $0.osVersion == Version(27)
    },
    Case("all devices (18.4)") { $0.osVersion < Version(26) },
    Case("iPhone (compact, 27); iPad (compact, 27)") {
      $0.sizeClass == .compact && $0.osVersion == Version(27)
    },
    // No single phrase says it: one release with everything, another with a part.
    Case("iPad (26); iPad (compact, 27)") {
      $0.platform == .iPadOS
        && ($0.osVersion.major == 26 || $0.osVersion.major == 27 && $0.sizeClass == .compact)
    },
    Case("iPhone (any width); iPad (compact); Apple TV (26)") {
      $0.platform == .iOS || $0.sizeClass == .compact
        || $0.platform == .tvOS && $0.osVersion.major == 26
    },
    // The widths of an iPhone Duo are its displays.
    Case("iPhone Duo", among: phones) { $0.platform == .iPhoneDuo },
    Case("iPhone and iPhone Duo", among: phones) { $0.platform.name == .iOS },
    Case("iPhone Duo (outer display)", among: phones) {
      $0.platform == .iPhoneDuo && $0.sizeClass == .compact
    },
    Case("iPhone Duo (inner display)", among: phones) {
      $0.platform == .iPhoneDuo && $0.sizeClass == .regular
    },
    Case("iPhone (compact); iPhone Duo (outer display); iPad (compact)", among: phones) {
      $0.sizeClass == .compact
    },
    Case("iPhone (27); iPhone Duo (either display)", among: phones) {
      $0.platform.name == .iOS && $0.osVersion >= Version(27)
    },
    // Two devices have their names; three or more are all devices.
    Case("iPhone (27); iPad (27)", among: [.iOS, .iPadOS]) { $0.osVersion == Version(27) },
    Case("all devices (27)", among: [.iOS, .iPadOS, .tvOS]) { $0.osVersion == Version(27) },
  ]

  @Test("describe exactly these environments", arguments: cases)
  func words(_ example: Case) {
    let all = example.platforms.flatMap(Self.environments)
    #expect(EnvironmentPhrase(all.filter(example.holds), among: all).text == example.words)
  }

  @Test("describe every other choice differently")
  func exact() {
    let known = Self.all.filter { $0.platform == .iPadOS && $0.osVersion.major > 18 }
    var seen: [String: Int] = [:]
    for bits in 1..<(1 << known.count) {
      let named = known.indices.filter { bits & 1 << $0 != 0 }.map { known[$0] }
      let text = EnvironmentPhrase(named, among: known).text
      #expect(seen.updateValue(bits, forKey: text) == nil, "\(text)")
    }
  }

  @Test("do not depend on the order in which they are given")
  func unordered() {
    let named = Self.all.filter { $0.orientation == .landscape || $0.platform == .tvOS }
    let words = EnvironmentPhrase(named, among: Self.all).text
    #expect(EnvironmentPhrase(named.reversed(), among: Self.all).text == words)
  }

  @Test("break between devices before they break inside of one")
  func lines() {
    let named = Self.all.filter { $0.sizeClass == .compact || $0.platform == .tvOS }
    let phrase = EnvironmentPhrase(named, among: Self.all)
    #expect(phrase.lines(columns: 36) == ["iPhone (compact); iPad (compact);", "Apple TV"])
    #expect(phrase.lines(columns: 20) == ["iPhone (compact);", "iPad (compact);", "Apple TV"])
  }
}
