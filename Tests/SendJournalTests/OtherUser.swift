import Glibc

/// Takes root's right to write everywhere from the calling thread for a while.
///
/// Tests often run as root, for whom no directory is read-only. Linux keeps the user for file accesses by thread, and
/// SQLite works on the calling one.
enum OtherUser {
  static func access<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard geteuid() == 0 else { return try body() }
    _ = setfsuid(65_534)
    defer { _ = setfsuid(0) }
    return try body()
  }
}

/// Not in the module map of the C library.
@_silgen_name("setfsuid") private func setfsuid(_ user: UInt32) -> Int32
