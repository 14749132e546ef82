package import JSON

/// The texts of a `.strings` file, which are in one language.
package struct StringsFile: Sendable {
  /// The ranges of a key and its text, including quotes.
  struct Pair: Sendable {
    let key: ByteRange
    let value: ByteRange
  }

  /// The file as UTF-8, without a byte order mark.
  package let bytes: [UInt8]
  package let path: String
  /// The language of its folder: `de` for `de.lproj`.
  package let language: String
  /// The parent folder and the name, which the files of one table share.
  let group: [UInt8]
  var pairs: [ExactText: Pair] = [:]

  func text(of pair: Pair) -> String {
    var scanner = StringsScanner(bytes, at: pair.value.lowerBound)
    return String(decoding: (try? scanner.string()) ?? [], as: UTF8.self)
  }

  /// All keys, in the order of the file.
  var allKeys: [String] {
    pairs.sorted { $0.value.key.lowerBound < $1.value.key.lowerBound }.map(\.key.text)
  }

  /// The language of a folder: `de` for `de.lproj`; nil for other folders.
  package static func language(ofFolder folder: some Collection<UInt8>) -> String? {
    let suffix = Array(".lproj".utf8)
    guard folder.count > suffix.count, folder.suffix(suffix.count).elementsEqual(suffix) else {
      return nil
    }
    return String(validating: folder.dropLast(suffix.count), as: UTF8.self)
  }

  /// Reads a file.
  ///
  /// - Returns: the file, and its problems with ranges in the text as UTF-8.
  package static func read(
    _ bytes: [UInt8], path: String, language: String, group: [UInt8]
  ) -> (StringsFile, [Diagnostic]) {
    var problems: [Diagnostic] = []
    var text = bytes
    do throws(StringsError) { text = try StringsEncoding.text(of: bytes) } catch {
      problems.append(error.diagnostic)
    }
    var file = StringsFile(bytes: text, path: path, language: language, group: group)
    guard problems.isEmpty else { return (file, problems) }
    var scanner = StringsScanner(text, at: 0)
    var collected = DiagnosticCollector(limit: 1_000)
    do throws(StringsError) {
      while let pair = try scanner.pair() {
        let name = ExactText(pair.name[...])
        if let first = file.pairs[name] {
          collected.append(
            Diagnostic(
              rule: "duplicate-key", severity: .error,
              message: "the key '\(name.text)' is there twice",
              range: pair.key, notes: [.init("first written here", at: first.key)],
              help: "remove one of the two"))
        } else {
          file.pairs[name] = Pair(key: pair.key, value: pair.value)
        }
      }
    } catch {
      problems.append(error.diagnostic)
    }
    return (file, collected.diagnostics + problems)
  }
}
