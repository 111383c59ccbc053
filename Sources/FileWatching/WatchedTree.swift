internal import LocalFiles

/// The directories under watch, and what events in them mean.
struct WatchedTree: Sendable {
  let inotify: Inotify
  /// The directories that were named.
  private let roots: [String]
  /// Files beside them that count too.
  private let files: Set<String>
  private var directories: [Int32: String] = [:]
  private var watches: [String: Int32] = [:]
  private let limit: Int
  /// The names of directories that don't count.
  private let passedOver: Set<String>
  /// How far below a directory that was named a file may lie.
  private let depth: Int
  /// The first directory that could not be watched because there were too many already.
  private(set) var unwatched: String?
  /// The first one whose directories are too many to look for.
  private(set) var excessive: String?

  /// At or below one directory, like all names in them: anyone may have named the whole disk.
  static let mostDirectories = 20_000
  static let mostNames = 200_000
  private static let mostNamesInOne = 100_000

  init(
    _ directories: [String], besides files: Set<String>, passingOver passedOver: Set<String>,
    depth: Int, _ inotify: Inotify, limit: Int
  ) {
    self.limit = limit
    (self.passedOver, self.depth) = (passedOver, depth)
    self.files = files
    roots = directories.map { $0.utf8.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    self.inotify = inotify
    for root in roots { watchRoot(root) }
  }

  /// The paths that these events are about, as they were named; new directories are watched.
  mutating func paths(of events: [Inotify.Event]) -> Set<String> {
    var paths: Set<String> = []
    for event in events {
      if event.isOverflow {
        paths.formUnion(roots)
        for root in roots { watchRoot(root) }
        continue
      }
      guard let directory = directories[event.watch] else { continue }
      if event.isRemoved { forget(event.watch, directory) }
      let path = event.name.isEmpty ? directory : Self.join(directory, event.name)
      paths.formUnion(note(path, isGone: event.isRemoved))
    }
    return paths
  }

  /// What a change at this path means; nothing where it only lies beside the directories.
  private mutating func note(_ path: String, isGone: Bool) -> Set<String> {
    if let root = roots.first(where: { path == $0 || path.hasPrefix($0 + "/") }) {
      if LocalFile.kind(path) == .directory {
        if !passedOver.contains(RealPath.name(of: path)) { watchTree(path) }
      } else if path == root || isGone {
        watchRoot(root)
      }
      return [path]
    }
    if files.contains(path) { return [path] }
    // A step on the way to a directory that did not exist.
    let concerned = roots.filter { $0.hasPrefix(path + "/") }
    for root in concerned { watchRoot(root) }
    return Set(concerned.filter { LocalFile.kind($0) == .directory })
  }

  /// Watches what is below a directory, and those above it on whose way it could disappear or appear.
  private mutating func watchRoot(_ root: String) {
    if LocalFile.kind(root) == .directory { watchTree(root) }
    var above = Self.parent(of: root)
    while let directory = above {
      if add(directory) { return }
      above = Self.parent(of: directory)
    }
  }

  /// Watches a directory and those below it, the nearest first.
  private mutating func watchTree(_ top: String) {
    guard StrayLink(onWayTo: top) == nil else { return }
    var (level, directoryCount, nameCount) = ([top], 0, 0)
    for _ in 0...depth {
      var next: [String] = []
      for directory in level {
        directoryCount += 1
        guard directoryCount <= Self.mostDirectories, nameCount <= Self.mostNames else {
          excessive = excessive ?? top
          return
        }
        guard add(directory) else { continue }
        let entries = LocalFile.entries(directory, atMost: Self.mostNamesInOne) ?? []
        nameCount += entries.count
        next += entries.compactMap { self.directory($0, in: directory) }.sorted()
      }
      level = next
    }
  }

  /// The path of a directory whose changes count; `nil` for anything else.
  private func directory(_ entry: LocalFile.Entry, in directory: String) -> String? {
    guard !entry.name.hasPrefix("."), entry.kind == .directory || entry.kind == .link,
      !passedOver.contains(entry.name)
    else { return nil }
    let path = Self.join(directory, entry.name)
    guard entry.kind == .link else { return path }
    return LocalFile.kind(path) == .directory && StrayLink(lastOf: path) == nil ? path : nil
  }

  private static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }

  /// The directory above it, as its name tells; `nil` above `/`, and where the name does not tell.
  private static func parent(of path: String) -> String? {
    guard path != "/", path != ".", RealPath.name(of: path) != ".." else { return nil }
    return RealPath.directory(of: path)
  }

  private mutating func add(_ directory: String) -> Bool {
    guard let watch = watch(directory) else { return false }
    if let old = watches[directory], old != watch { directories[old] = nil }
    watches[directory] = watch
    // Two names of one directory have one watch: the first name stays.
    directories[watch] = directories[watch] ?? directory
    return true
  }

  private mutating func watch(_ directory: String) -> Int32? {
    let isLimitReached = watches[directory] == nil && watches.count >= limit
    switch isLimitReached ? .limitReached : inotify.watch(directory) {
    case .watching(let watch): return watch
    case .missing: return nil
    case .limitReached:
      unwatched = unwatched ?? directory
      return nil
    }
  }

  private mutating func forget(_ watch: Int32, _ directory: String) {
    directories[watch] = nil
    if watches[directory] == watch { watches[directory] = nil }
  }
}
