import JSON
package import TabModel
package import TabReports

package struct LayoutGroup: Sendable {
  let laidOut: LaidOut
  /// Environments and language, such as `iPhone and iPad, compact width` or `iPad · de`.
  let heading: String
  /// Drawn environment.
  let detail: String
  /// Environments as in findings.
  let environments: Set<ReportedEnvironment>
  let devices: [String]

  private static func language(of laidOut: LaidOut) -> String {
    laidOut.layout.spec.language.map { " · \(harmless($0))" } ?? ""
  }

  package init(_ laidOut: LaidOut) {
    let environment = laidOut.layout.environment
    self.laidOut = laidOut
    heading = environment.platform.device + Self.language(of: laidOut)
    detail = environment.releaseLine
    environments = [.layout(environment)]
    devices = [environment.platform.device]
  }

  /// A layout of several environments; draws the layout's own.
  package init(_ laidOut: LaidOut, _ environments: [Environment], among all: [Environment]) {
    let drawn = laidOut.layout.environment
    self.laidOut = laidOut
    heading = EnvironmentPhrase(environments, among: all).heading + Self.language(of: laidOut)
    detail = "drawn as \(drawn.platform.device) · \(drawn.releaseLine)"
    self.environments = Set(environments.map { .layout($0) })
    var devices: [String] = []
    for device in environments.map(\.platform.device) where !devices.contains(device) {
      devices.append(device)
    }
    self.devices = devices
  }
}

/// A self-contained page about one spec.
package struct LayoutPage: Sendable {
  let groups: [LayoutGroup]
  /// Nil without a comparison.
  let overview: PageOverview?
  let appearance: PictureStyle.Appearance
  /// Nil if the spec was not checked.
  let findings: [ReportedFinding]?
  let text: [UInt8]
  /// File name; nil if unknown.
  let path: String?
  /// Nil if titles are not shown.
  package var titles: TitleReport?
  /// Reload interval in seconds; nil for none.
  package var secondsToReload: Int?

  /// - Parameter groups: layouts of one spec.
  package init(
    _ groups: [LayoutGroup], overview: PageOverview? = nil, findings: [ReportedFinding]? = nil,
    text: [UInt8], path: String? = nil, appearance: PictureStyle.Appearance = .auto
  ) {
    self.groups = groups
    self.overview = overview
    self.appearance = appearance
    self.findings = findings
    self.text = text
    self.path = path
  }

  package var bytes: [UInt8] {
    var page = HTMLWriter()
    write(&page)
    return page.bytes
  }

  private func write(_ page: inout HTMLWriter) {
    page.line("<!DOCTYPE html>")
    page.open("html", [("lang", "en")])
    writeHead(&page)
    page.open("body")
    page.element("a", [("class", "skip"), ("href", "#main")], "Skip to the contents")
    let summary = PageSummary(groups: groups, findings: findings, overview: overview)
    let letters = EvidenceLetters(groups.map(\.laidOut.layout))
    writeHeader(summary, letters, &page)
    page.open("main", [("id", "main")])
    summary.write(&page)
    PageThumbnails(groups).write(&page)
    summary.writePlacement(&page)
    PageDevices(self, letters: letters).write(&page)
    if let findings, !findings.isEmpty { PageFindings(findings).write(&page) }
    if let titles { PageTitles(titles).write(&page) }
    PageReach(groups.filter { $0.laidOut.layout.spec.language == spec?.language }).write(&page)
    PageEvidence(groups: groups, letters: letters).write(&page)
    PageSource(text, findings ?? []).write(&page)
    page.close("main")
    page.close("body")
    page.close("html")
  }

  var spec: TabSpec? { groups.first?.laidOut.layout.spec }

  private var title: String {
    if let name = spec?.name { return harmless(name.value) }
    return path.map { harmless($0) } ?? "Tab bars and sidebars"
  }

  private func writeHead(_ page: inout HTMLWriter) {
    let css = PageStyle.sheet(appearance)
    page.open("head")
    page.empty("meta", [("charset", "utf-8")])
    page.empty(
      "meta",
      [
        ("http-equiv", "Content-Security-Policy"),
        (
          "content",
          "default-src 'none'; style-src 'sha256-\(sha256InBase64(css))'; base-uri 'none'; "
            + "form-action 'none'"
        ),
      ])
    page.empty("meta", [("name", "referrer"), ("content", "no-referrer")])
    page.empty(
      "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    if let secondsToReload {
      page.empty("meta", [("http-equiv", "refresh"), ("content", "\(secondsToReload)")])
    }
    page.empty("meta", [("name", "color-scheme"), ("content", "light dark")])
    page.element("title", [], title)
    page.raw("<style>\(css)</style>\n")
    page.close("head")
  }

  private func writeHeader(
    _ summary: PageSummary, _ letters: EvidenceLetters, _ page: inout HTMLWriter
  ) {
    page.open("header")
    page.element("h1", [], title)
    page.element("p", [("class", "verdict")], summary.verdict)
    if let path, path != title { page.element("p", [("class", "quiet")], harmless(path)) }
    page.open("nav", [("aria-label", "On this page")])
    var links: [(String, String)] = []
    if overview.map({ !$0.differences.isEmpty || !$0.constants.isEmpty }) == true {
      links.append(("differences", "What differs"))
    }
    if overview?.rows.isEmpty == false {
      links.append(("placement", "Where everything is"))
    }
    links.append(("devices", "Devices"))
    for (id, text) in links { page.element("a", [("href", "#\(id)")], text) }
    for (index, group) in groups.enumerated() {
      page.element("a", [("class", "minor"), ("href", "#device-\(index + 1)")], group.heading)
    }
    links = findings?.isEmpty == false ? [("findings", "Findings")] : []
    if titles != nil { links.append(("titles", "Titles")) }
    links.append(("reach", "Reach"))
    if !letters.statements.isEmpty { links.append(("evidence", "Evidence")) }
    links.append(("spec", "Spec"))
    for (id, text) in links { page.element("a", [("href", "#\(id)")], text) }
    page.close("nav")
    page.close("header")
  }
}
