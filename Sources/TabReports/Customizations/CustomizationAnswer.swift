import JSON
import TabModel

package struct CustomizationAnswer: Sendable {
  /// Path as in findings.
  package let path: String
  package let survey: CustomizationSurvey
  /// True if a finding reports that users can empty the bar.
  let isEmptyBarReported: Bool

  package init(_ survey: CustomizationSurvey, path: String, isEmptyBarReported: Bool = false) {
    self.survey = survey
    self.path = path
    self.isEmptyBarReported = isEmptyBarReported
  }

  /// True if users can lose something that no finding reports.
  package var exceedsFindings: Bool { !survey.losses.isEmpty || !emptyings.isEmpty }

  /// The edits that empty the bar, unless a finding reports it.
  var emptyings: [(session: [CustomizationStep], environments: [Int])] {
    isEmptyBarReported ? [] : survey.emptyings
  }
}

extension JSONWriter {
  mutating func customizations(_ answers: [CustomizationAnswer]) {
    objects("customizations", of: answers) { writer, answer in
      let survey = answer.survey
      func name(_ node: Int) -> String { survey.spec.identifier(of: survey.spec.nodes[node]) }
      func names(_ environments: [Int]) -> [String] {
        environments.map { survey.environments[$0].name }
      }
      writer.member("path", answer.path)
      writer.member("environments", survey.environments.map(\.name))
      writer.objects("unreachable", of: survey.losses) { writer, found in
        let (loss, environments) = found
        writer.session(loss.session)
        writer.member("destinations", loss.nodes.map(name))
        writer.objects("others", of: loss.others) { writer, other in
          writer.member("identifier", name(other.node))
          writer.member("steps", other.count)
        }
        writer.member("environments", names(environments))
      }
      writer.objects("emptyBar", of: survey.emptyings) { writer, emptying in
        writer.session(emptying.session)
        writer.member("environments", names(emptying.environments))
      }
    }
  }

  private mutating func session(_ steps: [CustomizationStep]) {
    objects("session", of: steps) { writer, step in
      writer.member("event", step.kind.rawValue)
      writer.member("identifier", step.identifier)
    }
  }
}
