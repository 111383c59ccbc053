internal import LocalFiles

/// The tags of a directory's repository.
public enum GitTags {
  /// Their names in git's order; none if there is no git or no repository, or something in it would hold git up.
  public static func reading(in directory: String) -> [String] {
    guard GitProcess.executable != nil, LocalFile.kind(directory) == .directory,
      RepositoryCheck(around: directory).fault == nil,
      let output = GitProcess.run(
        ["for-each-ref", "--format=%(refname:strip=2)", "refs/tags"], in: directory,
        within: .reading)
    else { return [] }
    return output.split(separator: UInt8(ascii: "\n")).compactMap {
      String(validating: $0, as: UTF8.self)
    }
  }
}
