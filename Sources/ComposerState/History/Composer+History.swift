import Drafts
import FCMClient
import PushMessages
import Resolver
import SendPolicy

/// What the history means for the rest of the composer.
extension Composer {
  mutating func takeHistory(_ sends: [PastSend], clock: WallClock) {
    let isFirst = history.sends == nil
    history.take(sends)
    screen.take(clock)
    learnDryRuns(from: sends)
    if isFirst { noteUnknownOutcomes() }
  }

  mutating func takeHistoryFailure(_ sentence: String) {
    history.take(failure: sentence)
    if pane == .history { notice = Notice(.error, "History: \(sentence)") }
  }

  /// Said once: a message may have arrived that no record tells of.
  private mutating func noteUnknownOutcomes() {
    let unknown = history.sends?.filter(\.isUnknown) ?? []
    guard let last = unknown.first else { return }
    let time = clock.shortText(last.at, now: now.seconds)
    let sentence =
      unknown.count == 1
      ? "The outcome of the send of \(time) to \(last.intent.target) is unknown"
      : "The outcomes of \(unknown.count) sends are unknown, the last to \(last.intent.target)"
    // A history is read when the program starts or a profile is taken, which has news of its own.
    notice = Notice(.warning, sentence, offers: [.showHistory]).joined(to: notice)
  }

  mutating func openSend(seeing derived: Derived) {
    guard let send = history.chosen else { return }
    open(PastSendPage(send, shown: derived.shown(send, in: locale)))
  }

  /// `/` in the history.
  mutating func startHistoryFilter() {
    notice = nil
    open(HistoryFilter())
  }

  /// Whether `x` records what was found out about the chosen send.
  public var canSettle: Bool { pane == .history && history.chosen?.isUnknown == true }

  /// `x` on a send whose outcome is unknown.
  mutating func openSettling(of past: PastSend) {
    guard past.isUnknown else {
      let isDryRun = past.intent.kind == .dryRun
      notice = Notice(
        .info,
        isDryRun
          ? "A dry run delivers nothing, so there is nothing to settle"
          : "The outcome of send \(past.id) is already known: \(past.state.words)")
      return
    }
    notice = nil
    open(Settling(past))
  }

  /// The journal has it, or says why not.
  mutating func noteSettled(_ id: Int64, failure: String?) -> [Effect] {
    notice =
      failure.map { Notice(.error, "Couldn't settle send \(id): \($0)") }
      ?? Notice(.good, "Recorded the outcome of send \(id) in the history")
    return [.readHistory]
  }

  /// Takes the message of a past send as the draft, which gets a new name.
  ///
  /// It is another draft, not a change of this one: undo must never bring one draft's text back under another's name.
  mutating func replaceDraft(with past: PastSend, text: String, keys: KeyInventory) -> [Effect] {
    var preview = self
    preview.draft.replace(MessageDocument(text: text))
    return replaceDraft(
      with: .sent(
        SentDraft(
          id: past.id, text: text, expiresIn: past.expiresIn,
          linked: preview.linkedTexts(in: keys), isTest: past.intent.kind == .test)))
  }

  mutating func take(_ sent: SentDraft) -> [Effect] {
    let former = file
    let effects = forgetKept()
    begin(DraftFile(), text: sent.text)
    // Its notes are about another message, but for the time that counts from each send anew.
    draft.note { ($0.expiresIn, $0.linked) = (sent.expiresIn, sent.linked) }
    // Saving asks for its name: a past send is seldom sent again as it was.
    draft.propose("\(former.folder)send-\(sent.id).json")
    notice = Notice(
      sent.isTest ? .warning : .good,
      sent.isTest
        ? "The test is now the draft, and its target the test device. Saving asks for its name"
        : "The past send is now the draft; saving asks for its name")
    return effects
  }
}
