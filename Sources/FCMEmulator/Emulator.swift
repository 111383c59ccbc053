public import FCMClient
internal import FoundationEssentials
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import SimulatedDevices

/// A local FCM for dry-runs and tests: it checks what FCM checks of a message, answers in FCM's
/// words, and delivers nothing.
///
/// It listens on the IPv4 loopback address unless asked for another, and speaks HTTP/1.1 and HTTP/2. With an ``EmulatorGateway`` it speaks TLS
/// on the same port, and is a proxy that answers for Google's hosts itself and connects to no other. Any bearer token
/// is taken unless ``AcceptedTokens`` says otherwise.
///
/// ## Failures on request
///
/// A message that is right asks for a failure by its target: a `token`, `fid` or `topic` of the form `behave-NAME`, with
/// an optional `.ANYTHING` after it that tells several of them apart (`behave-unregistered.mia`). Any
/// request can ask for it by the header `X-Pushwright-Behave: NAME`, which goes first. An account of the
/// token endpoint asks by the address `behave-NAME@…` or the refresh token `behave-NAME`.
///
/// | name | what happens |
/// | --- | --- |
/// | `unregistered` | 404 with FCM's code `UNREGISTERED` |
/// | `quota-exceeded`, `quota-exceeded-N` | 429 with `Retry-After: N`, 60 if none is given |
/// | `project-quota-exceeded`, `project-quota-exceeded-N` | the same without a code of FCM, as for a project that sends too much |
/// | `unauthenticated` | 401, as if the access token had expired |
/// | `sender-id-mismatch` | 403 with FCM's code `SENDER_ID_MISMATCH` |
/// | `permission-denied` | 403 without a code of FCM |
/// | `unknown-project` | 404 without a code of FCM, as for a project that doesn't exist |
/// | `third-party-auth` | 401 with FCM's code `THIRD_PARTY_AUTH_ERROR` |
/// | `internal` | 500 |
/// | `unavailable`, `unavailable-N` | 503, with `Retry-After: N` if one is given |
/// | `slow-N` | accepted at once, answered after N seconds, at most 3600 |
/// | `cut-before-reading` | the connection ends, nothing is accepted (by the header: not even read) |
/// | `cut-before-answering` | accepted, then the connection ends |
/// | `cut-while-answering` | accepted, then the connection ends in the middle of the answer |
/// | `empty-answer` | accepted, answered with 200 and no body |
/// | `nameless-answer` | accepted, answered with 200 and an empty object |
///
/// Registrations and topics ask alike where topics are added, removed and listed.
///
/// A dry-run behaves alike and is never delivered. A message that is wrong is refused as always.
///
/// ## Topics, tokens and delivery data
///
/// It has the topic subscription API (create, get, list, patch, delete) and the older one of Instance ID (`batchAdd`,
/// `batchRemove`), and remembers the topics of 100,000 registrations; any registration exists. `/token` is Google's
/// token endpoint, and `/computeMetadata/v1` the server that programs without a key file ask for one. Delivery data counts what was sent by day and label, and calls all of it
/// delivered, for any Android app.
///
/// ## Devices, API and inbox
///
/// An ``EmulatorScene`` has devices that get the messages; a registration of one that was removed is unregistered. The
/// API below `/emulator/v1/` is for tests, and described by `/emulator/v1/openapi.json`; `GET /` is a page for people.
///
/// ## Limits
///
/// It remembers the newest 10,000 messages, and 32 MiB of them; it counts all. A body has 1 MiB at most, headers have
/// 64 KiB. 800 connections are open at a time; one without a request for two minutes is closed, and so is one whose
/// request takes longer than a minute to arrive.
public enum Emulator {
  /// Connections at a time, if the system lets the program have as many: two lists of messages.
  public static let mostConnections = 800

  /// Where it listens if no one asks for more.
  public static let loopback = "127.0.0.1"

