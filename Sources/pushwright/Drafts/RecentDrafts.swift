import Foundation

/// The drafts that were opened or saved lately, on this machine.
struct RecentDrafts: Sendable {
  private static let limit = 20
  private static let name = "recent.json"
  private let folder: PrivateFolder

  /// `state` is the program's state directory.
  init(state: String) {
    folder = PrivateFolder(path: state)
  }

  /// Absolute paths of files that are still there, the latest first.
  var paths: [String] {
    (folder.value([String].self, in: Self.name) ?? []).filter {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Puts a draft first.
  ///
  /// A list of conveniences that can't be written isn't worth a notice.
  func note(_ path: String) {
    let path = DraftPath.absolute(path)
    let paths = [path] + self.paths.filter { $0 != path }
    try? folder.write(Array(paths.prefix(Self.limit)), to: Self.name)
  }
}
