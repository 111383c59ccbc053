internal import LocalFiles

/// Who writes commits in a directory's repository, as git's settings say.
public struct GitAuthor: Hashable, Sendable {
  /// `user.name`; empty if it isn't set.
  public var name: String
  /// `user.email`.
  public var email: String

  /// Asks git about a directory, which need not be in a repository: then the user's own settings count.
  ///
  /// `nil` if there is no git, it has no `user.email`, or something in the repository would hold it up.
  public static func reading(in directory: String) -> GitAuthor? {
    guard GitProcess.executable != nil, LocalFile.kind(directory) == .directory,
      RepositoryCheck(around: directory).fault == nil,
      let email = setting("user.email", in: directory)
    else { return nil }
    return GitAuthor(name: setting("user.name", in: directory) ?? "", email: email)
  }

  /// The value, without the zero behind it.
  private static func setting(_ name: String, in directory: String) -> String? {
    guard let output = GitProcess.run(["config", "--null", "--get", name], in: directory) else {
      return nil
    }
    let value = output.prefix { $0 != 0 }
    guard !value.isEmpty else { return nil }
    return String(validating: value, as: UTF8.self)
  }
}
