import Foundation
import Testing

/// Kills and signals at named places of a `send`: the server holds the exchange there, and the test knows how far it is.
///
/// Those of ``KillTests`` and ``InterruptedSendTests`` come at random; these come where a message may be lost or doubled.
@Suite(.serialized)
struct AimedSendTests {
  /// How often the long run aims at the request, and as often at the answer; once at each place with each blow otherwise.
  private static let count =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_KILLS"].flatMap { Int($0) } ?? 0

  /// How far an exchange is.
  private enum Place: CaseIterable {
    // Of the request.
    case connected
    case inHead
    case inBody
    // Of the answer.
    case unanswered
    case inStatusLine
    case inHeaders
    case inAnswer
    case answered

    static let request: [Place] = [.connected, .inHead, .inBody]
    static let answer: [Place] = [.unanswered, .inStatusLine, .inHeaders, .inAnswer, .answered]

    /// What of an answer the program has by then.
    var written: String {
      switch self {
      case .connected, .inHead, .inBody, .unanswered: ""
      case .inStatusLine: String(HoldingServer.head.dropLast(4))
      case .inHeaders: HoldingServer.head + String(HoldingServer.headers.dropLast(4))
      case .inAnswer: String(HoldingServer.accepted.dropLast(8))
      case .answered: HoldingServer.accepted
      }
    }
  }

  /// What comes from outside.
  private enum Blow: CaseIterable {
    case kill
    case signal
    /// A second signal, which gives up.
    case insistence
  }

  private static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  /// What is left of each send.
  private struct Trace: Equatable, CustomStringConvertible {
    var status: Int32?
    var lastLine: String
    /// In the history; `nil` without an outcome.
    var outcome: String?

    var description: String {
      "\(status.map { "\($0)" } ?? "killed") ‘\(lastLine)’ \(outcome ?? "no outcome")"
    }

    static let sent = Trace(status: 0, lastLine: "SENT \(HoldingServer.name)", outcome: "accepted")
    static let notSent = Trace(status: 130, lastLine: "NOT SENT", outcome: "not-sent")
    static let unknown = Trace(status: 76, lastLine: "OUTCOME UNKNOWN", outcome: "unknown")
    /// The history shows an intent without an outcome as unknown.
    static let killed = Trace(status: nil, lastLine: "", outcome: nil)
  }

  @Test(.timeLimit(.minutes(15)))
  func `Kills and signals aimed at the request leave a record, and signals a last line`()
    async throws
  {
    try await run(Place.request)
  }

  @Test(.timeLimit(.minutes(15)))
  func `Kills and signals aimed at the answer leave a record, and signals a last line`()
    async throws
  {
    try await run(Place.answer)
  }

  private func run(_ places: [Place]) async throws {
    let sandbox = try Sandbox()
    let server = try HoldingServer(isNarrow: places.contains(.inBody))
    try SendProcess.useEndpoint("http://127.0.0.1:\(server.port)", in: sandbox)
    let cases = places.flatMap { place in Blow.allCases.map { (place, $0) } }
    var traces: [(place: Place, blow: Blow, trace: Trace)] = []
    for number in 0..<max(cases.count, Self.count) {
      let (place, blow) = cases[number % cases.count]
      let signal = Self.signals[(number + number / cases.count) % Self.signals.count]
      let padding = place == .inBody ? 400_000 : 0
      let send = try SendProcess("\(number)", padding: padding, in: sandbox)
      let trace = try await strike(send, at: place, with: blow, signal, server)
      traces.append((place, blow, trace))
    }
    let records = try await SendRecord.all(in: sandbox).sorted { $0.id < $1.id }
    try #require(records.count == traces.count, "a send is without its intent, or has two")
    #expect(Set(records.map(\.payloadHash)).count == records.count)
    for (index, record) in records.enumerated() {
      traces[index].trace.outcome = record.outcome?.kind
      let (place, blow, trace) = traces[index]
      #expect(Self.traces(of: blow, at: place).contains(trace), "\(blow) \(place): \(trace)")
    }
  }

  /// What may be left; where the program has something to do at that moment, it may be done with it or not.
  private static func traces(of blow: Blow, at place: Place) -> [Trace] {
    // Before the body a message has not left, and a signal keeps it from leaving.
    let mayStay = place == .connected || place == .inHead
    let written = Trace(status: nil, lastLine: "", outcome: "accepted")
    let said = Trace(status: nil, lastLine: Trace.sent.lastLine, outcome: "accepted")
    return switch (blow, place) {
    case (.kill, .answered): [.killed, written, said, .sent]
    case (.kill, _): [.killed]
    case (_, .answered): [.sent]
    case (.signal, _): mayStay ? [.sent, .notSent] : [.sent]
    case (.insistence, _): mayStay ? [.unknown, .notSent] : [.unknown]
    }
  }

  /// Lets the exchange come to its place, strikes, and lets it go on.
  private func strike(
    _ send: SendProcess, at place: Place, with blow: Blow, _ signal: Int32,
    _ server: borrowing HoldingServer
  ) async throws -> Trace {
    let connection = try await server.connection()
    try await Self.come(to: place, connection)
    switch blow {
    case .kill: send.signal(SIGKILL)
    case .signal:
      send.signal(signal)
      if place != .answered { try await Self.goOn(send, from: place, connection) }
    case .insistence:
      send.signal(signal)
      if place != .answered, try await send.saysOrEnds("waiting for FCM's answer") {
        send.signal(signal)
      }
    }
    let ending = try await send.end()
    #expect(ending.wasKilled ? blow == .kill : true)
    let last = ending.output.split(separator: "\n").last.map(String.init) ?? ""
    return Trace(status: ending.wasKilled ? nil : ending.status, lastLine: last, outcome: nil)
  }

  private static func come(
    to place: Place, _ connection: borrowing HoldingServer.Connection
  ) async throws {
    switch place {
    case .connected: return
    // The rest waits where the server does not read it.
    case .inHead: try await connection.read(atMost: 10)
    case .inBody: try await connection.read(until: "padding", atMost: 500)
    case .unanswered, .inStatusLine, .inHeaders, .inAnswer, .answered:
      try await connection.read(until: "}}}")
      connection.write(place.written)
    }
  }

  /// Reads what there is still to read, if the program sends it, and answers what is still to be answered.
  private static func goOn(
    _ send: SendProcess, from place: Place, _ connection: borrowing HoldingServer.Connection
  ) async throws {
    if Place.request.contains(place) {
      guard try await connection.reads(until: "}}}") else { return }
    } else {
      try await send.says("waiting for FCM's answer")
    }
    connection.write(String(HoldingServer.accepted.dropFirst(place.written.count)))
  }
}
