public import FCMClient
internal import HarmlessText
public import Workspace

/// With whose rights, and where, a message would be sent.
public struct ReviewedSender: Hashable, Sendable {
  public let profile: String
  /// What the send is, whatever the profile calls itself.
  public let kind: ProfileKind
  /// The production profile whose project a test profile sends to; `nil` if that is its own.
  public let productionProfile: String?
  public let project: ProjectID?
  /// Where it goes; `nil` if the profile's endpoint cannot be used.
  public let endpoint: FCMEndpoint?
  /// Whose rights are used and where they come from, or why there are none.
  public let account: String
  /// The same without where they come from.
  public let accountName: String

  init(_ profile: Profile, of sendCase: SendCase) {
    self.profile = profile.name
    project = sendCase.project
    kind = profile.kind(sendingTo: project?.description)
    productionProfile = profile.productionProfile(sharing: project?.description)
    endpoint = sendCase.endpoint
    account = sendCase.access?.words ?? "not yet known"
    accountName = sendCase.access?.name ?? account
  }
}

extension SendAccess {
  /// `push@demo.iam.gserviceaccount.com, from key.json`, or why the account is unknown.
  public var words: String {
    switch self {
    case .notNeeded: "none needed: a local FCM accepts any token"
    case .account(let name, let source, _):
      "\(VisibleText.of(name)), from \(VisibleText.of(source))"
    case .notAllowed(let request): "none: \(request.sentence)"
    case .failed(let failure): "none: \(failure.sentence)"
    }
  }

  /// The account alone; `nil` if there is none.
  fileprivate var name: String? {
    if case .account(let name, _, _) = self { VisibleText.of(name) } else { nil }
  }
}
