import FCMClient

/// 400: what is wrong with the message.
extension RecordedAnswer {
  static let ofArguments = ofTargets + ofValues + ofShape + ofApple

  private static let invalid = "INVALID_ARGUMENT"
  private static let noTarget = "Recipient of the message is not set."
  private static let badToken = "The registration token is not a valid FCM registration token"
  private static let badTopic = "Topic name contains invalid characters."
  private static let general = "Request contains an invalid argument."
  private static let tooLarge = "Message is too large. The maximum is 4K (4096 bytes)."
  private static let badTTL = "TTL must be a non-negative integer."
  private static let dataKey = "Invalid data payload key: from"
  private static let dataValue = "Invalid value at 'message.data[0].value' (TYPE_STRING), 12"
  private static let unknownName =
    "Invalid JSON payload received. Unknown name \"toen\" at 'message': Cannot find field."
  private static let twoTargets =
    "Invalid value at 'message' (oneof), oneof field 'target' is already set. Cannot set 'topic'"
  private static let badDuration =
    "Invalid value at 'message.android.ttl' (type.googleapis.com/google.protobuf.Duration), "
    + "Field 'ttl', Illegal duration format; duration must end with 's'"
  private static let badEnum =
    "Invalid value at 'message.android.notification.visibility' "
    + "(type.googleapis.com/google.firebase.fcm.v1.AndroidNotification.Visibility), "
    + "\"VISIBILITY_PUBLIC\""
  private static let noAps = "Payload of Apple Push Notification Service must contain an [aps] key."
  private static let apsValue = "Value for APS key [mutable-content] is either 0 or 1."
  private static let refused = "FCM refused the message: "
  private static let toTheToken =
    "copy the whole token from the app's log; an installation ID belongs in fid"
  private static let shorter = "shorten the message: FCM accepts at most 4096 bytes"

  private static func row(
    _ name: String, _ body: String, message: String = toTopic, _ words: String, _ remedy: String,
    field: String? = nil
  ) -> RecordedAnswer {
    RecordedAnswer(
      name: name, status: 400, body: body, message: message, code: .invalidArgument,
      sentence: refused + words, remedy: remedy, field: field)
  }

  private static let ofTargets = [
    row(
      "no target",
      error(400, invalid, noTarget, badRequest(("message", noTarget)), fcmError(invalid)),
      message: "{}", "Recipient of the message is not set",
      "name one target: an installation ID (fid), a token, a topic or a condition", field: "message"
    ),
    row(
      "a malformed token",
      error(400, invalid, badToken, fcmError(invalid), badRequest(("message.token", badToken))),
      message: toToken, badToken, toTheToken, field: "message.token"),
    row(
      "a malformed token, without its place", error(400, invalid, badToken, fcmError(invalid)),
      message: toToken, badToken, toTheToken),
    row(
      "a malformed token, older",
      error(
        400, invalid, general, fcmError(invalid),
        badRequest(("message.token", "Invalid registration token"))),
      message: toToken, "Invalid registration token", toTheToken, field: "message.token"),
    row(
      "a topic with other characters",
      error(400, invalid, badTopic, badRequest(("message", badTopic)), fcmError(invalid)),
      "Topic name contains invalid characters",
      "correct the topic: it has letters, digits and -_.~%", field: "message"),
    row(
      "an incomplete condition, without details", error(400, invalid, general),
      message: onCondition, "Request contains an invalid argument",
      "check the condition, then the message"),
    row(
      "a condition of six topics",
      error(400, invalid, "Invalid condition expression provided.", fcmError(invalid)),
      message: onCondition, "Invalid condition expression provided",
      "correct the condition: 'a' in topics && 'b' in topics, with at most 5 topics"),
    row(
      "two targets", error(400, invalid, twoTargets, badRequest(("message", twoTargets))),
      twoTargets,
      "keep one target and remove the others", field: "message.topic"),
    row(
      "two targets, without details", error(400, invalid, twoTargets), twoTargets,
      "keep one target and remove the others", field: "message.topic"),
  ]

  private static let ofValues = [
    row(
      "too large",
      error(
        400, invalid, tooLarge, #"{"@type":"type.googleapis.com/google.rpc.BadRequest"}"#,
        fcmError(invalid)),
      "Message is too large. The maximum is 4K (4096 bytes)", shorter),
    row(
      "too large, older", error(400, invalid, "Android message is too big", fcmError(invalid)),
      "Android message is too big", shorter),
    row(
      "too large, oldest", error(400, invalid, general), "Request contains an invalid argument",
      "check the message and its target"),
    row(
      "a web push TTL that is no number",
      error(
        400, invalid, badTTL, badRequest(("message.webpush.headers.TTL", badTTL)),
        fcmError(invalid)),
      "TTL must be a non-negative integer", "correct message.webpush.headers.TTL",
      field: "message.webpush.headers.TTL"),
    row(
      "a reserved data key", error(400, invalid, dataKey, fcmError(invalid)), dataKey,
      "rename the key: FCM keeps from, message_type, and what begins with google. or gcm.",
      field: "message.data.from"),
  ]

  private static let ofShape = [
    row(
      "a data value that is a number",
      error(400, invalid, dataValue, badRequest(("message.data[0].value", dataValue))), dataValue,
      "correct message.data[\"order id\"]", field: "message.data[\"order id\"]"),
    row(
      "an unknown name", error(400, invalid, unknownName, badRequest(("message", unknownName))),
      String(unknownName.dropLast()), "correct message.toen", field: "message.toen"),
    row(
      "several unknown names",
      error(
        400, invalid, unknownName + "\n" + unknownName.replacing("toen", with: "tpic"),
        badRequest(
          ("message", unknownName), ("message", unknownName.replacing("toen", with: "tpic")))),
      "\(unknownName.dropLast()) (and 1 more)", "correct message.toen", field: "message.toen"),
    row(
      "an unknown enum value",
      error(
        400, invalid, badEnum, badRequest(("message.android.notification.visibility", badEnum))),
      badEnum, "correct message.android.notification.visibility",
      field: "message.android.notification.visibility"),
    row(
      "a duration without its s",
      error(400, invalid, badDuration, badRequest(("message.android.ttl", badDuration))),
      badDuration, "correct message.android.ttl", field: "message.android.ttl"),
  ]

  private static let ofApple = [
    row(
      "an Apple payload without aps", error(400, invalid, noAps, fcmError(invalid)),
      String(noAps.dropLast()), "add aps to message.apns.payload"),
    row(
      "an empty aps", error(400, invalid, general), "Request contains an invalid argument",
      "check the message and its target"),
    row(
      "a Boolean where APNs wants 0 or 1",
      error(
        400, invalid, apsValue,
        badRequest(("message.apns.payload.aps.mutable-content", apsValue)), fcmError(invalid)),
      String(apsValue.dropLast()), "correct message.apns.payload.aps.mutable-content",
      field: "message.apns.payload.aps.mutable-content"),
    RecordedAnswer(
      name: "an Apple device that APNs no longer knows", status: 400,
      body: error(
        400, invalid, "APNs device token is disabled.", fcmError(invalid),
        apnsError(410, "Unregistered")),
      message: toToken, code: .invalidArgument,
      sentence: "APNs no longer knows the device: APNs device token is disabled",
      remedy: "remove its registration: the app was uninstalled there"),
  ]
}
