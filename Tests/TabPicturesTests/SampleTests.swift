import TabModel
import TestSamples
import Testing

@testable import TabPictures
@testable import TabReports

/// Repeated nodes, live titles and badges in every report.
@Suite("Samples")
struct SampleTests {
  private static let app = SampleApp(
    name: "samples",
    json: """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"},
        {"platform": "iPadOS", "minimumVersion": "27.0"}],
      "tabs": [{"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "shows", "title": "Shows", "image": "tray", "children": [
          {"identifier": "show.*", "title": "Show", "image": "mic",
            "repeats": {"samples": ["Rain", "Kitchen", "Tin"]}, "children": [
              {"identifier": "notes", "title": "Notes", "image": "note", "badgeValue": "2"}]},
          {"identifier": "all", "title": "All", "image": "list.bullet", "allowsHiding": true}]},
        {"identifier": "gone.*", "title": "None", "image": "star", "repeats": {"samples": []}},
        {"identifier": "me", "title": "Somebody", "image": "person", "live": ["title"]}]}
      """)

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("are in all layouts", arguments: [Platform.iOS, .iPadOS, .macCatalyst, .tvOS, .visionOS])
  func layouts(_ platform: Platform) throws {
    let laidOut = try Self.app.laidOut(in: Environment(platform))
    for format in LayoutFormat.all {
      let text = text(format.bytes([laidOut], TextStyle()))
      #expect(text.contains("Somebody"), "\(format.name)")
      #expect(text.contains("show.2") || format.name != "json", "\(format.name)")
    }
  }

  @Test(
    "are marked in drawings and pictures, not in JSON",
    arguments: [
      ("text", ["Somebody*", "Kitchen*", "* sample title", "( ) sample badge"]),
      ("svg", [">Kitchen</text>", " i\" ", "Badges, and titles in italics, are samples"]),
      ("html", [">Kitchen</text>", " i\" ", "Badges, and titles in italics, are samples"]),
    ])
  func marks(_ format: String, _ words: [String]) throws {
    let laidOut = try Self.app.laidOut(in: Environment(.iPadOS))
    let format = try #require(LayoutFormat.all.first { $0.name == format })
    let drawn = text(format.bytes([laidOut], TextStyle()))
    for words in words { #expect(drawn.contains(words), "\(words): \(drawn)") }
    #expect(!text(LayoutFormat.json.bytes([laidOut], TextStyle())).contains("Somebody*"))
  }

  @Test("are rows of a matrix and of reach")
  func surveys() throws {
    let spec = try Self.app.spec()
    let matrix = Matrix(spec, path: "a", environments: spec.environments)
    for format in MatrixFormat.all {
      let text = text(format.bytes(matrix, TextStyle()))
      #expect(text.contains("Kitchen") || format.name == "json", "\(format.name)")
    }
    #expect(text(MatrixFormat.json.bytes(matrix, TextStyle())).contains("show.2"))
    let reach = Reach(spec, path: "a", environments: spec.environments, warnings: [])
    for format in ReachFormat.all {
      #expect(text(format.bytes(reach, TextStyle())).contains("Kitchen"), "\(format.name)")
    }
    #expect(!CustomizationSurvey(spec, path: "", isEmptyBarReported: false).environments.isEmpty)
  }

  @Test("are compared with samples, and their titles are not")
  func comparison() throws {
    let changed = SampleApp(
      name: "changed",
      json: Self.app.json.replacing(#""Kitchen", "Tin""#, with: #""Pan", "Tin", "Four""#)
        .replacing("Somebody", with: "Other"))
    let (old, new) = (try Self.app.spec(), try changed.spec())
    let pairs = new.environments.map { (old: $0, new: $0) }
    let report = ChangeReport(
      Comparison(from: old, to: new, in: pairs), subject: nil, before: "a", after: "b")
    for format in ChangeFormat.all {
      let text = text(format.bytes(report, TextStyle()))
      #expect(text.contains("'Four' is new"), "\(text)")
      #expect(!text.contains("is called"), "\(text)")
    }
  }
}
