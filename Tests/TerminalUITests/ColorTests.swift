import TerminalUI
import Testing

struct ColorTests {
  @Test(arguments: [
    (Color.terminal, 256, -1), (.ansi(9), 256, 9), (.ansi(9), 8, 1), (.indexed(200), 256, 200),
    (.indexed(196), 16, 9), (.rgb(RGB(red: 255, green: 0, blue: 0)), 256, 196),
    (.rgb(RGB(red: 255, green: 0, blue: 0)), 16, 9),
    (.rgb(RGB(red: 8, green: 8, blue: 8)), 256, 232),
    (.rgb(RGB(red: 1, green: 2, blue: 3), indexed: 99, ansi: 4), 256, 99),
    (.rgb(RGB(red: 1, green: 2, blue: 3), indexed: 99, ansi: 4), 16, 4), (.ansi(1), 1, -1),
    (.ansi(1), 1 << 24, 1), (.ansi(15), 1 << 24, 0xFFFFFF), (.terminal, 1 << 24, -1),
    (.rgb(RGB(red: 1, green: 2, blue: 3), indexed: 99), 1 << 24, 0x010203),
  ])
  func `A color is asked for as the terminal can show it`(color: Color, count: Int, index: Int) {
    #expect(color.index(amongColors: count) == index)
  }

  @Test func `Black is not mistaken for the palette's black where any color can be had`() {
    let black = Color.rgb(RGB(red: 0, green: 0, blue: 0))
    #expect(black.index(amongColors: 1 << 24) == 8)
    #expect(Color.rgb(RGB(red: 0, green: 0, blue: 7)).index(amongColors: 1 << 24) == 8)
  }

  @Test func `Among 256 the nearest is found as by trying all`() {
    func distance(_ first: RGB, _ second: RGB) -> Int {
      let (red, green, blue) = (
        first.red - second.red, first.green - second.green, first.blue - second.blue
      )
      return 3 * red * red + 6 * green * green + blue * blue
    }
    var count = 0
    for red in stride(from: 0, through: 255, by: 17) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let color = RGB(red: red, green: green, blue: blue)
          let index = Color.rgb(color).index(amongColors: 256)
          let best = (16..<256).map { distance(color, RGB(indexed: $0)) }.min()
          count += 1
          #expect(distance(color, RGB(indexed: index)) == best, "\(color)")
        }
      }
    }
    #expect(count == 16 * 18 * 6)
  }

  @Test(arguments: [
    ("#000000", 0), ("#2e3440", 0), ("#002b36", 0), ("#767676", 8), ("#d8dee9", 7), ("#eff1f5", 7),
    ("#fffcf0", 15),
    ("#ffffff", 15), ("#bf616a", 9), ("#af0000", 1), ("#a3be8c", 10), ("#005f00", 2),
    ("#ebcb8b", 11), ("#7d5f00", 3), ("#7aa2f7", 12), ("#205ea6", 4), ("#ff79c6", 13),
    ("#8b008b", 5), ("#88c0d0", 14), ("#19716a", 6), ("#ff0010", 9),
  ])
  func `Among sixteen a tint keeps its hue, bright for dark grounds and dark for light ones`(
    text: String, index: Int
  ) throws {
    let color = try #require(Color(named: text))
    #expect(color.index(amongColors: 16) == index)
  }

  @Test(
    arguments: [
      ("red", Color.ansi(1)), ("bright-white", .ansi(15)), ("grey", .ansi(8)), ("gray", .ansi(8)),
      ("default", .terminal), ("#0a0B0c", .rgb(RGB(red: 10, green: 11, blue: 12))), ("rot", nil),
      ("#fff", nil), ("#12345g", nil), ("", nil),
    ] as [(String, Color?)])
  func `A color has a name or six digits`(name: String, color: Color?) {
    #expect(Color(named: name) == color)
  }

  @Test(arguments: [
    (Color.ansi(3), Color.ansi(15), 16, 0, 15), (.ansi(3), .ansi(15), 256, 3, 15),
    (.ansi(8), .ansi(0), 8, 7, 0), (.ansi(8), .terminal, 8, -1, -1),
    (.ansi(8), .terminal, 16, 8, -1),
    (.ansi(0), .terminal, 8, 0, -1), (.ansi(4), .ansi(4), 16, 15, 4), (.ansi(4), .ansi(4), 8, 7, 4),
    (.ansi(1), .ansi(0), 16, 1, 0), (.terminal, .ansi(1), 16, -1, 1),
  ])
  func `Text and ground are never one color where colors are few`(
    text: Color, ground: Color, count: Int, textIndex: Int, groundIndex: Int
  ) {
    let indices = Appearance(foreground: text, background: ground).indices(amongColors: count)
    #expect(indices == (textIndex, groundIndex))
  }
}
