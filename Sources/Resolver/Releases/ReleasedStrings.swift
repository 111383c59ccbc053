/// The strings of one release of the app that people have on their devices.
public struct ReleasedStrings: Sendable {
  /// As the project calls it: `5.1`.
  public var name: String
  /// Those whose strings it has; of the others it says nothing.
  public var platforms: Set<Platform>
  /// Kept, because making one prepares the strings for matching.
  public var resolver: StringResolver

  /// Releases as a place: `in 5.1, 5.0`; `nil` for none.
  public static func place(_ names: [String]) -> String? {
    names.isEmpty ? nil : "in " + names.joined(separator: ", ")
  }

  public init(
    name: String, strings: AppLocalizations, platforms: Set<Platform> = [.android, .apple]
  ) {
    self.name = name
    self.platforms = platforms
    resolver = StringResolver(strings: strings)
  }
}
