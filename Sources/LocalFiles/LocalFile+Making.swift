internal import Glibc

extension LocalFile {
  /// Writes a new file, whole or not at all; fails with ``FileFailure/Reason/taken`` if something has the name already,
  /// also if it got there a moment ago.
  public static func make(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    if let link = StrayLink(onWayTo: path) {
      throw FileFailure(path, .writing, .strayLink(link))
    }
    guard FileStatus(unfollowed: path) == nil else { throw FileFailure(path, .writing, .taken) }
    do throws(FileFailure) {
      let file = try scratchFile(for: path, mode: 0o666)
      defer { _ = unsafe unlink(file.path) }
      try file.write(bytes)
      try file.sync()
      // Unlike a rename, a second name never replaces a file.
      if unsafe link(file.path, path) != 0 {
        let number = errno
        // Some file systems have no second names.
        guard number == EPERM || number == EOPNOTSUPP || number == EMLINK else {
          throw FileFailure(path, .writing, number: number)
        }
        let direct = try OpenFile(making: path, mode: 0o666)
        try direct.write(bytes)
        try direct.sync()
      }
    } catch {
      throw FileFailure(path, .writing, error.reason)
    }
    try? OpenFile(directory: RealPath.directory(of: path)).sync()
  }
}

extension LocalFile {
  /// Makes a directory in one that exists, if it isn't there yet.
  public static func makeDirectory(_ path: String) throws(FileFailure) {
    if let link = StrayLink(onWayTo: path) {
      throw FileFailure(path, .writing, .strayLink(link))
    }
    guard unsafe mkdir(path, 0o777) != 0 else { return }
    let number = errno
    guard number == EEXIST, kind(path) == .directory else {
      throw FileFailure(path, .writing, number: number)
    }
  }
}
