internal import Foundation

/// Writes a file that only its user may read, whole or not at all.
@safe enum PrivateFile {
  /// A link of that name is replaced, and never followed.
  static func write(_ text: String, to path: String) -> Bool {
    let draft = "\(path).\(UUID().uuidString)"
    let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten =
      OutputDescriptor(number: descriptor).writeAll(text) == nil && fsync(descriptor) == 0
    guard close(descriptor) == 0, isWritten, unsafe rename(draft, path) == 0 else {
      _ = unsafe unlink(draft)
      return false
    }
    synchronize(RealPath.directory(of: path))
    return true
  }

  /// So that the new name survives a power failure, too.
  private static func synchronize(_ folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    _ = close(descriptor)
  }
}
