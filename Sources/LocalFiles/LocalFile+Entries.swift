internal import Glibc

extension LocalFile {
  /// A name in a directory, and what it is; a link is a link.
  public struct Entry: Hashable, Sendable {
    public var name: String
    public var kind: FileKind
    /// Whether the name is UTF-8; otherwise `name` has a mark for what isn't, and leads to no file.
    public var isNameText: Bool

    public init(name: String, kind: FileKind, isNameText: Bool = true) {
      self.name = name
      self.kind = kind
      self.isNameText = isNameText
    }
  }

  /// The names in a directory in the system's order, at most so many; `nil` if it can't be read.
  public static func entries(_ path: String, atMost limit: Int) -> [Entry]? {
    guard !path.utf8.contains(0), let directory = unsafe opendir(path) else { return nil }
    defer { unsafe closedir(directory) }
    var entries: [Entry] = []
    while entries.count < limit, let entry = unsafe readdir(directory) {
      let (name, isText) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe (String(cString: $0), String(validatingCString: $0) != nil)
        }
      }
      guard name != ".", name != ".." else { continue }
      // Some file systems don't tell.
      let kind =
        unsafe FileKind(directoryType: Int(entry.pointee.d_type))
        ?? FileStatus(unfollowed: "\(path)/\(name)")?.kind
      entries.append(Entry(name: name, kind: kind ?? .other, isNameText: isText))
    }
    return entries
  }
}

extension FileKind {
  fileprivate init?(directoryType type: Int) {
    switch type {
    case Int(DT_REG): self = .regular
    case Int(DT_DIR): self = .directory
    case Int(DT_LNK): self = .link
    case Int(DT_FIFO): self = .namedPipe
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR), Int(DT_BLK): self = .device
    default: return nil
    }
  }
}
