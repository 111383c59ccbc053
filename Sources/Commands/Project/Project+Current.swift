internal import FoundationEssentials
internal import LocalFiles
internal import Workspace

extension Project {
  /// That the project file, or its directory, is gone, as a phrase; `nil` if it is there, or there is no project.
  ///
  /// Nothing is sent then, not even a dry run: what the file would allow by now, no one can tell.
  public var disappearance: String? {
    guard let file else { return nil }
    let manager = FileManager.default
    guard !manager.fileExists(atPath: file.path) else { return nil }
    let directory = RealPath.directory(of: file.path)
    let isGone = RealPath.workingDirectory.isEmpty || !manager.fileExists(atPath: directory)
    return isGone
      ? "the project's directory no longer exists"
      : "\(ProjectFile.name) no longer exists"
  }

  /// Why the file on disk is no longer the one that was read, as a sentence without a full stop; `nil` if it still is.
  ///
  /// To be asked right before a message leaves: a watcher learns of a change a moment later, and by then the message
  /// would have gone out with a profile that the file no longer has. What can't be read counts as changed; a file that
  /// was written again with the same meaning doesn't.
  public var changeOnDisk: String? {
    guard let file else { return nil }
    do throws(CommandFailure) {
      let content = try Self.content(of: file.path)
      let (read, problems) = ProjectFile.reading(content.text, path: file.path)
      let isBroken = problems.contains { $0.severity == .error }
      let isForeign = isFound && Self.objection(to: content.ownership, of: file.path) != nil
      guard isBroken || isForeign || read != file else { return nil }
    } catch {
      return "\(error.sentence); fix it, then review the message again"
    }
    return "\(ProjectFile.name) has changed since it was read; review the message again"
  }
}
