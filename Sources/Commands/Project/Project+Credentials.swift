public import FCMClient
internal import FoundationEssentials
internal import LocalFiles
public import Workspace

extension Project {
  /// What the profile says about credentials, with paths as they can be opened; where it says nothing, the file that
  /// the user keeps for its project.
  public func credentials(
    of user: UserConfiguration, in directory: String?
  ) -> CredentialSearch.Choice {
    guard let file, let profile = profile.profile else { return CredentialSearch.Choice() }
    let home = ProcessInfo.processInfo.environment["HOME"]
    return CredentialSearch.Choice(of: profile, in: file, user: user, directory, home: home)
  }
}

extension ProjectFile {
  /// A `token-command` as it is started from the project's directory.
  ///
  /// A program that is named with a `/` is that of the project, wherever Pushwright was started: the working directory may
  /// be a stranger's.
  func command(_ words: [String], home: String?) -> [String] {
    guard let program = words.first, program.contains("/") else { return words }
    let directory = RealPath.of(directory.isEmpty ? "." : directory)
    return [Self.resolved(program, relativeTo: directory, home: home)] + words.dropFirst()
  }
}

extension CredentialSearch.Choice {
  /// `directory` is that of the user's configuration.
  init(
    of profile: Profile, in file: ProjectFile, user: UserConfiguration, _ directory: String?,
    home: String?
  ) {
    self.init(
      file: profile.credentials.map { file.resolved($0, home: home) },
      variable: profile.tokenVariable,
      command: file.command(profile.tokenCommand, home: home))
    // A server on this machine takes any token, and may be another user's: the real one isn't for it.
    let endpoint = try? FCMEndpoint(parsing: profile.endpoint)
    if self == CredentialSearch.Choice(), endpoint?.isLoopback != true,
      let project = profile.project, let path = user.credentials[project]
    {
      self.file = ProjectFile.resolved(path, relativeTo: directory ?? "", home: home)
    }
  }
}
