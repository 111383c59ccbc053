internal import FCMClient
internal import PushMessages
internal import SendJournal

extension HistoryReport {
  /// An array with an object for each send, whose target is shortened.
  static func json(_ records: [SendRecord]) -> String {
    PreviewReport.array(
      records.map { .object(members($0, target: shortened($0.intent.target))) })
  }

  /// One object, with the target and the message whole.
  static func json(_ record: SendRecord) -> String {
    let payload = record.intent.payload
    let message = (try? JSONNode(strict: payload)).map(JSONValue.init) ?? .string(payload)
    let members = members(record, target: record.intent.target)
    return JSONValue.object(members + [.init("message", message)]).text() + "\n"
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
      .init("account", PreviewReport.string(intent.account)),
      .init("target", .string(target)),
      .init("payload_hash", .string(intent.payloadHash)),
      .init("reason", PreviewReport.string(intent.reason)),
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
    case .unknown(let sentence):
      members = [.init("kind", .string("unknown")), .init("sentence", .string(sentence))]
    }
    let time = PreviewReport.string(record.outcomeTime.map { "\($0)" })
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

  static func json(_ verification: Verification) -> String {
    let members: [JSONValue.Member]
    switch verification {
    case .intact(let rows, let head):
      members = [
        .init("intact", .boolean(true)), .init("rows", .number(String(rows))),
        .init("head", PreviewReport.string(head)),
      ]
    case .broken(let row, let sentence):
      members = [
        .init("intact", .boolean(false)),
        .init("row", row.map { .number(String($0)) } ?? .null),
        .init("sentence", .string(sentence)),
      ]
    }
    return JSONValue.object(members).text() + "\n"
  }
}
