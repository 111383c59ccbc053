import Commands
import Dispatch
import FCMTransport
import Foundation
import Synchronization

/// Keeps signals from ending a verb between its first line and its exit status.
///
/// ``Leaving`` decides what each means. A suspension comes after the answer.
final class Patience: Sendable {
  private struct State {
    var leaving: Leaving
    var departure: Departure?
    var giveUp: (@Sendable () -> Void)?
    var stopList: (@Sendable () -> Void)?
    var leaveQuestion: (@Sendable () -> Void)?
    var wantsSuspension = false
    var lastSignal: ContinuousClock.Instant?
  }

  /// `timeout` and others signal a program and then its group: no person asks twice so fast.
  private static let echo = Duration.milliseconds(10)

  /// The watches go on until the program ends.
  @MainActor private static var watches: [SignalWatch] = []

  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "pushwright.signals")
  /// Beside that queue: output that blocks must not hold up the next signal.
  private let voice = DispatchQueue(label: "pushwright.last-words")

  private init(_ leaving: Leaving) { state = Mutex(State(leaving: leaving)) }

  /// Signals are caught from now on.
  @MainActor
  static func watching(isDryRun: Bool = false) -> Patience {
    let patience = Patience(Leaving(isDryRun: isDryRun))
    let signals = LeavingSignals.all + LeavingSignals.limits
    watches.append(SignalWatch(signals, on: patience.queue) { _ in patience.leave() })
    return patience
  }

  /// A person is asked; `false` if the program is ending.
  ///
  /// `leave` answers with no.
  func isAsking(leave: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      state.leaveQuestion = leave
      return state.leaving.goOn(to: .asking)
    }
  }

  /// The person has answered; `false` if a signal came first.
  func hasAsked() -> Bool { state.withLock { $0.leaving.goOn(to: .preparing) } }

  /// The request is about to leave, through `departure`; `false` if the program is ending.
  ///
  /// `giveUp` ends the wait for an answer.
  @MainActor
  func sends(
    isDryRun: Bool, through departure: Departure, giveUp: @escaping @Sendable () -> Void
  ) -> Bool {
    Self.watches.append(SignalWatch([SIGTSTP], on: queue) { _ in self.suspend() })
    return state.withLock { state in
      state.departure = departure
      state.giveUp = giveUp
      return state.leaving.goOn(to: .sending(isDryRun: isDryRun))
    }
  }

  /// Messages to a list are about to leave; `false` if the program is ending.
  ///
  /// `stop` lets no other leave, and `giveUp` ends the wait for answers, too.
  func sendsList(
    stop: @escaping @Sendable () -> Void, giveUp: @escaping @Sendable () -> Void
  ) -> Bool {
    state.withLock { state in
      state.stopList = stop
      state.giveUp = giveUp
      return state.leaving.goOn(to: .sendingList)
    }
  }

  /// The history is about to be written.
  func records() { _ = state.withLock { $0.leaving.goOn(to: .recording) } }

  /// What happened is known: the program ends with this status, whatever signal comes.
  func decided(_ status: Int32) {
    let wantsSuspension = state.withLock { state in
      _ = state.leaving.goOn(to: .decided(status: status))
      defer { state.wantsSuspension = false }
      return state.wantsSuspension
    }
    guard wantsSuspension else { return }
    signal(SIGTSTP, SIG_DFL)
    kill(getpid(), SIGTSTP)
  }

  /// The terminal is lent by the composer: the result stays until Enter is pressed.
  func waitsForEnter() {
    state.withLock { $0.leaving.show() }
    // The composer may have taken the terminal back, because it was told to end.
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1,
      tcgetpgrp(STDIN_FILENO) == getpgrp()
    else { return }
    // What was typed while messages left isn't meant.
    tcflush(STDIN_FILENO, TCIFLUSH)
    StandardError.draw("Press Enter to go back to the composer. ")
    while true {
      let bytes = StandardDescriptors.arrivedInput()
      if bytes.isEmpty || bytes.contains(10) { break }
    }
  }

  private func leave() {
    let now = ContinuousClock.now
    let isEcho = state.withLock { state in
      if let last = state.lastSignal, now - last < Self.echo { return true }
      state.lastSignal = now
      return false
    }
    guard !isEcho else { return }
    let (reaction, state) = state.withLock { state in
      (state.leaving.take(hasLeft: state.departure?.hasLeft ?? false), state)
    }
    switch reaction {
    case .nothing: break
    case .leaveQuestion: state.leaveQuestion?()
    case .stopUnlessLeft: stopUnlessLeft(state)
    case .stopList:
      state.stopList?()
      say(
        "waiting for the messages under way, up to 30 seconds; interrupt again to leave now, with their "
          + "outcomes unknown")
    case .giveUp: state.giveUp?()
    case .sayRecording: say("writing the history; interrupt again to give up")
    case .end(let status, let line): end(status, saying: line)
    }
  }

  private func stopUnlessLeft(_ state: State) {
    guard state.departure?.close() == false else {
      state.giveUp?()
      return
    }
    say(
      "waiting for FCM's answer, up to 30 seconds; interrupt again to leave now, with the outcome "
        + "unknown")
  }

  /// Nothing else of the program runs on: what is undecided at this moment stays so.
  private func end(_ status: Int32, saying line: String?) {
    guard let line else { _exit(status) }
    voice.async {
      do throws(CommandFailure) {
        try StandardOutput.write(line + "\n")
      } catch {
        Narration.say(line)
      }
      _exit(status)
    }
  }

  private func suspend() {
    let isSending = state.withLock { state in
      guard case .sending = state.leaving.stage else { return false }
      state.wantsSuspension = true
      return true
    }
    guard isSending else {
      signal(SIGTSTP, SIG_DFL)
      kill(getpid(), SIGTSTP)
      return
    }
    say("waiting for FCM's answer before stopping")
  }

  /// Once what happened is known, its own line is the last.
  private func say(_ sentence: String) {
    voice.async { [self] in
      if case .decided = state.withLock(\.leaving.stage) { return }
      Narration.say(sentence)
    }
  }
}
