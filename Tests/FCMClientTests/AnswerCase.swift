import FCMClient
import Testing

/// An answer of FCM to the dry-run of one message, and what it has to be read as.
struct AnswerCase: CustomTestStringConvertible {
  var name: String
  var status: Int
  var body: String
  var code: SendFailure.Code
  var sentence: String
  var remedy: String
  var field: String?
  var consequence: SendFailure.Consequence = .refused

  var testDescription: String { name }

  /// A body as FCM writes it; `details` are JSON objects.
  static func body(_ code: Int, _ status: String, _ message: String, _ details: String...) -> String
  {
    let message = message.replacing("\"", with: "\\\"")
    return """
      {"error":{"code":\(code),"message":"\(message)","status":"\(status)",
      "details":[\(details.joined(separator: ","))]}}
      """
  }

  static func fcmError(_ code: String) -> String {
    #"{"@type":"type.googleapis.com/google.firebase.fcm.v1.FcmError","errorCode":"\#(code)"}"#
  }

  static func badRequest(_ violations: (field: String, description: String)...) -> String {
    let violations = violations.map { field, description in
      let description = description.replacing("\"", with: "\\\"")
      return #"{"field":"\#(field)","description":"\#(description)"}"#
    }
    return """
      {"@type":"type.googleapis.com/google.rpc.BadRequest",
      "fieldViolations":[\(violations.joined(separator: ","))]}
      """
  }
}
