/// A reason of the system in the words that reports use: in lower case, with folders and no
/// directories.
func inWordsOfReports(_ reason: String) -> String {
  let reason = reason.lowercased()
  return reason.split(separator: " ", omittingEmptySubsequences: false)
    .map { $0 == "directory" ? "folder" : $0 }.joined(separator: " ")
}
