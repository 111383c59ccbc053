/// A file that was named in the place of a token, and is being read.
struct TargetReading: Hashable, Sendable {
  /// As it was typed.
  let path: String
  /// The target when the file was named: one that was changed since is not replaced.
  let kind: TargetKind
  let target: String?
  /// On the clock that only goes forward, in milliseconds.
  let since: Int
  /// Whether the user has heard that the disk is slow.
  var isSaidSlow = false
  /// What the file holds, while something else is typed in the target's field.
  var contents: String?
}
