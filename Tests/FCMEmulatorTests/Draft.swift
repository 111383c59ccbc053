import FCMClient
import FCMEmulator
import FCMTransport
import Testing

/// What the tests send, and the ways to send it.
enum Draft {
  static let accepted = #"""
    {"topic":"industry-tech","data":{"order_id":"4711"},"notification":{"title":"A","body":"b"},
    "android":{"priority":"high","ttl":"3600.5s","collapseKey":"k","directBootOk":true,
    "notification":{"color":"#7e55c3","title_loc_key":"t","title_loc_args":["a"],
    "event_time":"2024-02-29T12:00:00.5+02:00","notification_count":3,"visibility":"PUBLIC",
    "vibrate_timings":["0.1s","1s"],"light_settings":{"color":{"red":0.5,"alpha":1},
    "light_on_duration":"1s","light_off_duration":"1s"}}},
    "apns":{"headers":{"apns-priority":"10"},"payload":{"aps":{"alert":{"loc-key":"x"}},"mine":[1]},
    "fcm_options":{"image":"https://example.com/a.png"}},
    "webpush":{"notification":{"requireInteraction":true},"fcm_options":{"link":"https://a.b"}},
    "fcm_options":{"analytics_label":"x"}}
    """#

  static let token = BearerToken("ya29.secret-secret").map { AccessToken($0) }

  /// A dry-run, or a send whose intent a journal has taken.
  static func request(
    at endpoint: FCMEndpoint, isDryRun: Bool, message: String = accepted,
    project: String = "demo-shop-prod", deadline: Duration = .seconds(120)
  ) throws -> SendRequest {
    let project = try #require(ProjectID(project))
    let intent = SendIntent(
      kind: isDryRun ? .dryRun : .send, profile: "demo", project: project, endpoint: endpoint,
      account: nil, target: "topic industry-tech", payloadHash: "", payload: message)
    var attempt = try SendAttempt(intent, deadline: deadline)
    _ = attempt.update(.started)
    let effects = attempt.update(.intentWritten(id: 1))
    guard case .transmit(let request)? = effects.first else {
      throw InvalidDraft(effects: effects)
    }
    return request
  }

  /// The attempt did something else than to transmit.
  struct InvalidDraft: Error {
    var effects: [SendAttempt.Effect]
  }

  /// Runs the body with an emulator and a transport, and ends both whatever happens.
  static func withEmulator(
    tokens: AcceptedTokens = .any, now: (@Sendable () -> Int)? = nil,
    _ body: (RunningEmulator, HTTPTransport) async throws -> Void
  ) async throws {
    let emulator = try await Emulator.start(tokens: tokens, now: now)
    let transport = HTTPTransport()
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(emulator, transport))
    } catch {
      result = .failure(error)
    }
    await transport.shutdown()
    await emulator.stop()
    try result.get()
  }
}
