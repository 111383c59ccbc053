/// A command or a field in the palette.
public struct PaletteEntry: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    case command(Command, Availability)
    case field(FieldEntry)
  }

  public var target: Target
  /// The letters of the name that were found, counted from 0.
  public var nameSpots: Set<Int>
  /// The letters of a command's help that were found.
  public var helpSpots: Set<Int> = []

  /// `nil` for a field.
  public var command: Command? {
    if case .command(let command, _) = target { command } else { nil }
  }

  public var availability: Availability {
    if case .command(_, let availability) = target { availability } else { .available }
  }
}
