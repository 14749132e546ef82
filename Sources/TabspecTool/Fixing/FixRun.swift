import LocatedJSON
import Spelling
import TabLint
import TabReport

/// What `--fix` and `--diff` do with the files of a run, and how much that comes to.
final class FixRun {
  private let arguments: FixArguments
  private let context: RunContext
  /// What is known and therefore not fixed.
  var baseline: Baseline?
  private var fixedFiles = 0
  /// In the order in which the first of each was fixed.
  private var fixed: [Fixer.Fixed] = []
  private var counts: [Fixer.Fixed: Int] = [:]
  /// How many findings are left for `--unsafe`.
  private var unsafe = 0
  /// What could have been fixed in files that could not be written.
  private var unwritten = (files: 0, findings: 0)

  init(_ arguments: FixArguments, _ context: RunContext) {
    self.arguments = arguments
    self.context = context
  }

  /// A file as it is after the fixes that were asked for: written back, or shown as a diff and left
  /// as it was. What was read from standard input goes to standard output.
  func fixed(
    _ bytes: [UInt8], at path: FilePath, _ settings: LintSettings,
    _ read: @escaping ([UInt8]) -> SpecFile
  ) -> SpecFile {
    let file = read(bytes)
    guard arguments.isOn || arguments.isDiff else { return file }
    let baseline = baseline
    var settings = settings
    // What is not told is fixed as well.
    settings.maxFindings = 0
    let everything = settings
    let outcome = Fixer(includesUnsafe: arguments.includesUnsafe) { bytes in
      let file = read(bytes)
      guard let spec = file.spec else {
        return Fixer.Checked(file.document == nil ? .text : .document, file.problems)
      }
      let input = Linter.Input(spec, path: file.path, settings: everything)
      let diagnostics = Linter.lint(input).diagnostics
      guard var known = baseline else { return Fixer.Checked(.spec, diagnostics) }
      var findings = file.report(diagnostics)
      _ = known.mark(&findings)
      return Fixer.Checked(.spec, findings.filter { !$0.isBaselined }.map(\.diagnostic))
    }.fix(bytes)
    if arguments.isDiff {
      let diff = UnifiedDiff(from: bytes, to: outcome.bytes, path: path, name: file.path)
      guard show(diff, of: file.path) else { return left(file, outcome) }
    } else if path == .standardInput
      ? !print(outcome.bytes, of: file.path)
      : outcome.bytes != bytes && !write(outcome.bytes, to: path)
    {
      return left(file, outcome)
    }
    add(outcome)
    return arguments.isDiff || outcome.bytes == bytes ? file : read(outcome.bytes)
  }

  /// A file whose fixes could not be written or printed.
  private func left(_ file: SpecFile, _ outcome: Fixer.Outcome) -> SpecFile {
    if outcome.count > 0 {
      unwritten.files += 1
      unwritten.findings += outcome.count
    }
    return file
  }

  /// Prints a diff. One that would have to hold a line that a build server obeys is no patch any
  /// more once that line is escaped, and is refused.
  ///
  /// - Returns: whether it was printed.
  private func show(_ diff: UnifiedDiff, of name: String) -> Bool {
    if diff.lines.isEmpty { return true }
    let style = context.style(for: .standardOutput)
    let isForPeople = style.usesColor || context.system.isTerminal(.standardOutput)
    if !isForPeople, let line = diff.instruction {
      return refuse(line.text, line.number, of: name, "in a patch")
    }
    context.write(isForPeople ? diff.text(style) : diff.bytes)
    context.fail(.findings)
    return true
  }

  /// Prints a fixed text, unless a build server would obey a line of it.
  ///
  /// - Returns: whether it was printed.
  private func print(_ text: [UInt8], of name: String) -> Bool {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let number = lines.firstIndex { isInstruction(String(decoding: $0, as: UTF8.self)) }
    if let number { return refuse(lines[number], number + 1, of: name, "in a fixed text") }
    return context.write(text)
  }

  /// - Returns: false, so that a check can end with it.
  private func refuse(
    _ line: ArraySlice<UInt8>, _ number: Int, of name: String, _ place: String
  ) -> Bool {
    let style = context.style(for: .standardError)
    let text = style.shown(String(decoding: line, as: UTF8.self), columns: 60)
    context.complain(
      "\(style.shown(name)):\(number): build servers take this line for an instruction, and "
        + "\(place) it cannot be escaped: \(text)",
      help: "write the character # as \\u0023 there, or use --fix on the file")
    context.fail(.failure)
    return false
  }

  /// Writes a fixed file. A symbolic link is not written through: the file that it leads to is not the one
  /// that was named, and replacing the link would leave two files where there was one.
  ///
  /// - Returns: whether the file is there now; else it is as it was.
  private func write(_ bytes: [UInt8], to path: FilePath) -> Bool {
    if context.system.ownKind(of: path) == .link {
      context.complain(
        "\(path.shown): symbolic links are not fixed", help: "name the file that it points to")
      context.fail(.failure)
      return false
    }
    guard context.system.kind(of: path) == .file else {
      context.complain(
        "\(path.shown): this is no regular file", help: "'-' fixes what standard input holds")
      context.fail(.failure)
      return false
    }
    return context.replace(path, with: bytes)
  }

  private func add(_ outcome: Fixer.Outcome) {
    if !arguments.includesUnsafe { unsafe += outcome.unsafe }
    if outcome.count > 0 { fixedFiles += 1 }
    for way in outcome.fixed {
      if counts[way] == nil { fixed.append(way) }
      counts[way, default: 0] += outcome.count(way)
    }
  }

  /// Says how much was fixed, in which ways, and what is left for `--unsafe`.
  func saySummary() {
    let style = context.style(for: .standardError)
    let count = counts.values.reduce(0, +)
    var text = ""
    if count == 0, unwritten.findings == 0 {
      let isPartial = context.exitCode == .failure
      text = isPartial ? "nothing to fix in what could be read\n" : "nothing to fix\n"
    } else if count > 0 {
      let times = style.isUnicode ? "×" : "x"
      let deed = arguments.isDiff ? "would fix" : "fixed"
      text = "\(deed) \(findings(count)) in \(files(fixedFiles))\n"
      for way in fixed {
        text += "  \(counts[way, default: 0]) \(times) \(style.shown(way.title))"
        text += style.styled(" [\(way.rule)]", .dim) + "\n"
      }
    }
    if unwritten.findings > 0 {
      text += "not fixed: \(findings(unwritten.findings)), because "
      text += "\(files(unwritten.files)) could not be written\n"
    }
    if unsafe > 0 { text += "\(unsafe) more with --unsafe, which may change the layout\n" }
    context.say(text)
  }

  private func findings(_ count: Int) -> String { count == 1 ? "1 finding" : "\(count) findings" }

  private func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
}

extension UnifiedDiff {
  /// The change of a file, named as git does: `git apply` takes it, and `patch -p1`.
  fileprivate init(from old: [UInt8], to new: [UInt8], path: FilePath, name: String) {
    var name = path == .standardInput ? Array(name.utf8) : path.bytes
    while name.starts(with: "./".utf8) { name.removeFirst(2) }
    if name.first == UInt8(ascii: "/") { name.removeFirst() }
    self.init(
      from: old, to: new, oldName: Array("a/".utf8) + name, newName: Array("b/".utf8) + name)
  }
}
