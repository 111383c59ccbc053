import FCMClient

/// 401, 403, 404: whose rights and which project.
extension RecordedAnswer {
  static let ofAccess = ofTokens + ofKeys + ofProjects

  private static let expected =
    " Expected OAuth 2 access token, login cookie or other valid authentication credential. See "
    + "https://developers.google.com/identity/sign-in/web/devconsole-project."
  private static let invalid = "Request had invalid authentication credentials." + expected
  private static let missing = "Request is missing required authentication credential." + expected
  private static let keys = "Auth error from APNS or Web Push Service"
  private static let thirdParty = fcmError("THIRD_PARTY_AUTH_ERROR")
  private static let newToken = "get a new access token; they expire after an hour"
  private static let signIn = "FCM couldn't sign in to APNs or the web push service"
  private static let renew =
    "renew the APNs key or the web push certificate in the Firebase console"

  private static func token(
    _ name: String, _ message: String, _ details: String?, _ sentence: String
  ) -> RecordedAnswer {
    RecordedAnswer(
      name: name, status: 401,
      body: details.map { error(401, "UNAUTHENTICATED", message, $0) }
        ?? error(401, "UNAUTHENTICATED", message),
      code: .unauthenticated, sentence: sentence, remedy: newToken)
  }

  private static let ofTokens = [
    token(
      "an expired access token", invalid, errorInfo("ACCESS_TOKEN_EXPIRED"),
      "the access token has expired: Request had invalid authentication credentials"),
    token(
      "a garbled access token", invalid, nil,
      "FCM rejected the access token: Request had invalid authentication credentials"),
    token(
      "no access token", missing, errorInfo("CREDENTIALS_MISSING"),
      "FCM got no access token: Request is missing required authentication credential"),
  ]

  private static func key(
    _ name: String, _ message: String, _ details: [String], _ sentence: String = signIn,
    _ remedy: String = renew
  ) -> RecordedAnswer {
    let details = ([thirdParty] + details).joined(separator: ",")
    return RecordedAnswer(
      name: name, status: 401, body: error(401, "UNAUTHENTICATED", message, details),
      code: .thirdPartyAuthentication, sentence: sentence, remedy: remedy)
  }

  private static let ofKeys = [
    key("the key of APNs or web push", keys, []),
    key(
      "the key of APNs, with the cause", keys, [apnsError(403, "InvalidProviderToken")],
      signIn + " (APNs: InvalidProviderToken)",
      "upload the APNs key again in the Firebase console, with its key ID and team ID"),
    key(
      "the key of APNs for the other environment", keys,
      [apnsError(403, "BadEnvironmentKeyInToken")],
      signIn + " (APNs: BadEnvironmentKeyInToken)",
      "the APNs key is for the other environment: upload one for both, sandbox and production"),
    key("the key of APNs, in the words for a missing access token", missing, []),
    key(
      "the same with the cause", missing, [apnsError(403, "InvalidProviderToken")],
      signIn + " (APNs: InvalidProviderToken)",
      "upload the APNs key again in the Firebase console, with its key ID and team ID"),
  ]

  private static let permission =
    "Permission 'cloudmessaging.messages.create' denied on resource "
    + "'//cloudresourcemanager.googleapis.com/projects/demo' (or it may not exist)."
  private static let disabled =
    "Firebase Cloud Messaging API has not been used in project 12345 before or it is disabled."
  private static let notFound = "Requested entity was not found."
  private static let unregistered =
    "no device is registered under this installation ID or token: Requested entity was not found"
  private static let deadRemedy =
    "check a new address for typos; remove an old one, because the app was uninstalled or has a new one"
  private static let keep =
    "check the project ID and the endpoint https://fcm.googleapis.com; this says nothing about the "
    + "registration, so keep it"

  private static let ofProjects = [
    RecordedAnswer(
      name: "another project's token", status: 403,
      body: error(403, "PERMISSION_DENIED", "SenderId mismatch", fcmError("SENDER_ID_MISMATCH")),
      message: toToken, code: .senderIDMismatch,
      sentence: "the device's address belongs to a project other than demo: SenderId mismatch",
      remedy: "choose the profile of the app's own project, or a device of this project's app"),
    RecordedAnswer(
      name: "a missing role", status: 403, body: error(403, "PERMISSION_DENIED", permission),
      code: .permissionDenied,
      sentence: "the account isn't allowed to send for project demo: \(permission.dropLast())",
      remedy: "give the account the permission cloudmessaging.messages.create in project demo"),
    RecordedAnswer(
      name: "an API that is off", status: 403, body: error(403, "PERMISSION_DENIED", disabled),
      code: .permissionDenied,
      sentence: "the Firebase Cloud Messaging API isn't enabled in project demo: "
        + disabled.dropLast(),
      remedy: "enable the Firebase Cloud Messaging API for project demo, then wait a few minutes"),
    RecordedAnswer(
      name: "an API that is off, with its reason", status: 403,
      body: error(403, "PERMISSION_DENIED", "Off.", errorInfo("SERVICE_DISABLED")),
      code: .permissionDenied,
      sentence: "the Firebase Cloud Messaging API isn't enabled in project demo: Off",
      remedy: "enable the Firebase Cloud Messaging API for project demo, then wait a few minutes"),
    RecordedAnswer(
      name: "a dead token", status: 404,
      body: error(404, "NOT_FOUND", notFound, fcmError("UNREGISTERED")), message: toToken,
      code: .unregistered,
      sentence: unregistered, remedy: deadRemedy),
    RecordedAnswer(
      name: "a dead installation ID", status: 404,
      body: error(404, "NOT_FOUND", notFound, fcmError("UNREGISTERED")), message: toFID,
      code: .unregistered,
      sentence: unregistered, remedy: deadRemedy),
    RecordedAnswer(
      name: "a project that isn't there", status: 404, body: error(404, "NOT_FOUND", notFound),
      message: toToken, code: .notFound,
      sentence: "FCM doesn't know the project demo: Requested entity was not found", remedy: keep),
    RecordedAnswer(
      name: "a path that isn't there, in HTML", status: 404,
      body: "<HTML><HEAD><TITLE>Not Found</TITLE></HEAD><BODY><H2>Error 404</H2></BODY></HTML>",
      message: toToken, code: .notFound, sentence: "FCM answered 404 without saying why",
      remedy: keep + "; nothing was delivered, because it was a dry run", consequence: .unknown),
  ]
}
