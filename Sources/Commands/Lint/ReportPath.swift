internal import FoundationEssentials
internal import LocalFiles
internal import TextEncodings

/// Paths as reports have them: relative to the working directory, which CI systems take for the repository's.
enum ReportPath {
  static func relative(_ path: String) -> String {
    let directory = RealPath.workingDirectory
    guard path != "..", path.hasPrefix("../") || path.contains("/../") else {
      return relative(path, to: directory)
    }
    // Behind a symbolic link only the system can follow `..`.
    let real = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    let base = URL(filePath: directory).resolvingSymlinksInPath().path(percentEncoded: false)
    let inside = relative(real, to: base)
    return inside.isAbsolutePath ? path : inside
  }

  /// A path in the working directory or in one above it, as it is written from here: `../pushwright.toml`.
  ///
  /// `directory` is that of the path: only where the working directory is in it, a path that goes up is the clearer one.
  static func fromHere(
    _ path: String, below directory: String,
    here: String = RealPath.workingDirectory
  ) -> String {
    let (top, here) = (directory + "/", here + "/")
    guard path.hasPrefix(top), here.hasPrefix(top) else { return path }
    let steps = String(here.dropFirst(top.count)).pathNames.count
    return String(repeating: "../", count: steps) + path.dropFirst(top.count)
  }

  /// A path outside the directory stays as it is, and so does `-`.
  static func relative(_ path: String, to directory: String) -> String {
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    var path = path[...]
    if path.hasPrefix(prefix) { path = path.dropFirst(prefix.count) }
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return path.isEmpty ? "." : String(path)
  }

  /// A reference of RFC 3986: percent-encoded, absolute paths as `file` addresses.
  static func uri(_ path: String) -> String {
    // A colon is encoded: in a first segment it would begin a scheme.
    let encoded = PercentEncoding.encoding(path) { byte in
      PercentEncoding.isUnreserved(byte) || "/!$&'()*+,;=@".utf8.contains(byte)
    }
    return path.isAbsolutePath ? "file://" + encoded : encoded
  }
}
