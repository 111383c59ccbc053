public import ComposerState
internal import FCMClient
public import Workspace

extension ProfileSummary {
  /// What the header shows of the chosen profile, and what stands in the way of a dry-run with it.
  ///
  /// `hasToken` tells whether an environment variable holds a token.
  public init(_ choice: ProfileChoice, hasToken: (String) -> Bool) {
    guard let profile = choice.profile else {
      let obstacle = choice.sentence ?? "no profile is chosen"
      self.init(name: "", kind: .none, project: nil, endpoint: nil, obstacle: obstacle)
      return
    }
    let project = profile.project.flatMap(ProjectID.init)
    let endpoint = try? FCMEndpoint(parsing: profile.endpoint)
    self.init(
      name: profile.name, kind: Kind(profile.kind), project: project, endpoint: endpoint)
    obstacle = Self.obstacle(profile, project, endpoint, hasToken: hasToken)
  }

  private static func obstacle(
    _ profile: Profile, _ project: ProjectID?, _ endpoint: FCMEndpoint?,
    hasToken: (String) -> Bool
  ) -> String? {
    if project == nil { return "the profile \(profile.name) names no project" }
    guard let endpoint else { return "the profile \(profile.name) has no usable endpoint" }
    if endpoint.isLoopback { return nil }
    // Files, commands and servers are asked when a request is to be made.
    guard profile.credentials == nil, let variable = profile.tokenVariable else { return nil }
    return hasToken(variable) ? nil : "no access token: put one into \(variable) and start again"
  }
}

extension ProfileSummary.Kind {
  init(_ kind: ProfileKind) {
    self =
      switch kind {
      case .local: .local
      case .test: .test
      case .production: .production
      }
  }
}
