import PushMessages

extension EmulatorAnswer {
  /// 403 where a token is good, but not for FCM.
  static let insufficientScope = error(
    403, "PERMISSION_DENIED", "Request had insufficient authentication scopes.",
    details: [reason("ACCESS_TOKEN_SCOPE_INSUFFICIENT")])

  /// 403 where a user's own token comes without `X-Goog-User-Project`.
  static let noQuotaProject = error(
    403, "PERMISSION_DENIED",
    "Your application is authenticating by using local Application Default Credentials. The "
      + "fcm.googleapis.com API requires a quota project, which is not set by default. To learn "
      + "how to set your quota project, see "
      + "https://cloud.google.com/docs/authentication/adc-troubleshooting/user-creds .",
    details: [reason("SERVICE_DISABLED")])

  private static func reason(_ reason: String) -> JSONValue {
    detail(
      "google.rpc.ErrorInfo",
      [("reason", .string(reason)), ("domain", .string("googleapis.com"))])
  }
}
