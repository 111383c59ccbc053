import MessageLint
import PushMessages
import SimulatedDevices

@testable import FCMEmulator

/// An emulator without a server, with a clock.
final class Rehearsal: Sendable {
  let clock: EmulatorClock
  let fcm: EmulatedFCM
  private let console: EmulatorConsole

  init(
    _ devices: SimulatedDevice..., releases: [String]? = nil,
    preview: EmulatorPreview? = nil, lint: @escaping @Sendable (String) -> [Finding] = { _ in [] }
  ) {
    clock = EmulatorClock { 1_795_348_800 }
    let clock = clock
    fcm = EmulatedFCM(now: { clock.now })
    fcm.devices.reset(to: devices, at: clock.now)
    console = EmulatorConsole(
      fcm: fcm, clock: clock, preview: LazyPreview { preview ?? EmulatorPreview(lint: lint) },
      firstDevices: devices, releases: releases)
  }

  /// Goes on from where another one was.
  init(after snapshot: EmulatorSnapshot) {
    clock = EmulatorClock(startingAt: snapshot.time) { 1_900_000_000 }
    let clock = clock
    fcm = EmulatedFCM(now: { clock.now })
    fcm.restore(snapshot)
    console = EmulatorConsole(
      fcm: fcm, clock: clock, preview: LazyPreview { EmulatorPreview() },
      firstDevices: snapshot.devices.map(\.device))
  }

  var snapshot: EmulatorSnapshot { fcm.snapshot(at: clock.now) }

  @discardableResult
  func send(_ message: String, project: String = "demo") -> EmulatorAnswer {
    fcm.answer(
      EmulatorRequest(
        path: "/v1/projects/\(project)/messages:send", authorization: "Bearer x",
        body: Array(#"{"message":\#(message)}"#.utf8)))
  }

  func ask(
    _ method: String, _ path: String, _ query: String? = nil, body: String = ""
  ) async -> EmulatorAnswer {
    await console.answer(
      EmulatorRequest(
        method: method, path: "/emulator/v1/\(path)", query: EmulatorQuery(query),
        body: Array(body.utf8)))
  }

  func page(_ path: String, _ query: String? = nil) async -> EmulatorAnswer {
    await console.answer(
      EmulatorRequest(method: "GET", path: path, query: EmulatorQuery(query)))
  }

  /// The numbers of the messages that match.
  func numbers(_ query: String?) async throws -> [String] {
    let body = try JSONNode(strict: await ask("GET", "messages", query).body)
    return (body["messages"]?.elements ?? []).compactMap { message in
      if case .number(let digits)? = message["number"]?.kind { digits } else { nil }
    }
  }
}
