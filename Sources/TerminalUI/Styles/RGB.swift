/// A color of the sRGB space, each part 0 to 255.
public struct RGB: Hashable, Sendable {
  public var red: Int
  public var green: Int
  public var blue: Int

  public init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#rrggbb`.
  public init?(_ text: String) {
    guard text.utf8.count == 7, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
      let value = Int(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(red: value >> 16, green: value >> 8 & 0xFF, blue: value & 0xFF)
  }

  /// What xterm draws for one of its 256 colors.
  public init(indexed index: Int) {
    switch index {
    case 0..<16: self = Self.ansi[index]
    case 16..<232:
      let place = index - 16
      self.init(
        red: Self.cube[place / 36], green: Self.cube[place / 6 % 6], blue: Self.cube[place % 6])
    default:
      let grey = min(max(8 + 10 * (index - 232), 0), 255)
      self.init(red: grey, green: grey, blue: grey)
    }
  }

  /// Red, green and blue in one number.
  var value: Int { red << 16 | green << 8 | blue }

  /// The nearest of the 240 colors that no terminal's palette changes: a color of the cube or a gray.
  var nearestIndexed: Int {
    let steps = [red, green, blue].map { part in
      Self.cube.indices.min { abs(Self.cube[$0] - part) < abs(Self.cube[$1] - part) } ?? 0
    }
    let ofCube = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    let mean = (3 * red + 6 * green + blue) / 10
    let grey = 232 + min(max((mean - 3) / 10, 0), 23)
    return distance(to: Self(indexed: grey)) < distance(to: Self(indexed: ofCube)) ? grey : ofCube
  }

  /// The eye tells greens apart best and blues worst.
  private func distance(to other: Self) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return 3 * red * red + 6 * green * green + blue * blue
  }

  private static let cube = [0, 95, 135, 175, 215, 255]

  static let ansi: [Self] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { Self(red: $0 >> 16, green: $0 >> 8 & 0xFF, blue: $0 & 0xFF) }
}
