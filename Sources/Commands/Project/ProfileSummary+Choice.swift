public import Drafts
internal import FCMClient
public import Workspace

extension ProfileSummary {
  /// What the header shows of the chosen profile, and why a dry run with it isn't possible.
  ///
  /// `hasToken` tells whether an environment variable holds a token.
  public init(_ choice: ProfileChoice, hasToken: (String) -> Bool) {
    self.init(choice, blocker: choice.profile.flatMap { Self.blocker($0, hasToken: hasToken) })
  }

  private static func blocker(_ profile: Profile, hasToken: (String) -> Bool) -> String? {
    guard let endpoint = try? FCMEndpoint(parsing: profile.endpoint) else {
      return "the profile \(profile.name) has no valid endpoint: correct it in pushwright.toml"
    }
    if endpoint.isLoopback { return nil }
    // Files, commands and servers are asked when a request is to be made.
    guard profile.credentials == nil, let variable = profile.tokenVariable else { return nil }
    return hasToken(variable)
      ? nil : "no access token: put one into \(variable) and restart Pushwright"
  }
}
