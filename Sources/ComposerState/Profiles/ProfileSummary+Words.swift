public import Drafts
internal import Workspace

/// What a list of profiles shows of each.
extension ProfileSummary {
  /// For people: `production`.
  public var kindWord: String {
    switch kind {
    case .local: "local"
    case .test: "test"
    case .production:
      choice.profile?.productionProfile(sharing: choice.profile?.project)
        .map { "production, as \($0) is" } ?? "production"
    case .none: "no profile"
    }
  }

  /// As the project file has it.
  public var endpoint: String { choice.profile?.endpoint ?? "" }

  /// The names of its own devices.
  public var testDevices: [String] { choice.profile?.testTargets.map(\.name) ?? [] }

  /// The file of its own history; `nil` for the user's own.
  public var journal: String? { choice.profile?.journal }

  /// What a send needs beside a review.
  public var rules: String {
    guard let profile = choice.profile, !profile.isReadOnly else { return "dry-runs only" }
    let isTyped = profile.confirmation(sendingTo: profile.project) == .type
    let confirmation = isTyped ? "typed confirmation" : "y confirms a send"
    return confirmation + (profile.requiresDryRun ? ", dry-run required" : "")
  }
}
