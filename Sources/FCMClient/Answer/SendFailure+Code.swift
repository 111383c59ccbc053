extension SendFailure {
  /// The kind of a failure.
  ///
  /// The words are those of FCM's own error codes where it has one.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// FCM's own code in capitals, or words of ours in lower case.
    public let description: String

    /// A code which this version does not know by name.
    public init(description: String) {
      self.description = description
    }

    /// 400: the payload or the token is wrong.
    public static let invalidArgument = Code(description: "INVALID_ARGUMENT")
    /// 401: the access token is missing, wrong or expired.
    public static let unauthenticated = Code(description: "UNAUTHENTICATED")
    /// 401: FCM's own credentials for APNs or web push are wrong.
    public static let thirdPartyAuthentication = Code(description: "THIRD_PARTY_AUTH_ERROR")
    /// 403: the registration token belongs to another project.
    public static let senderIDMismatch = Code(description: "SENDER_ID_MISMATCH")
    /// 403: the account may not send for this project.
    public static let permissionDenied = Code(description: "PERMISSION_DENIED")
    /// 404: the registration token is no longer in use.
    public static let unregistered = Code(description: "UNREGISTERED")
    /// 404: the project doesn't exist, or the endpoint isn't FCM.
    public static let notFound = Code(description: "NOT_FOUND")
    /// 429: too many messages.
    public static let quotaExceeded = Code(description: "QUOTA_EXCEEDED")
    /// 500: FCM failed.
    public static let internalError = Code(description: "INTERNAL")
    /// 502, 503, 504: FCM is overloaded or not reachable behind its front end.
    public static let unavailable = Code(description: "UNAVAILABLE")
    /// Any other refusal.
    public static let unspecified = Code(description: "UNSPECIFIED_ERROR")

    /// 3xx: the answer points elsewhere, and Pushwright doesn't send the token there.
    public static let redirected = Code(description: "redirected")
    /// An answer that is not FCM's.
    public static let unreadableAnswer = Code(description: "unreadable answer")
    /// A dry-run was answered with the name of a message, as a send is.
    public static let sentDespiteDryRun = Code(description: "sent despite dry-run")

    /// No connection: name not found, refused, no route.
    public static let unreachable = Code(description: "unreachable")
    /// The system lets this program open too few files for a connection.
    public static let tooFewFiles = Code(description: "too few files")
    /// No encrypted connection.
    public static let insecure = Code(description: "insecure")
    /// The deadline passed after the request was on its way.
    public static let timedOut = Code(description: "timed out")
    /// The connection ended before the answer did.
    public static let interrupted = Code(description: "interrupted")
    /// The configuration has changed since the review of the message.
    public static let notAllowed = Code(description: "not allowed")
    public static let configurationChanged = Code(description: "configuration changed")
    /// Another send of the same message came first.
    public static let sentBefore = Code(description: "sent before")
    /// The sender gave up.
    public static let cancelled = Code(description: "cancelled")
  }
}
