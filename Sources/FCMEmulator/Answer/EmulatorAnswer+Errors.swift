import FCMClient
import PushMessages

extension EmulatorAnswer {
  /// `projects/PROJECT/messages/ID`, as an object.
  static func accepted(project: ProjectID, id: String) -> EmulatorAnswer {
    let name = "projects/\(project)/messages/\(id)"
    return EmulatorAnswer(status: 200, body: JSONText.compact(object([("name", .string(name))])))
  }

  /// 400 from the JSON front end, which knows nothing of FCM's own error codes.
  static func invalidShape(_ violations: [Violation]) -> EmulatorAnswer {
    let message = violations.map(\.description).joined(separator: "\n")
    return error(400, "INVALID_ARGUMENT", message, details: [badRequest(violations)])
  }

  /// 400 from the JSON front end where the body is no JSON.
  static func invalidJSON(_ reason: String) -> EmulatorAnswer {
    error(400, "INVALID_ARGUMENT", "Invalid JSON payload received. \(reason)")
  }

  /// 400 from FCM.
  static func invalidMessage(_ violation: Violation) -> EmulatorAnswer {
    let fcmError = object([
      ("@type", .string("type.googleapis.com/google.firebase.fcm.v1.FcmError")),
      ("errorCode", .string("INVALID_ARGUMENT")),
    ])
    return error(
      400, "INVALID_ARGUMENT", violation.description, details: [fcmError, badRequest([violation])])
  }

  static let unauthenticated = error(
    401, "UNAUTHENTICATED",
    "Request is missing required authentication credential. Expected OAuth 2 access token, login "
      + "cookie or other valid authentication credential. See "
      + "https://developers.google.com/identity/sign-in/web/devconsole-project.")

  static let notFound = error(404, "NOT_FOUND", "Requested entity was not found.")

  static func tooLong(limit: Int) -> EmulatorAnswer {
    error(413, "INVALID_ARGUMENT", "Request payload size exceeds the limit: \(limit) bytes.")
  }

  private static func badRequest(_ violations: [Violation]) -> JSONValue {
    object([
      ("@type", .string("type.googleapis.com/google.rpc.BadRequest")),
      (
        "fieldViolations",
        .list(
          violations.map { violation in
            // Protocol Buffers leaves out a field that is empty.
            let field =
              violation.field.isEmpty ? [] : [("field", JSONValue.string(violation.field))]
            return object(field + [("description", .string(violation.description))])
          })
      ),
    ])
  }

  private static func error(
    _ code: Int, _ status: String, _ message: String, details: [JSONValue] = []
  ) -> EmulatorAnswer {
    let members: [(String, JSONValue)] = [
      ("code", .number(String(code))), ("message", .string(message)), ("status", .string(status)),
    ]
    let error = object(members + (details.isEmpty ? [] : [("details", .list(details))]))
    return EmulatorAnswer(status: code, body: JSONText.compact(object([("error", error)])))
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONValue.Member($0.0, $0.1) })
  }
}
