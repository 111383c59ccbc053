extension SendFailure.Code {
  /// There is no access token, so no request was made.
  public static let withoutToken = Self(description: "no access token")
}

extension SendFailure {
  /// A send that was not begun because there is no token for it.
  public init(_ failure: CredentialFailure) {
    self.init(
      code: .withoutToken, sentence: failure.sentence, remedy: failure.remedy,
      consequence: .nothingLeft)
  }
}
