internal import ByteSearch

extension FileSource {
  /// Files that are held in memory, by their paths; a file makes the directories above it.
  public static func memory(_ files: [String: [UInt8]]) -> FileSource {
    var children: [String: Set<String>] = [:]
    for path in files.keys {
      var path = path[...]
      while let slash = path.lastByte("/") {
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

  /// About how many bytes the directories of these files take at most, each of them by its whole path.
  static func weight(of paths: some Sequence<String>) -> Int {
    paths.reduce(0) { weight, path in
      let bytes = path.utf8
      return weight + bytes.count * (1 + bytes.count { $0 == UInt8(ascii: "/") })
    }
  }

  /// A hundred thousand files of a large app weigh a tenth of it; long names of thousands of directories weigh gigabytes.
  static let weightLimit = 512_000_000

  private static func trimmed(_ directory: String) -> String {
    directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
  }
}
