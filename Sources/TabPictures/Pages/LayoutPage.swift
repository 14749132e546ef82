import JSON
import TabModel
import TabReports

struct LayoutGroup {
  let laidOut: LaidOut
  /// Names the environments and the language: `iPhone and iPad, compact width` or `iPad · de`.
  let heading: String
  /// Drawn environment.
  let detail: String
  /// Environments as in findings.
  let environments: Set<ReportedEnvironment>
  let devices: [String]

  private static func language(of laidOut: LaidOut) -> String {
    laidOut.layout.spec.language.map { " · \(harmless($0))" } ?? ""
  }

  init(_ laidOut: LaidOut) {
    let environment = laidOut.layout.environment
    self.laidOut = laidOut
    heading = environment.platform.device + Self.language(of: laidOut)
    detail = environment.releaseLine
    environments = [.layout(environment)]
    devices = [environment.platform.device]
  }

  /// A layout of several environments; draws the newest release of its first platform.
  init(_ laidOut: LaidOut, _ environments: [Environment], among all: [Environment]) {
    let own = laidOut.layout.environment
    let alike = environments.filter {
      $0.platform == own.platform && $0.conditions == own.conditions
    }
    let drawn = alike.max { $0.osVersion < $1.osVersion } ?? own
    self.laidOut = LaidOut(Resolver(laidOut.layout.spec).layout(in: drawn))
    heading = EnvironmentPhrase(environments, among: all).heading + Self.language(of: laidOut)
    detail = "drawn as \(drawn.platform.device) · \(drawn.releaseLine)"
    self.environments = Set(environments.map { .layout($0) })
    devices = environments.map(\.platform.device).uniqued()
  }
}

/// A self-contained page about one spec.
struct LayoutPage {
  let groups: [LayoutGroup]
  /// Nil without a comparison.
  let matrix: Matrix?
  let style: PictureStyle

  var findings: [ReportedFinding] { matrix?.findings ?? [] }
  var spec: TabSpec? { groups.first?.laidOut.layout.spec }

  var bytes: [UInt8] {
    let text = (matrix?.spec ?? spec)?.document.bytes ?? []
    let summary = PageSummary(groups: groups, matrix: matrix)
    let letters = EvidenceLetters(groups.map(\.laidOut.layout))
    let titles = matrix?.languages?.titles
    var page = HTMLWriter()
    page.line("<!DOCTYPE html>")
    page.open("html", [("lang", "en")])
    writeHead(&page)
    page.open("body")
    page.element("a", [("class", "skip"), ("href", "#main")], "Skip to the contents")
    writeHeader(summary, letters, &page)
    page.open("main", [("id", "main")])
    summary.write(&page)
    PageThumbnails(groups).write(&page)
    summary.writePlacement(&page)
    PageDevices(self, letters: letters).write(&page)
    if !findings.isEmpty { PageFindings(findings: findings).write(&page) }
    if let titles { PageTitles(report: titles).write(&page) }
    PageReach(
      groups: groups.filter { $0.laidOut.layout.spec.language == spec?.language }
    ).write(&page)
    PageEvidence(groups: groups, letters: letters).write(&page)
    PageSource(text: text, findings: findings).write(&page)
    page.close("main")
    page.close("body")
    page.close("html")
    return page.bytes
  }

  private var title: String {
    if let name = spec?.name { return harmless(name.value) }
    return matrix.map { harmless($0.path) } ?? "Tab bars and sidebars"
  }

  private func writeHead(_ page: inout HTMLWriter) {
    let policy =
      "default-src 'none'; style-src 'sha256-\(PageStyle.digest(style.appearance))'; "
      + "base-uri 'none'; form-action 'none'"
    page.open("head")
    page.open("meta", [("charset", "utf-8")])
    page.open("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)])
    page.open("meta", [("name", "referrer"), ("content", "no-referrer")])
    page.open(
      "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    if let seconds = style.secondsToReload {
      page.open("meta", [("http-equiv", "refresh"), ("content", "\(seconds)")])
    }
    page.open("meta", [("name", "color-scheme"), ("content", "light dark")])
    page.element("title", [], title)
    page.raw("<style>\(PageStyle.sheet(style.appearance))</style>\n")
    page.close("head")
  }

  private func writeHeader(
    _ summary: PageSummary, _ letters: EvidenceLetters, _ page: inout HTMLWriter
  ) {
    page.open("header")
    page.element("h1", [], title)
    page.element("p", [("class", "verdict")], summary.verdict)
    if let path = matrix?.path, path != title {
      page.element("p", [("class", "quiet")], harmless(path))
    }
    page.open("nav", [("aria-label", "On this page")])
    func link(_ id: String, _ text: String, if isThere: Bool = true) {
      if isThere { page.element("a", [("href", "#\(id)")], text) }
    }
    link("differences", "What differs", if: summary.hasDifferences)
    link("placement", "Where everything is", if: summary.hasPlacement)
    link("devices", "Devices")
    for (index, group) in groups.enumerated() {
      page.element("a", [("class", "minor"), ("href", "#device-\(index + 1)")], group.heading)
    }
    link("findings", "Findings", if: !findings.isEmpty)
    link("titles", "Titles", if: matrix?.languages != nil)
    link("reach", "Reach")
    link("evidence", "Evidence", if: !letters.statements.isEmpty)
    link("spec", "Spec")
    page.close("nav")
    page.close("header")
  }
}
