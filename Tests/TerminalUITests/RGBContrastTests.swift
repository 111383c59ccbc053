import TerminalUI
import Testing

struct RGBContrastTests {
  /// Ratios as published with WCAG and its checkers.
  @Test(arguments: [
    ("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.48), ("#767676", "#ffffff", 4.54),
    ("#0000ff", "#ffffff", 8.59), ("#ff0000", "#ffffff", 4.0), ("#00ff00", "#ffffff", 1.37),
    ("#123456", "#123456", 1.0), ("#0a0a0a", "#000000", 1.06),
  ])
  func `Contrast is that of WCAG, whichever of the two is the text`(
    first: String, second: String, ratio: Double
  ) throws {
    let first = try #require(RGB(first))
    let second = try #require(RGB(second))
    #expect(abs(first.contrast(with: second) - ratio) < 0.01)
    #expect(first.contrast(with: second) == second.contrast(with: first))
  }
}
