internal import FoundationEssentials
internal import LocalFiles
public import SendPolicy
internal import Workspace

/// The record of what project files may do, in the user's state directory.
///
/// What cannot be read, or could have been written by others, allows nothing.
public struct TrustStore: Sendable {
  static let fileName = "trusted-projects.json"

  /// `nil` if the environment has no place for it; then nothing can be allowed.
  public let path: String?
  private let users: Set<UInt32>

  public init(environment: [String: String]) {
    path = StandardDirectories(environment: environment).state.map {
      "\($0)/\(Self.fileName)"
    }
    users = FileOwnership.trusted(user: UserNumber.current, environment: environment)
  }

  /// What is allowed, and what is wrong with the record; a sentence with its remedy.
  public func reading() -> (trusted: TrustedProjects, problem: String?) {
    guard let path, FileStatus(unfollowed: path) != nil else { return (TrustedProjects(), nil) }
    let contents: LocalFile.Contents
    do throws(FileFailure) {
      contents = try LocalFile.contents(path, as: .permissions, followsLinks: false)
    } catch {
      return (
        TrustedProjects(), "\(error.sentence); Pushwright ignores its permissions: remove the file"
      )
    }
    let ownership = FileOwnership(of: path, opened: contents.status)
    if let objection = ownership.objection(for: users) {
      return (
        TrustedProjects(),
        "Pushwright ignores the permissions in \(path) because \(objection): remove the file"
      )
    }
    guard let trusted = TrustedProjects(reading: String(decoding: contents.bytes, as: UTF8.self))
    else {
      return (
        TrustedProjects(),
        "Pushwright can't read the permissions in \(path), so nothing is allowed: remove the file"
      )
    }
    return (trusted, nil)
  }

  /// What is still to be asked for; the record is read anew each time, so that what was taken back counts at once.
  public func request(for powers: [ProjectPower], of file: String) -> PermissionRequest? {
    powers.isEmpty ? nil : reading().trusted.request(for: powers, of: file)
  }

  /// Remembers that the user allows it.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be remembered; then it isn't allowed either.
  public func allow(_ request: PermissionRequest, at time: Int) throws(CommandFailure) {
    _ = try change { trusted in
      trusted.allow(request, at: time)
      return true
    }
  }

  /// Takes everything back that a project file was allowed; `false` if that was nothing.
  func revoke(_ file: String) throws(CommandFailure) -> Bool {
    try change { $0.revoke(file) }
  }

  /// One program after the other; a reader finds the old record or the new one.
  private func change(
    _ body: (inout TrustedProjects) -> Bool
  ) throws(CommandFailure) -> Bool {
    guard let path else {
      throw CommandFailure(
        .configuration, "no place to remember permissions: set HOME, then try again")
    }
    let folder = RealPath.directory(of: path)
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let lock = FileLock(folder + "/trusted-projects.lock") else {
      throw CommandFailure(
        .tryAgain, "another program is writing \(path): try again when it has finished")
    }
    var (trusted, problem) = reading()
    if let problem { Narration.say(problem) }
    let isChanged = body(&trusted)
    if isChanged {
      do throws(FileFailure) {
        try LocalFile.replace(
          path, with: Array(trusted.text.utf8), access: .ownerOnly, links: .replaced)
      } catch {
        throw CommandFailure(.notPermitted, error.sentence)
      }
    }
    lock.end()
    return isChanged
  }
}
