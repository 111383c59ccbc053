/// The strings of one release of the app that people have on their devices.
public struct ReleasedStrings: Sendable {
  /// As the project calls it: `5.1`.
  public var name: String
  /// Kept, because making one prepares the strings for matching.
  public var resolver: StringResolver

  public init(name: String, strings: AppLocalizations) {
    self.name = name
    resolver = StringResolver(strings: strings)
  }
}
