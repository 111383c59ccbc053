import FCMClient
import TextEncodings

/// What a path of the API is about, its segments decoded (`messages%3Asend`).
enum EmulatorRoute: Hashable {
  /// `/v1/projects/P/messages:send`
  case send(ProjectID)
  /// `/v1/projects/P/registrations/R/topicSubscriptions`
  case topics(ProjectID, registration: String)
  /// `…/topicSubscriptions/T`
  case topic(ProjectID, registration: String, topic: String)
  /// `/v1beta1/projects/P/androidApps/A/deliveryData`
  case delivery(ProjectID, app: String)

  /// `/iid/v1:batchAdd` and `/iid/v1:batchRemove`
  case legacyTopics(adds: Bool)

  /// `nil` for every other path.
  init?(path: String) {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
      .map(PercentEncoding.decoding)
    switch segments {
    case ["", "iid", "v1:batchAdd"]: self = .legacyTopics(adds: true)
    case ["", "iid", "v1:batchRemove"]: self = .legacyTopics(adds: false)
    default: self.init(segments)
    }
  }

  /// The project in the path.
  var project: ProjectID? {
    switch self {
    case .send(let project), .topics(let project, _), .topic(let project, _, _),
      .delivery(let project, _):
      project
    case .legacyTopics: nil
    }
  }

  private init?(_ segments: [String?]) {
    guard segments.count > 4, segments[0] == "", segments[2] == "projects",
      let project = segments[3].flatMap(ProjectID.init)
    else { return nil }
    let rest = segments[4...].map { $0 ?? "" }
    switch (segments[1], rest.count) {
    case ("v1", 1) where rest[0] == "messages:send": self = .send(project)
    case ("v1", 3) where rest[0] == "registrations" && rest[2] == "topicSubscriptions":
      self = .topics(project, registration: rest[1])
    case ("v1", 4) where rest[0] == "registrations" && rest[2] == "topicSubscriptions":
      self = .topic(project, registration: rest[1], topic: rest[3])
    case ("v1beta1", 3) where rest[0] == "androidApps" && rest[2] == "deliveryData":
      self = .delivery(project, app: rest[1])
    default: return nil
    }
  }
}
