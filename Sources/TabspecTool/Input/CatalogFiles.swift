import AppCatalogs
import JSON
import TabModel
import TabReports

/// What the app's catalogs hold, as far as they can be read.
struct ReadCatalogs: Sendable {
  /// Nil where none are named, or where something is wrong with one.
  var strings: StringCatalogs?
  /// Nil where none are named, or where something is wrong with one.
  var assets: AssetNames?
  /// What is wrong with them.
  var findings: [ReportedFinding] = []
}

/// Reads the string catalogs and asset catalogs that a command line or a configuration names, each
/// list once.
final class CatalogFiles {
  private let context: RunContext
  private let arguments: CatalogArguments
  /// What was read for a configuration, by its file.
  private var known: [String: Result<ReadCatalogs, Failure>] = [:]

  init(_ arguments: CatalogArguments, _ context: RunContext) {
    self.context = context
    self.arguments = arguments
  }

  /// The catalogs for specs of a configuration. Those that cannot be read are thrown once, and then as
  /// something that was told.
  func catalogs(_ configuration: Configuration?) throws(Failure) -> ReadCatalogs {
    // Most runs have none, and the first dictionary of a type costs a tenth of a small run.
    if !areNamed(configuration) { return ReadCatalogs() }
    let key = configuration?.path ?? ""
    if let known = known[key] { return try known.get() }
    let answer = Result { () throws(Failure) in try read(configuration) }
    known[key] = answer.mapError { .told($0.code) }
    return try answer.get()
  }

  /// Whether the command line or a configuration names catalogs.
  private func areNamed(_ configuration: Configuration?) -> Bool {
    if !arguments.strings.isEmpty || !arguments.assets.isEmpty { return true }
    guard let configuration else { return false }
    return !configuration.strings.isEmpty || !configuration.assets.isEmpty
  }

  private func read(_ configuration: Configuration?) throws(Failure) -> ReadCatalogs {
    var catalogs = ReadCatalogs()
    let (strings, folders) = try paths(configuration)
    if !strings.isEmpty {
      try read(strings: strings, from: context.system.currentFolder(), into: &catalogs)
    }
    if !folders.isEmpty {
      var reader = AssetReader(context)
      for folder in folders { try reader.read(folder) }
      catalogs.findings += reader.findings
      if reader.findings.isEmpty { catalogs.assets = reader.names }
    }
    return catalogs
  }

  /// The string catalogs and the asset catalogs that there are to read.
  func paths(
    _ configuration: Configuration?
  ) throws(Failure) -> (strings: [FilePath], assets: [FilePath]) {
    var (strings, assets) = (arguments.strings, arguments.assets)
    if strings.isEmpty, let configuration {
      strings = try configuration.catalogs(configuration.strings, isFolder: false, context.system)
    }
    if assets.isEmpty, let configuration {
      assets = try configuration.catalogs(configuration.assets, isFolder: true, context.system)
    }
    return (strings, assets)
  }

  private func read(
    strings: [FilePath], from current: FilePath, into catalogs: inout ReadCatalogs
  ) throws(Failure) {
    var sources: [StringsSource] = []
    for path in strings {
      if path.hasSuffix(".strings") {
        sources.append(try read(path, from: current, &catalogs.findings))
        try check(sources, path)
        continue
      }
      let file = JSONFile(
        try context.bytes(of: path, limit: FileLimit.catalog), path: path.inReports,
        smallest: #"the smallest string catalog is {"sourceLanguage": "en", "strings": {}}"#
      ) { XCStringsReader.read($0, path: path.inReports) }
      catalogs.findings += file.report(file.problems)
      if let catalog = file.value { sources.append(.catalog(catalog)) }
      try check(sources, path)
    }
    if catalogs.findings.isEmpty { catalogs.strings = StringCatalogs(sources) }
  }

