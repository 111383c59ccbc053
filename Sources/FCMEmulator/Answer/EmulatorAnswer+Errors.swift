import FCMClient
import PushMessages

extension EmulatorAnswer {
  /// The message's name, as an object.
  static func accepted(_ message: AcceptedMessage) -> EmulatorAnswer {
    let name = object([("name", .string(message.name.description))])
    return EmulatorAnswer(status: 200, body: JSONText.compact(name))
  }

  /// 400 from the JSON front end, which knows nothing of FCM's own error codes.
  static func invalidShape(_ violations: [Violation]) -> EmulatorAnswer {
    let message = violations.map(\.description).joined(separator: "\n")
    return error(400, "INVALID_ARGUMENT", message, details: [badRequest(violations)])
  }

  /// 400 from the JSON front end if the body isn't JSON.
  static func invalidJSON(_ reason: String) -> EmulatorAnswer {
    error(400, "INVALID_ARGUMENT", "Invalid JSON payload received. \(reason)")
  }

  /// 400 from FCM.
  static func invalidMessage(_ violation: Violation) -> EmulatorAnswer {
    let code = fcmError("INVALID_ARGUMENT")
    let details =
      switch violation.details {
      case .fcmErrorAndPlace: [code, badRequest([violation])]
      case .placeAndFCMError: [badRequest([violation]), code]
      case .noPlaceAndFCMError: [detail("google.rpc.BadRequest", []), code]
      case .none: [JSONValue]()
      }
    return error(400, "INVALID_ARGUMENT", violation.description, details: details)
  }

  /// 401 where no token came.
  static let unauthenticated = error(
    401, "UNAUTHENTICATED", "Request is missing required authentication credential. " + expected,
    details: [credentials("CREDENTIALS_MISSING")])

  /// 401 for a token that the emulator didn't issue.
  static let invalidToken = error(401, "UNAUTHENTICATED", invalid)

  /// 401 for a token that was good before.
  static let expiredToken = error(
    401, "UNAUTHENTICATED", invalid, details: [credentials("ACCESS_TOKEN_EXPIRED")])

  private static let invalid = "Request had invalid authentication credentials. " + expected

  private static func credentials(_ reason: String) -> JSONValue {
    let metadata = [
      ("service", "fcm.googleapis.com"),
      ("method", "google.firebase.fcm.v1.FcmService.SendMessage"),
    ]
    return detail(
      "google.rpc.ErrorInfo",
      [
        ("reason", .string(reason)), ("domain", .string("googleapis.com")),
        ("metadata", object(metadata.map { ($0.0, .string($0.1)) })),
      ])
  }

  private static let expected =
    "Expected OAuth 2 access token, login cookie or other valid authentication credential. See "
    + "https://developers.google.com/identity/sign-in/web/devconsole-project."

  static let notFound = error(404, "NOT_FOUND", "Requested entity was not found.")

  /// 404 of Google's front end, for a path that it doesn't know; the batch endpoint is one of them since 2024.
  static let noSuchPath = EmulatorAnswer(
    status: 404,
    body: "<!DOCTYPE html>\n<html lang=en>\n<title>Error 404 (Not Found)!!1</title>\n"
      + "<p><b>404.</b> That’s an error.\n<p>The requested URL was not found on this server.\n",
    kind: .html)

  /// 403 for a request through the proxy to a host that isn't Google's.
  static let otherHost = error(
    403, "PERMISSION_DENIED",
    "The emulator connects to no other host: nothing reaches the network.")

  /// 403 for a page in a browser.
  static let fromBrowser = error(
    403, "PERMISSION_DENIED",
    "The emulator answers programs, not pages in a browser: send from a server or a command line.")

  /// 400 for a body that isn't as HTTP has it.
  static let unreadableBody = error(
    400, "INVALID_ARGUMENT", "The request's body ends early, or its chunks make no sense.")

  static func tooLong(limit: Int) -> EmulatorAnswer {
    error(413, "INVALID_ARGUMENT", "Request payload size exceeds the limit: \(limit) bytes.")
  }

  /// FCM's own detail, which is finer than the status.
  static func fcmError(_ code: String) -> JSONValue {
    detail("google.firebase.fcm.v1.FcmError", [("errorCode", .string(code))])
  }

  static func detail(_ type: String, _ members: [(String, JSONValue)]) -> JSONValue {
    object([("@type", .string("type.googleapis.com/\(type)"))] + members)
  }

  private static func badRequest(_ violations: [Violation]) -> JSONValue {
    let violations = violations.map { violation in
      // Protocol Buffers leaves out a field that is empty.
      let field = violation.field.isEmpty ? [] : [("field", JSONValue.string(violation.field))]
      return object(field + [("description", .string(violation.description))])
    }
    return detail("google.rpc.BadRequest", [("fieldViolations", .list(violations))])
  }

  static func error(
    _ code: Int, _ status: String, _ message: String, details: [JSONValue] = []
  ) -> EmulatorAnswer {
    let members: [(String, JSONValue)] = [
      ("code", .number(String(code))), ("message", .string(message)), ("status", .string(status)),
    ]
    let error = object(members + (details.isEmpty ? [] : [("details", .list(details))]))
    return EmulatorAnswer(status: code, body: JSONText.compact(object([("error", error)])))
  }

  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONValue.Member($0.0, $0.1) })
  }
}
