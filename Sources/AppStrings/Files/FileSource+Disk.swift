internal import FoundationEssentials
internal import LocalFiles

extension FileSource {
  /// The disk, as it is at each question.
  ///
  /// Links of a repository or a project that lead out of it aren't followed, and a directory with more names than any
  /// app has isn't listed: the repository's author would choose how long that takes.
  public static let disk = FileSource(
    names: { directory in
      guard StrayLink(lastOf: directory) == nil,
        let entries = LocalFile.entries(directory, atMost: mostNames + 1),
        entries.count <= mostNames
      else { return nil }
      return entries.map(\.name).sorted()
    },
    isDirectory: { path in
      var isDirectory = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
    },
    bytes: { path in
      StrayLink(lastOf: path) == nil ? try? LocalFile.bytes(path, as: .strings) : nil
    },
    objection: { path in
      if let link = StrayLink(onWayTo: path) {
        return "\(link.words), and Pushwright doesn't follow it: name that place itself"
      }
      if let failure = LocalFile.unreadable(path, as: .strings) { return failure.words }
      guard LocalFile.kind(path) == .directory,
        let entries = LocalFile.entries(path, atMost: mostNames + 1), entries.count > mostNames
      else { return nil }
      return "it has more than \(mostNames) names, too many to read: name the app's own folder"
    })

  /// In one directory.
  static let mostNames = 100_000
}
