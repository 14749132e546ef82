import Foundation
import TestSupport

/// A second opinion about documents and schemas: `Tests/Schema/check.py`, which uses the `jsonschema`
/// package of Python.
enum SchemaCheck {
  /// A document and the schema it is to be judged by.
  struct Case: Codable {
    var schema: String
    var name: String
    var text: String
  }

  /// What is asked for; `check.py` explains it.
  struct Job: Codable {
    var schemas: [String: String]
    var cases: [Case]
    var mutations: [String: Int]
    var seed = 1
    var each: [Case] = []
    var strict: [Case] = []
  }

  /// A document and what the validator says about it.
  struct Verdict: Codable {
    var schema: String
    var name: String
    var text: String
    var isValid: Bool
    var error: String?
  }

  struct Result: Codable {
    var flaws: [String]
    var documents: [Verdict]
    var passed: [String]
  }

  /// The Python that can do it, in a folder of its own if the system's has no `jsonschema`; nil,
  /// with a word on standard error, where there is none.
  static let python: String? = {
    let folder = Repository.root.appending(path: ".build-schema")
    let own = folder.appending(path: "bin/python").path
    for candidate in [own, "python3"] where succeeds(candidate, ["-c", "import jsonschema"]) {
      return candidate
    }
    if succeeds("python3", ["-m", "venv", folder.path]),
      succeeds(
        own,
        ["-m", "pip", "install", "--quiet", "--timeout=10", "--retries=1", "jsonschema>=4.18,<5"])
    {
      return own
    }
    let words = """
      SKIPPED: schemas are not compared with a validator: python3 with jsonschema is neither there \
      nor could it be installed

      """
    FileHandle.standardError.write(Data(words.utf8))
    return nil
  }()

  private static func succeeds(_ program: String, _ arguments: [String]) -> Bool {
    (try? run(program, arguments).terminationStatus) == 0
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    if arguments.first != Self.script { process.standardError = FileHandle.nullDevice }
    try process.run()
    process.waitUntilExit()
    return process
  }

  private static let script = Repository.root.appending(path: "Tests/Schema/check.py").path

  /// Runs a job, in one process.
  static func run(_ job: Job) throws -> Result {
    let name = "tabspec-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory
    let input = folder.appending(path: name + "-job.json")
    let output = folder.appending(path: name + "-result.json")
    defer { for file in [input, output] { try? FileManager.default.removeItem(at: file) } }
    try JSONEncoder().encode(job).write(to: input)
    let process = try run(python ?? "python3", [script, input.path, output.path])
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return try JSONDecoder().decode(Result.self, from: Data(contentsOf: output))
  }

  struct Failure: Error { let status: Int32 }
}
