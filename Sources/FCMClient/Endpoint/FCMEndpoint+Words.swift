extension FCMEndpoint {
  /// Who answers there, as the subject of a sentence: `the local FCM`.
  public var answerer: String {
    if isLoopback { return "the local FCM" }
    return isGooglesMessaging ? "FCM" : host
  }
}
