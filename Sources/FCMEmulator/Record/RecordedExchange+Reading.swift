import FCMClient
import PushMessages

extension RecordedExchange {
  init(_ fields: SnapshotFields) throws(EmulatorSnapshot.Failure) {
    time = try fields.time("time")
    credentials = try fields.name("credentials", as: Credentials.self)
    request = EmulatorRequest(method: try fields.text("request"), path: try fields.text("path"))
    if fields["query"] != nil { request.query = EmulatorQuery(try fields.fields("query").pairs) }
    request.behavior = try fields.textIfAny("behave")
    if fields["project"] != nil { request.project = try fields.project("project") }
    if let body = fields["body"] { request.body = try Self.bytes(of: body, in: fields) }
    let answer = try fields.fields("answer")
    guard let body = answer["body"] else { throw fields.failure("the answer has no body") }
    self.answer = Answer(
      status: try answer.number("status"),
      body: String(decoding: try Self.bytes(of: body, in: fields), as: UTF8.self))
    self.answer.retryAfter = try answer.numberIfAny("retry_after")
    self.answer.ending = try answer.textIfAny("ending")
  }

  private static func bytes(
    of node: JSONNode, in fields: SnapshotFields
  ) throws(EmulatorSnapshot.Failure) -> [UInt8] {
    if let text = node.string { return Array(text.utf8) }
    guard let elements = node.elements else { return Array(JSONText.compact(node).utf8) }
    let bytes = elements.compactMap { element in
      if case .number(let digits) = element.kind { UInt8(digits) } else { nil }
    }
    guard bytes.count == elements.count else { throw fields.failure("‘body’ isn't a body") }
    return bytes
  }
}
