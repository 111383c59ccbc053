internal import Glibc

extension LocalFile {
  /// Who may read a file that is written.
  public enum Access: Hashable, Sendable {
    /// As the file that is replaced; for a new one, as the process makes files.
    case kept
    /// Its owner alone, whatever was there.
    case ownerOnly
  }

  /// What is done with a symbolic link of the file's name.
  public enum Links: Hashable, Sendable {
    /// The file that it leads to is replaced, unless a ``StrayLink`` leads there.
    case followed
    /// The link itself is replaced, and what it leads to stays.
    case replaced
  }

  /// Puts a file in place of the old one: a reader finds the old bytes or the new ones, never half of either, also after
  /// a power failure.
  ///
  /// What isn't a regular file is not replaced.
  public static func replace(
    _ path: String, with bytes: [UInt8], access: Access = .kept, links: Links = .followed
  ) throws(FileFailure) {
    do throws(FileFailure) {
      if links == .followed, let link = StrayLink(onWayTo: path) {
        throw FileFailure(path, .writing, .strayLink(link))
      }
      let target = try links == .followed ? linkTarget(path) : path
      let present = try replaceable(target, links)
      try put(bytes, in: target, like: present, access)
    } catch {
      throw FileFailure(path, .writing, error.reason)
    }
  }

  /// Writes what a person names on the command line: a file, or a descriptor of the shell's such as `/dev/stdout` and
  /// `/dev/fd/63`, which is written to and not replaced.
  ///
  /// A terminal is refused: what goes there has to be shown, not written.
  public static func write(_ bytes: [UInt8], toArgument path: String) throws(FileFailure) {
    guard let descriptor = outputDescriptor(path) else { return try replace(path, with: bytes) }
    guard isatty(descriptor) == 0 else {
      throw FileFailure(path, .writing, .special("a terminal"))
    }
    let file: OpenFile
    do throws(FileFailure) {
      file = try OpenFile(duplicating: descriptor, path)
    } catch {
      throw FileFailure(path, .writing, error.reason)
    }
    try file.write(bytes)
  }

  /// The descriptor that a name such as `/dev/stdout` stands for; `nil` for a file.
  public static func outputDescriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": 1
    case "/dev/stderr": 2
    default: numberedDescriptor(path)
    }
  }

  private static func put(
    _ bytes: [UInt8], in target: String, like present: FileStatus?, _ access: Access
  ) throws(FileFailure) {
    let like = access == .kept ? present : nil
    let isOpenToOthers = access == .kept && present == nil
    let file = try scratchFile(for: target, mode: isOpenToOthers ? 0o666 : 0o600)
    do throws(FileFailure) {
      try file.write(bytes)
      if let like { try file.take(like) }
      try file.sync()
      guard unsafe rename(file.path, target) == 0 else {
        throw FileFailure(target, .writing, number: errno)
      }
    } catch {
      _ = unsafe unlink(file.path)
      throw error
    }
    // The new entry is in place for every reader; only a power failure could take it away.
    try? OpenFile(directory: RealPath.directory(of: target)).sync()
  }

  /// What is there and may be replaced; `nil` if nothing is.
  private static func replaceable(
    _ target: String, _ links: Links
  ) throws(FileFailure) -> FileStatus? {
    if links == .replaced, FileStatus(unfollowed: target)?.kind == .link { return nil }
    let status: FileStatus
    do throws(FileFailure) {
      status = try FileStatus(of: target)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
    if let failure = status.kind.failure(target, .writing) { throw failure }
    return status
  }

  /// A new file beside the one to be replaced.
  static func scratchFile(
    for target: String, mode: UInt32
  ) throws(FileFailure) -> OpenFile {
    let (directory, name) = (RealPath.directory(of: target), RealPath.name(of: target))
    while true {
      let path = "\(directory)/\(ScratchName.new(for: name))"
      do throws(FileFailure) {
        return try OpenFile(making: path, mode: mode)
      } catch {
        guard error.reason == .taken else { throw error }
      }
    }
  }

  /// Where links lead in the end, also to a file that isn't there yet.
  private static func linkTarget(_ path: String) throws(FileFailure) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw FileFailure(path, .writing, .missing)
    }
    var path = path
    for _ in 0..<40 {
      guard let next = RealPath.destination(ofLink: path) else { return path }
      path = next.hasPrefix("/") ? next : "\(RealPath.directory(of: path))/\(next)"
    }
    throw FileFailure(path, .writing, .linkCircle)
  }
}
