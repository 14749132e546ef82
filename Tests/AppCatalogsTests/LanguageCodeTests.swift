import AppCatalogs
import TabModel
import Testing

/// Parsing of language codes.
@Suite("Language codes")
struct LanguageCodeTests {
  @Test(
    "lose their region and everything after it",
    arguments: [
      ("de", nil), ("de-AT", "de"), ("pt-BR", "pt"), ("pt_BR", "pt"), ("es-419", "es"),
      ("zh-Hans", nil), ("zh-Hant-HK", "zh-Hant"), ("sr-Latn-RS", "sr-Latn"),
      ("ca-ES-valencia", "ca"), ("en-x-AB", nil), ("", nil), ("-", nil), ("x", nil),
    ] as [(String, String?)])
  func regions(_ code: String, _ expected: String?) {
    #expect(LanguageCode(code).withoutRegion == expected)
  }

  @Test(
    "have a writing direction",
    arguments: [
      ("ar", true), ("ar-EG", true), ("he", true), ("iw", true), ("fa-IR", true), ("ur", true),
      ("ps", true), ("ckb", true), ("dv", true), ("yi", true), ("ug", true), ("sd", true),
      ("sd-Deva", false), ("pa", false), ("pa-Arab", true), ("pa-Arab-PK", true), ("az-Arab", true),
      ("ks-Deva", false), ("en", false), ("de", false), ("ja", false), ("zh-Hans", false),
      ("ku", false), ("ku-Arab", true), ("ar-Latn", false), ("AR", true), ("ff-Adlm", true),
      ("", false),
    ])
  func directions(_ code: String, _ isRightToLeft: Bool) {
    #expect((LanguageCode(code).direction == .rightToLeft) == isRightToLeft)
  }
}
