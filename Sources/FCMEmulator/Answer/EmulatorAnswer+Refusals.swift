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
    case .projectQuotaExceeded: projectQuota(of: project, limit: nil)
    case .unauthenticated: expiredToken
    case .senderIDMismatch:
      error(
        403, "PERMISSION_DENIED", "SenderId mismatch", details: [fcmError("SENDER_ID_MISMATCH")])
    case .thirdPartyAuth:
      error(
        401, "UNAUTHENTICATED", "Auth error from APNS or Web Push Service",
        details: [fcmError("THIRD_PARTY_AUTH_ERROR")])
    case .permissionDenied:
      error(
        403, "PERMISSION_DENIED",
        "Permission 'cloudmessaging.messages.create' denied on resource "
          + "'//cloudresourcemanager.googleapis.com/projects/\(project)' (or it may not exist).")
    // Without a code of FCM's: nothing is wrong with the registration.
    case .unknownProject: notFound
    case .internal:
      error(500, "INTERNAL", "Internal error encountered.", details: [fcmError("INTERNAL")])
    case .unavailable:
      error(
        503, "UNAVAILABLE", "The service is currently unavailable.",
        details: [fcmError("UNAVAILABLE")])
    }
  }

  /// 429 for a project that sends too much, as one was recorded: without a code of FCM's own.
  static func projectQuota(of project: ProjectID, limit: Int?) -> EmulatorAnswer {
    let metadata = [
      ("quota_limit_value", "\(limit ?? standardQuota)"), ("consumer", "projects/\(project)"),
      ("quota_metric", "fcm.googleapis.com/send_requests"), ("quota_unit", "1/min/{project}"),
      ("service", "fcm.googleapis.com"), ("quota_location", "global"),
      ("quota_limit", "SendsPerMinutePerProject"),
    ]
    let information = detail(
      "google.rpc.ErrorInfo",
      [
        ("reason", .string("RATE_LIMIT_EXCEEDED")), ("domain", .string("googleapis.com")),
        ("metadata", object(metadata.map { ($0.0, .string($0.1)) })),
      ])
    let link = object([
      ("description", .string("Request a higher quota limit.")),
      ("url", .string("https://cloud.google.com/docs/quotas/help/request_increase")),
    ])
    return error(
      429, "RESOURCE_EXHAUSTED",
      "Quota exceeded for quota metric 'Send requests' and limit 'Send requests per minute' of "
        + "service 'fcm.googleapis.com' for consumer 'project_number:\(project)'.",
      details: [information, detail("google.rpc.Help", [("links", .list([link]))])])
  }

  /// Messages a minute that FCM gives a project.
  private static let standardQuota = 600_000

  /// The documentation names this form for a device or topic that gets too much; no real answer is recorded.
  private static let quota =
    "Quota exceeded for quota metric 'Messages sent' and limit 'Messages sent per minute'."

  private static func quotaFailure(of project: ProjectID) -> JSONValue {
    let violation = object([
      ("subject", .string("project_number:\(project)")), ("description", .string(quota)),
    ])
    return detail("google.rpc.QuotaFailure", [("violations", .list([violation]))])
  }
}
