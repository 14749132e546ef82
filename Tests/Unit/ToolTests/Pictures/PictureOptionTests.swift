import TabspecTool
import TestTool
import Testing

/// Options for pictures and pages.
@Suite("Options of pictures")
struct PictureOptionTests {
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
    // A headset shows symbols only, so its first items have no name in the picture; the one under the fade has.
    let drawn = platform == "vision" ? texts.count { $0 == "image›" } - 1 : 0
    #expect(named.count + more + drawn == count, "\(named.count), \(more), \(drawn)")
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
    system.files["App.tabspec.json"] = Array(Sample.clean.utf8)
    let run = runTool(words, on: system)
    #expect(
      run.code == 0 && run.output.isEmpty && run.errors.contains("opening \(file)\n"), "\(run)")
    #expect(system.opened == [file])
    #expect(system.files[file]?.isEmpty == false)
  }

  @Test("a picture of several platforms is one file for each")
  func platforms() {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(Sample.clean.utf8)
    func written(_ words: [String]) -> [String] {
      system.files = system.files.filter { $0.key == "App.tabspec.json" }
      let run = runTool(
        ["resolve", "App.tabspec.json", "--format", "svg=out/v1.0.svg"] + words, on: system)
      #expect(run.code == 0, "\(run)")
      return system.files.keys.map { "\($0)" }.filter { $0 != "App.tabspec.json" }.sorted()
    }
    #expect(written(["-p", "ipad"]) == ["out/v1.0.svg"])
    let names = ["ipad", "iphone", "iphone-duo", "mac", "tv", "vision"]
    #expect(written(["-p", "all"]) == names.map { "out/v1.0-\($0).svg" }.sorted())
  }

  @Test("--open names the file where no program opens it, and fails")
  func unopened() {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(Sample.clean.utf8)
    system.openError = .failed(reason: "there is no program that opens files")
    let words = ["resolve", "App.tabspec.json", "--open"]
    let run = runTool(words, on: system)
    #expect(run.code == 2)
    #expect(
      run.errors.hasPrefix("opening /tmp/tabspec-1-0.svg\nerror: ")
        && run.errors.contains("no program"))
    system.fileError = .failed(reason: "disk full")
    #expect(runTool(words, on: system).code == 2 && system.opened.isEmpty)
  }

  @Test("a program that fails has opened nothing")
  func failingOpener() {
    let programs = ["/usr/bin/true", "/usr/bin/false", "/nowhere/at/all"]
    let errors = programs.map { program -> SystemError? in
      do throws(SystemError) {
        try LibcSystem().show(FilePath("/dev/null"), with: program)
        return nil
      } catch {
        return error
      }
    }
    let expected: [SystemError?] = [
      nil, .failed(reason: "/usr/bin/false could not open it"),
      .failed(reason: "/nowhere/at/all could not be started"),
    ]
    #expect(errors == expected)
  }
}
