internal import Glibc

/// Where a path leads behind all links.
@safe public enum RealPath {
  /// The working directory, absolute; empty if it was removed, or if the system doesn't tell so long a path.
  ///
  /// Foundation's own is empty beyond a thousand bytes.
  public static var workingDirectory: String {
    guard let path = unsafe getcwd(nil, 0) else { return "" }
    defer { unsafe free(path) }
    let text = unsafe String(cString: path)
    return text.isAbsolutePath ? text : ""
  }

  /// Absolute; of a file that isn't there the place where it would be made, also through a link that leads nowhere.
  public static func of(_ path: String) -> String { of(path, links: 0) }

  private static func of(_ path: String, links: Int) -> String {
    if let real = existing(path) { return real }
    let directory = directory(of: path)
    let name = name(of: path)
    if links < 40, let target = destination(ofLink: path) {
      return of(target.isAbsolutePath ? target : "\(directory)/\(target)", links: links + 1)
    }
    guard directory != path, name != "..", name != "." else { return path }
    let base = of(directory, links: links)
    return base == "/" ? "/\(name)" : "\(base)/\(name)"
  }

  /// Absolute; `nil` if the file doesn't exist.
  public static func existing(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The target of a symbolic link, which may be relative to its directory; `nil` if it isn't a link.
  public static func destination(ofLink path: String) -> String? {
    guard !path.utf8.contains(0) else { return nil }
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The links that an absolute path goes through, each where it really is, in the order in which they are followed: as
  /// many as the system follows.
  public static func links(of path: String) -> [String] {
    var (links, place): ([String], String) = ([], "/")
    var names = Array(path.pathNames.reversed())
    while let name = names.popLast() {
      guard name != "." else { continue }
      guard name != ".." else {
        place = directory(of: place)
        continue
      }
      let next = place == "/" ? "/\(name)" : "\(place)/\(name)"
      guard links.count < 40, let target = destination(ofLink: next) else {
        place = next
        continue
      }
      links.append(next)
      if target.isAbsolutePath { place = "/" }
      names += target.pathNames.reversed()
    }
    return links
  }

  /// An absolute path without `.` and `..`, then the directories above it up to the root; none for a relative path.
  ///
  /// Links are not followed. The paths are made of text alone: however deep it is, the system isn't asked for each.
  public static func upward(from path: String) -> [String] {
    guard path.isAbsolutePath else { return [] }
    let names = names(of: path)
    return (0...names.count).reversed().map { "/" + names[..<$0].joined(separator: "/") }
  }

  /// An absolute path without `.` and `..`; links are not followed.
  public static func normal(_ path: String) -> String {
    "/" + names(of: path).joined(separator: "/")
  }

  private static func names(of path: String) -> [String] {
    var names: [String] = []
    for name in path.pathNames where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names
  }

  /// `.` for a name alone.
  public static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  public static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/"))
      .map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Whether a real path is in a real directory, which is never the whole disk.
  public static func isInside(_ path: String, _ directory: String) -> Bool {
    directory != "/" && path.utf8.starts(with: "\(directory)/".utf8)
  }
}

/// Paths as the system reads them, byte by byte: a mark that is joined to a slash hides it from Swift alone.
extension String {
  public var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

  /// The names between the slashes.
  public var pathNames: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
