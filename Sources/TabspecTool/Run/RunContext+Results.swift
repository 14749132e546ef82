import TabReports

extension RunContext {
  /// Writes to standard output; returns false if that failed, except for a closed pipe.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty, !isClosed else { return true }
    do throws(SystemError) {
      try system.write(bytes, to: .standardOutput)
    } catch .closedPipe {
      isClosed = true
    } catch {
      isClosed = true
      messages.complain("standard output: \(error.message)")
      fail(.failure)
      return false
    }
    return true
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write<Report>(
    _ requests: [FormatRequest<Report>], _ report: Report,
    to stream: OutputStream = .standardOutput, _ pictures: PictureStyle = PictureStyle()
  ) {
    for request in requests {
      if let file = request.file {
        let bytes = request.format.bytes(report, terminal.fileStyle, pictures)
        if request.format.isPage { watched?.pages[file] = bytes }
        write(bytes, to: file)
      } else {
        write(request.format, report, to: stream, pictures)
      }
    }
  }

  func write<Report>(
    _ format: OutputFormat<Report>, _ report: Report, to stream: OutputStream,
    _ pictures: PictureStyle = PictureStyle()
  ) {
    let bytes = format.bytes(report, terminal.style(for: stream), pictures)
    if stream == .standardOutput { write(bytes) } else { messages.say(bytes) }
  }

  /// Writes a report in every requested format. With `--open`, it is written to a temporary file,
  /// which is opened only in the first run.
  func write<Report>(
    _ requests: [FormatRequest<Report>], _ report: Report, _ pictures: PictureArguments
  ) {
    var style = pictures.style
    if watched != nil { style.secondsToReload = 1 }
    let opened = requests.first { pictures.opens && $0.file == nil && $0.format.isPicture }
    write(
      requests.filter { $0.file != nil || $0.format.name != opened?.format.name }, report, style)
    guard let opened else { return }
    let bytes = opened.format.bytes(report, terminal.fileStyle, style)
    if let file = watched?.opened {
      watched?.pages[file] = bytes
      replace(file, with: bytes)
      return
    }
    do throws(SystemError) {
      let file = try system.writeTemporaryFile(suffix: ".\(opened.format.name)", bytes)
      watched?.opened = file
      watched?.pages[file] = bytes
      messages.say("opening \(file.shown)\n")
      do throws(SystemError) {
        try system.show(file)
      } catch {
        emit(.refused(file, reason: error.message, help: "open this file yourself"))
      }
    } catch {
      emit(.impossible("the temporary file could not be written: \(error.message)"))
    }
  }
}
