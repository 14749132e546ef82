import JSON
import TabAnalysis
import TabModel
import TabReports

struct LayoutGroup {
  let layoutResult: LayoutResult
  /// `A`, `B` and so on, as in other formats.
  let letter: String
  /// Such as `iPhone bar`.
  var name: String
  /// All environments, such as `iPhone and iPad, compact width`.
  let places: String
  /// The drawn environment, without a device if there is only one.
  let detail: String
  /// True if the layout is that of other environments, too.
  let hasOthers: Bool
  /// Environments as in findings.
  let environments: [ReportedEnvironment]
  let devices: [String]
  /// The releases of the drawn device, such as `iOS 26 and 27`.
  let releases: String

  /// Such as `iPhone bar, iOS 26 and 27 · B`.
  var heading: String {
    let language = layoutResult.layout.spec.language.map { " · \(printable($0))" } ?? ""
    return "\(name) · \(letter)\(language)"
  }

  func link(toDevice number: Int) -> String { link(toDevice: number, heading) }

  /// The link in the table, where the state is above it.
  func linkWithoutState(toDevice number: Int) -> String {
    let end = ", \(stateWords) · \(letter)"
    let words = heading.hasSuffix(end) ? "\(heading.dropLast(end.count)) · \(letter)" : heading
    return link(toDevice: number, words)
  }

  private func link(toDevice number: Int, _ words: String) -> String {
    "<a href=\"#device-\(number)\">\(markup(prose: words))</a>"
  }

  private var stateWords: String {
    let layout = layoutResult.layout
    return layout.environment.conditions.words(.meanings(of: layout.spec))
  }

  /// A layout of one environment.
  init(_ layoutResult: LayoutResult, letter: String) {
    let environment = layoutResult.layout.environment
    self.init(layoutResult, [environment], places: environment.platform.device, letter: letter)
  }

  /// A layout of several environments; draws the newest release of its first platform, in the usual window if that
  /// is among them.
  init(
    _ layoutResult: LayoutResult, _ environments: [Environment], places: String, letter: String
  ) {
    let own = layoutResult.layout.environment
    func rank(_ environment: Environment) -> Int {
      let usual = own.platform.windowSizes.first
      if environment.windowSize == usual { return 3 }
      // A narrow window on a screen as usual.
      if environment.orientation == usual?.orientation { return 2 }
      return environment.windowSize == own.windowSize ? 1 : 0
    }
    let alike = environments.filter {
      $0.platform == own.platform && $0.conditions == own.conditions
    }.map { environment in
      // The layout may be translated into a language of the other direction.
      var environment = environment
      environment.layoutDirection = own.layoutDirection
      return environment
    }.sorted { ($0.osVersion, rank($0)) < ($1.osVersion, rank($1)) }
    let drawn = alike.last ?? own
    let resolver = layoutResult.layout.resolver
    self.layoutResult =
      drawn == own ? layoutResult : LayoutResult(resolver.layout(in: drawn))
    self.letter = letter
    name = Self.name(of: self.layoutResult.layout)
    self.places = places
    let line = drawn.releaseLine(.meanings(of: layoutResult.layout.spec))
    devices = environments.map(\.platform.device).uniqued()
    detail = devices.count > 1 ? "\(drawn.platform.device) · \(line)" : line
    hasOthers = environments.count > 1
    self.environments = environments.map { .layout($0) }
    // Of other windows, other releases may have this layout.
    releases = drawn.platform.systems(
      alike.filter { $0.windowSize == drawn.windowSize }.map(\.osVersion).uniqued())
  }

  private static func name(of layout: Layout) -> String {
    let device = layout.environment.platform.device
    let kind =
      layout.sidebar?.isVisible == true
      ? "sidebar" : layout.tabBar?.isVisible == true ? "bar" : "screen"
    return "\(device) \(kind)"
  }

  /// The groups with unique names, which end with the differences. A layout has the same name in
  /// all languages.
  static func distinguished(_ groups: [LayoutGroup]) -> [LayoutGroup] {
    var groups = groups
    let layouts = groups.indices.grouped { groups[$0].letter }.map(\.elements)
    let firsts = layouts.map { $0[0] }
    for (_, alike) in firsts.grouped(by: { groups[$0].name }) where alike.count > 1 {
      let facts = alike.map { groups[$0].facts }
      // As few as distinguish them all, the orientation only if no other does.
      var telling: [Int] = []
      let order = facts[0].indices.filter { $0 != Self.orientation } + [Self.orientation]
      for fact in order where Set(facts.map { $0[fact] }).count > 1 {
        let isEnough = Set(facts.map { own in telling.map { own[$0] } }).count == alike.count
        if !isEnough { telling.append(fact) }
      }
      telling.sort()
      for (index, own) in zip(alike, facts) {
        let words = telling.map { own[$0] }.filter { !$0.isEmpty }
        if !words.isEmpty { groups[index].name += ", " + words.joined(separator: ", ") }
      }
    }
    for languages in layouts {
      for index in languages { groups[index].name = groups[languages[0]].name }
    }
    return groups
  }

  private static let orientation = 1

