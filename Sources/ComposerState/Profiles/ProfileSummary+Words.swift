public import Drafts
internal import FCMClient
public import SendPolicy
internal import Workspace

/// What a list of profiles shows of each.
extension ProfileSummary {
  /// For people: `production`.
  public var kindWord: String { kindWord(with: nil) }

  /// The same with the rights of an account, whose project may be that of a production profile.
  public func kindWord(with access: SendAccess?) -> String {
    switch kind(with: access) {
    case .local: "local"
    case .test: "test"
    case .production:
      choice.profile?.productionProfile(sharing: project(with: access))
        .map { "production, like \($0)" } ?? "production"
    case .none: "no profile"
    }
  }

  /// As the project file has it.
  public var endpoint: String { choice.profile?.endpoint ?? "" }

  /// The names of its own devices.
  public var testDevices: [String] { choice.profile?.testTargets.map(\.name) ?? [] }

  /// The file of its own history; `nil` for the user's own.
  public var journal: String? { choice.profile?.journal }

  /// The project that it names, or else that of the account.
  private func project(with access: SendAccess?) -> String? {
    SendCase.project(of: choice, access)?.description
  }

  /// What a send needs beside a review, with the rights of an account.
  public func rules(with access: SendAccess?) -> String {
    guard let profile = choice.profile, !profile.isReadOnly else { return "dry runs only" }
    let isTyped = profile.confirmation(sendingTo: project(with: access)) == .type
    let confirmation = isTyped ? "typed confirmation" : "y confirms a send"
    return confirmation + (profile.requiresDryRun ? ", dry run required" : "")
  }
}
