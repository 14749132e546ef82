import JSON

extension FindingFormat {
  static var sarif: FindingFormat {
    Self("sarif", "SARIF 2.1.0, for code scanning and editors.") { report, _ in
      let rules = rules(of: report)
      return JSONWriter.object { writer in
        writer.member(
          "$schema",
          "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
            + "sarif-schema-2.1.0.json")
        writer.member("version", "2.1.0")
        writer.objects("runs", of: [report]) { writer, report in
          writer.object("tool") { writer in writer.object("driver") { $0.driver(report, rules) } }
          writer.member("columnKind", "unicodeCodePoints")
          writer.results(report, rules)
          writer.object("properties") { writer in
            writer.member("files", report.files)
            writer.member("suppressed", report.suppressed)
          }
        }
      }
    }
  }
}

private typealias SARIFRule = (id: String, rule: ReportedRule?)

/// The rules of a report. A rule with known findings only is listed by id.
private func rules(of report: FindingReport) -> [SARIFRule] {
  let ran = report.rules().map { (id: $0.id, rule: Optional($0)) }
  let found = report.findings.map { (id: $0.diagnostic.rule, rule: ReportedRule?.none) }
  return (ran + found).grouped(by: \.id).map(\.elements[0])
}

extension JSONWriter {
  fileprivate mutating func driver(_ report: FindingReport, _ rules: [SARIFRule]) {
    member("name", report.tool)
    member("version", report.version)
    objects("rules", of: rules) { writer, entry in
      writer.member("id", entry.id)
      if let rule = entry.rule { writer.members(of: rule) }
    }
  }

  private mutating func members(of rule: ReportedRule) {
    message("shortDescription", escaped(rule.summary))
    message("fullDescription", escaped(rule.rationale))
    let help = rule.help.filter { !$0.text.isEmpty }
    if !help.isEmpty {
      let plain = help.map { "\($0.heading): \($0.text)" }.joined(separator: "\n\n")
      let markdown = help.map { "**\($0.heading)**\n\n\($0.text)" }.joined(separator: "\n\n")
      object("help") { writer in
        writer.member("text", escaped(plain))
        writer.member("markdown", escaped(markdown))
      }
    }
    if let url = rule.url { member("helpUri", url) }
    object("defaultConfiguration") { $0.member("level", rule.severity.rawValue) }
  }

  private mutating func message(_ name: String, _ escaped: String) {
    object(name) { $0.member("text", escaped) }
  }
}

/// Escapes a text for SARIF messages: doubles braces, and escapes brackets in messages that have or resemble links.
private func escaped(_ text: String, hasLinks: Bool? = nil) -> String {
  let hasLinks = hasLinks ?? resemblesLink(text)
  return replacing(in: text) { scalar in
    switch scalar {
    case "{", "}": "\(scalar)\(scalar)"
    case "[" where hasLinks, "]" where hasLinks, "\\" where hasLinks: "\\\(scalar)"
    default: nil
    }
  }
}

private func resemblesLink(_ text: String) -> Bool { text.utf8.contains("](".utf8) }

/// A path as in URIs, from its bytes in the file system.
package func percentEncoded(_ path: [UInt8]) -> String {
  var uri = ""
  for byte in path {
    if isLetter(byte) || isDigit(byte) || "-._~/".utf8.contains(byte) {
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      uri += "%" + hexadecimal(byte)
    }
  }
  return uri
}

func fileURI(_ path: [UInt8]) -> String {
  var uri = percentEncoded(path)
  while uri.hasPrefix("./") { uri.removeFirst(2) }
  guard uri.hasPrefix("/") else { return uri }
  // Two slashes would introduce a host.
  return "file:///" + uri.drop { $0 == "/" }
}

