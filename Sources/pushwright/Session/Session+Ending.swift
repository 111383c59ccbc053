import ComposerState
import FCMClient
import Foundation
import SendPolicy

/// Every way out: what is on its way is waited for, and what is not saved is kept.
extension Session {
  func leave(afterSignal signal: Int32?) {
    guard composer.running != nil else { return endOnceWritten(rescuing: signal) }
    // The answer may take its time, and whatever stands behind the signal may not.
    drafts.keepAtOnce(composer.keptDraft)
    leaving.pendingSignal = signal ?? leaving.pendingSignal ?? 0
    // A user who leaves now wouldn't learn the outcome; a second signal doesn't wait.
    receive((signal ?? SIGHUP) == SIGHUP ? .hungUp : .leaveAfterSend)
  }

  /// A save that has begun is waited for, unless it takes too long or the user insists; its text is kept before.
  func endOnceWritten(rescuing signal: Int32?) {
    guard let saving = composer.saving, leaving.lastWait == nil else {
      return end(rescuing: signal)
    }
    drafts.keepAtOnce(composer.keptDraft)
    leaving.lastWait = LastWait(signal: signal) { [weak self] in self?.end(rescuing: signal) }
    receive(.noticed(Notice(.warning, "Leaving once \(saving.path) is saved")))
  }

  /// The disk has answered: nothing else is waited for.
  func endIfWritten() {
    guard let lastWait = leaving.lastWait, composer.saving == nil else { return }
    end(rescuing: lastWait.signal)
  }

  /// Unsaved work is kept in the state directory; the terminal may be gone already.
  private func end(rescuing signal: Int32?) {
    var ending = Ending(status: signal.map { 128 + $0 } ?? 0)
    let unfinished = composer.saving.map { "\($0.path) wasn't saved: its disk doesn't answer" }
    ending.lastWords = [unfinished, leaving.editorFailure, drafts.rescue(composer.keptDraft)]
      .compactMap(
        \.self)
    end(ending)
  }

  func end(_ ending: Ending) {
    guard !isDone else { return }
    var ending = ending
    ending.lastWords = farewell + ending.lastWords
    if isOutcomeUnknown { ending.status = SendExitStatus.outcomeUnknown.rawValue }
    self.ending = ending
    finish?.resume(returning: ending)
    finish = nil
  }

  /// The outcome of an awaited send, printed because the screen closes before the user can read it.
  private var farewell: [String] {
    guard let last = sends.last, leaving.hasWaited else { return [] }
    return [last.result.lastLine(of: last.intent.kind)] + last.result.sentences(of: last.intent)
  }

  /// Whether the send that was waited for may have been delivered, and no one knows.
  var isOutcomeUnknown: Bool {
    guard let last = sends.last, leaving.hasWaited, last.intent.kind != .dryRun else {
      return false
    }
    if case .unknown = last.result.outcome { return true }
    return false
  }
}
