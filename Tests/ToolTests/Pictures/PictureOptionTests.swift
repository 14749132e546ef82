import TabspecTool
import TestSupport
import TestTool
import Testing

/// Options for pictures and pages.
@Suite("Options of pictures")
struct PictureOptionTests {
  private let spec = #"""
    {"name": "App", "mode": "tabSidebar", "tabs": [
      {"identifier": "home", "title": "Home", "image": "house"},
      {"identifier": "group", "title": "Group", "image": "folder", "children": [
        {"identifier": "inside", "title": "Inside", "image": "tray"}]}]}
    """#

  private func run(_ words: String...) -> ToolRun { runTool(words, spec: spec) }

  @Test("--appearance leaves a picture one appearance")
  func appearance() {
    func picture(_ words: String...) -> String {
      runTool(["resolve", "FILE", "-p", "iphone", "-f", "svg"] + words, spec: spec).output
    }
    #expect(picture().contains("prefers-color-scheme"))
    #expect(picture("--appearance", "auto") == picture())
    let (light, dark) = (picture("--appearance", "light"), picture("--appearance", "dark"))
    #expect(!light.contains("prefers-color-scheme") && !dark.contains("prefers-color-scheme"))
    #expect(light != dark)
    for format in ["svg", "html"] {
      let page = run("resolve", "FILE", "-f", format, "--appearance", "dark").output
      #expect(!page.contains("prefers-color-scheme"))
    }
    let matrix = run("matrix", "FILE", "-f", "html", "--appearance", "light").output
    #expect(matrix.contains("color-scheme:light}") && !matrix.contains("prefers-color-scheme"))
  }

  @Test("--crop draws only a part, visible or not")
  func crop() {
    func picture(_ platform: String, _ part: String) -> String {
      run("resolve", "FILE", "-p", platform, "-f", "svg", "--crop", part).output
    }
    #expect(!picture("iphone", "bar").contains(#"class="device""#))
    #expect(picture("iphone", "bar").contains(">Home</text>"))
    #expect(picture("ipad", "bar").contains(">Group</text>"))
    #expect(picture("ipad", "sidebar").contains(">Inside</text>"))
    #expect(picture("iphone", "sidebar").contains("There is no sidebar here."))
    #expect(picture("mac", "bar").contains("There is no bar here."))
  }

  @Test(
    "--crop names everything that has no room, like the whole window",
    arguments: [
      ("ipad", "sidebar", "tabSidebar", 150), ("ipad", "sidebar", "tabSidebar", 450),
      ("vision", "bar", "tabBar", 40),
      ("tv", "bar", "tabBar", 40),
    ])
  func cropped(_ platform: String, _ part: String, _ mode: String, _ count: Int) throws {
    let tabs = (0..<count).map { #"{"identifier": "t\#($0)", "title": "Tab \#($0)"}"# }
    let spec = #"{"mode": "\#(mode)", "tabs": [\#(tabs.joined(separator: ","))]}"#
    let picture = runTool(
      ["resolve", "FILE", "-p", platform, "-f", "svg", "--crop", part], spec: spec
    ).output
    // What is drawn or named, and how many more there are.
    let texts = picture.matches(of: />([^<]*)<\/text>/).map { String($0.1) }
    let words = texts.joined(separator: " ")
    let named = Set(words.matches(of: /Tab ([0-9]+)/).compactMap { Int($0.1) })
    let more = words.firstMatch(of: /and ([0-9]+) more/).flatMap { Int($0.1) } ?? 0
    // A headset shows symbols only, so its first items have no name in the picture.
    let drawn = platform == "vision" ? texts.count { $0 == "image›" } : 0
    #expect(named.count + more + drawn == count, "\(named.count), \(more), \(drawn)")
  }

  @Test("rows of a sidebar are indented for five levels")
  func indentation() throws {
    let open = (0..<8).map { #"{"identifier": "g\#($0)", "title": "G\#($0)", "children": ["# }
    let spec =
      #"{"mode": "tabSidebar", "tabs": [\#(open.joined()){"identifier": "x", "title": "X"}"#
      + String(repeating: "]}", count: 8) + "]}"
    let picture = runTool(
      ["resolve", "FILE", "-p", "mac", "-f", "svg", "--crop", "sidebar"], spec: spec
    ).output
    let places = try (0..<8).map { level in
      let pattern = try Regex<(Substring, Substring)>(" x=\"([0-9]+)\"[^>]*>G\(level)</text>")
      let place = try #require(picture.firstMatch(of: pattern)).1
      return try #require(Int(place))
    }
    #expect(Set(places.dropFirst(5)).count == 1 && Set(places).count == 6, "\(places)")
  }

  @Test("--crop mirrors a bar that is read from right to left")
  func mirrored() throws {
    func places(_ direction: String) throws -> [Int] {
      let picture = run(
        "resolve", "FILE", "-p", "iphone", "-f", "svg", "--crop", "bar", "--direction", direction
      ).output
      return try ["Home", "Group"].map { title in
        let pattern = try Regex<(Substring, Substring)>(" x=\"([0-9]+)\"[^>]*>\(title)</text>")
        let place = try #require(picture.firstMatch(of: pattern)).1
        return try #require(Int(place))
      }
    }
    let (left, right) = (try places("leftToRight"), try places("rightToLeft"))
    #expect(left[0] < left[1])
    #expect(right[0] > right[1])
  }

  @Test(
    "a picture notes the direction in which a bar minimizes",
    arguments: [("onScrollUp", "scrolling up."), ("onScrollDown", "scrolling down.")])
  func minimizing(_ behavior: String, _ words: String) {
    let picture = runTool(
      ["resolve", "FILE", "-p", "iphone", "-f", "svg"],
      spec: """
        {"tabBarMinimizeBehavior": "\(behavior)", "tabs": [{"identifier": "a", "title": "A"}]}
        """
    ).output
    #expect(picture.contains("The bar minimizes on \(words)"))
  }

  @Test(
    "are refused where nothing is drawn",
    arguments: [
      ["--crop", "bar"], ["--crop", "bar", "-f", "html"], ["--appearance", "dark"],
      ["--open", "-f", "text"], ["--open", "-f", "svg=a.svg"], ["--crop", "window", "-f", "svg"],
    ])
  func refused(_ words: [String]) {
    let run = runTool(["resolve", "FILE"] + words, spec: spec)
    #expect(run.code == 64, "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(
    "--open prints the path of one temporary file and opens it",
    arguments: [
      (["resolve", "App.tabspec.json", "--open"], "/tmp/tabspec-1-0.svg"),
      (["resolve", "App.tabspec.json", "--open", "-f", "html"], "/tmp/tabspec-1-0.html"),
      (["matrix", "App.tabspec.json", "--open"], "/tmp/tabspec-1-0.html"),
      (
        ["matrix", "App.tabspec.json", "--open", "-f", "html", "-f", "json=a.json"],
        "/tmp/tabspec-1-0.html"
      ),
    ])
  func opened(_ words: [String], _ file: String) {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(spec.utf8)
    let run = runTool(words, on: system)
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("opening \(file)\n"))
    #expect(system.opened == [file])
    #expect(system.files[file]?.isEmpty == false)
  }

  @Test("--open names the file where no program opens it, and fails")
  func unopened() {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(spec.utf8)
    system.openError = .failed(reason: "there is no program that opens files")
    let run = runTool(["resolve", "App.tabspec.json", "--open"], on: system)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("opening /tmp/tabspec-1-0.svg\nerror: "))
    #expect(run.errors.contains("no program"))
    system.fileError = .failed(reason: "disk full")
    #expect(runTool(["resolve", "App.tabspec.json", "--open"], on: system).code == 2)
    #expect(system.opened.isEmpty)
  }

  @Test("a program that fails has opened nothing")
  func failingOpener() throws {
    let system = LibcSystem()
    try system.show(FilePath("/dev/null"), with: "/usr/bin/true")
    #expect(throws: SystemError.failed(reason: "/usr/bin/false could not open it")) {
      try system.show(FilePath("/dev/null"), with: "/usr/bin/false")
    }
    #expect(throws: SystemError.failed(reason: "/nowhere/at/all could not be started")) {
      try system.show(FilePath("/dev/null"), with: "/nowhere/at/all")
    }
  }

  @Test("pictures of several devices are a sheet with one heading each")
  func sheet() {
    let picture = run("resolve", "FILE", "-p", "all", "-f", "svg").output
    for device in ["App · iPhone", "App · iPad", "App · Mac", "App · Apple TV"] {
      #expect(picture.contains(device))
    }
    #expect(picture.contains(">iOS 27 · "))
  }
}
