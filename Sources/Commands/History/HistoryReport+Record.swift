internal import FCMClient
internal import PushMessages
internal import SendJournal
internal import SendPolicy
internal import TextLayout

extension HistoryReport {
  /// All about one send, and the message as it was sent.
  static func text(_ record: SendRecord) -> String {
    let intent = record.intent
    var lines = [
      ("", "\(intent.kind.rawValue) \(record.id): \(word(for: record))"),
      ("time", moment(record.time)),
      ("by", "\(place(record.author)), process \(record.author.process.id)"),
      ("profile", intent.profile.isEmpty ? "none" : intent.profile),
      ("project", "\(intent.project) at \(intent.endpoint)"),
      ("account", intent.account ?? "unknown"),
      ("target", intent.target),
    ]
    if let draft = intent.draft { lines.append(("draft", draft)) }
    if let label = PastSend(record).label { lines.append(("label", label)) }
    if let title = intent.title { lines.append(("title", title)) }
    lines.append(("hash", intent.payloadHash))
    if let reason = intent.reason { lines.append(("reason", reason)) }
    if let reviews = intent.reviews { lines.append(("reviews", reviews)) }
    if let outcome = record.outcome {
      let time = record.outcomeTime.map { " (\(moment($0)))" } ?? ""
      lines.append(("outcome", sentence(outcome, of: intent.kind) + time))
    }
    if let settlement = record.settlement {
      lines.append(
        (
          "settled",
          (settlement.isDelivered ? "delivered" : "not delivered")
            + " by \(place(settlement.author)), \(moment(settlement.time)): \(settlement.note)"
        ))
    }
    if let results = record.results { lines.append(("results", results)) }
    let facts = lines.map { name, text in
      (name.isEmpty ? text : "  \(name.padded(toWidth: 9, ambiguous: .offScreen))\(text)")
        .displayable + "\n"
    }
    return facts.joined() + "\n" + message(intent) + "\n"
  }

  private static func place(_ author: JournalAuthor) -> String { "\(author.user)@\(author.host)" }

  private static func sentence(_ outcome: SendOutcome, of kind: SendIntent.Kind) -> String {
    switch outcome {
    case .accepted(let words) where !kind.isOfMessage: words
    case .accepted(let name): "accepted as \(name)"
    case .refused(let code, let sentence): "refused, \(code): \(sentence)"
    case .notSent(let sentence): "not sent: \(sentence)"
    case .unknown(let sentence), .sentDespiteDryRun(let sentence): "unknown: \(sentence)"
    }
  }

  /// Indented where it can be read, and then without anything that acts on a terminal.
  private static func message(_ intent: SendIntent) -> String {
    let text = (try? JSONNode(strict: intent.payload)).map { JSONValue($0).text() }
    let lines = (text ?? intent.payload).split(separator: "\n")
    return lines.map { String($0).displayable }.joined(separator: "\n")
  }
}
