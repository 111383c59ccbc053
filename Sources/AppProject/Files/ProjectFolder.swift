/// The folder of an app's sources: names and bytes, wherever they come from.
///
/// Paths are relative to its top, which is the empty path. Reading asks from several tasks at once.
public struct ProjectFolder: Sendable {
  public struct Entry: Hashable, Sendable {
    public var name: String
    public var isDirectory: Bool

    public init(_ name: String, isDirectory: Bool) {
      (self.name, self.isDirectory) = (name, isDirectory)
    }
  }

  /// What is in a directory, without links; `nil` if it can't be read.
  public var entries: @Sendable (_ directory: String) -> [Entry]?
  /// A whole file; `nil` if it can't be read.
  public var bytes: @Sendable (_ path: String) -> [UInt8]?
  /// Whether a file isn't given because it has more bytes than any that is read.
  public var isTooLarge: @Sendable (_ path: String) -> Bool

  public init(
    entries: @escaping @Sendable (_ directory: String) -> [Entry]?,
    bytes: @escaping @Sendable (_ path: String) -> [UInt8]?,
    isTooLarge: @escaping @Sendable (_ path: String) -> Bool = { _ in false }
  ) {
    (self.entries, self.bytes, self.isTooLarge) = (entries, bytes, isTooLarge)
  }

  /// Files that are held in memory, by their paths.
  public static func memory(_ files: [String: [UInt8]]) -> ProjectFolder {
    var entries: [String: [String: Bool]] = [:]
    for path in files.keys {
      let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      for depth in parts.indices {
        let folder = parts[..<depth].joined(separator: "/")
        entries[folder, default: [:]][parts[depth]] = depth < parts.count - 1
      }
    }
    let listed = entries.mapValues { names in
      names.sorted { $0.key < $1.key }.map { Entry($0.key, isDirectory: $0.value) }
    }
    return ProjectFolder(entries: { listed[$0] }, bytes: { files[$0] })
  }
}
