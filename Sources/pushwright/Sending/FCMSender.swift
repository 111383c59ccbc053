import Commands
import FCMClient
import FCMEmulator
import FCMTransport
import SendJournal
import SendPolicy
import Workspace

/// Sends with a profile: with its rights, over its FCM, recorded in its journal; each is opened when it is first needed.
actor FCMSender: MessageSender {
  let transport: HTTPTransport
  let journal: JournalWriter
  let rights: ProfileAccess
  let project: Project
  let server: FCMServer

  /// What the journal says calls `home` `~`.
  init(
    _ project: Project, user: UserConfiguration, environment: [String: String],
    usesEmulator: Bool = false, home: String? = nil
  ) {
    self.project = project
    let transport = HTTPTransport(settings: TransportSettings(environment: environment))
    self.transport = transport
    server = FCMServer(
      isEmulated: usesEmulator, scene: EmulatorScene(of: project))
    rights = ProfileAccess(project, user: user, environment: environment, transport)
    journal = JournalWriter(
      path: project.journalPath,
      reasonForNone: "no home directory; set HOME, or a journal in the profile",
      home: home)
  }

  func situation(for sendCase: SendCase) async -> SendSituation {
    let (access, warnings) = await rights.found()
    if case .notAllowed = access { return SendSituation(access: access, journal: .notAsked) }
    var known = sendCase
    known.access = access
    let question = JournalWriter.Question(
      project: known.project, payloadHash: known.messageHash,
      target: known.target?.description)
    return SendSituation(
      access: access, warnings: warnings, journal: await journal.memory(of: question),
      clock: .system(around: sendCase.now))
  }

  /// The newest sends that the journal knows of; it isn't opened before the user has allowed that.
  func history() async -> JournalMemory {
    if let request = await rights.journalRequest {
      return .unavailable(SendRefusal(request).description, isBusy: false)
    }
    return await journal.newest()
  }

  /// Records what was found out about a send; why not where it cannot be.
  func settle(_ id: Int64, delivered isDelivered: Bool, note: String) async -> String? {
    if let request = await rights.journalRequest { return SendRefusal(request).description }
    return await journal.settle(id, delivered: isDelivered, note: note)
  }

  func perform(
    _ intent: SendIntent, repeating agreed: RepeatConsent, retrying policy: RetryPolicy
  ) async throws(RefusedSend) -> SendResult {
    try await perform(intent, repeating: agreed, retrying: policy, through: Departure())
  }

  /// The message leaves through `departure`, if it is open.
  func perform(
    _ intent: SendIntent, repeating agreed: RepeatConsent, retrying policy: RetryPolicy,
    through departure: Departure
  ) async throws(RefusedSend) -> SendResult {
    // Whatever went wrong before: what was reviewed for one profile is not sent with another one's rights.
    guard isMine(intent) else {
      return .notSent("the profile has changed since the review")
    }
    if let phrase = project.disappearance {
      return .notSent(phrase, .configurationChanged(phrase))
    }
    if let request = await rights.permissionRequest() {
      let refusal = SendRefusal(request)
      return .notSent(
        refusal.description, .notAllowed(refusal.sentence, remedy: refusal.remedy))
    }
    var intent = intent
    if intent.account == nil { intent.account = await rights.accountName() }
    let address: FCMEndpoint
    do throws(EmulatorFailure) {
      address = try await server.address(of: intent.endpoint)
    } catch {
      return .notSent("\(error)")
    }
    return try await attempt(
      intent, retrying: policy, Way(address: address, departure: departure, agreed: agreed))
  }

  private func isMine(_ intent: SendIntent) -> Bool {
    isMine(intent.profile, intent.endpoint, intent.project)
  }

  /// Whether something was meant for this profile as it is.
  func isMine(_ name: String, _ endpoint: FCMEndpoint, _ id: ProjectID) -> Bool {
    guard let profile = project.profile.profile, name == profile.name,
      endpoint == (try? FCMEndpoint(parsing: profile.endpoint))
    else { return false }
    return profile.project.map { $0 == id.description } ?? true
  }

  /// Where to connect to for calls to an endpoint; the network is in use from now on.
  func address(of endpoint: FCMEndpoint) async throws(CallFailure) -> FCMEndpoint {
    do throws(EmulatorFailure) {
      return try await server.address(of: endpoint)
    } catch {
      throw CallFailure(.unreachable, "\(error)", remedy: "try again", reach: .run)
    }
  }

  func stop() async {
    await transport.shutdown()
    await server.stop()
  }
}

extension SendResult {
  fileprivate static func notSent(
    _ sentence: String, _ failure: SendFailure? = nil
  ) -> SendResult {
    SendResult(
      outcome: .notSent(sentence: sentence), failure: failure, record: .nothing(because: nil))
  }
}
