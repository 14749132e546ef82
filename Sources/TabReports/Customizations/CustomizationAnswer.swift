import JSON
import TabModel

package struct CustomizationAnswer: Sendable {
  /// Path as in findings.
  package let path: String
  package let survey: CustomizationSurvey

  package init(_ survey: CustomizationSurvey, path: String) {
    self.survey = survey
    self.path = path
  }

  func name(of node: Int) -> String {
    survey.spec.identifier(of: survey.spec.nodes[node])
  }
}

extension JSONWriter {
  mutating func customizations(_ answers: [CustomizationAnswer]) {
    key("customizations")
    array { writer in
      for answer in answers { writer.answer(answer) }
    }
  }

  private mutating func answer(_ answer: CustomizationAnswer) {
    let survey = answer.survey
    object { writer in
      writer.member("path", answer.path)
      writer.member("environments", survey.environments.map(\.name))
      writer.key("unreachable")
      writer.array { writer in
        for loss in survey.losses {
          writer.object { writer in
            writer.session(loss.session)
            writer.member("destinations", loss.nodes.map(answer.name))
            writer.key("others")
            writer.array { writer in
              for (node, steps) in loss.others {
                writer.object { writer in
                  writer.member("identifier", answer.name(of: node))
                  writer.member("steps", steps)
                }
              }
            }
            writer.member("environments", loss.environments.map { survey.environments[$0].name })
          }
        }
      }
      writer.key("emptyBar")
      writer.array { writer in
        for emptying in survey.emptyings {
          writer.object { writer in
            writer.session(emptying.session)
            writer.member(
              "environments", emptying.environments.map { survey.environments[$0].name })
          }
        }
      }
    }
  }

  private mutating func session(_ events: [CustomizationStep]) {
    key("session")
    array { writer in
      for event in events {
        writer.object {
          $0.member("event", event.name)
          $0.member("identifier", event.identifier)
        }
      }
    }
  }
}
