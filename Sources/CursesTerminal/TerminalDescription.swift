internal import LocalFiles

/// The files in which curses looks for a terminal's description, which it opens without looking at them: a pipe there would
/// hold the program forever.
enum TerminalDescription {
  /// The first file of a description that isn't one; `nil` if curses can be let loose.
  static func blocker(of name: String, environment: (String) -> String?) -> String? {
    guard let first = name.utf8.first, !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let hexadecimal = String(first, radix: 16)
    // Most systems have folders of a letter, some those of its number.
    let folders = [name.prefix(1), Substring(hexadecimal)]
    return roots(environment).lazy.flatMap { root in folders.map { "\(root)/\($0)/\(name)" } }
      .first { path in
        guard let kind = LocalFile.kind(path) else { return false }
        return kind != .regular && kind != .directory
      }
  }

  /// As curses has them, and where systems put them.
  private static func roots(_ environment: (String) -> String?) -> [String] {
    let standard = ["/etc/terminfo", "/lib/terminfo", "/usr/lib/terminfo", "/usr/share/terminfo"]
    let home = environment("HOME").map { "\($0)/.terminfo" }
    let listed = environment("TERMINFO_DIRS")?.split(separator: ":").map(String.init) ?? []
    return [environment("TERMINFO"), home].compactMap(\.self) + listed + standard
  }
}
