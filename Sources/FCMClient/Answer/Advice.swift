internal import ByteSearch

/// The words for a code of FCM: the beginning of the sentence, which FCM's own words follow after a
/// colon, and the remedy.
///
/// After Google's tables of error codes (`ErrorCode` in the REST reference, "FCM error codes").
struct Advice {
  var sentence: String
  var remedy: String

  init(code: SendFailure.Code, remote: RemoteStatus, request: SendRequest) {
    let answerer = request.answerer
    switch code {
    case .invalidArgument:
      sentence = "\(answerer) refused the message"
      remedy = Self.remedyForArgument(remote.message ?? "")
    case .unauthenticated:
      sentence = "\(answerer) did not accept the access token"
      remedy = "get a new access token; they expire after an hour"
    case .thirdPartyAuthentication:
      sentence = "FCM could not sign in to APNs or the web push service"
      remedy = "renew the APNs key or the web push certificate in the Firebase console"
    case .senderIDMismatch:
      sentence = "the device's address belongs to another project than \(request.project)"
      remedy = "choose the profile of the app's own project, or a device of this project's app"
    case .permissionDenied:
      sentence = "the account may not send for project \(request.project)"
      remedy = Self.remedyForPermission(remote.message ?? "", project: request.project)
    case .unregistered:
      sentence = "no device is registered under this installation ID or token"
      remedy =
        "check a new address letter by letter; remove an old one: the app was uninstalled, or it has a new one"
    case .notFound:
      sentence = "\(answerer) knows no project \(request.project)"
      remedy = "check the project id and the endpoint \(request.endpoint)"
    case .quotaExceeded:
      sentence = "FCM takes no more messages for now"
      remedy = "wait a minute and try again"
    case .internalError, .unavailable:
      sentence = code == .internalError ? "FCM failed" : "FCM is not available for now"
      remedy = "try again in a minute"
    default:
      sentence = "\(answerer) refused the message for a reason that is not known here"
      remedy = "read what it said, and check the endpoint \(request.endpoint)"
    }
  }

  private static func remedyForArgument(_ message: String) -> String {
    let message = message.lowercased()
    if message.holds("registration token") {
      return "copy the whole token from the app's log; an installation ID belongs in fid"
    }
    if message.holds("too big") {
      return "shorten the message: FCM takes at most 4096 bytes"
    }
    if message.holds("recipient of the message is not set") {
      return "name one target: an installation ID (fid), a token, a topic or a condition"
    }
    return "check the message and its target"
  }

  private static func remedyForPermission(_ message: String, project: ProjectID) -> String {
    if message.holds("has not been used in project") || message.holds("is disabled") {
      return
        "enable the Firebase Cloud Messaging API for project \(project), then wait some minutes"
    }
    if message.holds("quota project") {
      return "set a quota project for these credentials, or use a service account"
    }
    return "give the account the permission cloudmessaging.messages.create in project \(project)"
  }
}
