import Commands
import FCMClient
import FCMEmulator
import FCMTransport
import SendPolicy

/// Performs what a ``ListRun`` asks for: list, journal, token, network and clock.
extension FCMSender {
  func list(_ number: Int64) async -> Result<PastList?, HistoryFault> {
    await journal.list(number)
  }

  /// Asks about one sample after the other, until FCM refuses one.
  func check(_ samples: [ListSample], of intent: SendIntent) async -> ListCheck {
    let way: (performer: ListPerformer, intent: SendIntent)
    do throws(SendFailure) {
      way = try await self.way(for: intent)
    } catch {
      return ListCheck(
        SendResult(
          outcome: .notSent(sentence: error.sentence), failure: error,
          record: .nothing(because: nil)
        ))
    }
    let id: Int64
    switch await journal.record(way.intent) {
    case .success(let number): id = number
    case .failure(let refusal):
      return ListCheck(
        SendResult(
          outcome: .notSent(sentence: refusal.sentence), failure: nil,
          record: .nothing(because: refusal.sentence)))
    }
    var answer = SendAnswer.failed(.nothingToCheck)
    var dead: [Int] = []
    for sample in samples {
      let isDead: Bool
      (answer, isDead) = await way.performer.check(sample, of: intent)
      if isDead { dead.append(sample.line) }
      guard case .accepted = answer else { break }
    }
    let outcome = SendOutcome(answer)
    var failure: SendFailure?
    if case .failed(let reason) = answer { failure = reason }
    let unrecorded = await journal.record(outcome, results: nil, of: id)
    return ListCheck(
      SendResult(
        outcome: outcome, failure: failure,
        record: unrecorded.map { .withoutOutcome($0) } ?? .complete, id: id), dead: dead)
  }

  /// `begins` hears how the list is ended, just before it is recorded; `false` if the program is ending.
  func send(
    _ order: ListSending, begins: @Sendable (ListStops) async -> Bool,
    telling: @escaping @Sendable (ListNews) async -> Void
  ) async -> ListResult {
    let way: (performer: ListPerformer, intent: SendIntent)
    do throws(SendFailure) {
      way = try await self.way(for: order.intent)
    } catch {
      return .notBegun(error)
    }
    let (events, post) = AsyncStream<ListRun.Event>.makeStream()
    let performer = way.performer
    let stops = ListStops(
      stop: { post.yield(.cancelled(at: performer.now)) },
      giveUp: { post.yield(.givenUp(at: performer.now)) })
    // A signal has ended the program: what is left of it does nothing.
    if await !begins(stops) { try? await Task.sleep(for: .seconds(60)) }
    let id: Int64
    switch await record(way.intent, order) {
    case .success(let number): id = number
    case .failure(let failure): return .notBegun(failure)
    }
    guard let listOrder = ListOrder(way.intent, recordedAs: id) else {
      return .notBegun(.nothingToCheck)
    }
    await telling(.begun(id))
    let run = ListRun(listOrder, rate: order.rate, policy: .fitting)
    let end = await Self.run(run, id, order.source, performer, journal, events, post, telling)
    let list = SendList(payload: way.intent.payload)
    let count = list?.resumes == nil ? list?.recipients : nil
    let unrecorded = await journal.record(
      end.outcome(of: count), results: end.tally.json, of: id)
    if order.runs != nil, unrecorded == nil { await journal.settleRuns(before: id) }
    return .ended(id, end, unrecorded: unrecorded)
  }

  private func record(
    _ intent: SendIntent, _ order: ListSending
  ) async -> Result<Int64, SendFailure> {
    if let runs = order.runs {
      return await journal.resume(intent, after: runs).mapError { .withoutRecord($0.sentence) }
    }
    return switch await journal.write(intent, agreed: order.agreed) {
    case .intentWritten(let id): .success(id)
    case .intentRefused(let failure): .failure(failure)
    case .intentNotWritten(let sentence): .failure(.withoutRecord(sentence))
    default: .failure(.withoutRecord("the history gave no answer"))
    }
  }