extension JSONWriter {
  fileprivate mutating func results(_ report: FindingReport, _ rules: [SARIFRule]) {
    let positions = Dictionary(uniqueKeysWithValues: zip(rules.map(\.id), 0...))
    var fingerprints = FindingFingerprints()
    // SARIF requires a baseline state for all results or none.
    let hasBaseline = report.findings.contains { $0.isBaselined }
    objects("results", of: report.findings) { writer, finding in
      let rule = finding.diagnostic.rule
      writer.member("ruleId", rule)
      writer.member("ruleIndex", positions[rule])
      let uri = fileURI(report.rawPaths[finding.path] ?? Array(finding.path.utf8))
      writer.result(finding, uri)
      writer.object("partialFingerprints") { writer in
        writer.member("findingHash/v1", fingerprints.next(for: finding))
      }
      if hasBaseline { writer.baseline(finding.isBaselined) }
      writer.fixes(finding, uri)
      writer.object("properties") { writer in
        if let pointer = finding.place.pointer { writer.member("pointer", pointer) }
        writer.member("environments", finding.environments.map(\.name))
      }
    }
  }

  private mutating func result(_ finding: ReportedFinding, _ uri: String) {
    member("level", finding.diagnostic.severity.rawValue)
    message("message", messageText(of: finding))
    objects("locations", of: [finding.place]) { $0.physicalLocation(uri, $1) }
    let related = finding.notes.enumerated().compactMap { number, note in
      note.place.map {
        (number, note.message, note.path.map { fileURI(Array($0.utf8)) } ?? uri, $0)
      }
    }
    guard !related.isEmpty else { return }
    objects("relatedLocations", of: related) { writer, note in
      let (number, text, uri, place) = note
      writer.member("id", number)
      writer.physicalLocation(uri, place)
      writer.message("message", escaped(text))
    }
  }

  /// Returns the message and a line for each remark, with links for notes with places.
  private func messageText(of finding: ReportedFinding) -> String {
    let notes = finding.notes
    let texts = [finding.diagnostic.message] + finding.remarks()
    let hasLinks = notes.contains { $0.place != nil } || texts.contains(where: resemblesLink)
    let remarks = notes.enumerated().map { number, note in
      let text = escaped(note.message, hasLinks: hasLinks)
      return "note: " + (note.place == nil ? text : "[\(text)](\(number))")
    }
    let others = texts.dropFirst(1 + notes.count).map { escaped($0, hasLinks: hasLinks) }
    let message = escaped(finding.diagnostic.message, hasLinks: hasLinks)
    return ([message] + remarks + others).joined(separator: "\n")
  }

  private mutating func baseline(_ isBaselined: Bool) {
    member("baselineState", isBaselined ? "unchanged" : "new")
    objects("suppressions", of: isBaselined ? ["recorded in the baseline"] : []) { writer, reason in
      writer.member("kind", "external")
      writer.member("justification", reason)
    }
  }

  private mutating func fixes(_ finding: ReportedFinding, _ uri: String) {
    let fixes = finding.diagnostic.fixes
    guard !fixes.isEmpty else { return }
    objects("fixes", of: fixes) { writer, fix in
      writer.message("description", escaped(fix.title))
      writer.objects("artifactChanges", of: [fix.edits]) { writer, edits in
        writer.object("artifactLocation") { $0.member("uri", uri) }
        writer.objects("replacements", of: edits) { writer, edit in
          writer.region("deletedRegion", finding.place(of: edit))
          if edit.replacement.isEmpty { return }
          writer.object("insertedContent") { $0.member("text", edit.replacement) }
        }
      }
    }
  }

  private mutating func physicalLocation(_ uri: String, _ place: ReportedPlace) {
    object("physicalLocation") { writer in
      writer.object("artifactLocation") { $0.member("uri", uri) }
      writer.region("region", place)
    }
  }

  private mutating func region(_ name: String, _ place: ReportedPlace) {
    object(name) { writer in
      writer.member("startLine", place.start.line)
      writer.member("startColumn", place.start.column)
      writer.member("endLine", place.end.line)
      writer.member("endColumn", place.end.column)
    }
  }
}
