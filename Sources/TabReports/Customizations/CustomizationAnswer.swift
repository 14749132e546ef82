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
}

extension JSONWriter {
  mutating func customizations(_ answers: [CustomizationAnswer]) {
    member("customizations", of: answers) { writer, answer in
      writer.object { writer in writer.members(of: answer) }
    }
  }

  private mutating func members(of answer: CustomizationAnswer) {
    let survey = answer.survey
    func name(_ node: Int) -> String { survey.spec.identifier(of: survey.spec.nodes[node]) }
    func names(_ environments: [Int]) -> [String] {
      environments.map { survey.environments[$0].name }
    }
    member("path", answer.path)
    member("environments", survey.environments.map(\.name))
    member("unreachable", of: survey.losses) { writer, loss in
      writer.object { writer in
        writer.session(loss.session)
        writer.member("destinations", loss.nodes.map(name))
        writer.member("others", of: loss.others) { writer, other in
          writer.object { writer in
            writer.member("identifier", name(other.node))
            writer.member("steps", other.steps)
          }
        }
        writer.member("environments", names(loss.environments))
      }
    }
    member("emptyBar", of: survey.emptyings) { writer, emptying in
      writer.object { writer in
        writer.session(emptying.session)
        writer.member("environments", names(emptying.environments))
      }
    }
  }

  private mutating func session(_ events: [CustomizationStep]) {
    member("session", of: events) { writer, event in
      writer.object {
        $0.member("event", event.name)
        $0.member("identifier", event.identifier)
      }
    }
  }
}
