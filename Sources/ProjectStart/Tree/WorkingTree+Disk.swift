internal import ByteSearch
internal import LocalFiles

extension WorkingTree {
  /// How much of a disk is looked at.
  public struct Limits: Hashable, Sendable {
    public var folders = 50_000
    public var names = 1_000_000
    /// Bytes of all texts.
    public var text = 256_000_000
    public var depth = 24

    public init() {}
  }

  /// Reads the tree of a directory; links are not followed, and no more is read than an app's repository has.
  public static func reading(_ directory: String, _ limits: Limits = Limits()) -> WorkingTree {
    var tree = WorkingTree(folders: [:], texts: [:])
    var rest = limits
    var level = [""]
    while !level.isEmpty {
      guard rest.depth > 0 else {
        tree.excess = "folders more than \(limits.depth) levels deep aren't searched"
        break
      }
      rest.depth -= 1
      var next: [String] = []
      for folder in level {
        let path = folder.isEmpty ? directory : "\(directory)/\(folder)"
        guard let entries = LocalFile.entries(path, atMost: rest.names) else { continue }
        rest.names -= entries.count
        rest.folders -= 1
        guard rest.names > 0, rest.folders > 0 else {
          tree.excess =
            "the tree is too large to search all of it: run pushwright init in the app's own folder"
          return tree
        }
        next += tree.add(entries, of: folder, at: path, &rest.text)
      }
      level = next
    }
    return tree
  }

  /// Adds a folder; returns the folders in it that are looked into.
  private mutating func add(
    _ entries: [LocalFile.Entry], of folder: String, at path: String, _ budget: inout Int
  ) -> [String] {
    let files = entries.filter { $0.kind == .regular }.map(\.name).sorted()
    let folders = entries.filter { $0.kind == .directory && !Self.isPassedOver($0.name) }
      .map(\.name).sorted()
    enter(Folder(files: files, folders: folders), at: folder)
    for file in files.map({ Self.join(folder, $0) }) where Self.isRead(file) && budget > 0 {
      guard let text = try? LocalFile.text("\(path)/\(Self.name(of: file))", as: .strings) else {
        continue
      }
      budget -= text.utf8.count
      // Of values only what they are is needed.
      keep(Self.isValues(Self.name(of: folder)) ? Self.digest(ofValues: text) : text, of: file)
    }
    return folders.map { Self.join(folder, $0) }
  }

  /// Enough of a values file to tell whether it has texts.
  private static func digest(ofValues text: String) -> String {
    text.holds("<string") || text.holds("<plurals") ? "<string" : ""
  }
}
