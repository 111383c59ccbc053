/// Looks for the directory that is an app's bundle before the build: the one with its `Localizable`
/// tables.
struct AppleBundleSearch {
  /// How far below a named directory it may lie.
  private static let maximumDepth = 4

  /// The directory to read, and others as near as it, in the order of their names.
  struct Found {
    var directory: String
    var others: [String] = []
  }

  /// The nearest directory at or below this one that has a `Localizable` table, in a folder or
  /// beside them; the nearest one that has `.lproj` folders at all, where no table is anywhere.
  static func nearest(in directory: String) -> Found? {
    var level = [directory]
    var withoutTable: [String] = []
    for _ in 0...maximumDepth {
      var next: [String] = []
      var found: [String] = []
      var candidates: [String] = []
      for path in level {
        let names = Directory.names(path) ?? []
        if !files(in: path, names: names).isEmpty { found.append(path) }
        if names.contains(where: { $0.hasSuffix(".lproj") }) { candidates.append(path) }
        next += names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".lproj") }
          .map { Directory.join(path, $0) }.filter(Directory.isDirectory)
      }
      if let first = found.first {
        return Found(directory: first, others: Array(found.dropFirst()))
      }
      if withoutTable.isEmpty { withoutTable = candidates }
      level = next
    }
    return withoutTable.first.map { Found(directory: $0) }
  }

  /// The files of the table in a directory and in its folders.
  static func files(in directory: String) -> [AppleFile] {
    files(in: directory, names: Directory.names(directory) ?? [])
  }

  /// The names of the `.lproj` folders in a directory, with or without tables.
  static func folders(in directory: String) -> [String] {
    (Directory.names(directory) ?? []).filter { $0.hasSuffix(".lproj") }.map {
      String($0.dropLast(6))
    }
  }

  private static func files(in directory: String, names: [String]) -> [AppleFile] {
    var files = AppleFile.Kind.allCases.filter { names.contains($0.rawValue) }.map {
      AppleFile(kind: $0, path: Directory.join(directory, $0.rawValue), folder: "")
    }
    for name in names where name.hasSuffix(".lproj") {
      let folder = Directory.join(directory, name)
      let names = Directory.names(folder) ?? []
      for kind in [AppleFile.Kind.strings, .stringsdict] where names.contains(kind.rawValue) {
        files.append(
          AppleFile(
            kind: kind, path: Directory.join(folder, kind.rawValue),
            folder: String(name.dropLast(6))))
      }
    }
    return files
  }
}
