/// Why changes at or below a directory will not all be seen.
public struct WatchProblem: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The user's programs watch as much as a setting of the kernel, below `fs.inotify`, allows.
    case limitReached(setting: String)
    /// Its directories or names are too many to look for.
    case tooLarge
  }

  public let directory: String
  public let reason: Reason

  /// Lower-case, without a full stop; `what` is what was to be seen there: `the strings`.
  public func sentence(watching what: String) -> String {
    switch reason {
    case .limitReached(let setting):
      "Pushwright doesn't see changes in it: too many files are watched; raise fs.inotify.\(setting) with sysctl"
    case .tooLarge:
      "Pushwright may miss changes in it: it has more than \(WatchedTree.mostDirectories) "
        + "directories or \(WatchedTree.mostNames) names; name the folder that holds \(what)"
    }
  }
}
