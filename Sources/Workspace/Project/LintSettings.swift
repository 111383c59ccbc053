/// What a project tells the linter about itself, and which findings it accepts.
public struct LintSettings: Hashable, Sendable {
  /// The host of the web app, `shop.example.com`; `nil` if the file does not say.
  public var webHost: String?
  /// In the order of the file.
  public var severities: [LintSeverity]
  /// In the order of the file.
  public var suppressions: [LintSuppression]

  public init(
    webHost: String? = nil, severities: [LintSeverity] = [], suppressions: [LintSuppression] = []
  ) {
    self.webHost = webHost
    self.severities = severities
    self.suppressions = suppressions
  }
}
