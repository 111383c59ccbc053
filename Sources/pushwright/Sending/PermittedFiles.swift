import Commands
import FCMClient
import HarmlessText
import Synchronization
import Workspace

/// The files outside of a project that the user has allowed its profile to read, at this moment.
final class PermittedFiles: Sendable {
  private let paths = Mutex<Set<String>>([])

  func open(_ path: String?) {
    guard let path else { return }
    paths.withLock { _ = $0.insert(path) }
  }

  func close() { paths.withLock { $0 = [] } }

  var all: Set<String> { paths.withLock { $0 } }
}

extension TokenSteps {
  /// The same steps, which read a profile's key only where it is the project's, or allowed.
  ///
  /// Where a link leads is looked at before and after the file is read, so that what was allowed is what is used.
  /// Credentials that the profile doesn't name are the user's own.
  func reading(_ permitted: PermittedFiles, by permissions: ProjectPermissions?) -> TokenSteps {
    guard let permissions, permissions.profile.credentials != nil else { return self }
    var steps = self
    let readFile = readFile
    steps.readFile = { path async throws(CredentialFailure) in
      guard permissions.mayRead(path, allowed: permitted.all) else { throw Self.notAllowed(path) }
      let file = try await readFile(path)
      guard permissions.mayRead(path, allowed: permitted.all) else { throw Self.notAllowed(path) }
      return file
    }
    return steps
  }

  private static func notAllowed(_ path: String) -> CredentialFailure {
    CredentialFailure(
      .unusable, "you haven't allowed this project file to read \(CredentialPath.shown(path))",
      remedy: "try again, and read its request")
  }
}
