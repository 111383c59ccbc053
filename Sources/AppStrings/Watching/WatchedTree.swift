/// The directories under watch, and what events in them mean.
struct WatchedTree: Sendable {
  let inotify: Inotify
  /// The directories of the sources.
  private let roots: [String]
  private var directories: [Int32: String] = [:]
  private var watches: [String: Int32] = [:]

  /// How far below a source its string files may lie.
  private static let maximumDepth = 8

  init(_ roots: [String], _ inotify: Inotify) {
    self.roots = roots.map {
      $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0
    }
    self.inotify = inotify
    for root in self.roots { watchRoot(root) }
  }

  /// The paths that these events are about, as the sources name them; new directories are watched.
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
      let path = event.name.isEmpty ? directory : Directory.join(directory, event.name)
      paths.formUnion(note(path, isGone: event.isRemoved))
    }
    return paths
  }

  /// What a change at this path means to the sources; nothing where it only lies beside them.
  private mutating func note(_ path: String, isGone: Bool) -> Set<String> {
    if let root = roots.first(where: { path == $0 || path.hasPrefix($0 + "/") }) {
      if FileSource.disk.isDirectory(path) {
        watch(path, depth: 0)
      } else if path == root || isGone {
        watchRoot(root)
      }
      return [path]
    }
    // A step on the way to a source that did not exist.
    let concerned = roots.filter { $0.hasPrefix(path + "/") }
    for root in concerned { watchRoot(root) }
    return Set(concerned.filter { FileSource.disk.isDirectory($0) })
  }

  /// Watches a source's directories, and those above it on whose way it could disappear or appear.
  private mutating func watchRoot(_ root: String) {
    if FileSource.disk.isDirectory(root) { watch(root, depth: 0) }
    var above = Self.parent(of: root)
    while let directory = above {
      if add(directory) { return }
      above = Self.parent(of: directory)
    }
  }

  private mutating func watch(_ directory: String, depth: Int) {
    guard depth <= Self.maximumDepth, add(directory) else { return }
    for name in FileSource.disk.names(directory) ?? [] where !name.hasPrefix(".") {
      let path = Directory.join(directory, name)
      if FileSource.disk.isDirectory(path) { watch(path, depth: depth + 1) }
    }
  }

  private mutating func add(_ directory: String) -> Bool {
    guard let watch = inotify.watch(directory) else { return false }
    if let old = watches[directory], old != watch { directories[old] = nil }
    watches[directory] = watch
    // Two names of one directory have one watch: the first name stays.
    directories[watch] = directories[watch] ?? directory
    return true
  }

  private mutating func forget(_ watch: Int32, _ directory: String) {
    directories[watch] = nil
    if watches[directory] == watch { watches[directory] = nil }
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return path == "." ? nil : "." }
    guard slash > path.startIndex else { return path == "/" ? nil : "/" }
    return String(path[..<slash])
  }
}
