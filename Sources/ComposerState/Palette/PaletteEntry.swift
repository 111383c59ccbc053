/// A command, a question, a field or a setting in the palette.
public struct PaletteEntry: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    case command(Command, Availability)
    case field(FieldEntry)
    case topic(HowTo)
    case setting(SettingEntry)
  }

  public var target: Target
  /// The letters of the name that were found, counted from 0.
  public var nameSpots: Set<Int>
  /// The letters of a command's help, or of a question, that were found.
  public var helpSpots: Set<Int> = []

  /// `nil` for anything else.
  public var command: Command? {
    if case .command(let command, _) = target { command } else { nil }
  }

  public var availability: Availability {
    if case .command(_, let availability) = target { availability } else { .available }
  }
}
