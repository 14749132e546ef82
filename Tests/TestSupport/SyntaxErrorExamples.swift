/// Texts that are not JSON.
package enum SyntaxErrorExamples {
  /// An example of each problem.
  private static let texts = [
    "", "\n  \n",
    String(repeating: "[", count: 1_001),
    "\u{FEFF}{}", "{\u{0}\"\u{0}", "[\"a\tb\"]", "[\"\u{1B}[31m\"]",
    #"{"tabs": [{"title": "Home}]}"#,
    "{\"tabs\": [\n  {\"title\": \"Home\"}\n", #"{"tabs": [], "sidebar": {"isHidden": true"#,
    #"{"tabs": [{"title": "Home"]}"#, #"{"tabs": [1}"#, #"{"tabs": []}}"#,
    "{\"tabs\": []}\n{\"tabs\": []}", #"{"tabs": [1,]}"#, "{\n  \"tabs\": [],\n}",
    #"{"tabs": [1,,2]}"#, "{\n  \"mode\": \"tabBar\"\n  \"tabs\": []\n}",
    #"{"name": "My "best" app"}"#, #"{"tabs" []}"#, #"{"tabs" = []}"#,
    #"{"tabs": ["title": "Home"]}"#, #"{"a": "b": "c"}"#, #"{"a": 1; "b": 2}"#, "{: 1}",
    "{tabs: []}", #"{"tabs": [{"title": "Home", {"title": "Search"}]}"#, #"{"tabs": 1, [1]}"#,
    #"{"tabs"}"#, #"{"tabs":}"#, "{'tabs': []}", "{“tabs”: []}", "{\u{A0}\"tabs\": []}",
    "{\n<<<<<<< HEAD\n  \"tabs\": []\n}", "{\n  // the tabs\n  \"tabs\": []\n}",
    "{} /* the end", "{\n  \"tabs\": [\n    {\"title\": \"Home\"}\n  \"mode\": \"tabBar\"\n}",
    #"{"isHidden": True}"#, #"{"isHidden": no}"#,
    #"{"title": nil}"#, #"{"title": NaN}"#, #"{"title": Home}"#, #"{"title": "C:\Program"}"#,
    #"{"title": "\u00"}"#, #"{"title": "\ud83d"}"#, #"{"specVersion": 01}"#,
    #"{"specVersion": +1}"#, #"{"specVersion": .5}"#, #"{"specVersion": -}"#,
    #"{"specVersion": 1.}"#, #"{"specVersion": 1e}"#, #"{"minimumVersion": 18.0.1}"#,
    #"{"size": 12px}"#, #"{"tabs": (1)}"#,
    #"{"a key that goes on and on, far beyond what anybody would want to read" 1}"#,
  ]

  /// The last one is not UTF-8.
  package static let all: [[UInt8]] =
    texts.map { Array($0.utf8) } + [Array("{\"title\": \"Caf".utf8) + [0xE9] + Array("\"}".utf8)]
}
