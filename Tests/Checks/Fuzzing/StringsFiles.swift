import AppCatalogs
import JSON
import TabModel

/// Any bytes as a `.strings` file: the reader answers with findings at places of the text, or with a
/// table in which every key is found.
func check(_ bytes: [UInt8]) {
  let (file, problems) = StringsFile.read(bytes, path: "L.strings", language: "de", group: [])
  for problem in problems {
    expect(problem.range.upperBound <= max(file.bytes.count, bytes.count), "\(problem.range)")
    expect(problem.severity == .error && !problem.message.isEmpty, "\(problem)")
  }
  guard problems.isEmpty, let catalogs = StringCatalogs([.files([file])]) else { return }
  expect(String(validating: file.bytes, as: UTF8.self) != nil, "no UTF-8 was read")
  for key in catalogs.keys.prefix(64) {
    let entry = catalogs.entry(of: key, on: .iOS)
    expect(entry?.units[0] != nil, "\(key) is not found")
    expect(catalogs.languages.count == 1, "\(key)")
  }
}
