internal import Glibc

/// A lock that programs of the same user hold one after the other.
@safe public struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Waits two seconds at most; `nil` if it cannot be had.
  public init?(_ path: String) {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    let descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else { return nil }
    for _ in 0..<100 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        self.descriptor = descriptor
        return
      }
      usleep(20_000)
    }
    _ = close(descriptor)
    return nil
  }

  /// Locks a directory itself, so that no file is left in it; waits two seconds at most, and is `nil` if another program
  /// holds it for longer.
  ///
  /// Where the file system knows no locks, nothing is locked, and programs there find out about each other as before.
  public init?(directory path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    for _ in 0..<100 {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR else {
        self.descriptor = descriptor
        return
      }
      usleep(20_000)
    }
    _ = close(descriptor)
    return nil
  }

  deinit { _ = close(descriptor) }

  /// Only keeps the lock until here.
  public consuming func end() {}
}
