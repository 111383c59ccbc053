/// What a project tells the linter about itself, and which findings it accepts.
public struct LintSettings: Hashable, Sendable {
  /// The host of the web app, `shop.example.com`; `nil` where the file does not say.
  public var webHost: String?
  /// In the order of the file.
  public var suppressions: [LintSuppression]

  public init(webHost: String? = nil, suppressions: [LintSuppression] = []) {
    self.webHost = webHost
    self.suppressions = suppressions
  }
}
