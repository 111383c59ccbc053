internal import Foundation
internal import Workspace

/// A file that is open for reading: what is said of it is true of the bytes that are read, whatever its name leads to
/// meanwhile.
@safe struct OpenedFile: ~Copyable {
  private let descriptor: Int32
  private let path: String
  private let status: stat

  /// `nil` where it cannot be opened; a pipe or a device is never waited for.
  ///
  /// `followsLinks` is `false` for a file that is ours alone.
  init?(_ path: String, followsLinks: Bool = true) {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = unsafe open(path, flags)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      _ = close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.path = path
    self.status = status
  }

  deinit { _ = close(descriptor) }

  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }

  /// The file, the link to it, and the directories of both.
  var ownership: FileOwnership {
    var steps = [FileOwnership.Step(.file, owner: status.st_uid, mode: UInt32(status.st_mode))]
    var link = stat()
    if unsafe lstat(path, &link) == 0, link.st_mode & S_IFMT == S_IFLNK {
      steps.append(FileOwnership.Step(.link, owner: link.st_uid, mode: 0))
    }
    for file in Set([path, RealPath.of(path)]) {
      var directory = stat()
      guard unsafe stat(RealPath.directory(of: file), &directory) == 0 else { continue }
      let mode = UInt32(directory.st_mode)
      steps.append(FileOwnership.Step(.directory, owner: directory.st_uid, mode: mode))
    }
    return FileOwnership(steps)
  }

  /// Its bytes; `nil` where it is longer than the limit, or cannot be read, or isn't a file.
  func bytes(limit: Int) -> [UInt8]? {
    guard isRegular else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      guard count > 0 || errno == EINTR else { return nil }
      bytes += buffer.prefix(max(0, count))
    }
    return nil
  }
}
