import TerminalUI
import Testing

struct TerminalBackgroundTests {
  @Test(
    arguments: [
      ("15;0", TerminalBackground.dark), ("0;15", .light), ("0;default;15", .light), ("7;8", .dark),
      ("0;7", .light), ("12;6", .dark), ("0;9", .light), ("15;default", .unknown), ("15", .unknown),
      ("", .unknown), ("0;16", .unknown), ("0;-1", .unknown), ("a;b", .unknown), (nil, .unknown),
    ] as [(String?, TerminalBackground)])
  func `COLORFGBG names the ground last`(value: String?, background: TerminalBackground) {
    #expect(TerminalBackground(colorFGBG: value) == background)
  }

  @Test(arguments: [
    ("#000000", TerminalBackground.dark), ("#002b36", .dark), ("#1e1e2e", .dark),
    ("#767676", .light),
    ("#fdf6e3", .light), ("#ffffff", .light), ("#0000ff", .dark),
  ])
  func `A ground is light when black is easier to read on it than white`(
    color: String, background: TerminalBackground
  ) throws {
    #expect(TerminalBackground(try #require(RGB(color))) == background)
  }

  @Test func `What is not known is neither dark nor light`() {
    #expect(TerminalBackground.dark.isLight == false)
    #expect(TerminalBackground.light.isLight == true)
    #expect(TerminalBackground.unknown.isLight == nil)
  }
}
