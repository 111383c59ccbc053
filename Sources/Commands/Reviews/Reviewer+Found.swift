internal import AppStrings
internal import FoundationEssentials
internal import LocalFiles
public import Workspace

extension Reviewer {
  /// Who marks the translations of a draft: what the user's configuration says, or git's settings where the draft is.
  ///
  /// `nil` if neither names anyone.
  public static func found(
    beside draft: String?, user: UserConfiguration
  ) -> Reviewer? {
    if let reviewer = user.reviewer { return reviewer }
    let directory = draft.map { RealPath.directory(of: $0) } ?? "."
    return GitAuthor.reading(in: directory).flatMap { Reviewer(name: $0.name, email: $0.email) }
  }

  /// The same for a verb.
  ///
  /// - Throws: ``CommandFailure`` with the remedy if neither names anyone, or the configuration has a mistake.
  static func required(beside draft: String) throws(CommandFailure) -> Reviewer {
    let directories = StandardDirectories(environment: ProcessInfo.processInfo.environment)
    let (user, path, problems) = UserConfiguration.onDisk(directories)
    if let mistake = problems.first(where: { $0.severity == .error }), user.reviewer == nil {
      throw CommandFailure(.configuration, "\(mistake)")
    }
    guard let reviewer = found(beside: draft, user: user) else {
      let directory = RealPath.directory(of: draft)
      if let author = GitAuthor.reading(in: directory) {
        throw CommandFailure(
          .usage,
          "git's user ‘\(author.name)’ ‘\(author.email)’ can't sign a mark: leave < and > and invisible characters out of "
            + "user.name, and set user.email to an address")
      }
      throw CommandFailure(
        .usage,
        "a mark needs a reviewer: run git config user.email YOU@EXAMPLE.COM, or add [reviewer] with name and email to "
          + (path ?? "config.toml"))
    }
    return reviewer
  }
}
