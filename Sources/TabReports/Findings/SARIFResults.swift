import JSON

extension JSONWriter {
  mutating func results(_ report: FindingReport, _ rules: SARIFRules) {
    var fingerprints = FindingFingerprints()
    // SARIF requires a baseline state for all results or none.
    let hasBaseline = report.findings.contains { $0.isBaselined }
    objects("results", of: report.findings) { writer, finding in
      let rule = finding.diagnostic.rule
      writer.member("ruleId", rule)
      if let index = rules.index(of: rule) { writer.member("ruleIndex", index) }
      let uri = report.uri(of: finding.path)
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
      writer.text("message", text)
    }
  }

  /// Returns the message and a line for each remark, with links for notes with places.
  private func messageText(of finding: ReportedFinding) -> String {
    let notes = finding.notes
    let texts = [finding.diagnostic.message] + finding.remarks()
    let text = SARIFText(texts, hasLinks: notes.contains { $0.place != nil })
    let remarks = notes.enumerated().map { number, note in
      let isLink = note.place != nil
      return "note: " + (isLink ? text.link(note.message, to: number) : text.escaped(note.message))
    }
    let others = texts.dropFirst(1 + notes.count).map { text.escaped($0) }
    return ([text.escaped(finding.diagnostic.message)] + remarks + others).joined(separator: "\n")
  }

  private mutating func baseline(_ isBaselined: Bool) {
    member("baselineState", isBaselined ? "unchanged" : "new")
    objects("suppressions", of: isBaselined ? ["recorded in the baseline"] : []) { writer, reason in
      writer.member("kind", "external")
      writer.member("justification", reason)
    }
  }

  private mutating func fixes(_ finding: ReportedFinding, _ uri: String) {
    let fixes = finding.fixes
    guard !fixes.isEmpty else { return }
    objects("fixes", of: fixes) { writer, fix in
      writer.text("description", fix.title)
      writer.objects("artifactChanges", of: [fix.edits]) { writer, edits in
        writer.object("artifactLocation") { $0.member("uri", uri) }
        writer.objects("replacements", of: edits) { writer, edit in
          writer.region("deletedRegion", edit.place)
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
