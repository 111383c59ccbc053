internal import ByteSearch

/// The words for a code of FCM: the beginning of the sentence, which FCM's own words follow after a
/// colon, and the remedy.
///
/// After Google's tables of error codes (`ErrorCode` in the REST reference, "FCM error codes") and answers of the real
/// server. What decides is the code and the details; a text can mislead, and only chooses between remedies.
struct Advice {
  var sentence: String
  var remedy: String
  /// Whether the remedy says more than the place of the mistake.
  private(set) var isSpecific = false

  init(code: SendFailure.Code, remote: RemoteStatus, request: SendRequest) {
    let answerer = request.answerer
    switch code {
    case .invalidArgument:
      self.init(refusalOf: request, remote)
    case .unauthenticated:
      self.init(
        Self.refusedToken(remote, answerer), "get a new access token; they expire after an hour")
    case .thirdPartyAuthentication:
      self.init(
        "FCM couldn't sign in to APNs or the web push service", Self.remedyForKey(remote.apns))
    case .senderIDMismatch:
      self.init(
        "the device's address belongs to a project other than \(request.project)",
        "choose the profile of the app's own project, or a device of this project's app")
    case .permissionDenied:
      self.init(denialTo: request, remote)
    case .unregistered:
      self.init(
        "no device is registered under this installation ID or token",
        "check a new address for typos; remove an old one, because the app was uninstalled or has a new one"
      )
    case .notFound:
      self.init(
        "\(answerer) doesn't know the project \(request.project)",
        "check the project ID and the endpoint \(request.endpoint); "
          + "this says nothing about the registration, so keep it")
    case .quotaExceeded:
      self.init(Self.quota(remote, project: request.project), "wait a minute and try again")
    case .internalError, .unavailable:
      self.init(
        code == .internalError ? "FCM had an internal error" : "FCM is unavailable for now",
        "try again in a minute")
    default:
      self.init(
        "\(answerer) refused the message for an unknown reason",
        "read what it said, and check the endpoint \(request.endpoint)")
    }
  }

  private init(_ sentence: String, _ remedy: String) {
    self.sentence = sentence
    self.remedy = remedy
  }

  private init(refusalOf request: SendRequest, _ remote: RemoteStatus) {
    guard remote.apns?.status != 410 else {
      self.init(
        "APNs no longer knows the device", "remove its registration: the app was uninstalled there")
      isSpecific = true
      return
    }
    let remedy = Self.remedyForArgument(remote)
    let other =
      request.hasCondition
      ? "check the condition, then the message" : "check the message and its target"
    self.init("\(request.answerer) refused the message", remedy ?? other)
    isSpecific = remedy != nil
  }

  private init(denialTo request: SendRequest, _ remote: RemoteStatus) {
    let project = request.project
    guard !remote.meansDisabledAPI else {
      self.init(
        "the Firebase Cloud Messaging API isn't enabled in project \(project)",
        "enable the Firebase Cloud Messaging API for project \(project), then wait a few minutes")
      return
    }
    self.init(
      "the account isn't allowed to send for project \(project)",
      remote.meansMissingQuotaProject
        ? "set a quota project for these credentials, or use a service account"
        : "give the account the permission cloudmessaging.messages.create in project \(project)")
  }

  /// `ErrorInfo` says why, where it is there.
  private static func refusedToken(_ remote: RemoteStatus, _ answerer: String) -> String {
    switch remote.reason {
    case "ACCESS_TOKEN_EXPIRED": "the access token has expired"
    case "CREDENTIALS_MISSING": "\(answerer) got no access token"
    default: "\(answerer) rejected the access token"
    }
  }

  private static func remedyForKey(_ error: RemoteStatus.APNsError?) -> String {
    switch error?.reason {
    case "InvalidProviderToken":
      "upload the APNs key again in the Firebase console, with its key ID and team ID"
    case "BadEnvironmentKeyInToken":
      "the APNs key is for the other environment: upload one for both, sandbox and production"
    default: "renew the APNs key or the web push certificate in the Firebase console"
    }
  }

  /// The quota of a project comes without a code of FCM's; the rate of a device or topic comes with one.
  private static func quota(_ remote: RemoteStatus, project: ProjectID) -> String {
    remote.reason == "RATE_LIMIT_EXCEEDED" && remote.fcmErrorCode == nil
      ? "project \(project) has used up its quota for this minute"
      : "FCM accepts no more messages for now"
  }

  private static func remedyForArgument(_ remote: RemoteStatus) -> String? {
    let message = (remote.violations.first?.description ?? remote.message ?? "").lowercased()
    if message.holds("registration token") {
      return "copy the whole token from the app's log; an installation ID belongs in fid"
    }
    if message.holds("too big") || message.holds("too large") {
      return "shorten the message: FCM accepts at most 4096 bytes"
    }
    if message.holds("recipient of the message is not set") {
      return "name one target: an installation ID (fid), a token, a topic or a condition"
    }
    if message.holds("topic name") {
      return "correct the topic: it has letters, digits and -_.~%"
    }
    if message.holds("oneof field 'target' is already set") {
      return "keep one target and remove the others"
    }
    if message.holds("must contain an [aps] key") {
      return "add aps to message.apns.payload"
    }
    if message.holds("data payload key") {
      return "rename the key: FCM keeps from, message_type, and what begins with google. or gcm."
    }
    return message.holds("condition expression")
      ? "correct the condition: 'a' in topics && 'b' in topics, with at most 5 topics" : nil
  }
}
