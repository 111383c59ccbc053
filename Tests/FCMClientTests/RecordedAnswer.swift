import FCMClient
import Testing

/// An answer that a real server gave to `messages:send`, and what it has to be read as.
struct RecordedAnswer: CustomTestStringConvertible {
  var name: String
  var status: Int
  var body: String
  /// The message that was refused.
  var message = Self.toTopic
  var code: SendFailure.Code
  var sentence: String
  var remedy: String
  var field: String?
  var consequence: SendFailure.Consequence = .refused
  /// Whether the same message may be sent again by itself.
  var mayRetry = false

  var testDescription: String { name }

  static let toTopic = #"{"topic":"news","data":{"order id":12,"from":"x"}}"#
  static let toToken = #"{"token":"a:b"}"#
  static let toFID = #"{"fid":"cAbCdEfGhIjKlMnOpQrStU"}"#
  static let onCondition = #"{"condition":"'a' in topics &&"}"#

  static func error(
    _ code: Int, _ status: String, _ message: String, _ details: String...
  ) -> String {
    let message = quoted(message)
    let details = details.isEmpty ? "" : #","details":[\#(details.joined(separator: ","))]"#
    return #"{"error":{"code":\#(code),"message":\#(message),"status":"\#(status)"\#(details)}}"#
  }

  static func badRequest(_ violations: (field: String, description: String)...) -> String {
    let list = violations.map {
      #"{"field":"\#($0.field)","description":\#(quoted($0.description))}"#
    }
    return #"{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":["#
      + list.joined(separator: ",") + "]}"
  }

  static func fcmError(_ code: String) -> String { AnswerCase.fcmError(code) }

  static func apnsError(_ status: Int, _ reason: String) -> String {
    #"{"@type":"type.googleapis.com/google.firebase.fcm.v1.ApnsError","statusCode":\#(status),"#
      + #""reason":"\#(reason)"}"#
  }

  static func errorInfo(_ reason: String) -> String {
    #"{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"\#(reason)","#
      + #""domain":"googleapis.com","metadata":{"service":"fcm.googleapis.com","#
      + #""method":"google.firebase.fcm.v1.FcmService.SendMessage"}}"#
  }

  static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}
