import PushMessages
import Synchronization

/// Writes down the requests of an emulator, each with its answer, in the order in which they were judged.
///
/// Requests to FCM, and those that change devices, time, faults or messages by the API. The token endpoint, the metadata
/// server and the pages aren't in it, and no credentials.
final class EmulatorRecorder: Sendable {
  private let now: @Sendable () -> Int
  private let write: @Sendable (String) -> Void
  /// One request at a time: a replay has them in this order.
  private let order = Mutex(())

  /// `now` gives the time of day; `write` gets each line with its end.
  init(now: @escaping @Sendable () -> Int, write: @escaping @Sendable (String) -> Void) {
    self.now = now
    self.write = write
  }

  func begin(_ head: EmulatorRecord.Head) { write(JSONText.compact(head.value) + "\n") }

  /// A request to FCM.
  func answer(_ request: EmulatorRequest, by fcm: EmulatedFCM) -> EmulatorAnswer {
    guard EmulatorRoute(path: request.path) != nil else { return fcm.answer(request) }
    return order.withLock { _ in
      let credentials = fcm.credentials(of: request)
      var kept = request
      kept.project = fcm.project(of: request)
      let time = now()
      let answer = fcm.answer(request)
      note(kept, credentials, at: time, answer)
      return answer
    }
  }

  /// A request of the API that has changed something.
  func note(_ request: EmulatorRequest, _ answer: EmulatorAnswer) {
    // With parameters it was refused: only questions have some.
    guard request.method != "GET", request.path.hasPrefix(EmulatorAPI.root),
      request.query.names.isEmpty
    else { return }
    order.withLock { _ in note(request, .taken, at: now(), answer) }
  }

  private func note(
    _ request: EmulatorRequest, _ credentials: RecordedExchange.Credentials, at time: Int,
    _ answer: EmulatorAnswer
  ) {
    let exchange = RecordedExchange(
      time: time, request: request, credentials: credentials,
      answer: RecordedExchange.Answer(answer))
    write(JSONText.compact(exchange.value) + "\n")
  }
}
