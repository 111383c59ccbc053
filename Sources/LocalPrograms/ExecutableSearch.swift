internal import Glibc

/// Looks for programs where `PATH` says.
///
/// An empty or relative entry would find a program in the working directory, which may be a stranger's repository; such
/// entries are passed over.
public struct ExecutableSearch: Hashable, Sendable {
  private var folders: [Substring]

  /// `path` is the value of the variable; `nil` if it isn't set.
  public init(path: String?) {
    let path = path ?? "/usr/local/bin:/usr/bin:/bin"
    folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
  }

  /// The variable without the entries that are passed over.
  public var path: String { folders.joined(separator: ":") }

  /// The file of a program; one that is named with a `/` is that file.
  public func file(of name: String) -> String? {
    guard !name.utf8.contains(0) else { return nil }
    if name.contains("/") { return name }
    return folders.lazy.map { "\($0)/\(name)" }.first(where: Self.isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }
}
