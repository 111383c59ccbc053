internal import LocalFiles
internal import Workspace

extension FileOwnership {
  /// Of a file that was opened, of the link to it, and of the directories of both.
  init(of path: String, opened status: FileStatus) {
    var steps = [Step(.file, owner: status.owner, mode: status.mode)]
    if let link = FileStatus(unfollowed: path), link.kind == .link {
      steps.append(Step(.link, owner: link.owner, mode: 0))
    }
    for file in Set([path, RealPath.of(path)]) {
      guard let directory = try? FileStatus(of: RealPath.directory(of: file)) else { continue }
      steps.append(Step(.directory, owner: directory.owner, mode: directory.mode))
    }
    self.init(steps)
  }
}
