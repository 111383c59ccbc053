/// Where files come from: the disk, a git revision, a pack.
///
/// Paths are as the app's sources name them. Reading asks from several tasks at once.
public struct FileSource: Sendable {
  /// The names in a directory, sorted; `nil` if it cannot be read.
  public var names: @Sendable (_ directory: String) -> [String]?
  public var isDirectory: @Sendable (_ path: String) -> Bool
  /// A whole file; `nil` if it cannot be read.
  public var bytes: @Sendable (_ path: String) -> [UInt8]?
  /// Why a file or directory that may be there isn't read, with what to do about it; `nil` if nothing is against it.
  ///
  /// Of a path that is named, all of it counts; of what was found in a directory, only what that adds.
  public var objection: @Sendable (_ path: String) -> String?

  public init(
    names: @escaping @Sendable (_ directory: String) -> [String]?,
    isDirectory: @escaping @Sendable (_ path: String) -> Bool,
    bytes: @escaping @Sendable (_ path: String) -> [UInt8]?,
    objection: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.names = names
    self.isDirectory = isDirectory
    self.bytes = bytes
    self.objection = objection
  }
}
