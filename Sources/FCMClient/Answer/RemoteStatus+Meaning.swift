internal import ByteSearch

extension RemoteStatus {
  /// What APNs said to FCM (`google.firebase.fcm.v1.ApnsError`).
  struct APNsError {
    var status: Int?
    var reason: String?
  }

  /// Whether Google says that the API is off in the project; newer answers name the reason, older ones only say it.
  var meansDisabledAPI: Bool {
    // Google gives the same reason for credentials of a user without a quota project.
    guard !meansMissingQuotaProject else { return false }
    guard reason != "SERVICE_DISABLED" else { return true }
    let message = message?.lowercased() ?? ""
    return message.holds("has not been used in project") || message.holds("is disabled")
  }

  /// Whether the rate of one device or topic is exceeded; FCM's own code comes with it, and never with a project's quota.
  ///
  /// FCM's code alone may also be about the rate of all messages, so its description has to name the device.
  var isAboutOneTarget: Bool {
    guard fcmErrorCode == "QUOTA_EXCEEDED", reason != "RATE_LIMIT_EXCEEDED" else { return false }
    return quotas.contains { quota in
      let words = quota.lowercased()
      return words.holds("device") || words.holds("registration") || words.holds("token")
    }
  }

  var meansMissingQuotaProject: Bool {
    message?.lowercased().holds("quota project") == true
  }
}
