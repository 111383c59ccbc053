public import FCMClient
public import SendPolicy

extension SendAccess {
  /// What a search for credentials has found, in words.
  public init(_ found: FoundCredentials) {
    guard found.source != .anyToken else {
      self = .notNeeded
      return
    }
    var project: String?
    if case .credentials(let credentials) = found.origin { project = credentials.projectID }
    self = .account(
      found.origin.accountName ?? "the owner of the token", from: found.source.description,
      projectID: project)
  }
}
