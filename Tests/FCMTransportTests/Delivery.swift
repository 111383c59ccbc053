import FCMClient
import FCMTransport
import Testing

/// One message sent in a test, and its outcome.
enum Delivery {
  static let secret = "ya29.secret-secret"

  /// What the transport makes of a dry-run, or of a send, to an endpoint.
  static func failure(
    to endpoint: String, environment: [String: String] = [:], isDryRun: Bool = true,
    deadline: Duration = .seconds(120), answerLimit: Int? = nil
  ) async throws -> SendFailure? {
    let request = try request(to: endpoint, isDryRun: isDryRun, deadline: deadline)
    var settings = TransportSettings(environment: environment)
    if let answerLimit { settings.answerLimit = answerLimit }
    let transport = HTTPTransport(settings: settings)
    let result: SendFailure?
    do throws(SendFailure) {
      _ = try await transport.perform(request, token: BearerToken(secret).map { AccessToken($0) })
      result = nil
    } catch {
      result = error
    }
    await transport.shutdown()
    return result
  }

  /// As a journal lets it go.
  private static func request(
    to endpoint: String, isDryRun: Bool, deadline: Duration
  ) throws -> SendRequest {
    let intent = SendIntent(
      kind: isDryRun ? .dryRun : .send, profile: "demo", project: try #require(ProjectID("demo")),
      endpoint: try FCMEndpoint(parsing: endpoint), account: nil, target: "topic industry-tech",
      payloadHash: "", payload: #"{"topic":"industry-tech"}"#)
    var attempt = try SendAttempt(intent, deadline: deadline)
    _ = attempt.update(.started)
    let effects = attempt.update(.intentWritten(id: 1))
    guard case .transmit(let request)? = effects.first else {
      throw NotTransmitted(effects: effects)
    }
    return request
  }

  private struct NotTransmitted: Error {
    var effects: [SendAttempt.Effect]
  }

  /// The answer to a dry-run.
  static let accepted = answer(
    "200 OK", body: #"{"name":"projects/demo/messages/fake_message_id"}"#)

  /// The answer to a message that was sent.
  static let sent = answer("200 OK", body: #"{"name":"projects/demo/messages/1"}"#)

  static func answer(_ status: String, body: String) -> String {
    "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }
}
