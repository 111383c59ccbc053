extension SendRules {
  /// Why not even a dry-run can be made; `nil` where one can.
  ///
  /// It delivers nothing, so only what a request cannot do without is asked for: FCM itself says what it
  /// thinks of the message. Credentials that nobody has looked for yet may turn up on the way.
  public static func refusalOfDryRun(_ sendCase: SendCase) -> SendRefusal? {
    var own = sendCase
    own.purpose = .send
    return [
      profileRefusal(own), draftRefusal(own), projectRefusal(own), endpointRefusal(own),
      own.access == nil ? nil : credentialRefusal(own),
    ].compactMap(\.self).first
  }
}
