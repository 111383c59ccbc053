internal import FoundationEssentials

/// Paths as reports have them: relative to the working directory, which CI systems take for the repository's.
enum ReportPath {
  static func relative(_ path: String) -> String {
    let directory = FileManager.default.currentDirectoryPath
    guard path != "..", path.hasPrefix("../") || path.contains("/../") else {
      return relative(path, to: directory)
    }
    // Behind a symbolic link only the system can follow `..`.
    let real = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    let base = URL(filePath: directory).resolvingSymlinksInPath().path(percentEncoded: false)
    let inside = relative(real, to: base)
    return inside.hasPrefix("/") ? path : inside
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
    let encoded = path.utf8.map { byte in
      isPlain(byte) ? String(Unicode.Scalar(byte)) : "%" + hexadecimal(byte)
    }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  /// A colon is none of them: in a first segment it would begin a scheme.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/!$&'()*+,;=@".utf8.contains(byte)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
}
