/// The files of an app's sources that say something, by kind.
struct ProjectListing<Kind: Hashable & Sendable>: Sendable {
  struct File: Hashable, Sendable {
    var path: String
    var kind: Kind
  }

  private(set) var files: [File] = []
  /// Why some of the sources aren't known; `nil` if all of them are.
  private(set) var excess: String?
  /// The folders that weren't looked into.
  private(set) var unread: [UnreadSource] = []

  /// `kind` says what a file is by its path and name; one without a kind isn't listed.
  init(
    _ folder: ProjectFolder, _ limits: ReadingLimits,
    kind: (_ path: String, _ name: String) -> Kind?
  ) {
    var (level, depth, folders) = ([""], 0, 0)
    while !level.isEmpty {
      depth += 1
      guard depth <= limits.depth else {
        excess = "folders more than \(limits.depth) levels deep aren't read"
        unread += level.prefix(1).map {
          UnreadSource(
            $0, "is more than \(limits.depth) folders deep", isOverLimit: true, isProof: false)
        }
        return
      }
      var next: [String] = []
      for path in level {
        folders += 1
        guard let entries = folder.entries(path) else {
          unread.append(UnreadSource(path, "can't be read"))
          continue
        }
        for entry in entries.sorted(by: { $0.name < $1.name }) {
          let inner = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
          if entry.isDirectory {
            if !PassedOver.holds(entry.name) { next.append(inner) }
          } else if let kind = kind(inner, entry.name) {
            files.append(File(path: inner, kind: kind))
          }
        }
        guard folders <= limits.folders, files.count <= limits.files else {
          excess = "the app's sources have too many files to read all of them"
          let reason =
            "isn't read to its end, because the sources have more than \(limits.folders) folders or "
            + "\(limits.files) files"
          unread.append(UnreadSource(path, reason, isOverLimit: true, isProof: false))
          return
        }
      }
      level = next
    }
  }
}
