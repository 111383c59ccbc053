import FCMClient
import FCMTransport

/// One message sent in a test, and what became of it.
enum Delivery {
  static let secret = "ya29.secret-secret"

  /// What the transport makes of a dry-run, or of a send, to an endpoint.
  static func failure(
    to endpoint: String, environment: [String: String] = [:], isDryRun: Bool = true,
    deadline: Duration = .seconds(20)
  ) async throws -> SendFailure? {
    let request = try SendRequest(
      endpoint: FCMEndpoint(parsing: endpoint), project: "demo",
      messageText: #"{"topic":"industry-tech"}"#, isDryRun: isDryRun, deadline: deadline)
    let transport = HTTPTransport(settings: TransportSettings(environment: environment))
    let result: SendFailure?
    do throws(SendFailure) {
      _ = try await transport.perform(request, token: BearerToken(secret))
      result = nil
    } catch {
      result = error
    }
    await transport.shutdown()
    return result
  }

  static let accepted = answer("200 OK", body: #"{"name":"projects/demo/messages/1"}"#)

  static func answer(_ status: String, body: String) -> String {
    "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }
}
