extension FileSource {
  /// Files that are held in memory, by their paths; a file makes the directories above it.
  public static func memory(_ files: [String: [UInt8]]) -> FileSource {
    var children: [String: Set<String>] = [:]
    for path in files.keys {
      var path = path[...]
      while let slash = path.lastIndex(of: "/") {
        let name = String(path[path.index(after: slash)...])
        path = path[..<slash]
        // What is above it has been entered with the directory itself.
        guard children[String(path), default: []].insert(name).inserted else { break }
      }
    }
    let names = children.mapValues { $0.sorted() }
    return FileSource(
      names: { names[trimmed($0)] },
      isDirectory: { names[trimmed($0)] != nil },
      bytes: { files[$0] })
  }

  private static func trimmed(_ directory: String) -> String {
    directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
  }
}
