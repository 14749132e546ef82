import JSON

extension FindingFormat {
  static var json: FindingFormat {
    Self("json", "One JSON object with all findings and their number.") { report, _ in
      JSONWriter.object { writer in
        writer.object("tool") { writer in
          writer.member("name", report.tool)
          writer.member("version", report.version)
        }
        writer.objects("findings", of: report.findings) { $0.finding($1) }
        writer.object("summary") { writer in
          writer.member("files", report.files)
          writer.member("errors", report.count(.error))
          writer.member("warnings", report.count(.warning))
          writer.member("notes", report.count(.note))
          writer.member("suppressed", report.suppressed)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func finding(_ finding: ReportedFinding) {
    let (diagnostic, place) = (finding.diagnostic, finding.place)
    member("rule", diagnostic.rule)
    member("severity", diagnostic.severity.rawValue)
    member("message", diagnostic.message)
    member("path", finding.path)
    member("pointer", place.pointer)
    range(place)
    member("environments", finding.environments.map(\.name))
    objects("notes", of: finding.notes) { writer, note in
      writer.member("message", note.message)
      writer.member("path", note.place == nil ? nil : note.path ?? finding.path)
      writer.member("pointer", note.place?.pointer)
      writer.range(note.place)
    }
    member("help", diagnostic.help)
    member("url", diagnostic.url)
    objects("fixes", of: diagnostic.fixes) { writer, fix in
      writer.member("title", fix.title)
      writer.member("isSafe", fix.isSafe)
      writer.objects("edits", of: fix.edits) { writer, edit in
        writer.range(finding.place(of: edit))
        writer.member("replacement", edit.replacement)
      }
    }
    member("baselined", finding.isBaselined)
  }

  private mutating func range(_ place: ReportedPlace?) {
    guard let place else { return member("range", String?.none) }
    object("range") { writer in
      writer.location("start", place.start, offset: place.range.lowerBound)
      writer.location("end", place.end, offset: place.range.upperBound)
    }
  }

  private mutating func location(_ name: String, _ location: SourceLocation, offset: Int) {
    object(name) { writer in
      writer.member("line", location.line)
      writer.member("column", location.column)
      writer.member("offset", offset)
    }
  }
}
