import Commands
import FCMClient
import FCMEmulator
import FCMTransport
import SendPolicy

/// Performs what runs of calls ask for: token, network, clock, and for changes the journal.
extension FCMSender: TopicCaller {
  func access() async -> (access: SendAccess, warnings: [String]) {
    let (access, warnings) = await rights.found()
    return (access, warnings)
  }

  func change(
    _ order: TopicChangeOrder,
    telling: @escaping @Sendable (CallNews<TopicChange.Success>) async -> Void
  ) async -> TopicChangeResult {
    let performer: CallPerformer
    do throws(CallFailure) {
      guard isMine(order.profile, order.endpoint, order.project) else {
        throw .otherProfile
      }
      if let change = project.changeOnDisk { throw .changed(change) }
      performer = try await self.performer(.messaging, at: order.endpoint)
    } catch {
      let failure = error
      for number in order.changes.indices { await telling(.result(number, .failure(failure))) }
      return TopicChangeResult(
        results: order.changes.map { _ in .failure(failure) }, stoppedBy: failure)
    }
    var order = order
    if order.account == nil { order.account = await rights.accountName() }
    return await Self.uncancelled(TopicChangeRun(order), performer, journal, telling)
  }

  func read<Work: CallWork>(
    _ works: [Work], scope: TokenScope, policy: CallPolicy,
    telling: @escaping @Sendable (CallNews<Work.Product>) async -> Void
  ) async -> CallFailure? {
    guard let endpoint = works.first?.call.endpoint else { return nil }
    do throws(CallFailure) {
      let performer = try await performer(scope, at: endpoint)
      return await Self.uncancelled(CallRun(works, policy: policy), performer, telling)
    } catch {
      for number in works.indices { await telling(.result(number, .failure(error))) }
      return error
    }
  }

  /// A way to the network, once nothing is left to ask.
  private func performer(
    _ scope: TokenScope, at endpoint: FCMEndpoint
  ) async throws(CallFailure) -> CallPerformer {
    if let phrase = project.disappearance { throw .changed(phrase) }
    if let request = await rights.permissionRequest() {
      throw CallFailure(
        .permissionDenied, request.sentence, remedy: request.remedy, reach: .run)
    }
    let address = try await address(of: endpoint)
    let rights = rights
    return CallPerformer(transport, at: address) { refused in
      do throws(CredentialFailure) {
        return .success(try await rights.token(insteadOf: refused, scope: scope))
      } catch {
        return .failure(error)
      }
    }
  }

  /// A run ends by itself when its task is canceled: what is under way is waited for.
  private static func uncancelled<Work: CallWork>(
    _ run: CallRun<Work>, _ performer: CallPerformer,
    _ telling: @escaping @Sendable (CallNews<Work.Product>) async -> Void
  ) async -> CallFailure? {
    let (events, post) = AsyncStream<CallRun<Work>.Event>.makeStream()
    let loop = Task {
      var run = run
      post.yield(.started(at: performer.now))
      for await event in events {
        for effect in run.update(event) {
          switch effect {
          case .call(let work, let call): performer.make(call, of: work) { post.yield($0) }
          case .wake(let moment): performer.wake(at: moment) { post.yield($0) }
          case .renewToken: performer.renewToken { post.yield($0) }
          case .pause(let wait, let failure): await telling(.pause(wait, failure))
          case .report(let work, let result): await telling(.result(work, result))
          case .finish(let failure): return failure
          }
        }
      }
      return nil
    }
    return await withTaskCancellationHandler {
      await loop.value
    } onCancel: {
      post.yield(.cancelled(at: performer.now))
    }
  }

  private static func uncancelled(
    _ run: TopicChangeRun, _ performer: CallPerformer, _ journal: JournalWriter,
    _ telling: @escaping @Sendable (CallNews<TopicChange.Success>) async -> Void
  ) async -> TopicChangeResult {
    let (events, post) = AsyncStream<TopicChangeRun.Event>.makeStream()
    let loop = Task {
      var run = run
      post.yield(.started)
      for await event in events {
        for effect in run.update(event) {
          switch effect {
          case .writeIntent(let intent):
            switch await journal.record(intent) {
            case .success(let id): post.yield(.intentWritten(id: id, at: performer.now))
            case .failure(let reason): post.yield(.intentNotWritten(reason.sentence))
            }
          case .recordOutcome(let outcome, let results, let written):
            let failure = await journal.record(outcome, results: results, of: written)
            post.yield(failure.map { .outcomeNotRecorded($0) } ?? .outcomeRecorded)
          case .call(let work, let call): performer.make(call, of: work) { post.yield(.call($0)) }
          case .wake(let moment): performer.wake(at: moment) { post.yield(.call($0)) }
          case .renewToken: performer.renewToken { post.yield(.call($0)) }
          case .pause(let wait, let failure): await telling(.pause(wait, failure))
          case .report(let number, let result): await telling(.result(number, result))
          case .finish(let result): return result
          }
        }
      }
      return TopicChangeResult(results: [], stoppedBy: nil)
    }
    return await withTaskCancellationHandler {
      await loop.value
    } onCancel: {
      post.yield(.cancelled(at: performer.now))
    }
  }
}

extension CallFailure {
  fileprivate static let otherProfile = CallFailure(
    .configurationChanged, "the profile has changed since it was shown",
    remedy: "start again", reach: .run)

  fileprivate static func changed(_ sentence: String) -> CallFailure {
    CallFailure(.configurationChanged, sentence, remedy: "nothing left this machine", reach: .run)
  }
}
