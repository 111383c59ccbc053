public import FCMClient
internal import FoundationEssentials
public import Workspace

extension Project {
  /// What the profile says about credentials, with paths as they can be opened; where it says nothing, the file that
  /// the user keeps for its project.
  public func credentials(
    of user: UserConfiguration, in directory: String?
  ) -> CredentialSearch.Choice {
    let profile = profile.profile
    let home = ProcessInfo.processInfo.environment["HOME"]
    var choice = CredentialSearch.Choice(
      file: profile?.credentials.map { file?.resolved($0, home: home) ?? $0 },
      variable: profile?.tokenVariable, command: profile?.tokenCommand ?? [])
    if choice == CredentialSearch.Choice(), let project = profile?.project,
      let path = user.credentials[project]
    {
      choice.file = ProjectFile.resolved(path, relativeTo: directory ?? "", home: home)
    }
    return choice
  }
}