  /// The facts that distinguish layouts of one device.
  private var facts: [String] {
    let environment = layoutResult.layout.environment
    return [
      environment.platform.widthName(environment.sizeClass).short,
      environment.orientation?.rawValue ?? "", releases,
      environment.requestedFramework?.rawValue ?? "",
      environment.conditions.isUsual ? "" : stateWords,
    ]
  }
}

/// A self-contained page about one spec.
struct LayoutPage {
  let groups: [LayoutGroup]
  /// Nil without a comparison.
  let report: MatrixReport?
  /// False if the spec was not checked, so that nothing can be said about findings.
  let isChecked: Bool
  let style: PictureStyle
  let letters: EvidenceLetters
  let tiles: TileCodes?
  /// The most severe first, in document order: the order of their numbers.
  let findings: [ReportedFinding]
  let gallery: PageGallery

  init(
    _ groups: [LayoutGroup], _ report: MatrixReport?, _ findings: [ReportedFinding]?,
    _ style: PictureStyle
  ) {
    let layouts = groups.map(\.layoutResult.layout)
    self.groups = LayoutGroup.distinguished(groups)
    self.report = report
    self.style = style
    tiles = (layouts.first?.spec).map(TileCodes.init)
    letters = EvidenceLetters(layouts, tiles)
    isChecked = findings != nil
    self.findings = Diagnostic.Severity.allCases.reversed().flatMap { severity in
      (findings ?? []).filter { $0.diagnostic.severity == severity }
    }
    gallery = PageGallery(self.groups.map(\.layoutResult.layout), report, tiles)
  }

  var spec: TabSpec? { groups.first?.layoutResult.layout.spec }

  /// Groups in the spec's own language.
  var groupsInOwnLanguage: [(offset: Int, element: LayoutGroup)] {
    groups.enumerated().filter { $0.element.layoutResult.layout.spec.language == spec?.language }
  }

  var bytes: [UInt8] {
    var page = HTMLWriter()
    page.line("<!DOCTYPE html>")
    page.open("html", [("lang", "en")])
    writeHead(&page)
    page.open("body")
    page.element("a", [("class", "skip"), ("href", "#main")], "Skip to the contents")
    writeHeader(&page)
    writeContents(&page)
    page.open("main", [("id", "main")])
    writeDifferences(&page)
    writeThumbnails(&page)
    writePlacement(&page)
    writeTitles(&page)
    gallery.write(&page)
    PageDevices(self).write(&page)
    writeFindings(&page)
    writeEvidence(&page)
    writeSource(&page)
    page.close("main")
    page.close("body")
    page.close("html")
    return page.bytes
  }

  private var title: String {
    if let name = spec?.name { return printable(name.value) }
    return report.map { printable($0.path) } ?? "Tab bars and sidebars"
  }

  private func writeHead(_ page: inout HTMLWriter) {
    let policy =
      "default-src 'none'; style-src 'sha256-\(PageStyle.digest(style.appearance))'; "
      + "base-uri 'none'; form-action 'none'"
    page.open("head")
    page.open("meta", [("charset", "utf-8")])
    page.open("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)])
    page.open("meta", [("name", "referrer"), ("content", "no-referrer")])
    page.open("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    if let seconds = style.secondsToReload {
      page.open("meta", [("http-equiv", "refresh"), ("content", "\(seconds)")])
    }
    page.open("meta", [("name", "color-scheme"), ("content", "light dark")])
    page.line("<title>\(markup(title))</title>")
    page.raw("<style>\(PageStyle.sheet(style.appearance))</style>\n")
    page.close("head")
  }

  private func writeHeader(_ page: inout HTMLWriter) {
    page.open("header")
    page.line("<h1>\(markup(name: title))</h1>")
    page.line("<p class=\"verdict\">\(verdict)</p>")
    if let path = report?.path, path != title { page.quiet(printable(path)) }
    page.quiet(LayoutPicture.schematic)
    page.close("header")
  }

  private func writeContents(_ page: inout HTMLWriter) {
    page.open("nav", [("aria-label", "On this page")])
    page.open("ul")
    func link(_ id: String, _ text: String, if isThere: Bool = true) {
      if isThere { page.line("<li>\(page.inline("a", [("href", "#\(id)")], text))</li>") }
    }
    link("differences", "What differs", if: hasDifferences)
    link("overview", "All devices", if: groups.count > 1)
    link("placement", "Where everything is")
    link("titles", "Titles", if: report?.languages != nil)
    link("bars", "Bars and sidebars", if: !gallery.rows.isEmpty)
    page.line("<li>\(page.inline("a", [("href", "#devices")], "Devices"))")
    page.open("ul")
    for (index, group) in groupsInOwnLanguage {
      let attributes = [("class", "minor"), ("href", "#device-\(index + 1)")]
      page.line("<li>\(page.inline("a", attributes, group.heading))</li>")
    }
    page.close("ul")
    page.close("li")
    link("findings", "Findings", if: !findings.isEmpty)
    link("evidence", "Evidence", if: hasEvidence)
    link("spec", "Spec")
    page.close("ul")
    page.close("nav")
  }
}
