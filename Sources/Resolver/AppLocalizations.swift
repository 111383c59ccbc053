/// All that the resolver knows of an app's strings.
public struct AppLocalizations: Sendable {
  /// `nil` where the app's Android resources were not given or are not read yet.
  public var android: AndroidStringTable?
  /// `nil` where the app's Apple strings were not given or are not read yet.
  public var apple: AppleStringTable?

  public init(android: AndroidStringTable? = nil, apple: AppleStringTable? = nil) {
    self.android = android
    self.apple = apple
  }
}
