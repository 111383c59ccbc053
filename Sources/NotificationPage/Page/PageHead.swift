/// Who made a page, when, and of what app.
public struct PageHead: Hashable, Sendable {
  /// The app's name, as its notifications carry it.
  public var appName: String
  /// The version of Pushwright.
  public var version: String
  /// For people and in UTC: `2026-11-21T02:11:07Z`.
  public var time: String
  /// `nil` if it isn't known.
  public var maker: String?
  /// The profile whose project the payload hash is for; `nil` without one.
  public var profile: String?
  /// The state of the app's strings: `main@4f2c1e0`; `nil` if they are in no repository.
  public var revision: String?
  /// Whether the string files differ from that revision.
  public var isModified = false
  /// Whether the draft or its marks had changes that weren't saved: other people have another one.
  public var isUnsaved = false
  /// The names of the releases in the field whose strings were looked at, too.
  public var releases: [String] = []
  /// What is assumed of the devices; `nil` if nothing is.
  public var assumption: String?

  public init(appName: String, version: String, time: String) {
    self.appName = appName
    self.version = version
    self.time = time
  }

  /// `nil` for a draft as it is on the disk.
  var unsavedWords: String? {
    isUnsaved ? "with changes that weren't saved: answers count once the same draft is saved" : nil
  }

  /// `main@4f2c1e0, with changes that aren't committed`.
  var revisionWords: String {
    guard let revision else { return "not known: the strings aren't in a git repository" }
    return isModified ? "\(revision), with changes that aren't committed" : revision
  }
}
