/// How much of an app's sources is read: anyone can commit a million files.
public struct ReadingLimits: Hashable, Sendable {
  public var folders = 60_000
  public var files = 300_000
  /// Levels of folders.
  public var depth = 32
  /// Of one file; generated code is longer and names nothing that a message could.
  public var fileBytes = 4_000_000
  /// Of all files together.
  public var bytes = 512_000_000

  public init() {}
}
