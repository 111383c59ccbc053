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
  /// The same steps, which read a profile's key only where it is the project's, or allowed, and run its program only as it was allowed.
  ///
  /// Where a link leads is looked at before and after the file is read, so that what was allowed is what is used.
  /// Credentials that the profile doesn't name are the user's own.
  func reading(_ permitted: PermittedFiles, by permissions: ProjectPermissions?) -> TokenSteps {
    guard let permissions else { return self }
    var steps = self
    let run = run
    // FCM may refuse a token at any time, and then the program runs again: as it was allowed, or not at all.
    steps.run = { words async throws(CredentialFailure) in
      let before = permissions.contents(of: words)
      guard permissions.mayRun(words) else { throw Self.notAllowedToRun(words) }
      let output = try await run(words)
      // A file that it has made itself is no program.
      let isSame = zip(before, permissions.contents(of: words)).allSatisfy { $0 == nil || $0 == $1 }
      guard isSame else { throw Self.notAllowedToRun(words) }
      return output
    }
    guard permissions.profile.credentials != nil else { return steps }
    let readFile = readFile
    steps.readFile = { path async throws(CredentialFailure) in
      guard permissions.mayRead(path, allowed: permitted.all) else { throw Self.notAllowed(path) }
      let file = try await readFile(path)
      guard permissions.mayRead(path, allowed: permitted.all) else { throw Self.notAllowed(path) }
      return file
    }
    return steps
  }

  private static func notAllowedToRun(_ words: [String]) -> CredentialFailure {
    CredentialFailure(
      .unusable,
      "\(CredentialPath.shown(words.first ?? "")) isn't the program that you allowed: it was changed, or the "
        + "permission was taken back",
      remedy: "try again, and read its request")
  }

  private static func notAllowed(_ path: String) -> CredentialFailure {
    CredentialFailure(
      .unusable, "you haven't allowed this project file to read \(CredentialPath.shown(path))",
      remedy: "try again, and read its request")
  }
}
