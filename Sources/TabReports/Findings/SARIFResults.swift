import JSON

extension JSONWriter {
  mutating func results(_ report: FindingReport, _ rules: SARIFRules) {
    var fingerprints = FindingFingerprints()
    // SARIF requires a baseline state for all results or none.
    let hasBaseline = report.findings.contains { $0.isBaselined }
    array { writer in
      for finding in report.findings {
        writer.object { writer in
          let rule = finding.diagnostic.rule
          let place = finding.place
          writer.member("ruleId", rule)
          if let index = rules.index(of: rule) { writer.member("ruleIndex", index) }
          let uri = report.uri(of: finding.path)
          writer.result(finding, place, uri)
          writer.key("partialFingerprints")
          writer.object { writer in
            writer.member("findingHash/v1", fingerprints.next(for: finding))
          }
          if hasBaseline { writer.baseline(finding.isBaselined) }
          writer.fixes(finding, uri)
          writer.key("properties")
          writer.object { writer in
            if let pointer = place.pointer { writer.member("pointer", pointer) }
            writer.member("environments", finding.environments.map(\.name))
          }
        }
      }
    }
  }

  private mutating func result(
    _ finding: ReportedFinding, _ place: ReportedPlace, _ uri: String
  ) {
    let (diagnostic, notes) = (finding.diagnostic, finding.notes)
    member("level", diagnostic.severity.rawValue)
    message("message", messageText(of: finding, notes))
    key("locations")
    array { writer in
      writer.object { writer in writer.physicalLocation(uri, place) }
    }
    let related = notes.enumerated().compactMap { number, note in
      note.place.map {
        (number, note.message, note.path.map { fileURI(Array($0.utf8)) } ?? uri, $0)
      }
    }
    guard !related.isEmpty else { return }
    key("relatedLocations")
    array { writer in
      for (number, text, uri, place) in related {
        writer.object { writer in
          writer.member("id", number)
          writer.physicalLocation(uri, place)
          writer.text("message", text)
        }
      }
    }
  }

  /// Returns the message and a line for each remark, with links for notes with places.
  private func messageText(
    of finding: ReportedFinding, _ notes: [ReportedFinding.Note]
  ) -> String {
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
    key("suppressions")
    array { writer in
      guard isBaselined else { return }
      writer.object { writer in
        writer.member("kind", "external")
        writer.member("justification", "recorded in the baseline")
      }
    }
  }

  private mutating func fixes(_ finding: ReportedFinding, _ uri: String) {
    let fixes = finding.fixes
    guard !fixes.isEmpty else { return }
    key("fixes")
    array { writer in
      for fix in fixes {
        writer.object { writer in
          writer.text("description", fix.title)
          writer.key("artifactChanges")
          writer.array { writer in
            writer.object { writer in
              writer.artifactLocation(uri)
              writer.replacements(fix)
            }
          }
        }
      }
    }
  }

  private mutating func replacements(_ fix: ReportedFinding.Fix) {
    key("replacements")
    array { writer in
      for edit in fix.edits {
        writer.object { writer in
          writer.region("deletedRegion", edit.place)
          guard !edit.replacement.isEmpty else { return }
          writer.key("insertedContent")
          writer.object { writer in writer.member("text", edit.replacement) }
        }
      }
    }
  }

  private mutating func physicalLocation(_ uri: String, _ place: ReportedPlace) {
    key("physicalLocation")
    object { writer in
      writer.artifactLocation(uri)
      writer.region("region", place)
    }
  }

  private mutating func artifactLocation(_ uri: String) {
    key("artifactLocation")
    object { writer in writer.member("uri", uri) }
  }

  private mutating func region(_ name: String, _ place: ReportedPlace) {
    key(name)
    object { writer in
      writer.member("startLine", place.start.line)
      writer.member("startColumn", place.start.column)
      writer.member("endLine", place.end.line)
      writer.member("endColumn", place.end.column)
    }
  }
}
