internal import FCMClient
internal import PushMessages
internal import SendJournal
internal import SendPolicy

extension HistoryReport {
  /// An object for each send, whose target is shortened.
  static func json(_ records: [SendRecord]) -> String {
    JSONReport.text(
      .history, records.map { .object(members($0, target: shortened($0.intent.target))) })
  }

  /// The same with one send, its target and its message whole.
  static func json(_ record: SendRecord) -> String {
    let payload = record.intent.payload
    let message = (try? JSONNode(strict: payload)).map(JSONValue.init) ?? .string(payload)
    let members = members(record, target: record.intent.target)
    let results = record.results.map { text in
      JSONValue.Member(
        "results", (try? JSONNode(strict: text)).map(JSONValue.init) ?? .string(text))
    }
    return JSONReport.text(
      .history, [.object(members + [.init("message", message)] + [results].compactMap(\.self))])
  }

  private static func members(_ record: SendRecord, target: String) -> [JSONValue.Member] {
    let intent = record.intent
    return [
      .init("id", .number("\(record.id)")),
      .init("kind", .string(intent.kind.rawValue)),
      .init("state", .string(record.state.rawValue)),
      .init("time", .string("\(record.time)")),
      .init("user", .string(record.author.user)),
      .init("host", .string(record.author.host)),
      .init("profile", .string(intent.profile)),
      .init("project", .string("\(intent.project)")),
      .init("endpoint", .string("\(intent.endpoint)")),
      .init("account", JSONReport.string(intent.account)),
      .init("target", .string(target)),
      .init("draft", JSONReport.string(intent.draft)),
      .init("title", JSONReport.string(intent.title)),
      .init("label", JSONReport.string(PastSend(record).label)),
      .init("payload_hash", .string(intent.payloadHash)),
      .init("reason", JSONReport.string(intent.reason)),
      .init("reviews", JSONReport.string(intent.reviews)),
      .init("outcome", outcome(record)),
      .init("settlement", settlement(record.settlement)),
    ]
  }

  private static func outcome(_ record: SendRecord) -> JSONValue {
    let members: [JSONValue.Member]
    switch record.outcome {
    case nil: return .null
    case .accepted(let name):
      members = [.init("kind", .string("accepted")), .init("name", .string(name))]
    case .refused(let code, let sentence):
      members = [
        .init("kind", .string("refused")), .init("code", .string(code)),
        .init("sentence", .string(sentence)),
      ]
    case .notSent(let sentence):
      members = [.init("kind", .string("not-sent")), .init("sentence", .string(sentence))]
    case .unknown(let sentence), .sentDespiteDryRun(let sentence):
      members = [.init("kind", .string("unknown")), .init("sentence", .string(sentence))]
    }
    let time = JSONReport.string(record.outcomeTime.map { "\($0)" })
    return .object(members + [.init("time", time)])
  }

  private static func settlement(_ settlement: Settlement?) -> JSONValue {
    guard let settlement else { return .null }
    return .object([
      .init("delivered", .boolean(settlement.isDelivered)),
      .init("note", .string(settlement.note)),
      .init("user", .string(settlement.author.user)),
      .init("host", .string(settlement.author.host)),
      .init("time", .string("\(settlement.time)")),
    ])
  }

  static func json(_ verification: SendHistory.Verification) -> String {
    var (isIntact, rows, head): (Bool, Int?, String?) = (false, nil, nil)
    var (row, sentence): (Int64?, String?) = (nil, nil)
    switch verification {
    case .intact(let count, let hash): (isIntact, rows, head) = (true, count, hash)
    case .broken(let number, let words): (row, sentence) = (number, words)
    }
    return JSONReport.text(
      .historyVerify,
      members: [
        .init("intact", .boolean(isIntact)), .init("rows", JSONReport.number(rows)),
        .init("head", JSONReport.string(head)),
        .init("row", row.map { .number(String($0)) } ?? .null),
        .init("sentence", JSONReport.string(sentence)),
      ])
  }
}
