import AppCatalogs
import TabLint
import TabModel
import TabReports

extension MatrixLanguages {
  /// Translates each layout of a matrix into its worst language.
  init(of matrix: Matrix, _ input: ReadSpec, _ strings: StringCatalogs) throws(Failure) {
    var settings = LintSettings()
    input.configuration?.apply(to: &settings)
    let titles = try input.titles(on: .iOS, strings, settings)
    var surveys: [PlatformName: TitleSurvey] = [.iOS: titles]
    for platform in matrix.layouts.map(\.layout.environment.platform.name)
    where surveys[platform] == nil {
      surveys[platform] = try input.titles(on: platform, strings, settings)
    }
    var specs: [Int: TabSpec] = [:]
    let worst = matrix.layouts.map { folded -> LaidOut? in
      var environment = folded.layout.environment
      guard let titles = surveys[environment.platform.name] else { return nil }
      guard let language = titles.worstLanguage(in: folded.layout) else { return nil }
      let spec = specs[language] ?? strings.translated(input.spec, into: language)
      specs[language] = spec
      environment.layoutDirection = spec.layoutDirection
      return LaidOut(Resolver(spec).layout(in: environment))
    }
    self.init(worst: worst, titles: TitleReport(titles, path: input.path))
  }
}

extension ReadSpec {
  func titles(
    on platform: PlatformName, _ catalogs: StringCatalogs?, _ settings: LintSettings,
    showing isShown: (Int?, TitlePlace.Role) -> Bool = { _, _ in true }
  ) throws(Failure) -> TitleSurvey {
    do throws(TitleSurvey.TooManyTexts) {
      return try TitleSurvey(spec, on: platform, catalogs, showing: isShown) {
        settings.longestTitle(of: $0)
      }
    } catch {
      throw .refused(
        FilePath(path),
        reason: "\(error.titles) titles in \(error.languages) languages are "
          + "\(error.titles * error.languages) texts, more than the \(TitleSurvey.mostTexts) that "
          + "tabspec shows",
        help: "name languages with --language")
    }
  }
}
