/// Everything that the resolver knows of an app's strings.
public struct AppLocalizations: Sendable {
  /// `nil` if the app's Android resources were not given or are not read yet.
  public var android: AndroidStringTable?
  /// `nil` if the app's Apple strings were not given or are not read yet.
  public var apple: AppleStringTable?
  /// What keeps texts from being known, file by file; devices may show others than the resolver finds.
  public var faults: [StringsFault]
  /// What is in no app although its build goes on: directories that it skips, letters that it loses.
  public var losses: [StringsFault]
  /// What the app's build stops at although all texts are known: files that could hold none.
  public var blockers: [StringsFault]

  public init(
    android: AndroidStringTable? = nil, apple: AppleStringTable? = nil, faults: [StringsFault] = [],
    losses: [StringsFault] = [], blockers: [StringsFault] = []
  ) {
    self.android = android
    self.apple = apple
    self.faults = faults
    self.losses = losses
    self.blockers = blockers
  }
}
