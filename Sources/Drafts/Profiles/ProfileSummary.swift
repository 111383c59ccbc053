public import FCMClient
public import SendPolicy
public import Workspace

/// Where a message would go, as the header always shows it.
public struct ProfileSummary: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// An emulator on this machine.
    case local
    case test
    case production
    /// No profile is chosen: nothing can leave this machine.
    case none
  }

  public let choice: ProfileChoice
  public let kind: Kind
  /// Why no dry-run can be made with it; `nil` if one can.
  public let blocker: String?

  /// `blocker` is what prevents a dry run, apart from the choice.
  public init(_ choice: ProfileChoice, blocker: String? = nil) {
    self.choice = choice
    kind = Kind(choice.profile.map { $0.kind(sendingTo: $0.project) })
    self.blocker = choice.sentence ?? blocker
  }

  /// What it is with the rights of an account, whose project may be that of a production profile.
  public func kind(with access: SendAccess?) -> Kind {
    let project = SendCase.project(of: choice, access)?.description
    return Kind(choice.profile.map { $0.kind(sendingTo: project) })
  }

  /// Empty where none is chosen.
  public var name: String { choice.profile?.name ?? "" }
  /// The one that the profile names; a person may still choose another.
  public var project: ProjectID? { choice.profile?.project.flatMap(ProjectID.init) }
}

extension ProfileSummary.Kind {
  fileprivate init(_ kind: ProfileKind?) {
    self =
      switch kind {
      case .local: .local
      case .test: .test
      case .production: .production
      case nil: .none
      }
  }
}
