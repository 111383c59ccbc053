import TextEncodings

/// Where a project's topic subscriptions are (`projects.registrations.topicSubscriptions` of FCM v1).
public struct TopicAPI: Hashable, Sendable {
  public let endpoint: FCMEndpoint
  public let project: ProjectID

  public init(endpoint: FCMEndpoint, project: ProjectID) {
    self.endpoint = endpoint
    self.project = project
  }

  /// So many a page: the most that FCM gives.
  static let pageSize = 2000

  func create(_ topic: Topic, for registration: Registration) -> APICall {
    APICall(
      .post, path(of: registration) + "?topic_name=" + Self.encoded(topic.description),
      at: endpoint, body: "{}")
  }

  func get(_ topic: Topic, of registration: Registration) -> APICall {
    APICall(.get, path(of: topic, registration), at: endpoint)
  }

  /// With `allowingMissing` a subscription that isn't there is as good as removed, and only an unknown registration is refused.
  func delete(
    _ topic: Topic, of registration: Registration, allowingMissing: Bool = false
  ) -> APICall {
    let query = allowingMissing ? "?allow_missing=true" : ""
    return APICall(.delete, path(of: topic, registration) + query, at: endpoint)
  }

  func list(_ registration: Registration, page: String?) -> APICall {
    let page = page.map { "&page_token=" + Self.encoded($0) } ?? ""
    return APICall(
      .get, path(of: registration) + "?page_size=\(Self.pageSize)" + page, at: endpoint)
  }

  private func path(of registration: Registration) -> String {
    "/v1/projects/\(project)/registrations/\(Self.encoded(registration.text))/topicSubscriptions"
  }

  private func path(of topic: Topic, _ registration: Registration) -> String {
    path(of: registration) + "/" + Self.encoded(topic.description)
  }

  /// Whole: the colon of a token becomes `%3A`, the percent sign of a topic `%25`.
  ///
  /// A topic of dots only would be another path to whatever normalizes it, so its dots are encoded too.
  private static func encoded(_ text: String) -> String {
    let isDots = text.allSatisfy { $0 == "." }
    return PercentEncoding.encoding(text) { byte in
      PercentEncoding.isUnreserved(byte) && !(isDots && byte == UInt8(ascii: "."))
    }
  }

  func subject(_ permission: String, about thing: String) -> CallSubject {
    CallSubject(
      endpoint: endpoint, project: project,
      permission: "cloudmessaging.topicSubscriptions.\(permission)",
      api: "Firebase Cloud Messaging API", thing: thing,
      missing: CallSubject.Missing(
        code: .notFound,
        sentence: "\(endpoint.answerer) finds no such registration in project \(project)",
        remedy: "check that it is of an app of this project and still in use", reach: .call))
  }
}