  /// Starts a server and returns once it answers; port 0 means any free port.
  ///
  /// `connections` are open at a time at most, and `messages` are how many it remembers. Another `address` than loopback lets
  /// other machines in.
  /// `now` gives the seconds since 1970 by which assertions and tokens are judged; it is the time of
  /// day if left out. `project` is the one of requests that name none: topics by Instance ID, and the metadata server.
  /// `quota` is how many requests to send a project may make in a minute; `nil` for any number.
  /// `scene` is what the emulator plays beside FCM.
  /// `accepted` is told of each message in its order and must not wait; `beforeAnswering` may, before each answer.
  public static func start(
    address: String = loopback, port: Int = 0, tokens: AcceptedTokens = .any,
    gateway: EmulatorGateway? = nil,
    project: ProjectID = .demo, quota: Int? = nil, scene: EmulatorScene = EmulatorScene(),
    now: (@Sendable () -> Int)? = nil,
    connections: Int = mostConnections, keeping messages: Int? = nil,
    accepted: @escaping @Sendable (AcceptedMessage) -> Void = { _ in },
    beforeAnswering: @escaping @Sendable () async -> Void = {}
  ) async throws(EmulatorFailure) -> RunningEmulator {
    var limits = EmulatorLimits.standard
    limits.connections = connections
    limits.sendsPerMinute = quota
    if let messages { limits.messages = messages }
    return try await start(
      address: address, port: port, tokens: tokens, gateway: gateway, project: project,
      scene: scene, now: now,
      limits: limits,
      accepted: accepted, beforeAnswering: beforeAnswering)
  }

  static func start(
    address: String = loopback, port: Int, tokens: AcceptedTokens, gateway: EmulatorGateway? = nil,
    project: ProjectID = .demo,
    scene: EmulatorScene = EmulatorScene(), now: (@Sendable () -> Int)?, limits: EmulatorLimits,
    accepted: @escaping @Sendable (AcceptedMessage) -> Void = { _ in },
    beforeAnswering: @escaping @Sendable () async -> Void = {}
  ) async throws(EmulatorFailure) -> RunningEmulator {
    guard (0...65535).contains(port) else {
      throw EmulatorFailure("port \(port) doesn't exist: choose one from 1 to 65535")
    }
    var beginning = scene.beginning
    do throws(EmulatorSnapshot.Failure) {
      try beginning?.add(scene.devices)
    } catch {
      throw EmulatorFailure(error.sentence)
    }
    let time = now ?? { Int(Date().timeIntervalSince1970) }
    let clock = EmulatorClock(startingAt: beginning?.time, time)
    // Clients sign by the time of day, however late a test lets it be.
    let endpoint = TokenEndpoint(tokens, now: time)
    let fcm = EmulatedFCM(
      tokens: endpoint, project: project, projects: scene.projects, limits: limits,
      now: { clock.now },
      accepted: accepted)
    let devices = beginning?.devices.map(\.device) ?? scene.devices
    fcm.devices.reset(to: devices, at: clock.now)
    if let beginning { fcm.restore(beginning) }
    let recorder = scene.record.map { EmulatorRecorder(now: time, write: $0) }
    recorder?.begin(
      EmulatorRecord.Head(
        time: time(), project: project, quota: limits.sendsPerMinute,
        isImported: beginning != nil, projects: scene.projects, releases: scene.releases,
        devices: devices))
    let (ports, running) = AsyncStream<Int>.makeStream()
    let logger = Logger(label: "emulator") { _ in SwiftLogNoOpLogHandler() }
    let application = Application(
      responder: EmulatorResponder(
        fcm: fcm, tokens: endpoint,
        metadata: EmulatedMetadata(project: project, tokens: endpoint),
        console: EmulatorConsole(
          fcm: fcm, clock: clock, preview: LazyPreview(scene.preview),
          firstDevices: devices, releases: scene.releases), gateway: gateway, recorder: recorder,
        limits: limits, beforeAnswering: beforeAnswering),
      server: HTTPServerBuilder { responder in
        try EmulatorChannel(gateway: gateway, limits: limits, responder: responder)
      },
      configuration: ApplicationConfiguration(
        address: .hostname(address, port: port),
        availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
      onServerRunning: { running.yield($0.localAddress?.port ?? port) },
      logger: logger)
    let server = Task {
      defer { running.finish() }
      try await application.run()
    }
    for await port in ports {
      return RunningEmulator(
        address: address, port: port, fcm: fcm, clock: clock, server: server)
    }
    server.cancel()
    throw EmulatorFailure(await server.result, address: address, port: port)
  }
}
