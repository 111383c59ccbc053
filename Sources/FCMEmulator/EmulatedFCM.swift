import FCMClient
import FoundationEssentials
import PushMessages
import Synchronization

/// FCM without a network: takes a request's parts and gives the answer FCM would give.
final class EmulatedFCM: Sendable {
  /// Google's front ends take more, but a message of 4096 bytes fits in this.
  static let longestBody = 1 << 20

  let accepted: AcceptedMessages
  let devices: EmulatedDevices
  let faults = EmulatorFaults()
  /// Fires when a message was accepted.
  let changes = ChangeSignal()
  let topics: EmulatedTopics
  let deliveries = EmulatedDeliveries()
  private let requests = Mutex(0)
  private let quota: Mutex<ProjectQuota>
  private let tokens: TokenEndpoint
  private let project: ProjectID
  private let projects: Set<ProjectID>?
  private let now: @Sendable () -> Int

  /// Without a token endpoint any bearer token is taken; `project` is the one of requests that name none, and `projects` are
  /// those that exist, `nil` for any; `now` gives the seconds since 1970.
  init(
    tokens: TokenEndpoint? = nil, project: ProjectID = .demo,
    projects: Set<ProjectID>? = nil, limits: EmulatorLimits = .standard,
    now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) },
    accepted: @escaping @Sendable (AcceptedMessage) -> Void = { _ in }
  ) {
    self.tokens = tokens ?? TokenEndpoint(.any, now: now)
    self.project = project
    self.projects = projects
    self.now = now
    quota = Mutex(ProjectQuota(limit: limits.sendsPerMinute))
    let devices = EmulatedDevices(limit: limits.messages)
    self.devices = devices
    topics = EmulatedTopics(limit: limits.registrations) { devices.topicName(of: $0) }
    self.accepted = AcceptedMessages(limits: limits, telling: accepted)
  }

  /// How many requests came to the route of `messages:send`, refused ones included.
  var requestCount: Int { requests.withLock(\.self) }

  func answer(_ request: EmulatorRequest) -> EmulatorAnswer {
    guard let route = EmulatorRoute(path: request.path) else { return .noSuchPath }
    if case .send = route {
      guard request.method == "POST" else { return .notFound }
      requests.withLock { $0 += 1 }
    }
    guard let token = Self.bearerToken(request.authorization) else { return .unauthenticated }
    if let refusal = refusal(of: token, request, route) { return refusal }
    if let projects, let named = route.project, !projects.contains(named) {
      return .refusal(.unknownProject, of: named)
    }
    switch route {
    case .send(let project): return answer(toSend: request, of: project)
    case .topics(let project, let registration):
      return answer(request, of: project, names: [registration, request.query["topic_name"]]) {
        topics.answer(request, project, registration, at: now())
      }
    case .topic(let project, let registration, let topic):
      return answer(request, of: project, names: [registration, topic]) {
        topics.answer(request, project, registration, topic, at: now())
      }
    case .legacyTopics(let adds):
      let project = tokens.project(of: token) ?? request.project ?? project
      return LegacyTopics(topics: topics, project: project, adds: adds).answer(request, at: now())
    case .delivery(let project, let app):
      return answer(request, of: project, names: []) {
        deliveries.answer(request, project, app)
      }
    }
  }

  private func refusal(
    of token: Substring, _ request: EmulatorRequest, _ route: EmulatorRoute
  ) -> EmulatorAnswer? {
    let isForData = if case .delivery = route { true } else { false }
    return tokens.refusal(of: token, quotaProject: request.quotaProject, isForData: isForData)
  }

  /// What it thinks of a request's credentials.
  func credentials(of request: EmulatorRequest) -> RecordedExchange.Credentials {
    guard let token = Self.bearerToken(request.authorization) else { return .missing }
    guard let route = EmulatorRoute(path: request.path) else { return .taken }
    return refusal(of: token, request, route) == nil ? .taken : .refused
  }

  /// The project of a request's token; `nil` if the emulator didn't issue it.
  func project(of request: EmulatorRequest) -> ProjectID? {
    Self.bearerToken(request.authorization).flatMap { tokens.project(of: $0) }
  }

  /// A registration or a topic asks for a failure by its name, as the target of a message does.
  private func answer(
    _ request: EmulatorRequest, of project: ProjectID, names: [String?],
    _ accept: () -> EmulatorAnswer
  ) -> EmulatorAnswer {
    AskedBehavior(header: request.behavior, names: names.compactMap(\.self)).answer(
      accept: accept, refuse: { .refusal($0, of: project) })
  }

  private func answer(toSend request: EmulatorRequest, of project: ProjectID) -> EmulatorAnswer {
    if let wait = quota.withLock({ $0.take(project, at: now()) }) {
      var answer = EmulatorAnswer.projectQuota(of: project, limit: quota.withLock(\.limit))
      answer.retryAfter = wait
      return answer
    }
    do {
      return answer(to: try JSONNode(strict: request.body), of: project, behavior: request.behavior)
    } catch {
      return .invalidJSON("Unexpected token: \(error).")
    }
  }

  private func answer(
    to request: JSONNode, of project: ProjectID, behavior: String?
  ) -> EmulatorAnswer {
    let violations = ShapeCheck.violations(in: request)
    guard violations.isEmpty else { return .invalidShape(violations) }
    guard let message = request["message"], message.kind != .null else {
      return .invalidMessage(
        Violation(field: "message", description: "The message is not set."))
    }
    let canonical = CanonicalNames.of(message, as: "Message")
    if let violation = MessageCheck.secondTarget(of: canonical) {
      return .invalidShape([violation])
    }
    if let violation = MessageCheck.violation(in: canonical) { return .invalidMessage(violation) }
    if MessageCheck.isUnregistered(canonical) { return .refusal(.unregistered, of: project) }
    if let refusal = devices.refusal(of: canonical, project: project, at: now()) {
      return .refusal(refusal, of: project)
    }
    let validateOnly = request["validate_only"] ?? request["validateOnly"]
    let isDryRun = validateOnly?.kind == .boolean(true) || validateOnly?.kind == .string("true")
    let target = AcceptedMessage.Target(of: canonical)
    var asked = AskedBehavior(header: behavior, message: canonical)
    if case .none = asked, let fault = faults.take(for: target?.name) { asked = .known(fault) }
    return asked.answer(
      accept: {
        let sent = accepted.append(
          JSONText.compact(message), of: project, isDryRun: isDryRun, to: target, at: now())
        if !isDryRun { deliver(sent, canonical) }
        changes.fire()
        return .accepted(sent)
      },
      refuse: { .refusal($0, of: project) })
  }

  private func deliver(_ sent: AcceptedMessage, _ message: JSONNode) {
    deliveries.count(message, of: sent.project, at: now())
    devices.send(sent.number, message, of: sent.project, at: now()) {
      topicNames(ofDevice: $0, of: sent.project)
    }
  }

  /// The project of credentials that were made up stands for whichever is sent with: a program that names its own project
  /// when it sends has no other way to name it where it subscribes.
  private func topicNames(ofDevice name: String, of sending: ProjectID) -> Set<String> {
    let own = topics.names(ofDevice: name, of: sending)
    guard project == .demo, projects == nil, sending != .demo else { return own }
    return own.union(topics.names(ofDevice: name, of: .demo))
  }

  private static func bearerToken(_ authorization: String?) -> Substring? {
    guard let words = authorization?.split(separator: " "), words.count == 2,
      words[0].lowercased() == "bearer", BearerToken(String(words[1])) != nil
    else { return nil }
    return words[1]
  }
}
