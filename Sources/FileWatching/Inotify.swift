internal import Glibc

/// The adapter to the kernel's inotify, and the only place of this module that talks to C.
///
/// One task reads; watches are added by the same one. ``close()`` may come from anywhere: it writes
/// to a pipe that the reading waits for too.
@safe final class Inotify: Sendable {
  struct Event: Sendable {
    var watch: Int32
    /// The name in the watched directory; empty for the directory itself.
    var name: String
    /// The kernel dropped events: anything may have changed.
    var isOverflow: Bool
    /// The kernel has removed the watch, because the directory is gone.
    var isRemoved: Bool
  }

  /// The result of a request to watch a directory.
  enum Watch: Sendable {
    case watching(Int32)
    /// The directory doesn't exist, or it may not be read.
    case missing
    /// The user has as many watches as the kernel gives.
    case limitReached
  }

  private let descriptor: Int32
  private let wakeReader: Int32
  private let wakeWriter: Int32

  /// `nil` if the user has too many watchers already.
  init?() {
    var ends: [Int32] = [-1, -1]
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard unsafe pipe(&ends) == 0 else {
      _ = Glibc.close(descriptor)
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.descriptor = descriptor
    (wakeReader, wakeWriter) = (ends[0], ends[1])
  }

  deinit {
    for descriptor in [descriptor, wakeReader, wakeWriter] { _ = Glibc.close(descriptor) }
  }

  /// Watches what happens in a directory; also who may read what.
  func watch(_ directory: String) -> Watch {
    let mask =
      IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ATTRIB | IN_ONLYDIR
    let watch = unsafe inotify_add_watch(descriptor, directory, UInt32(mask))
    guard watch < 0 else { return .watching(watch) }
    return errno == ENOSPC || errno == ENOMEM ? .limitReached : .missing
  }

  func remove(_ watch: Int32) { _ = inotify_rm_watch(descriptor, watch) }

  /// Waits for events: up to a time, or forever.
  ///
  /// Blocks its thread. No events: the time is up. `nil`: it was closed.
  func events(milliseconds: Int32?) -> [Event]? {
    var waited = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeReader, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&waited, 2, milliseconds ?? -1)
    if waited[1].revents != 0 { return nil }
    guard count > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let length = unsafe read(descriptor, &buffer, buffer.count)
    return length > 0 ? Self.events(in: buffer.prefix(length)) : []
  }

  /// Ends the waiting, now and later.
  func close() {
    var byte: UInt8 = 1
    _ = unsafe write(wakeWriter, &byte, 1)
  }

  /// The fields of `inotify_event`: watch, mask, cookie, length, each of four bytes, and the name.
  private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    var rest = bytes
    func field(_ index: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(rest[rest.startIndex + index * 4 + $1]) << (8 * $1) }
    }
    while rest.count >= 16 {
      let (watch, mask, length) = (field(0), field(1), Int(field(3)))
      rest = rest.dropFirst(16)
      let name = rest.prefix(length).prefix { $0 != 0 }
      rest = rest.dropFirst(length)
      events.append(
        Event(
          watch: Int32(bitPattern: watch), name: String(decoding: name, as: UTF8.self),
          isOverflow: mask & UInt32(IN_Q_OVERFLOW) != 0, isRemoved: mask & UInt32(IN_IGNORED) != 0))
    }
    return events
  }
}
