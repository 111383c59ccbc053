internal import TOMLPlaces

/// A theme that a file asks for, with the place where it does.
public struct NamedTheme: Hashable, Sendable {
  public var name: String
  public var line: Int
  public var column: Int?

  /// Those of a user's configuration, which was read from a text.
  public static func all(of configuration: UserConfiguration, in text: String) -> [NamedTheme] {
    all(of: configuration.theme, at: [.key("theme")], KeyPositions(of: text))
  }

  /// Those of a project's profiles, which were read from a text.
  public static func all(of file: ProjectFile, in text: String) -> [NamedTheme] {
    let positions = KeyPositions(of: text)
    return file.profiles.flatMap { profile in
      all(
        of: profile.theme, at: [.key("profiles"), .key(profile.name), .key("theme")], positions)
    }
  }

  private static func all(
    of choice: ThemeChoice?, at place: [KeyPositions.Step], _ positions: KeyPositions
  ) -> [NamedTheme] {
    switch choice {
    case nil: []
    case .one(let name): [NamedTheme(name, positions[place])]
    case .pair(let dark, let light):
      [
        NamedTheme(dark, positions[place + [.key("dark")]]),
        NamedTheme(light, positions[place + [.key("light")]]),
      ]
    }
  }

  private init(_ name: String, _ position: TextPosition?) {
    self.name = name
    line = position?.line ?? 0
    column = position?.column
  }
}
