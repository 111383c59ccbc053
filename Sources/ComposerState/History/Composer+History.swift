import FCMClient
import PushMessages
public import SendPolicy

extension Composer {
  /// The send that is chosen in the history; `nil` where there is none.
  public var chosenSend: PastSend? {
    guard let sends = listedSends, !sends.isEmpty else { return nil }
    return sends[min(historyIndex, sends.count - 1)]
  }

  mutating func takeHistory(_ sends: [PastSend], clock: WallClock) {
    let isFirst = history == nil
    // Who chose none of the older ones sees the newest, also when one is added.
    let chosen = historyIndex == 0 ? nil : chosenSend?.id
    history = sends.sorted { ($0.at, $0.id) > ($1.at, $1.id) }
    historyObstacle = nil
    self.clock = clock
    choose(sendWithID: chosen)
    learnDryRuns(from: sends)
    refreshTargets()
    if isFirst { noteUnknownOutcomes() }
  }

  mutating func takeHistoryObstacle(_ sentence: String) {
    historyObstacle = sentence
    if pane == .history { notice = Notice(.error, "History: \(sentence)") }
  }

  /// Said once: somebody may have got a message that nobody knows of.
  private mutating func noteUnknownOutcomes() {
    let unknown = history?.filter(\.isUnknown) ?? []
    guard let last = unknown.first else { return }
    let time = clock.shortText(last.at, now: now.seconds)
    let sentence =
      unknown.count == 1
      ? "The send of \(time) to \(last.intent.target) has no known outcome: 9 shows it"
      : "\(unknown.count) sends have no known outcome, the last to \(last.intent.target): "
        + "9 shows them"
    notice = Notice(.warning, sentence)
  }

  mutating func selectSend(_ index: Int) {
    historyIndex = max(0, min(index, (listedSends?.count ?? 0) - 1))
  }

  mutating func openSend(seeing derived: Derived) {
    guard let send = chosenSend else { return }
    overlay = .pastSend(PastSendView(send, shown: derived.shown(send, in: locale)))
  }

  mutating func moveInSend(_ command: Command) {
    guard case .pastSend(var view) = overlay else { return }
    // Above difference and message stand some facts, a row each.
    let rows =
      20 + (view.shown?.rows.count ?? 0) + pastLines(view.past).count
      + difference(to: view.past).count
    view.scroll = command.scrolled(view.scroll, last: rows)
    overlay = .pastSend(view)
  }

  /// The message of a past send, laid out, and line by line.
  public func pastLines(_ past: PastSend) -> [String] {
    Self.lines(past.sentText ?? past.intent.payload)
  }

  /// The lines of the present draft that are not in a past send, with `-`, and those of it that are
  /// not in the draft, with `+`; the layout of both does not count.
  public func difference(to past: PastSend) -> [String] {
    guard let message = document.message, let text = past.draftText else { return [] }
    let difference = LineDifference(from: Self.draftText(JSONValue(message)), to: text)
    return difference.removed.map { "- \($0)" } + difference.added.map { "+ \($0)" }
  }

  /// Takes the message of a past send as the draft, which gets a new name.
  ///
  /// It is another draft, not a change of this one: undo must never bring one draft's text back under another's name.
  mutating func takePastSend(seeing derived: Derived) -> [Effect] {
    guard case .pastSend(let view) = overlay else { return [] }
    guard let text = view.past.draftText else {
      notice = Notice(.error, "This message can't be read, so it can't be a draft")
      return []
    }
    overlay = nil
    var preview = self
    preview.document = MessageDocument(text: text)
    return replaceDraft(
      with: .sent(
        SentDraft(
          id: view.past.id, text: text, expiresIn: view.past.expiresIn,
          linked: preview.linkedTexts(in: derived.keys), isTest: view.past.intent.kind == .test)))
  }

  mutating func take(_ sent: SentDraft) -> [Effect] {
    let former = file
    let effects = forgetKept()
    begin(DraftFile(), text: sent.text)
    // Its notes are about another message, but for the time that counts from each send anew.
    notes.expiresIn = sent.expiresIn
    notes.linked = sent.linked
    // Saving asks for its name: a past send is seldom sent again as it was.
    proposedPath = "\(former.folder)send-\(sent.id).json"
    notice = Notice(
      sent.isTest ? .warning : .good,
      sent.isTest
        ? "The test is the draft now: its target is the test device. Saving asks for its name"
        : "The past send is the draft now; saving asks for its name")
    return effects
  }

  fileprivate static func draftText(_ message: JSONValue) -> String {
    JSONValue.object([JSONValue.Member("message", message)]).text() + "\n"
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension PastSend {
  /// “Expires in” as it was typed: `3h`; `nil` where the draft itself said when.
  public var expiryWords: String? { expiresIn.map { DurationInput(seconds: $0).short } }

  /// The message as it left, laid out; `nil` where it cannot be read.
  fileprivate var sentText: String? {
    guard let node = try? JSONNode(strict: intent.payload) else { return nil }
    return Composer.draftText(JSONValue(node))
  }

  /// The message as a draft, without what was computed when it was sent; `nil` where it cannot be read.
  fileprivate var draftText: String? {
    guard let text = sentText, expiresIn != nil else { return sentText }
    var document = MessageDocument(text: text)
    guard (try? document.set(nil, at: ExpiresIn.apple)) != nil, let message = document.message
    else { return text }
    return Composer.draftText(JSONValue(message))
  }
}