  /// Refuses more languages than there are: reports have a text for each.
  private func check(_ sources: [StringsSource], _ path: FilePath) throws(Failure) {
    let languages = Set(sources.flatMap(\.languages))
    if languages.count > Self.mostLanguages {
      throw .refused(
        path,
        reason: "this makes \(languages.count) languages, more than the \(Self.mostLanguages) that "
          + "tabspec reads")
    }
    if let long = languages.first(where: { $0.unicodeScalars.count > Self.longestLanguage }) {
      throw .refused(
        path,
        reason: "the name of a language is longer than \(Self.longestLanguage) characters: "
          + "'\(harmless(clipped(long, to: Self.longestLanguage)))'")
    }
  }

  private static let mostLanguages = 300
  private static let longestLanguage = 60

  /// Reads a `.strings` file.
  private func read(
    _ path: FilePath, from current: FilePath, _ findings: inout [ReportedFinding]
  ) throws(Failure) -> StringsSource {
    let absolute = path.absolute(from: current)
    let folder = absolute.folder
    guard let language = StringsFile.language(ofFolder: folder.name) else {
      throw .refused(
        path, reason: "its folder is not that of a language, such as de.lproj",
        help: "name the file in its folder, as in de.lproj/\(harmless(path.name))")
    }
    let (file, problems) = StringsFile.read(
      try context.bytes(of: path, limit: FileLimit.catalog), path: path.inReports,
      language: language,
      group: folder.folder.appending(Array(path.name)).bytes)
    let locator = FindingLocator(file.bytes, document: nil)
    findings += locator.report(problems, path: path.inReports)
    return .file(file)
  }
}

extension StringCatalogs {
  /// Where places in the catalogs are, by the paths of those that notes of findings name.
  func locators(for diagnostics: some Sequence<Diagnostic>) -> [String: FindingLocator] {
    var paths: Set<String> = []
    for diagnostic in diagnostics {
      for note in diagnostic.notes { if let path = note.path { paths.insert(path) } }
    }
    var locators: [String: FindingLocator] = [:]
    for path in paths {
      guard let file = file(path) else { continue }
      locators[path] = FindingLocator(file.bytes, document: file.document)
    }
    return locators
  }
}

extension RunContext {
  /// The position of a language that a command line asks for.
  func position(
    of language: String, in catalogs: StringCatalogs?
  ) throws(Failure) -> Int {
    guard let catalogs else {
      throw .usage(
        "there is no string catalog to take the language '\(harmless(language))' from",
        help: "name one with --strings, or in the configuration")
    }
    if let position = catalogs.position(of: language) { return position }
    let most = 40
    let shown = catalogs.languages.prefix(most).map { harmless($0) }.joined(separator: ", ")
    let rest = catalogs.languages.count - most
    throw .usage(
      "no string catalog has the language '\(harmless(language))'",
      help: "the languages are \(shown)" + (rest > 0 ? " and \(rest) more" : ""))
  }
}

extension Configuration {
  /// The paths of catalogs that a configuration names. Those of one that was found have to stay in its
  /// tree, and nothing on the way may be a link.
  func catalogs(
    _ paths: [FilePath], isFolder: Bool, _ system: any System
  ) throws(Failure) -> [FilePath] {
    let current = system.currentFolder()
    var found: [FilePath] = []
    for path in paths {
      let absolute = path.absolute(from: folder)
      let shown = absolute.shortened(from: current)
      if isFound {
        let file = FoundFile(
          at: absolute, in: .tree(of: folder, system), isFolder: isFolder, system)
        if case .refused(let reason) = file {
          throw .refused(
            shown, reason: reason,
            help: "\(self.path) names it; name the configuration with --config to go there")
        }
      }
      found.append(shown)
    }
    return found
  }
}

extension ReadSpec {
  /// The spec as it is read in a language; nil for as it is written.
  func spec(in language: String?, _ context: RunContext) throws(Failure) -> TabSpec {
    guard let language else { return spec }
    let position = try context.position(of: language, in: catalogs.strings)
    return catalogs.strings?.translated(spec, into: position) ?? spec
  }
}
