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
  /// Forgets the topics of all registrations.
  let forgetTopics: @Sendable () -> Void

  func answer(_ request: EmulatorRequest) async -> EmulatorAnswer {
    let parts = request.path.dropFirst(Self.root.count)
      .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (request.method, parts.first ?? "", parts.count) {
    case ("GET", "messages", 1): return list(request.query)
    case ("DELETE", "messages", 1):
      inbox.messages.clear()
      inbox.devices.clear()
      return .empty
    case ("GET", "messages", 2) where parts[1] == "wait": return await wait(request.query)
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

  private func list(_ query: EmulatorQuery) -> EmulatorAnswer {
    guard let limit = query.count("limit", standard: 50, limit: 1000),
      let start = Int(query["start"] ?? "0"), start >= 0
    else { return .wrong("start and limit are numbers.") }
    do throws(InboxFilter.Failure) {
      let found = try matches(query).reversed()
      let page = found.dropFirst(start).prefix(limit)
      return .value(
        EmulatorAnswer.object([
          ("total", .number("\(found.count)")),
          ("messages", .list(page.map { inbox.value(of: $0) })),
        ]))
    } catch {
      return .wrong(error.sentence)
    }
  }

  /// Those that match, oldest first.
  private func matches(_ query: EmulatorQuery) throws(InboxFilter.Failure) -> [AcceptedMessage] {
    let filter = try InboxFilter(query)
    return inbox.messages.all.filter { filter.matches($0, in: inbox) }
  }

  /// Answers as soon as so many messages match, or the time is over.
  private func wait(_ query: EmulatorQuery) async -> EmulatorAnswer {
    guard let count = query.count("count", standard: 1, limit: 10_000),
      let seconds = Self.seconds(query["timeout"] ?? "5s")
    else { return .wrong("count is a number, and timeout a time of at most 600s.") }
    let (stream, end) = changes.changes()
    let limit = Task {
      try await Task.sleep(for: .milliseconds(Int(seconds * 1000)))
      end()
    }
    defer {
      limit.cancel()
      end()
    }
    do throws(InboxFilter.Failure) {
      var found = try matches(query)
      if found.count < count {
        for await _ in stream {
          found = try matches(query)
          if found.count >= count { break }
        }
      }
      if found.count >= count {
        return .value(
          EmulatorAnswer.object([("messages", .list(found.map { inbox.value(of: $0) }))]))
      }
      return .notFoundHere(
        "\(found.count) of \(count) messages match, of \(inbox.messages.all.count) in all.")
    } catch {
      return .wrong(error.sentence)
    }
  }

  /// Reads a time such as `5`, `5s` and `500ms`.
  static func seconds(_ text: String) -> Double? {
    let isMilli = text.hasSuffix("ms")
    let digits = isMilli ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : text[...]
    guard let number = Double(digits), number.isFinite, number >= 0 else { return nil }
    let seconds = isMilli ? number / 1000 : number
    return seconds <= 600 ? seconds : nil
  }

  private var time: EmulatorAnswer {
    let time = Timestamp(secondsSince1970: clock.now).description
    return .value(EmulatorAnswer.object([("time", .string(time))]))
  }

  private func advance(_ body: [UInt8]) -> EmulatorAnswer {
    guard let body = try? JSONNode(strict: body),
      case .number(let digits)? = body["advance_seconds"]?.kind, let seconds = Int(digits),
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
