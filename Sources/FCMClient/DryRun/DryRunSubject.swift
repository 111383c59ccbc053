/// What a dry-run was about: a result counts only as long as the screen still shows the same.
public struct DryRunSubject: Hashable, Sendable {
  /// Whose message it is: tokens and quotas belong to a project.
  public let project: ProjectID
  /// Who was asked.
  public let endpoint: FCMEndpoint
  /// The message without white space, in the document's own order of keys.
  public let canonicalMessage: String

  /// For subjects that come from elsewhere than a request, such as a stored result.
  public init(project: ProjectID, endpoint: FCMEndpoint, canonicalMessage: String) {
    self.project = project
    self.endpoint = endpoint
    self.canonicalMessage = canonicalMessage
  }

  /// What a passed dry-run means, and what it does not; lower case, without a full stop except that
  /// the names FCM and APNs keep their form.
  public var passedSentence: String {
    let accepted =
      endpoint.isLoopback ? "the local FCM accepted the payload" : "FCM accepted the payload"
    return accepted + "; it checks neither devices, languages nor APNs tokens"
  }
}
