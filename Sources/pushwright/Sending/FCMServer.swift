import FCMClient
import FCMEmulator

/// Who answers a profile's requests: its endpoint, or the demo's own FCM, which starts with the first request.
///
/// The demo's profile names an endpoint like any other, so that review, history and dry-runs say the same each time; only
/// the port that is really connected to is another one.
actor FCMServer {
  private let isEmulated: Bool
  private let scene: EmulatorScene
  private var emulator: RunningEmulator?

  /// `scene` is what the demo's FCM plays.
  init(isEmulated: Bool, scene: EmulatorScene) {
    self.isEmulated = isEmulated
    self.scene = scene
  }

  /// Where to connect to for requests to an endpoint.
  func address(of endpoint: FCMEndpoint) async throws(EmulatorFailure) -> FCMEndpoint {
    guard isEmulated else { return endpoint }
    if let emulator { return emulator.endpoint }
    let started = try await Emulator.start(scene: scene)
    emulator = started
    return started.endpoint
  }

  func stop() async { await emulator?.stop() }
}
