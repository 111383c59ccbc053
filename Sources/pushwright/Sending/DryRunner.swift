import FCMClient
import FCMEmulator
import FCMTransport
import PushMessages

/// Asks FCM to check a message, and has it recorded; the demo's own FCM starts with the first question.
actor DryRunner {
  private let transport = HTTPTransport()
  private let journal: JournalKeeper
  private let usesEmulator: Bool
  private let profile: String
  private let token: BearerToken?
  private var emulator: RunningEmulator?
  private var hasAsked = false

  /// The demo leaves no trace, so it has no journal.
  init(usesEmulator: Bool, profile: String, token: String?, journalPath: String?) {
    self.usesEmulator = usesEmulator
    self.profile = profile
    self.token = token.flatMap(BearerToken.init)
    journal = JournalKeeper(
      path: usesEmulator ? nil : journalPath,
      reasonForNone: usesEmulator ? "the demo keeps no journal" : "there is no home directory")
  }

  enum Answer {
    /// With what the journal could not record; a sentence.
    case answered(SendAnswer, journalFailure: String?)
    /// No request was made; a sentence without a full stop.
    case refused(String)
  }

  func ask(_ subject: DryRunSubject) async -> Answer {
    do {
      let endpoint = try await endpoint(for: subject)
      let message = try JSONNode(strict: subject.canonicalMessage)
      let target = Message.reading(
        MessageDocument(text: "{\"message\":\(subject.canonicalMessage)}")
      ).message.target
      let intent = SendIntent(
        kind: .dryRun, profile: profile, project: subject.project, endpoint: endpoint, account: nil,
        target: target.map { "\($0.fieldName) \($0.text)" } ?? "",
        payloadHash: PayloadHash(project: subject.project, message: message).description,
        payload: subject.canonicalMessage)
      hasAsked = true
      // An emulator on this machine takes any token, but wants one.
      let token = token ?? (endpoint.isLoopback ? BearerToken("local") : nil)
      let runner = SendRunner(transport: transport, journal: journal, token: token)
      return answer(try await runner.run(intent))
    } catch {
      return .refused("\(error)")
    }
  }

  private func answer(_ result: SendResult) -> Answer {
    var journalFailure: String?
    switch result.record {
    case .complete: break
    case .nothing(let reason): journalFailure = usesEmulator ? nil : reason
    case .withoutOutcome(let reason): journalFailure = reason
    }
    if case .accepted(let name) = result.outcome {
      return .answered(.accepted(name: MessageName(name)), journalFailure: journalFailure)
    }
    guard let failure = result.failure else { return .refused("nothing was asked") }
    return .answered(.failed(failure), journalFailure: journalFailure)
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
