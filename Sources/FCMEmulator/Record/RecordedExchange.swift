import CalendarTime
import FCMClient
public import PushMessages

/// A request that came to an emulator, with its answer and without credentials.
public struct RecordedExchange: Hashable, Sendable {
  /// What the emulator thought of the request's credentials.
  enum Credentials: String, Hashable, Sendable {
    case taken, missing, refused
  }

  /// An answer as far as it is compared.
  public struct Answer: Hashable, Sendable {
    /// HTTP's.
    var status: Int
    /// JSON without spaces where it is JSON.
    var body: String
    var retryAfter: Int?
    /// What is special about its end; `nil` if it arrives whole.
    var ending: String?
  }

  /// The names of parameters that a record has; a token or a key may be in any other.
  static let parameters = ["topic_name", "allow_missing", "page_size", "page_token"]

  /// In seconds since 1970, by the time of day.
  var time: Int
  var request: EmulatorRequest
  var credentials: Credentials
  /// What it was answered.
  public var answer: Answer

  /// What was asked: `POST /v1/projects/shop/messages:send`.
  public var title: String { "\(request.method) \(request.path)" }
}

extension RecordedExchange.Answer {
  init(_ answer: EmulatorAnswer) {
    status = answer.status
    body = RecordedExchange.plain(Array(answer.body.utf8))
    retryAfter = answer.retryAfter
    ending =
      switch answer.ending {
      case .open: nil
      case .beforeTheAnswer: "cut-before-answering"
      case .withinTheAnswer: "cut-while-answering"
      }
  }

  /// The answer as JSON.
  public var value: JSONValue {
    var members: [(String, JSONValue)] = [("status", .number("\(status)"))]
    if let retryAfter { members.append(("retry_after", .number("\(retryAfter)"))) }
    if let ending { members.append(("ending", .string(ending))) }
    members.append(("body", RecordedExchange.value(of: Array(body.utf8))))
    return EmulatorAnswer.object(members)
  }
}

extension RecordedExchange {
  /// A line of a record.
  var value: JSONValue {
    var members: [(String, JSONValue)] = [
      ("request", .string(request.method)), ("path", .string(request.path)),
    ]
    let query = Self.parameters.compactMap { name in
      request.query[name].map { (name, JSONValue.string($0)) }
    }
    if !query.isEmpty { members.append(("query", EmulatorAnswer.object(query))) }
    if let behavior = request.behavior { members.append(("behave", .string(behavior))) }
    if let project = request.project { members.append(("project", .string("\(project)"))) }
    members += [
      ("time", .string(Timestamp(secondsSince1970: time).description)),
      ("credentials", .string(credentials.rawValue)),
    ]
    if !request.body.isEmpty { members.append(("body", Self.value(of: request.body))) }
    members.append(("answer", answer.value))
    return EmulatorAnswer.object(members)
  }

  /// Without spaces where it is an object of JSON.
  static func plain(_ body: [UInt8]) -> String {
    guard let node = try? JSONNode(strict: body), node.members != nil else {
      return String(decoding: body, as: UTF8.self)
    }
    return JSONText.compact(node)
  }

  /// JSON as it is; anything else as a text, or as the numbers of its bytes.
  fileprivate static func value(of bytes: [UInt8]) -> JSONValue {
    if let node = try? JSONNode(strict: bytes), node.members != nil {
      return JSONValue(node)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return .string(text) }
    return .list(bytes.map { .number("\($0)") })
  }
}
