internal import FCMClient
internal import LocalFiles
internal import SendPolicy
internal import Workspace

extension ProjectPermissions {
  /// Everything that the profile would do, with the accounts of the keys that it names.
  ///
  /// For the list that the user reads: reads key files for it, and does nothing else.
  func describedFacts(
    in file: ProjectFile, of user: UserConfiguration, environment: [String: String]
  ) async -> ProfileFacts {
    guard let endpoint = try? FCMEndpoint(parsing: profile.endpoint) else { return facts }
    let directory = StandardDirectories(environment: environment).configuration
    let choice = CredentialSearch.Choice(
      of: profile, in: file, user: user, directory, home: environment["HOME"])
    let search = CredentialSearch(choice, endpoint: endpoint, environment: environment)
    guard let found = try? await search.find(with: .onlyReading) else { return facts }
    return facts(knowing: found)
  }
}

extension TokenSteps {
  /// Reads credentials files of ordinary size, and makes no token of them.
  fileprivate static let onlyReading = TokenSteps(
    sign: { _ throws(CredentialFailure) in throw nothingElse },
    readFile: { path throws(CredentialFailure) in
      guard let bytes = try? LocalFile.bytes(path, as: .credentials) else { return nil }
      return File(bytes: bytes, mode: 0o600)
    },
    readVariable: { _ in nil },
    run: { _ throws(CredentialFailure) in throw nothingElse },
    perform: { _ throws(CredentialFailure) in throw nothingElse },
    now: { 0 })

  private static let nothingElse = CredentialFailure(
    .unusable, "this command needs no token", remedy: "make a dry run")
}