  private static func run(
    _ run: ListRun, _ id: Int64, _ source: ListSource, _ performer: ListPerformer,
    _ journal: JournalWriter, _ events: AsyncStream<ListRun.Event>,
    _ post: AsyncStream<ListRun.Event>.Continuation,
    _ telling: @Sendable (ListNews) async -> Void
  ) async -> ListEnd {
    var run = run
    post.yield(.started(at: performer.now))
    for await event in events {
      for effect in run.update(event) {
        switch effect {
        case .read(let count):
          Task {
            switch await source.messages(count) {
            case .messages(let messages, let isEnd):
              post.yield(.read(messages, isEnd: isEnd, at: performer.now))
            case .fault(let sentence): post.yield(.notRead(sentence, at: performer.now))
            }
          }
        case .write(let step):
          Task { post.yield(await journal.write(step, of: id, at: { performer.now })) }
        case .send(let number, let request):
          performer.send(number, request) { post.yield($0) }
        case .wake(let moment): performer.wake(at: moment) { post.yield($0) }
        case .pause(let wait, let failure): await telling(.pause(wait, failure))
        case .renewToken: performer.renewToken { post.yield($0) }
        case .report(let message, let outcome): await telling(.outcome(message, outcome))
        case .finish(let end): return end
        }
      }
    }
    return ListEnd(tally: ListTally(), stoppedBy: nil, isComplete: false)
  }

  /// A way to the network, once nothing is left to ask, and the intent with whose rights it is.
  private func way(
    for intent: SendIntent
  ) async throws(SendFailure) -> (performer: ListPerformer, intent: SendIntent) {
    guard isMine(intent.profile, intent.endpoint, intent.project) else {
      throw .configurationChanged("the profile has changed since the review")
    }
    if let phrase = project.disappearance { throw .configurationChanged(phrase) }
    if let request = await rights.permissionRequest() {
      let refusal = SendRefusal(request)
      throw .notAllowed(refusal.sentence, remedy: refusal.remedy)
    }
    var intent = intent
    if intent.account == nil { intent.account = await rights.accountName() }
    let address: FCMEndpoint
    do throws(CallFailure) {
      address = try await self.address(of: intent.endpoint)
    } catch {
      throw SendFailure(
        code: .unreachable, sentence: error.sentence, remedy: error.remedy,
        consequence: .nothingLeft)
    }
    let rights = rights
    let tokens = {
      @Sendable (refused: AccessToken?) async -> Result<AccessToken, CredentialFailure> in
      do throws(CredentialFailure) {
        return .success(try await rights.token(insteadOf: refused))
      } catch {
        return .failure(error)
      }
    }
    let token: AccessToken
    do throws(CredentialFailure) {
      token = try await rights.token()
    } catch {
      throw SendFailure(error)
    }
    let project = project
    let performer = ListPerformer(
      transport, at: address, token: token, tokens: tokens, change: { project.changeOnDisk })
    return (performer, intent)
  }
}

extension ListPolicy {
  /// As many messages at a time as the system lets the program have connections.
  fileprivate static var fitting: ListPolicy {
    var policy = ListPolicy.standard
    policy.window = max(8, min(policy.window, SystemLimits.files - 64))
    policy.batch = min(policy.batch, max(1, policy.window / 4))
    return policy
  }
}

extension SendFailure {
  static let nothingToCheck = SendFailure(
    code: .cancelled, sentence: "there was no message to send", remedy: "check the list",
    consequence: .nothingLeft)

  fileprivate static func withoutRecord(_ sentence: String) -> SendFailure {
    SendFailure(
      code: .withoutHistory, sentence: "the history couldn't be written (\(sentence))",
      remedy: "make it writable: nothing is sent without a record of it", consequence: .nothingLeft)
  }
}
