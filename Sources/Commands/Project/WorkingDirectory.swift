internal import FoundationEssentials
internal import LocalFiles

/// The directory that a verb begins in, which every path without a slash at its start is meant from.
enum WorkingDirectory {
  /// Refuses a directory that was removed, as by switching to another branch, or whose path is longer than the system
  /// tells: no path of it can be named, and no project above it be found.
  static func check() throws(CommandFailure) {
    guard RealPath.workingDirectory.isEmpty else { return }
    throw CommandFailure(
      .noSuchFile,
      "the working directory no longer exists, or its path is too long: change to another one")
  }
}
