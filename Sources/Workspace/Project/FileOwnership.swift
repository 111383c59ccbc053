/// Who could have written a file: its own owner and permissions, and those of its links and directories.
public struct FileOwnership: Hashable, Sendable {
  /// A file, a link or a directory on the way to the file.
  public struct Step: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case file
      /// The permissions of a link mean nothing.
      case link
      case directory
    }

    public var kind: Kind
    /// The number of its user.
    public var owner: UInt32
    /// The bits of `st_mode` that say who may do what.
    public var mode: UInt32

    public init(_ kind: Kind, owner: UInt32, mode: UInt32) {
      self.kind = kind
      self.owner = owner
      self.mode = mode
    }
  }

  public var steps: [Step]

  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Those who may write for a user: the user, root, and behind `sudo` the one who called it, as git has it.
  public static func trusted(user: UInt32, environment: [String: String]) -> Set<UInt32> {
    var users: Set<UInt32> = [user, 0]
    if user == 0, let text = environment["SUDO_UID"], let caller = UInt32(text) {
      users.insert(caller)
    }
    return users
  }

  /// Why the file isn't used before the user allows it, such as ‘it belongs to user 1001’; `nil` if only `users`
  /// could have written it.
  ///
  /// In a directory like /tmp everyone may add files, and only their owners replace them.
  public func objection(for users: Set<UInt32>) -> String? {
    for step in steps {
      let isDirectory = step.kind == .directory
      guard users.contains(step.owner) else {
        let what = isDirectory ? "its directory" : step.kind == .link ? "a link to it" : "it"
        return "\(what) belongs to user \(step.owner)"
      }
      guard step.kind != .link, step.mode & 0o002 != 0 else { continue }
      if !isDirectory { return "every user of this machine can change it" }
      if step.mode & 0o1000 == 0 { return "every user of this machine can replace it" }
    }
    return nil
  }
}
