import FCMClient
import PushMessages

extension EmulatorAnswer {
  /// Nothing is answered, because nothing was read.
  static let cutBeforeReading = EmulatorAnswer(status: 500, body: "", ending: .beforeTheAnswer)

  /// A refusal in FCM's words, for a message that has nothing wrong in it.
  static func refusal(
    _ refusal: EmulatedBehavior.Refusal, of project: ProjectID
  ) -> EmulatorAnswer {
    switch refusal {
    case .unregistered:
      error(
        404, "NOT_FOUND", "Requested entity was not found.", details: [fcmError("UNREGISTERED")])
    case .quotaExceeded:
      error(
        429, "RESOURCE_EXHAUSTED", quota,
        details: [fcmError("QUOTA_EXCEEDED"), quotaFailure(of: project)])
    case .unauthenticated: invalidToken
    case .senderIDMismatch:
      error(
        403, "PERMISSION_DENIED", "SenderId mismatch", details: [fcmError("SENDER_ID_MISMATCH")])
    case .permissionDenied:
      error(
        403, "PERMISSION_DENIED",
        "Permission 'cloudmessaging.messages.create' denied on resource "
          + "'//cloudresourcemanager.googleapis.com/projects/\(project)' (or it may not exist).")
    case .internal:
      error(500, "INTERNAL", "Internal error encountered.", details: [fcmError("INTERNAL")])
    case .unavailable:
      error(
        503, "UNAVAILABLE", "The service is currently unavailable.",
        details: [fcmError("UNAVAILABLE")])
    }
  }

  private static let quota =
    "Quota exceeded for quota metric 'Messages sent' and limit 'Messages sent per minute'."

  private static func quotaFailure(of project: ProjectID) -> JSONValue {
    let violation = object([
      ("subject", .string("project_number:\(project)")), ("description", .string(quota)),
    ])
    return detail("google.rpc.QuotaFailure", [("violations", .list([violation]))])
  }
}
