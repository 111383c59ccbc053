/// How often to ask for a lock that another program holds.
struct LockPatience: Hashable, Sendable {
  /// After the first time.
  var attempts: Int
  /// Before each of them.
  var pause: UInt32

  /// Five seconds; a program of ours is done within some milliseconds.
  static let standard = LockPatience(attempts: 250, pause: 20)
  static let none = LockPatience(attempts: 0, pause: 0)
}
