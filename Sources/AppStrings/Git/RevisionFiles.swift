internal import LocalFiles
internal import LocalPrograms
internal import StringResources

/// The files of a git revision around a directory, read without a checkout.
public struct RevisionFiles: Hashable, Sendable {
  /// The top of the work tree.
  public let root: String
  /// By their paths from there; those of which only the name counts are empty.
  public let files: [String: [UInt8]]
  /// The directory's own path from there.
  public let path: String

  /// Reads the files whose contents are asked for, and lists those of which only the names are.
  ///
  /// `nil` if git, the repository or the revision doesn't exist, or its files can't be read: the strings' own reading
  /// says why.
  @concurrent
  public static func reading(
    _ revision: String, around directory: String,
    listing isListed: @Sendable (_ path: String) -> Bool,
    reading isRead: @Sendable (_ path: String) -> Bool
  ) async -> RevisionFiles? {
    guard GitRevision.isName(revision) else { return nil }
    do throws(SourceFailure) {
      let nearest = try GitPlace.finding(directory)
      guard let found = try nearest.finding(revision, for: directory) else { return nil }
      let place = found.place
      let result = GitProcess.result(
        ["ls-tree", "-r", "-z", "--full-tree", found.commit], in: place.root, within: .reading)
      guard result.succeeded else { return nil }
      var listed: [String: [UInt8]] = [:]
      var asked: [GitRevision.Blob] = []
      for (hash, bytes) in GitRevision.entries(of: result.output) {
        let path = String(decoding: bytes, as: UTF8.self)
        guard isListed(path) else { continue }
        if isRead(path) {
          asked.append(GitRevision.Blob(hash: hash, path: path))
        } else {
          listed[path] = []
        }
      }
      guard FileSource.weight(of: listed.keys) <= FileSource.weightLimit else { return nil }
      let contents = try GitRevision.contents(of: asked, place, directory, found.commit)
      return RevisionFiles(
        root: place.root, files: listed.merging(contents) { $1 }, path: place.path)
    } catch {
      return nil
    }
  }

  /// Those below a folder, by their paths from it.
  public func files(below folder: String) -> [String: [UInt8]] {
    guard !folder.isEmpty else { return files }
    let prefix = folder + "/"
    var below: [String: [UInt8]] = [:]
    for (path, bytes) in files where path.hasPrefix(prefix) {
      below[String(path.dropFirst(prefix.count))] = bytes
    }
    return below
  }
}
