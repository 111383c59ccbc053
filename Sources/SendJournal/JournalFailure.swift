/// Why the journal could not be read or written; nothing is sent then.
public struct JournalFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// No journal exists at that place yet; only reading reports this.
    case missing
    /// Not one byte fits on the disk, or into the quota.
    case diskFull
    /// The directory or the file may not be written, or not be read.
    case notPermitted
    /// A file or the directory belongs to another user, or isn't a file or directory.
    case untrusted
    /// No file can have such a path.
    case unusablePath
    /// The file is damaged, or no journal at all.
    case corrupted
    /// Another program has held it for too long.
    case locked
    /// A newer Pushwright has changed how it is stored.
    case newer
    /// On a disk of another machine, where the locks of two programs do not hold.
    case remoteDisk
    /// The disk fails, or another error occurs.
    case inputOutput
    /// The send doesn't exist.
    case unknownIntent
    /// The outcome of the send is recorded already, or isn't in doubt.
    case alreadyKnown
    /// A note was asked for.
    case missingNote
  }

  public var kind: Kind
  /// What happened, with the path; lower case, without a full stop.
  ///
  /// A path may hold anything: make it displayable.
  public var sentence: String
  /// What to do about it, in the same form.
  public var remedy: String

  /// A failure in words of the caller's own.
  public init(_ kind: Kind, _ sentence: String, remedy: String) {
    self.kind = kind
    self.sentence = sentence
    self.remedy = remedy
  }

  /// Both sentences in one line.
  public var description: String { "\(sentence): \(remedy)" }
}
