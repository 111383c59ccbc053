import Commands
import FCMClient
import FCMTransport
import Foundation
import SendPolicy
import Workspace

/// Whose rights a profile has: its credentials, and what the user allows its project file to do with them.
actor ProfileAccess {
  private let tokens: AccessTokens?
  private let permissions: ProjectPermissions?
  private let permitted = PermittedFiles()

  init(
    _ project: Project, user: UserConfiguration, environment: [String: String],
    _ transport: HTTPTransport
  ) {
    let permissions = ProjectPermissions(project, environment: environment)
    self.permissions = permissions
    let endpoint = project.profile.profile.flatMap { try? FCMEndpoint(parsing: $0.endpoint) }
    let directories = StandardDirectories(environment: environment)
    let credentials = project.credentials(of: user, in: directories.configuration)
    let steps = TokenSteps.system(
      transport, environment: environment, in: permissions?.directory
    )
    .reading(permitted, by: permissions)
    tokens = endpoint.map {
      AccessTokens(
        CredentialSearch(credentials, endpoint: $0, environment: environment), steps: steps)
    }
  }

  /// With whose rights messages are sent, and what should be known about that; sentences.
  func found() async -> (SendAccess, warnings: [String]) {
    guard let tokens else { return (.failed(Self.noEndpoint), []) }
    if let request = await permissionRequest() { return (.notAllowed(request), []) }
    do throws(CredentialFailure) {
      let found = try await tokens.credentials()
      return (SendAccess(found), found.problems.map(\.description))
    } catch {
      return (.failed(error), [])
    }
  }

  /// Whether only a machine of Google Cloud would have credentials, which its metadata server gives out.
  func needsGoogleCloud() async -> Bool {
    if case .metadataServer = try? await tokens?.credentials().origin { true } else { false }
  }

  /// The account's name, where its credentials tell.
  func accountName() async -> String? { try? await tokens?.credentials().origin.accountName }

  /// A token that FCM has not refused; `refused` is one that it has.
  func token(
    insteadOf refused: AccessToken? = nil, scope: TokenScope = .messaging
  ) async throws(CredentialFailure) -> AccessToken {
    guard let tokens else { throw Self.noEndpoint }
    return try await tokens.token(insteadOf: refused, scope: scope)
  }

  /// What the user has to allow before the profile does anything; `nil` if nothing is left to ask.
  ///
  /// Paths are followed and the record is read anew each time. Nothing outside of the project is read before the user
  /// has allowed that; whose account a key is shows afterwards, and may be another question.
  func permissionRequest() async -> PermissionRequest? {
    guard let permissions else { return nil }
    let facts = permissions.facts
    if let request = permissions.request(facts) {
      permitted.close()
      return request
    }
    permitted.open(facts.outsideKey)
    // Without credentials no token can be sent anywhere.
    guard let found = try? await tokens?.credentials() else { return nil }
    let known = permissions.facts(knowing: found)
    if let request = permissions.request(known) {
      permitted.close()
      return request
    }
    if case .file(let path)? = known.proof?.origin { permitted.open(path) }
    return nil
  }

  /// What the user has to allow before the profile's journal is opened.
  var journalRequest: PermissionRequest? { permissions?.journalRequest }

  /// Remembers what the user has allowed; why not where that cannot be.
  func allow(_ request: PermissionRequest) -> String? {
    do throws(CommandFailure) {
      try permissions?.allow(request, at: Int(Date().timeIntervalSince1970))
      return nil
    } catch {
      return error.sentence
    }
  }

  private static let noEndpoint = CredentialFailure(
    .missing, "Pushwright can't look for credentials without a profile and its endpoint",
    remedy: "choose a profile")
}
