import FCMClient
import Testing

/// Registrations, topics and answers as the tests of topics need them.
enum Topics {
  static func api() throws -> TopicAPI { TopicAPI(endpoint: .google, project: try project()) }

  static func project() throws -> ProjectID { try #require(ProjectID("demo-shop")) }

  static func registration(_ number: Int) throws -> Registration {
    try Registration("device\(number):APA91b-\(number)")
  }

  static func deliveries(at endpoint: FCMEndpoint = .google) throws -> DeliveryWork {
    let app = try #require(AndroidAppID("1:123:android:0a1b2c"))
    return DeliveryWork(app, of: try project(), at: endpoint)
  }

  static func ok(_ body: String) -> Result<APIAnswer, CallFailure> {
    .success(APIAnswer(status: 200, body: Array(body.utf8)))
  }

  static func error(
    _ code: Int, _ status: String, _ message: String = "x", retryAfter: Int? = nil,
    _ details: String...
  ) -> Result<APIAnswer, CallFailure> {
    let headers = retryAfter.map { [HTTPHeader(name: "Retry-After", value: "\($0)")] } ?? []
    let details = details.isEmpty ? "" : ",\"details\":[\(details.joined(separator: ","))]"
    let body =
      #"{"error":{"code":\#(code),"status":"\#(status)","message":"\#(message)"\#(details)}}"#
    return .success(APIAnswer(status: code, headers: headers, body: Array(body.utf8)))
  }

  static func subscription(_ topic: String) -> String {
    #"{"name":"projects/demo-shop/registrations/r/topicSubscriptions/\#(topic)","topic_name":"\#(topic)"}"#
  }
}
