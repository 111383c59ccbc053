internal import ByteSearch

extension ProjectFile {
  /// The directory that the file's paths are relative to; empty if the file was named without
  /// one.
  public var directory: String {
    guard let slash = path.lastByte("/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path of this file as one that can be opened.
  public func resolved(_ path: String, home: String? = nil) -> String {
    Self.resolved(path, relativeTo: directory, home: home)
  }

  /// A path as it is written in a file that lies in `base`.
  ///
  /// An absolute path stays; `~` and `~/…` start at `home`; everything else is appended to `base`,
  /// without its leading `./`. `..` stays, because behind a symbolic link only the system can follow it.
  public static func resolved(
    _ path: String, relativeTo base: String, home: String? = nil
  ) -> String {
    if path.hasPrefix("/") { return path }
    if let home, path == "~" || path.hasPrefix("~/") { return home + path.dropFirst() }
    var relative = path[...]
    while relative.hasPrefix("./") {
      relative = relative.dropFirst(2).drop { $0 == "/" }
    }
    if base.isEmpty { return relative.isEmpty ? "." : String(relative) }
    if relative.isEmpty || relative == "." { return base }
    return base.hasSuffix("/") ? base + relative : "\(base)/\(relative)"
  }
}
