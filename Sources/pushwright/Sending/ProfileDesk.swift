import Commands
import FCMClient
import FCMEmulator
import FCMTransport
import Foundation
import SendJournal
import SendPolicy
import Workspace

/// The desk of a profile: its credentials, its journal and its FCM, each opened when it is first needed.
actor ProfileDesk: SendDesk {
  private let transport: HTTPTransport
  private let journal: JournalKeeper
  private let tokens: AccessTokens?
  private let usesEmulator: Bool
  private let project: Project
  private var profile: Profile? { project.profile.profile }
  private let permissions: ProjectPermissions?
  private let permitted = PermittedFiles()
  private var emulator: RunningEmulator?
  private var hasAsked = false

  /// The demo has an FCM of its own, which starts with the first question; what the journal says calls `home` `~`.
  init(
    _ project: Project, user: UserConfiguration, environment: [String: String],
    usesEmulator: Bool = false, home: String? = nil
  ) {
    self.usesEmulator = usesEmulator
    let transport = HTTPTransport(settings: TransportSettings(environment: environment))
    self.transport = transport
    journal = JournalKeeper(
      path: project.journalPath,
      reasonForNone: "no home directory; set HOME, or a journal in the profile",
      home: home)
    self.project = project
    let permissions = ProjectPermissions(project, environment: environment)
    self.permissions = permissions
    let endpoint = project.profile.profile.flatMap { try? FCMEndpoint(parsing: $0.endpoint) }
    let directories = StandardDirectories(environment: environment)
    let credentials = project.credentials(of: user, in: directories.configuration)
    let steps = TokenSteps.system(transport, environment: environment)
      .reading(permitted, by: permissions)
    tokens = endpoint.map {
      AccessTokens(
        CredentialSearch(credentials, endpoint: $0, environment: environment), steps: steps)
    }
  }

  func situation(for sendCase: SendCase) async -> SendSituation {
    let (access, warnings) = await access()
    if case .notAllowed = access { return SendSituation(access: access) }
    var known = sendCase
    known.access = access
    let question = JournalKeeper.Question(
      project: known.project, payloadHash: known.payloadHash?.description,
      target: known.target?.description)
    var situation = SendSituation(
      access: access, warnings: warnings, clock: .system(around: sendCase.now))
    if let obstacle = await journal.obstacle() {
      (situation.journalObstacle, situation.isJournalBusy) = obstacle
      return situation
    }
    do throws(JournalFailure) {
      situation.history = try await journal.past(question)
    } catch {
      situation.journalObstacle = error.description
      situation.isJournalBusy = error.kind == .locked
    }
    return situation
  }

  /// With whose rights messages are sent, and what should be known about that.
  func access() async -> (SendAccess, warnings: [String]) {
    guard let tokens else {
      let failure = CredentialFailure(
        .missing, "no credentials are looked for without a profile and its endpoint",
        remedy: "choose a profile")
      return (.failed(failure), [])
    }
    if let request = await permissionRequest() { return (.notAllowed(request), []) }
    do throws(CredentialFailure) {
      let found = try await tokens.credentials()
      return (SendAccess(found), found.problems.map(\.description))
    } catch {
      return (.failed(error), [])
    }
  }

  /// What the user has to allow before the profile does anything; `nil` where nothing is left to ask.
  ///
  /// Paths are followed and the record is read anew each time. Nothing outside of the project is read before the user
  /// has allowed that; whose account a key is shows afterwards, and may be another question.
  func permissionRequest() async -> PermissionRequest? {
    guard let permissions else { return nil }
    let facts = permissions.facts
    if let request = permissions.request(facts) {
      permitted.close()
      return request
    }
    permitted.open(facts.outsideKey)
    // Without credentials there is no token to be sent anywhere.
    guard let found = try? await tokens?.credentials() else { return nil }
    let known = permissions.facts(knowing: found)
    if let request = permissions.request(known) {
      permitted.close()
      return request
    }
    if case .file(let path)? = known.proof?.origin { permitted.open(path) }
    return nil
  }

  /// Remembers what the user has allowed; why not where that cannot be.
  func allow(_ request: PermissionRequest) -> String? {
    do throws(CommandFailure) {
      try permissions?.allow(request, at: Int(Date().timeIntervalSince1970))
      return nil
    } catch {
      return error.sentence
    }
  }

  /// The newest sends that the journal knows of; none of a journal that may not be opened yet.
  func history() async throws(JournalFailure) -> [PastSend] {
    guard permissions?.journalRequest == nil else { return [] }
    return try await journal.newest()
  }

  /// Records what was found out about a send; why not where it cannot be.
  func settle(_ id: Int64, delivered isDelivered: Bool, note: String) async -> String? {
    if let request = permissions?.journalRequest { return SendRefusal(request).description }
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
    guard let tokens else { return Self.notSent("the profile has no usable endpoint") }
    // Whatever went wrong before: what was reviewed for one profile is not sent with another one's rights.
    guard isMine(intent) else {
      return Self.notSent("the profile is another one than at the review")
    }
    if let request = await permissionRequest() {
      return Self.notSent(SendRefusal(request).description)
    }
    var intent = intent
    if intent.account == nil {
      intent.account = try? await tokens.credentials().origin.accountName
    }
    let server: FCMEndpoint
    do throws(EmulatorFailure) {
      server = try await self.server(for: intent)
    } catch {
      return Self.notSent("\(error)")
    }
    hasAsked = true
    var runner = SendRunner(
      transport: transport, journal: journal, tokens: tokens, server: server, agreed: agreed,
      departure: departure, changeOnDisk: { [project] in project.changeOnDisk })
    return try await runner.run(intent, retrying: policy)
  }

  private func isMine(_ intent: SendIntent) -> Bool {
    guard let profile, intent.profile == profile.name,
      intent.endpoint == (try? FCMEndpoint(parsing: profile.endpoint))
    else { return false }
    return profile.project.map { $0 == intent.project.description } ?? true
  }

  func stop() async {
    guard hasAsked else { return }
    await transport.shutdown()
    await emulator?.stop()
  }

  private func server(for intent: SendIntent) async throws(EmulatorFailure) -> FCMEndpoint {
    guard usesEmulator else { return intent.endpoint }
    if let emulator { return emulator.endpoint }
    let started = try await Emulator.start()
    emulator = started
    return started.endpoint
  }

  private static func notSent(_ sentence: String) -> SendResult {
    SendResult(
      outcome: .notSent(sentence: sentence), failure: nil, record: .nothing(because: nil))
  }
}
