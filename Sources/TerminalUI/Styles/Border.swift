/// The lines of a frame.
public struct Border: Hashable, Sendable {
  public var horizontal: Character
  public var vertical: Character
  public var topLeft: Character
  public var topRight: Character
  public var bottomLeft: Character
  public var bottomRight: Character

  public init(
    horizontal: Character, vertical: Character, topLeft: Character, topRight: Character,
    bottomLeft: Character, bottomRight: Character
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// The letters are horizontal, vertical, then the corners row by row.
  private init(_ letters: StaticString) {
    let letters = Array(letters.description)
    self.init(
      horizontal: letters[0], vertical: letters[1], topLeft: letters[2], topRight: letters[3],
      bottomLeft: letters[4], bottomRight: letters[5])
  }

  public static let single = Self("─│┌┐└┘")
  public static let rounded = Self("─│╭╮╰╯")
  public static let dashed = Self("╌╎┌┐└┘")
  public static let heavy = Self("━┃┏┓┗┛")
  public static let double = Self("═║╔╗╚╝")
  public static let ascii = Self("-|++++")
}
