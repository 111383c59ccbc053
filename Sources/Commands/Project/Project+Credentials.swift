public import FCMClient
internal import FoundationEssentials
internal import Workspace

extension Project {
  /// What the profile says about credentials, with paths as they can be opened.
  public var credentials: CredentialSearch.Choice {
    let profile = profile.profile
    let home = ProcessInfo.processInfo.environment["HOME"]
    return CredentialSearch.Choice(
      file: profile?.credentials.map { file?.resolved($0, home: home) ?? $0 },
      variable: profile?.tokenVariable, command: profile?.tokenCommand ?? [])
  }
}
