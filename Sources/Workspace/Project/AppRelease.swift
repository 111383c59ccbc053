/// A release of an app that people still have on their devices, and where its strings are.
public struct AppRelease: Hashable, Sendable {
  /// As people call it: `5.1`.
  public var name: String
  /// A git revision of the app's directories; `nil` if there is a pack.
  public var revision: String?
  /// A file that `pushwright strings pack` wrote, as written here, relative to the project file.
  public var pack: String?

  public init(name: String, revision: String? = nil, pack: String? = nil) {
    self.name = name
    self.revision = revision
    self.pack = pack
  }
}
