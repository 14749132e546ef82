import AppCatalogs
import TabLint
import TabModel
import TabReports

extension MatrixLanguages {
  /// Each layout of a matrix in the language that is worst for it, and the titles in every language.
  init(of matrix: Matrix, _ input: ReadSpec, _ strings: StringCatalogs) {
    var settings = LintSettings()
    input.configuration?.apply(to: &settings)
    let survey = { (platform: PlatformName) in
      TitleSurvey(input.spec, on: platform, strings) { settings.longestTitle(of: $0) }
    }
    var surveys: [PlatformName: TitleSurvey] = [:]
    var specs: [Int: TabSpec] = [:]
    let worst = matrix.layouts.map { folded -> LaidOut? in
      var environment = folded.layout.environment
      let platform = environment.platform.name
      let titles = surveys[platform] ?? survey(platform)
      surveys[platform] = titles
      guard let language = titles.worstLanguage(in: folded.layout) else { return nil }
      let spec = specs[language] ?? strings.translated(input.spec, into: language)
      specs[language] = spec
      environment.layoutDirection = spec.layoutDirection
      let layout = Resolver(spec).layout(in: environment)
      return LaidOut(layout, destinations: layout.destinations)
    }
    let titles = surveys[.iOS] ?? survey(.iOS)
    self.init(worst: worst, titles: TitleReport(titles, path: input.path))
  }
}
