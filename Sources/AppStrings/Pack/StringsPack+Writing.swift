internal import StringResources

extension StringsPack {
  /// The pack as a file's bytes; equal packs give equal bytes.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func line(_ name: String, _ value: String) {
      bytes += "\(name) \(Self.escaped(value))\n".utf8
    }
    line("pushwright-strings", String(Self.version))
    line("description", origin.description)
    if let revision = origin.revision { line("revision", revision) }
    if let date = origin.date { line("date", date) }
    if origin.isDirty { bytes += "dirty\n".utf8 }
    if let package = sources.package { line("package", package) }
    if let region = sources.developmentRegion { line("development-region", region) }
    // The usual build is not named, so that older versions read the pack too.
    if sources.build != .gradle { line("build", sources.build.rawValue) }
    for directory in sources.android { line("android", directory) }
    for directory in sources.apple { line("apple", directory) }
    for (path, content) in files.sorted(by: { $0.key < $1.key }) {
      line("file \(content.count)", path)
      bytes += content
      bytes.append(0x0A)
    }
    line("end", String(files.count))
    return bytes
  }

  private static func escaped(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 == 0x5C || $0 == 0x0A }) else { return value }
    var bytes: [UInt8] = []
    for byte in value.utf8 {
      switch byte {
      case 0x5C: bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
