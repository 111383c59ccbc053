internal import FoundationEssentials
internal import SendPolicy
internal import Workspace

extension Project {
  /// The journal of sends: the profile's shared one, else the user's own in the state directory.
  ///
  /// `nil` if the environment has no place for one.
  public var journalPath: String? {
    let environment = ProcessInfo.processInfo.environment
    if let journal = profile.profile?.journal {
      return file?.resolved(journal, home: environment["HOME"]) ?? journal
    }
    return StandardDirectories(environment: environment).journalFile
  }

  /// - Throws: ``CommandFailure`` if the profile's journal isn't the project's own, and the user hasn't allowed it.
  func checkJournal() throws(CommandFailure) {
    let environment = ProcessInfo.processInfo.environment
    let permissions = ProjectPermissions(self, environment: environment)
    guard let request = permissions?.journalRequest else { return }
    throw CommandFailure(.notPermitted, "\(request.sentence): \(request.remedy)")
  }
}
