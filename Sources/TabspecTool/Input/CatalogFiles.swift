import AppCatalogs
import JSON
import TabLint
import TabModel
import TabReports

struct ReadCatalogs {
  /// The string catalogs; nil if none are named or one is invalid.
  var strings: StringCatalogs?
  /// The asset catalogs; nil if none are named or one is invalid.
  var assets: AssetNames?
  var findings: [ReportedFinding] = []
  var isWithoutStrings = false

  /// True if they change nothing about findings.
  var isEmpty: Bool {
    strings == nil && assets == nil && findings.isEmpty && !isWithoutStrings
  }

  func apply(to settings: inout LintSettings) {
    settings.assets = assets
    settings.strings = strings
    settings.hasAllLanguages = !isWithoutStrings && findings.isEmpty
  }
}

final class CatalogFiles {
  private let context: RunContext
  private let arguments: CatalogArguments

  /// The name of a string catalog that is found next to a spec.
  static let usualName = "Localizable.xcstrings"

  /// The answers by the configuration's folder and the found catalog.
  private var known: [[FilePath?]: Result<ReadCatalogs, Failure>] = [:]
  private var found: [FilePath: FilePath?] = [:]
  /// The number of found catalogs in the last note.
  private var reported = 0

  init(_ arguments: CatalogArguments, _ context: RunContext) {
    self.context = context
    self.arguments = arguments
  }

  /// Returns the string catalog next to a spec, unless the command line or the configuration names
  /// one.
  func found(in folder: FilePath, _ configuration: Configuration?) -> FilePath? {
    if arguments.readsNoStrings || !arguments.strings.isEmpty || configuration?.strings != nil {
      return nil
    }
    if let known = found[folder] { return known }
    let current = context.system.currentFolder()
    let place = folder.appending(Self.usualName).absolute(from: current)
    let path = place.shortened(from: current)
    var answer: FilePath?
    switch FoundFile(at: place, context.system) {
    case .absent: break
    case .regular: answer = path
    case .refused(let reason):
      context.messages.note(
        "\(path.shown) is not read: \(reason); name it with --strings to read it")
    }
    found[folder] = .some(answer)
    return answer
  }

  func reportFound() {
    let paths = found.values.compactMap(\.self).sorted(by: FilePath.isOrderedBefore)
    guard paths.count > reported else { return }
    reported = paths.count
    let names = shortList(paths.map(\.shown), atMost: 1)
    context.messages.note("reading \(names); --no-strings reads none")
  }

  /// Returns the catalogs for a configuration and a found catalog. A failure is reported only once.
  func catalogs(
    _ configuration: Configuration?, _ found: FilePath? = nil
  ) throws(Failure) -> ReadCatalogs {
    let key = [configuration?.folder, found]
    if let known = known[key] { return try known.get() }
    let answer = Result { () throws(Failure) in try read(configuration, found) }
    known[key] = answer.mapError { .reported($0.code) }
    return try answer.get()
  }

  private func read(
    _ configuration: Configuration?, _ found: FilePath?
  ) throws(Failure) -> ReadCatalogs {
    var catalogs = ReadCatalogs(isWithoutStrings: arguments.readsNoStrings)
    var (strings, folders) = try paths(configuration)
    if let found { strings = [found] }
    if !strings.isEmpty { try read(strings: strings, into: &catalogs) }
    if !folders.isEmpty {
      var reader = AssetReader(context: context)
      for folder in folders { try reader.read(folder) }
      catalogs.findings += reader.findings
      if reader.findings.isEmpty { catalogs.assets = reader.names }
    }
    return catalogs
  }

  func paths(
    _ configuration: Configuration?
  ) throws(Failure) -> (strings: [FilePath], assets: [FilePath]) {
    var (strings, assets) = (arguments.strings, arguments.assets)
    if strings.isEmpty, !arguments.readsNoStrings, let configuration {
      strings = try configuration.paths(configuration.strings ?? [], context.system)
    }
    if assets.isEmpty, let configuration {
      assets = try configuration.paths(configuration.assets, isFolder: true, context.system)
    }
    return (strings, assets)
  }

