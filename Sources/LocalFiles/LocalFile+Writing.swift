internal import Glibc

extension LocalFile {
  /// Who may read a file that is written.
  public enum Access: Hashable, Sendable {
    /// As the file that is replaced; for a new one, as the process makes files.
    case kept
    /// Its owner alone, whatever was there.
    case ownerOnly
  }

  /// Puts a file in place of the old one: a reader finds the old bytes or the new ones, never half of either, also after
  /// a power failure.
  ///
  /// Links are followed to the file that they lead to. What isn't a regular file is not replaced.
  public static func replace(
    _ path: String, with bytes: [UInt8], access: Access = .kept
  ) throws(FileFailure) {
    do throws(FileFailure) {
      let target = try linkTarget(path)
      let present = try replaceable(target)
      try put(bytes, in: target, like: present, access)
    } catch {
      throw FileFailure(path, .writing, error.reason)
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
    try? OpenFile(directory: parts(target).directory).sync()
  }

  /// What is there and may be replaced; `nil` if nothing is.
  private static func replaceable(_ target: String) throws(FileFailure) -> FileStatus? {
    let status: FileStatus
    do throws(FileFailure) {
      status = try FileStatus(of: target)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
    switch status.kind {
    case .regular: return status
    case .directory: throw FileFailure(target, .writing, .directory)
    default: throw FileFailure(target, .writing, .special(status.kind.words ?? ""))
    }
  }

  /// A new file beside the one to be replaced.
  private static func scratchFile(
    for target: String, mode: UInt32
  ) throws(FileFailure) -> OpenFile {
    let (directory, name) = parts(target)
    while true {
      let number = UInt64.random(in: 0...UInt64.max)
      // A name has at most 255 bytes.
      let path = "\(directory)/.\(name.prefix(40)).\(String(number, radix: 36))"
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
      guard let next = linkedPath(path) else { return path }
      path = next.hasPrefix("/") ? next : "\(parts(path).directory)/\(next)"
    }
    throw FileFailure(path, .writing, .linkCircle)
  }

  private static func linkedPath(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func parts(_ path: String) -> (directory: String, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
    let directory = slash == path.startIndex ? "/" : String(path[..<slash])
    return (directory, path[path.index(after: slash)...])
  }
}
