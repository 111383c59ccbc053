internal import LocalFiles
internal import Workspace

/// A file or directory that Pushwright uses, and whether it is there.
struct ConfigPlace: Hashable {
  var name: String
  /// `nil` if the environment has no place for it.
  var path: String?
  var isThere = false

  /// Those of a project and a user, in the order in which they are read.
  static func all(
    project: String?, journal: String?, _ directories: StandardDirectories
  ) -> [ConfigPlace] {
    [
      ConfigPlace("project file", project),
      ConfigPlace("user configuration", directories.configurationFile),
      ConfigPlace("themes", directories.themes),
      ConfigPlace("history", journal),
      ConfigPlace("unsaved drafts", directories.state.map { "\($0)/drafts" }),
      ConfigPlace("permissions", directories.state.map { "\($0)/\(TrustStore.fileName)" }),
      ConfigPlace("log", directories.state.map { "\($0)/pushwright.log" }),
    ]
  }

  init(_ name: String, _ path: String?) {
    self.name = name
    self.path = path
    isThere = path.map { LocalFile.kind($0) != nil } ?? false
  }
}
