internal import ByteSearch
internal import HarmlessText
internal import LocalFiles
internal import LocalPrograms

/// A directory as its git repository knows it.
struct GitPlace {
  /// The top of the work tree.
  var root: String
  /// The directory's path from there; empty for the top itself.
  var path: String

  /// Finds the repository of a directory, which may no longer exist.
  static func finding(_ directory: String) throws(SourceFailure) -> GitPlace {
    guard GitProcess.executable != nil else {
      throw SourceFailure(
        .missing, path: directory,
        "git isn't installed: install it, or read the files on disk instead"
      )
    }
    var (existing, rest) = (trimmed(directory), [String]())
    while !FileSource.disk.isDirectory(existing) {
      guard existing != ".", existing != "/" else { break }
      let parts = existing.split(separator: "/", omittingEmptySubsequences: false)
      rest.insert(String(parts.last ?? ""), at: 0)
      existing = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
      if existing.isEmpty { existing = "/" }
    }
    if let fault = RepositoryCheck(around: existing).fault {
      throw SourceFailure(
        .unreadable, path: directory, "Pushwright doesn't ask git about \(directory): \(fault)")
    }
    let top = GitProcess.result(["rev-parse", "--show-toplevel"], in: existing)
    guard top.succeeded, let root = line(top.output),
      let prefix = GitProcess.run(["rev-parse", "--show-prefix"], in: existing)
    else { throw refusal(of: directory, top) }
    let parts = (line(prefix) ?? "").pathNames + rest
    return GitPlace(root: root, path: parts.joined(separator: "/"))
  }

  /// Why git knows nothing of a directory.
  ///
  /// It doesn't read a repository of another user, whose settings could name programs.
  static func refusal(of directory: String, _ result: ProgramResult) -> SourceFailure {
    let complaint = result.complaint
    if complaint.holds("dubious ownership") || complaint.holds("unsafe repository"),
      let root = complaint.firstMatch(of: /'(\/[^'\n]+)'/)?.1
    {
      return SourceFailure(
        .unreadable, path: directory,
        "git rejects the repository of \(directory), which belongs to another user: if you trust "
          + "it, run git config --global --add safe.directory "
          + ShellQuoting.word(String(root)))
    }
    if case .tooLong(let time) = result.ending {
      return SourceFailure(
        .unreadable, path: directory,
        "git didn't answer about \(directory) within \(time.components.seconds) seconds: "
          + "run git status there to see why, then start again")
    }
    // Without the settings' names nothing would tell a broken repository from none.
    if let line = complaint.split(separator: "\n").first(where: { $0.hasPrefix("fatal: ") }),
      !line.holds("not a git repository"), !line.holds("must be run in a work tree")
    {
      return SourceFailure(
        .unreadable, path: directory,
        "git can't read the repository of \(directory): \(line.dropFirst("fatal: ".count))")
    }
    return SourceFailure(.missing, path: directory, "\(directory) isn't in a git repository")
  }

  /// A commit in full, and its date; `nil` if the name is that of none.
  func commit(_ revision: String) -> (revision: String, date: String)? {
    let arguments = [
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}",
    ]
    guard
      let hash = Self.line(GitProcess.run(arguments, in: root)),
      // `git show` would check signatures, with a program that the repository's settings name.
      let lines = GitProcess.run(["rev-list", "--no-walk", "--format=%cI", hash], in: root),
      let date = lines.split(separator: 0x0A).last
    else { return nil }
    return (hash, String(decoding: date, as: UTF8.self))
  }

  /// One line that git prints.
  func output(_ arguments: String...) -> String? {
    Self.line(GitProcess.run(arguments, in: root))
  }

  private static func line(_ output: [UInt8]?) -> String? {
    guard let output else { return nil }
    let line = String(decoding: output, as: UTF8.self)
    let text = line.hasSuffix("\n") ? String(line.dropLast()) : line
    return text.isEmpty ? nil : text
  }

  private static func trimmed(_ directory: String) -> String {
    var directory = directory
    while directory.count > 1, directory.hasSuffix("/") { directory.removeLast() }
    return directory
  }
}
