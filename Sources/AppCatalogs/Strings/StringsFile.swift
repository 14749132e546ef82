package import JSON

/// A `.strings` file that has been read: the texts of one language.
package struct StringsFile: Sendable {
  /// A key with its text: where both stand, with their quotes.
  struct Pair: Sendable {
    let key: ByteRange
    let value: ByteRange
  }

  /// The file as UTF-8, without a mark at its beginning.
  package let bytes: [UInt8]
  /// The file, as findings name it.
  package let path: String
  /// The language, which is its folder's: `de` for `de.lproj`.
  package let language: String
  /// What the files of one table share: the folder around theirs, and their name.
  let group: [UInt8]
  /// By key, decoded.
  var pairs: [[UInt8]: Pair] = [:]

  /// The text of a pair, decoded.
  func text(of pair: Pair) -> String {
    var scanner = StringsScanner(bytes, at: pair.value.lowerBound)
    return String(decoding: (try? scanner.string()) ?? [], as: UTF8.self)
  }

  /// All keys, in the order of the file.
  var allKeys: [String] {
    pairs.sorted { $0.value.key.lowerBound < $1.value.key.lowerBound }
      .map { String(decoding: $0.key, as: UTF8.self) }
  }

  /// The language that a file is in by its path: `de` for `App/de.lproj/Localizable.strings`; nil
  /// where its folder is none of a language.
  package static func language(ofFolder folder: some Collection<UInt8>) -> String? {
    let suffix = Array(".lproj".utf8)
    guard folder.count > suffix.count, folder.suffix(suffix.count).elementsEqual(suffix) else {
      return nil
    }
    return String(validating: folder.dropLast(suffix.count), as: UTF8.self)
  }

  /// Reads a file, and collects what is wrong with it.
  ///
  /// - Parameters:
  ///   - path: the file, as findings name it.
  ///   - group: what the files of one table share.
  /// - Returns: the file; what is wrong with it, about its text as UTF-8.
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
        if let first = file.pairs[pair.name] {
          collected.append(
            Diagnostic(
              rule: "duplicate-key", severity: .error,
              message: "the key '\(String(decoding: pair.name, as: UTF8.self))' is there twice",
              range: pair.key, notes: [.init("first written here", at: first.key)],
              help: "remove one of the two"))
        } else {
          file.pairs[pair.name] = Pair(key: pair.key, value: pair.value)
        }
      }
    } catch {
      problems.append(error.diagnostic)
    }
    return (file, collected.diagnostics + problems)
  }
}
