/// A command in the palette.
public struct PaletteEntry: Hashable, Sendable {
  public var command: Command
  public var availability: Availability
  /// The letters of ``Command/configurationName`` that were found, counted from 0.
  public var nameSpots: Set<Int>
  /// The letters of ``Command/help`` that were found.
  public var helpSpots: Set<Int>
}
