import ArgumentParsing
import JSON
import TabAnalysis
import TabModel
import TabReports

extension FormatRequest where Report == LayoutReport {
  /// The files of a picture: one for each platform, `App-ipad.svg` next to `App-iphone.svg`. One picture
  /// of many devices is too large to be read.
  func files(for report: LayoutReport) -> [(request: FormatRequest, report: LayoutReport)] {
    let platforms = report.layouts.map(\.layout.environment.platform).uniqued()
    guard let file, format.isPicture, !format.isPage, platforms.count > 1 else {
      return [(self, report)]
    }
    return platforms.map { platform in
      (
        FormatRequest(format: format, file: file.naming(platform.fileName(among: platforms))),
        LayoutReport(report.layouts.filter { $0.layout.environment.platform == platform })
      )
    }
  }
}

extension Platform {
  /// Such as `iphone-duo`; `mac` for the only Mac.
  fileprivate func fileName(among platforms: [Platform]) -> String {
    let platform = self == .macCatalyst && !platforms.contains(.macOS) ? .macOS : self
    return platform.aliases.first ?? platform.name.rawValue.lowercased()
  }
}

extension FilePath {
  /// The path with a word before the extension: `out/App-ipad.svg`.
  fileprivate func naming(_ word: String) -> FilePath {
    let name = self.name
    let dot = name.lastIndex(of: UInt8(ascii: "."))
    let end = dot.flatMap { $0 > name.startIndex ? $0 : nil } ?? bytes.endIndex
    var bytes = bytes
    bytes.insert(contentsOf: "-\(word)".utf8, at: end)
    return FilePath(bytes)
  }
}
