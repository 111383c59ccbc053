import FCMClient

extension AnswerCase {
  static let all = ofTheMessage + ofTheAccount + ofTheServer

  private static let wrongValue = "Invalid value at 'message.data[1].value' (TYPE_STRING), 2"
  private static let unknownName =
    "Invalid JSON payload received. Unknown name \"titel\" at 'message.notification': "
    + "Cannot find field."

  private static let ofTheMessage = [
    AnswerCase(
      name: "a data value that is no string", status: 400,
      body: body(
        400, "INVALID_ARGUMENT", wrongValue, badRequest(("message.data[1].value", wrongValue))),
      code: .invalidArgument, sentence: "FCM refused the message: \(wrongValue)",
      remedy: "correct message.data[\"order id\"]", field: "message.data[\"order id\"]"),
    AnswerCase(
      name: "an unknown field, and another complaint", status: 400,
      body: body(
        400, "INVALID_ARGUMENT", "…",
        badRequest(("message.notification", unknownName), ("message.data[0].value", "x"))),
      code: .invalidArgument,
      sentence: "FCM refused the message: \(unknownName.dropLast()) (and 1 more)",
      remedy: "correct message.notification.titel", field: "message.notification.titel"),
    AnswerCase(
      name: "an unknown field without details", status: 400,
      body: body(400, "INVALID_ARGUMENT", unknownName), code: .invalidArgument,
      sentence: "FCM refused the message: \(unknownName.dropLast())",
      remedy: "correct message.notification.titel", field: "message.notification.titel"),
    AnswerCase(
      name: "a wrong token", status: 400,
      body: body(
        400, "INVALID_ARGUMENT",
        "The registration token is not a valid FCM registration token",
        fcmError("INVALID_ARGUMENT")),
      code: .invalidArgument,
      sentence:
        "FCM refused the message: The registration token is not a valid FCM registration token",
      remedy: "copy the whole token from the app's log; an installation ID belongs in fid"),
    AnswerCase(
      name: "a message too big", status: 400,
      body: body(
        400, "INVALID_ARGUMENT", "Android message is too big", fcmError("INVALID_ARGUMENT")),
      code: .invalidArgument, sentence: "FCM refused the message: Android message is too big",
      remedy: "shorten the message: FCM accepts at most 4096 bytes"),
    AnswerCase(
      name: "a dead token", status: 404,
      body: body(404, "NOT_FOUND", "Requested entity was not found.", fcmError("UNREGISTERED")),
      code: .unregistered,
      sentence:
        "no device is registered under this installation ID or token: Requested entity was not found",
      remedy:
        "check a new address for typos; remove an old one, because the app was uninstalled or has a new one"
    ),
  ]

  private static let ofTheAccount = [
    AnswerCase(
      name: "our token", status: 401, body: body(401, "UNAUTHENTICATED", "Expected OAuth 2"),
      code: .unauthenticated, sentence: "FCM rejected the access token: Expected OAuth 2",
      remedy: "get a new access token; they expire after an hour"),
    AnswerCase(
      name: "the APNs key", status: 401,
      body: body(401, "UNAUTHENTICATED", "Auth error", fcmError("APNS_AUTH_ERROR")),
      code: .thirdPartyAuthentication,
      sentence: "FCM couldn't sign in to APNs or the web push service",
      remedy: "renew the APNs key or the web push certificate in the Firebase console"),
    AnswerCase(
      name: "another project's token", status: 403,
      body: body(403, "PERMISSION_DENIED", "SenderId mismatch", fcmError("SENDER_ID_MISMATCH")),
      code: .senderIDMismatch,
      sentence: "the device's address belongs to a project other than demo: SenderId mismatch",
      remedy: "choose the profile of the app's own project, or a device of this project's app"),
    AnswerCase(
      name: "a disabled API", status: 403,
      body: body(403, "PERMISSION_DENIED", "The API has not been used in project 1 before"),
      code: .permissionDenied,
      sentence:
        "the Firebase Cloud Messaging API isn't enabled in project demo: "
        + "The API has not been used in project 1 before",
      remedy:
        "enable the Firebase Cloud Messaging API for project demo, then wait a few minutes"),
    AnswerCase(
      name: "a missing role", status: 403, body: body(403, "PERMISSION_DENIED", "Denied"),
      code: .permissionDenied,
      sentence: "the account isn't allowed to send for project demo: Denied",
      remedy: "give the account the permission cloudmessaging.messages.create in project demo"),
    AnswerCase(
      name: "no quota project", status: 403,
      body: body(403, "PERMISSION_DENIED", "The API requires a quota project"),
      code: .permissionDenied,
      sentence:
        "the account isn't allowed to send for project demo: The API requires a quota project",
      remedy: "set a quota project for these credentials, or use a service account"),
    AnswerCase(
      name: "an unknown project", status: 404, body: body(404, "NOT_FOUND", "Not found."),
      code: .notFound, sentence: "FCM doesn't know the project demo: Not found",
      remedy: "check the project ID and the endpoint https://fcm.googleapis.com; this says nothing "
        + "about the registration, so keep it"),
  ]

  private static let tryAgain =
    "try again in a minute; nothing was delivered, because it was a dry run"

  private static let ofTheServer = [
    AnswerCase(
      name: "a quota without a time", status: 429,
      body: body(429, "RESOURCE_EXHAUSTED", "Slow down", fcmError("QUOTA_EXCEEDED")),
      code: .quotaExceeded, sentence: "FCM accepts no more messages for now: Slow down",
      remedy: "wait a minute and try again", consequence: .refusedForNow),
    AnswerCase(
      name: "a failure", status: 500,
      body: body(500, "INTERNAL", "Internal error", fcmError("INTERNAL")),
      code: .internalError, sentence: "FCM had an internal error: Internal error", remedy: tryAgain,
      consequence: .unknown),
    AnswerCase(
      name: "overload, said by a front end in HTML", status: 503, body: "<html>503</html>",
      code: .unavailable, sentence: "FCM answered 503 without saying why", remedy: tryAgain,
      consequence: .unknown),
    AnswerCase(
      name: "an error in the form of OAuth", status: 401,
      body: #"{"error":"invalid_grant","error_description":"Bad Request"}"#,
      code: .unauthenticated, sentence: "FCM rejected the access token: Bad Request",
      remedy: "get a new access token; they expire after an hour"),
    AnswerCase(
      name: "an unknown code", status: 400,
      body: body(400, "INVALID_ARGUMENT", "New", fcmError("BRAND_NEW")), code: .unspecified,
      sentence: "FCM refused the message for an unknown reason: New",
      remedy: "read what it said, and check the endpoint https://fcm.googleapis.com"),
    AnswerCase(
      name: "a teapot", status: 418, body: "", code: .unspecified,
      sentence: "FCM answered 418 without saying why",
      remedy: "read what it said, and check the endpoint https://fcm.googleapis.com; nothing was "
        + "delivered, because it was a dry run", consequence: .unknown),
    AnswerCase(
      name: "a success that is none", status: 200, body: "<html>Welcome</html>",
      code: .unreadableAnswer, sentence: "FCM answered 200, but not as FCM does",
      remedy:
        "check the endpoint https://fcm.googleapis.com; nothing was delivered, because it was a dry run",
      consequence: .unknown),
  ]
}
