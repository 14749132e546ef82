import Testing

@testable import TabServer

@Suite("Lone surrogates")
struct LoneSurrogatesTests {
  @Test(
    "become U+FFFD, and nothing else changes",
    arguments: [
      (#""\ud83d""#, #""\uFFFD""#), (#""\uDE00x""#, #""\uFFFDx""#),
      (#""\ud83d\ud83d\ude00""#, #""\uFFFD\ud83d\ude00""#),
      (#""\ud83d\ude00""#, #""\ud83d\ude00""#),
      (#""\\ud83d""#, #""\\ud83d""#), (#""\\\ud83d""#, #""\\\uFFFD""#),
      (#""\ud83d\n""#, #""\uFFFD\n""#),
      (#""\ud83""#, #""\ud83""#), (#""\ud7ff\ue000""#, #""\ud7ff\ue000""#), (#"\"#, #"\"#),
      ("", ""),
    ])
  func replaced(_ json: String, _ expected: String) {
    let result = LoneSurrogates.replaced(in: Array(json.utf8))
    #expect(String(decoding: result, as: UTF8.self) == expected)
  }
}
