import FCMClient
import FCMEmulator
import FCMTransport

/// Asks FCM to check a message; the demo's own FCM starts with the first question.
actor DryRunner {
  private let transport: HTTPTransport
  private let usesEmulator: Bool
  private let token: BearerToken?
  private var emulator: RunningEmulator?
  private var hasAsked = false

  init(usesEmulator: Bool, token: String?, settings: TransportSettings) {
    transport = HTTPTransport(settings: settings)
    self.usesEmulator = usesEmulator
    self.token = token.flatMap(BearerToken.init)
  }

  enum Answer {
    case answered(SendAnswer)
    /// No request was made; a sentence without a full stop.
    case refused(String)
  }

  func ask(_ subject: DryRunSubject) async -> Answer {
    do {
      let endpoint = try await endpoint(for: subject)
      let request = try SendRequest(
        endpoint: endpoint, project: "\(subject.project)", messageText: subject.canonicalMessage,
        isDryRun: true)
      hasAsked = true
      // An emulator on this machine takes any token, but wants one.
      let token = token ?? (endpoint.isLoopback ? BearerToken("local") : nil)
      return .answered(await perform(request, token))
    } catch {
      return .refused("\(error)")
    }
  }

  private func perform(_ request: SendRequest, _ token: BearerToken?) async -> SendAnswer {
    do throws(SendFailure) {
      return .accepted(name: try await transport.perform(request, token: token))
    } catch {
      return .failed(error)
    }
  }

  private func endpoint(for subject: DryRunSubject) async throws -> FCMEndpoint {
    guard usesEmulator else { return subject.endpoint }
    if let emulator { return emulator.endpoint }
    let started = try await Emulator.start()
    emulator = started
    return started.endpoint
  }

  func stop() async {
    guard hasAsked else { return }
    await transport.shutdown()
    await emulator?.stop()
  }
}
