import JSON

extension FindingFormat {
  static var json: FindingFormat {
    FindingFormat(
      name: "json",
      summary: "One JSON object with all findings and their number.",
      showsExtras: true
    ) { report, _ in
      JSONWriter.object { writer in
        writer.key("tool")
        writer.object { writer in
          writer.member("name", report.tool)
          writer.member("version", report.version)
        }
        writer.member("findings", of: report.findings) { writer, finding in
          writer.finding(finding)
        }
        writer.key("summary")
        writer.object { writer in
          writer.member("files", report.files)
          writer.member("errors", report.count(.error))
          writer.member("warnings", report.count(.warning))
          writer.member("notes", report.count(.note))
          writer.member("suppressed", report.suppressed)
        }
        if let customizations = report.customizations { writer.customizations(customizations) }
      }
    }
  }
}

extension JSONWriter {
  mutating func finding(_ finding: ReportedFinding) {
    let (diagnostic, place) = (finding.diagnostic, finding.place)
    object { writer in
      writer.member("rule", diagnostic.rule)
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("message", diagnostic.message)
      writer.member("path", finding.path)
      writer.member("pointer", place.pointer)
      writer.key("range")
      writer.place(place)
      writer.member("environments", finding.environments.map(\.name))
      writer.member("notes", of: finding.notes) { writer, note in
        writer.note(note, path: finding.path)
      }
      writer.member("help", diagnostic.help)
      writer.member("url", diagnostic.url)
      writer.member("fixes", of: finding.fixes) { writer, fix in writer.fix(fix) }
      writer.member("baselined", finding.isBaselined)
    }
  }

  private mutating func note(_ note: ReportedFinding.Note, path: String) {
    object { writer in
      writer.member("message", note.message)
      writer.member("path", note.place == nil ? nil : note.path ?? path)
      writer.member("pointer", note.place?.pointer)
      writer.key("range")
      if let place = note.place { writer.place(place) } else { writer.null() }
    }
  }

  private mutating func fix(_ fix: ReportedFinding.Fix) {
    object { writer in
      writer.member("title", fix.title)
      writer.member("isSafe", fix.isSafe)
      writer.member("edits", of: fix.edits) { writer, edit in
        writer.object { writer in
          writer.key("range")
          writer.place(edit.place)
          writer.member("replacement", edit.replacement)
        }
      }
    }
  }

  private mutating func place(_ place: ReportedPlace) {
    object { writer in
      writer.key("start")
      writer.location(place.start, offset: place.range.lowerBound)
      writer.key("end")
      writer.location(place.end, offset: place.range.upperBound)
    }
  }

  private mutating func location(_ location: SourceLocation, offset: Int) {
    object { writer in
      writer.member("line", location.line)
      writer.member("column", location.column)
      writer.member("offset", offset)
    }
  }
}
