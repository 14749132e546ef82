import JSON
import TabModel

struct KeyText {
  let key: SpecKey
  let absent: String
  let isRequired: Bool
  var namesProperty = true

  private var choices: [Choice] {
    guard let choices = key.shape.choices else { return [] }
    return choices
  }

  /// One fact per line; editors render each line as a paragraph.
  var description: String {
    var lines = [key.meaning]
    lines += ValueMeanings.meanings(of: key).map { "- \($0.value): \($0.meaning)" }
    lines += [availability, defaultSentence].compactMap(\.self)
    lines += surplusSentences
    return lines.joined(separator: "\n")
  }

  /// `UITab.selectedImage, since 26.1, not on tvOS.`
  private var availability: String? {
    guard namesProperty, let property = key.property else { return nil }
    let missing = names(of: key.missingOn)
    return "\(property), since \(key.since)" + (missing.isEmpty ? "." : ", not on \(missing).")
  }

  private var defaultSentence: String? {
    if isRequired { return "Required." }
    let isTrivial = ["none", "one of the two"].contains(absent) || absent.hasPrefix("required")
    return isTrivial ? nil : "Default: \(absent)."
  }

  /// `Not on tvOS: tabSidebar.`
  private var surplusSentences: [String] {
    var sentences: [String] = []
    var seen: Set<Set<PlatformName>> = [[]]
    for choice in choices where seen.insert(choice.missingOn).inserted {
      let alike = choices.filter { $0.missingOn == choice.missingOn }.map(\.name)
      sentences.append("Not on \(names(of: choice.missingOn)): \(listed(alike)).")
    }
    return sentences
  }

  private func names(of platforms: Set<PlatformName>) -> String {
    listed(PlatformName.allCases.filter(platforms.contains).map(\.rawValue))
  }

  var defaultValue: JSONTree? {
    if isRequired { return nil }
    switch key.shape {
    case .bool: return ["true", "false"].contains(absent) ? .bool(absent == "true") : nil
    case .formatVersion: return Int(absent).map { .integer($0) }
    case .choice: return choices.contains { $0.name == absent } ? .string(absent) : nil
    case .list, .platforms, .nodes: return absent == "[]" ? [] : nil
    case .object, .lists, .conditions: return absent == "{}" ? [:] : nil
    case .string, .name, .version, .platform, .image, .count: return nil
    }
  }
}
