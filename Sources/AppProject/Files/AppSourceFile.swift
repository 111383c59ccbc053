/// A file of an app's sources, by its path.
public enum AppSourceFile {
  /// Whether a reading of an app's sources lists a file, wherever its path begins.
  public static func isListed(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    guard let name = parts.last.map(String.init) else { return false }
    return !parts.dropLast().contains { PassedOver.holds(String($0)) }
      && (AndroidFileKind(path, name) != nil || AppleFileKind(path, name) != nil)
  }

  /// Whether such a file is a text: of pictures and sounds the names tell most.
  public static func isText(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    switch AppleFileKind(path, name) {
    case .sound: return false
    case nil: break
    default: return true
    }
    switch AndroidFileKind(path, name) {
    case .resource: return name.hasSuffix(".xml")
    case nil: return false
    default: return true
    }
  }

  /// Whether a file tells anything about an app; what has no ending may be a folder with such files.
  public static func counts(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return !name.utf8.contains(UInt8(ascii: "."))
      || AndroidFileKind(path, name) != nil || AppleFileKind(path, name) != nil
      || WebFileKind(path, name) != nil
  }
}
