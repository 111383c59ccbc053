import CalendarTime
import PushMessages
import SimulatedDevices

/// What tests ask of the emulator itself: which messages came, what devices show, and what is to happen next.
struct EmulatorAPI: Sendable {
  static let root = "/emulator/v1/"

  let inbox: EmulatorInbox
  let clock: EmulatorClock
  let faults: EmulatorFaults
  let changes: ChangeSignal
  /// The devices with which it began.
  let firstDevices: [SimulatedDevice]
  /// The releases that devices may have; `nil` for any.
  let releases: [String]?
  /// Forgets the topics of all registrations.
  let forgetTopics: @Sendable () -> Void

  func answer(_ request: EmulatorRequest) async -> EmulatorAnswer {
    let parts = request.path.dropFirst(Self.root.count)
      .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if request.method == "GET", parts.first == "messages", parts.count <= 2,
      let question = MessageRequests.Question(parts.dropFirst().first)
    {
      return await MessageRequests(api: self).answer(question, request.query)
    }
    if Self.paths.contains(parts.first ?? ""), let name = request.query.names.first {
      return .wrong("\(request.method) \(request.path) has no parameter ‘\(name)’.")
    }
    return answer(request, parts)
  }

  private static let paths: Set = [
    "messages", "clock", "reset", "openapi.json", "devices", "faults",
  ]

  private func answer(_ request: EmulatorRequest, _ parts: [String]) -> EmulatorAnswer {
    switch (request.method, parts.first ?? "", parts.count) {
    case ("DELETE", "messages", 1):
      inbox.messages.clear()
      inbox.devices.clear()
      return .empty
    case ("GET", "messages", 2):
      guard let number = Int(parts[1]), let message = inbox.messages.message(number) else {
        return .notFoundHere("No message has the number \(parts[1]), or it is forgotten.")
      }
      return .value(inbox.value(of: message))
    case ("GET", "clock", 1): return time
    case ("POST", "clock", 1): return advance(request.body)
    case ("POST", "reset", 1): return reset()
    case ("GET", "openapi.json", 1):
      return EmulatorAnswer(status: 200, body: OpenAPIDocument.text)
    case (_, "devices", 1), (_, "devices", 2):
      return DeviceRequests(api: self).answer(request, name: parts.count > 1 ? parts[1] : nil)
    case (_, "faults", 1): return FaultRequests(faults: faults).answer(request)
    default: return .notFoundHere("The emulator has no such path: see \(Self.root)openapi.json.")
    }
  }

  private var time: EmulatorAnswer {
    let time = Timestamp(secondsSince1970: clock.now).description
    return .value(EmulatorAnswer.object([("time", .string(time))]))
  }

  private func advance(_ body: [UInt8]) -> EmulatorAnswer {
    guard let body = try? JSONNode(strict: body), let members = body.members else {
      return .wrong("The body is an object with advance_seconds.")
    }
    if let unknown = members.first(where: { $0.key != "advance_seconds" }) {
      return .wrong("The clock has no ‘\(unknown.key)’.")
    }
    guard case .number(let digits)? = body["advance_seconds"]?.kind, let seconds = Int(digits),
      clock.advance(by: seconds)
    else {
      return .wrong("‘advance_seconds’ is a number from 0 to \(EmulatorClock.furthest) in all.")
    }
    inbox.devices.advance(to: clock.now)
    changes.fire()
    return time
  }

  private func reset() -> EmulatorAnswer {
    inbox.messages.clear()
    faults.clear()
    clock.reset()
    forgetTopics()
    inbox.devices.reset(to: firstDevices, at: clock.now)
    changes.fire()
    return .empty
  }
}
