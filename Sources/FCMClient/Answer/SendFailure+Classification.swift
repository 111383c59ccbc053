extension SendFailure.Code {
  /// FCM's own code where it gives one, else what the status of the answer means.
  init(status: Int, remote: RemoteStatus) {
    switch remote.fcmErrorCode {
    case nil: self.init(status: status)
    case "APNS_AUTH_ERROR": self = .thirdPartyAuthentication
    case let code? where Self.ofFCM.contains(Self(description: code)):
      self.init(description: code)
    default: self = .unspecified
    }
  }

  private static let ofFCM: Set<Self> = [
    .invalidArgument, .thirdPartyAuthentication, .senderIDMismatch, .unregistered, .quotaExceeded,
    .internalError, .unavailable, .unspecified,
  ]

  private init(status: Int) {
    switch status {
    case 400: self = .invalidArgument
    case 401: self = .unauthenticated
    case 403: self = .permissionDenied
    case 404: self = .notFound
    case 429: self = .quotaExceeded
    case 500: self = .internalError
    case 502...504: self = .unavailable
    default: self = .unspecified
    }
  }
}
