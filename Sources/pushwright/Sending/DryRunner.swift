import FCMClient
import FCMEmulator
import FCMTransport
import PushMessages

/// Asks FCM to check a message, and has it recorded; the demo's own FCM starts with the first question.
actor DryRunner {
  private let transport: HTTPTransport
  private let journal: JournalKeeper
  private let usesEmulator: Bool
  private let profile: String
  private let credentials: CredentialSearch.Choice
  private let environment: [String: String]
  private var tokens: AccessTokens?
  private var emulator: RunningEmulator?
  private var hasAsked = false

  /// The demo leaves no trace, so it has no journal.
  init(
    usesEmulator: Bool, profile: String, credentials: CredentialSearch.Choice,
    environment: [String: String], journalPath: String?
  ) {
    self.usesEmulator = usesEmulator
    self.profile = profile
    self.credentials = credentials
    self.environment = environment
    transport = HTTPTransport(settings: TransportSettings(environment: environment))
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
      let tokens = tokens(for: endpoint)
      let account = try? await tokens.credentials().origin.accountName
      let intent = SendIntent(
        kind: .dryRun, profile: profile, project: subject.project, endpoint: endpoint,
        account: account,
        target: target.map { "\($0.fieldName) \($0.text)" } ?? "",
        payloadHash: PayloadHash(project: subject.project, message: message).description,
        payload: subject.canonicalMessage)
      hasAsked = true
      var runner = SendRunner(
        transport: transport, journal: journal, tokens: tokens, server: endpoint)
      return answer(try await runner.run(intent, retrying: .never))
    } catch {
      return .refused("\(error)")
    }
  }

  /// One owner for all requests of the session; the endpoint of a session does not change.
  private func tokens(for endpoint: FCMEndpoint) -> AccessTokens {
    if let tokens { return tokens }
    let search = CredentialSearch(credentials, endpoint: endpoint, environment: environment)
    let tokens = AccessTokens(search, steps: .system(transport, environment: environment))
    self.tokens = tokens
    return tokens
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
