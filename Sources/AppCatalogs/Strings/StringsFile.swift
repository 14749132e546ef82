package import JSON

/// A `.strings` file: the texts of one language.
package struct StringsFile {
  struct Pair {
    let key: ByteRange
    let value: ByteRange
  }

  /// The file as UTF-8, without a byte order mark.
  package private(set) var bytes: [UInt8]
  package let path: String
  package let language: String
  /// The parent folder and the name, which identify a table across languages.
  let group: [UInt8]
  var pairs: [ExactText: Pair] = [:]

  func text(of pair: Pair) -> String {
    var scanner = StringsScanner(bytes, at: pair.value.lowerBound)
    return String(decoding: (try? scanner.string()) ?? [], as: UTF8.self)
  }

  var allKeys: [String] {
    pairs.sorted { $0.value.key.lowerBound < $1.value.key.lowerBound }.map(\.key.text)
  }

  /// Returns the language of a folder: `de` for `de.lproj`; nil for other folders, such as
  /// `Base.lproj`.
  package static func language(ofFolder folder: some Collection<UInt8>) -> String? {
    let suffix = Array(".lproj".utf8)
    guard folder.count > suffix.count, folder.suffix(suffix.count).elementsEqual(suffix) else {
      return nil
    }
    let name = String(validating: folder.dropLast(suffix.count), as: UTF8.self)
    return name == "Base" ? nil : name
  }

  /// Returns the file, and its problems with ranges in the UTF-8 text.
  package static func read(
    _ bytes: [UInt8], path: String, language: String, group: [UInt8]
  ) -> (StringsFile, [Diagnostic]) {
    var file = StringsFile(bytes: bytes, path: path, language: language, group: group)
    var collected = DiagnosticCollector(limit: 1_000)
    do throws(StringsError) {
      file.bytes = try StringsEncoding.text(of: bytes)
      var scanner = StringsScanner(file.bytes, at: 0)
      while let pair = try scanner.pair() {
        let name = ExactText(String(decoding: pair.name, as: UTF8.self))
        if let first = file.pairs[name] {
          collected.append(
            Diagnostic(
              rule: "duplicate-key", severity: .error,
              message: "duplicate key '\(name.text)'",
              range: pair.key, notes: [.init("first written here", at: first.key)],
              help: "remove one of the two"))
        } else {
          file.pairs[name] = Pair(key: pair.key, value: pair.value)
        }
      }
    } catch {
      return (file, collected.diagnostics + [error.diagnostic])
    }
    return (file, collected.diagnostics)
  }
}