  private func read(strings: [FilePath], into catalogs: inout ReadCatalogs) throws(Failure) {
    var sources: [StringsSource] = []
    var seen: Set<FilePath> = []
    for path in strings where seen.insert(context.system.place(of: path)).inserted {
      let bytes = try context.bytes(of: path, limit: FileLimit.catalog)
      if path.hasSuffix(".strings") {
        sources.append(try read(bytes, path, &catalogs.findings))
      } else {
        let file = JSONFile(
          bytes, path: path.inReports,
          smallest: #"the smallest string catalog is {"sourceLanguage": "en", "strings": {}}"#
        ) { XCStringsReader.read($0, path: path.inReports) }
        catalogs.findings += file.report(file.problems)
        if let catalog = file.value { sources.append(.catalog(catalog)) }
      }
      try check(sources, path)
    }
    if catalogs.findings.isEmpty { catalogs.strings = StringCatalogs(sources) }
  }

  /// Rejects more languages than exist, because reports have a text for each.
  private func check(_ sources: [StringsSource], _ path: FilePath) throws(Failure) {
    let languages = Set(sources.flatMap(\.languages))
    if languages.count > Self.maximumLanguages {
      throw .refused(
        path,
        reason:
          "this makes \(languages.count) languages, more than the \(Self.maximumLanguages) that "
          + "tabspec reads")
    }
    if let long = languages.first(where: { $0.unicodeScalars.count > Self.longestLanguage }) {
      throw .refused(
        path,
        reason: "the name of a language is longer than \(Self.longestLanguage) characters: "
          + "'\(printable(clipped(long, to: Self.longestLanguage)))'")
    }
  }

  private static let maximumLanguages = 100
  private static let longestLanguage = 60

  private func read(
    _ bytes: [UInt8], _ path: FilePath, _ findings: inout [ReportedFinding]
  ) throws(Failure) -> StringsSource {
    let folder = path.absolute(from: context.system.currentFolder()).folder
    guard let language = StringsFile.language(ofFolder: folder.name) else {
      throw .refused(
        path, reason: "its folder is not that of a language, such as de.lproj",
        help: "name the file of a language, as in de.lproj/\(printable(path.name))")
    }
    let (file, problems) = StringsFile.read(
      bytes, path: path.inReports, language: language,
      group: folder.folder.appending(Array(path.name)).bytes)
    let locator = FindingLocator(file.bytes, document: nil)
    findings += locator.report(problems, path: path.inReports)
    return .files([file])
  }
}

extension StringCatalogs {
  func locators(for diagnostics: some Sequence<Diagnostic>) -> [String: FindingLocator] {
    let paths = Set(diagnostics.lazy.flatMap(\.notes).compactMap(\.path))
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        file(path).map { (path, FindingLocator($0.bytes, document: $0.document)) }
      })
  }
}

extension RunContext {
  /// Returns the index of a language, or that of a more general one, which is reported.
  func position(of language: String, in catalogs: StringCatalogs?) throws(Failure) -> Int {
    guard let catalogs else {
      throw .usage(
        "there is no string catalog to take the language '\(printable(language))' from",
        help: "name one with --strings, or in the configuration")
    }
    var near: String?
    for code in LanguageCode(language).candidates where near == nil {
      if let position = catalogs.position(of: code) {
        if code.utf8.count < language.utf8.count {
          messages.noteOnce(
            "no string catalog has '\(printable(language))'; showing '\(printable(code))'")
        }
        return position
      }
      near = catalogs.languages.first { $0.lowercased() == code.lowercased() }
    }
    let languages = shortListOfChoices(catalogs.languages.map { printable($0) }, atMost: 40)
    throw .usage(
      "no string catalog has the language '\(printable(language))'",
      help: (near.map { "did you mean '\(printable($0))'? The" } ?? "the")
        + " languages are \(languages)")
  }
}

extension Configuration {
  /// Returns the paths in a configuration. If it was found, they must stay inside its tree and not
  /// be links.
  func paths(
    _ names: [NamedPath], isFolder: Bool = false, _ system: any System
  ) throws(Failure) -> [FilePath] {
    let current = system.currentFolder()
    return try names.map { name throws(Failure) in
      let absolute = name.path.absolute(from: folder)
      let shown = absolute.shortened(from: current)
      if isFound {
        let tree = FilePath.repository(around: folder, system) ?? folder
        let file = FoundFile(at: absolute, in: tree, isFolder: isFolder, system)
        if case .refused(let reason) = file {
          throw .refused(
            shown, reason: reason,
            help: "\(place(of: name)) names it; name the configuration with --config to go there")
        }
      }
      if system.kind(of: absolute) == nil {
        throw .refused(shown, reason: "no such file or folder", help: "\(place(of: name)) names it")
      }
      return shown
    }
  }

  private func place(of name: NamedPath) -> String { "\(path):\(name.line):\(name.column)" }
}
