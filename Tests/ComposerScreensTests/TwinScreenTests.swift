import ComposerScreens
import ComposerState
import TerminalUI
import TestPacing
import TestSupport
import Testing

/// The same screens on other terminals: without signs beyond ASCII, and without colors.
@Suite(.takingTurns)
struct TwinScreenTests {
  private static let mono = ThemeLibrary().theme(named: "mono").theme

  /// Every moment of which there is a picture, at one of the four sizes in turn.
  private static let moments: [Int] = Array(
    0..<ScreenTests.moments.count + FormScreenTests.moments.count + SendMoment.all.count
      + DraftMoment.all.count)

  @Test(arguments: moments)
  func `In ASCII a screen is the same, each sign of ours another one`(number: Int) async throws {
    let (composer, derived) = try await outcome(number)
    let size = ScreenTests.allSizes[number % ScreenTests.allSizes.count]
    var (signs, ascii) = (Canvas(size: size), Canvas(size: size, glyphs: .ascii))
    ComposerScreen.draw(composer, derived, on: &signs)
    ComposerScreen.draw(composer, derived, on: &ascii)
    for row in 0..<size.rows {
      for (there, here) in zip(signs.row(row), ascii.row(row)) {
        let twin = Glyphs.ascii.glyph(for: Character(there.text.isEmpty ? " " : there.text))
        let isSame = there.style == here.style && (here.text.isEmpty || here.text == String(twin))
        #expect(isSame, "row \(row): ‘\(there.text)’ is ‘\(here.text)’")
      }
    }
    let foreign = ascii.picture.unicodeScalars.filter {
      !$0.isASCII && !$0.properties.isAlphabetic && !$0.properties.isEmoji && $0.value < 0x2E80
        && $0.properties.generalCategory != .nonspacingMark
    }
    let left = Set(foreign.map { String($0) }).subtracting(["¡", "،", "«", "»", "\u{200D}", "×"])
    #expect(left.isEmpty, "\(left)")
  }

  @Test(arguments: moments)
  func `Without colors a chosen row and a focused field can still be told apart`(
    number: Int
  ) async throws {
    let (composer, derived) = try await outcome(number)
    var canvas = Canvas(size: ScreenTests.allSizes[(number + 1) % ScreenTests.allSizes.count])
    ComposerScreen.draw(composer, derived, on: &canvas)
    for row in 0..<canvas.size.rows {
      for cell in canvas.row(row) {
        let look = Self.mono.appearance(of: cell.style)
        #expect(look.foreground == nil && look.background == nil, "row \(row): \(cell)")
        if cell.style.isSelected || cell.style.role == .focus {
          #expect(look.attributes != Self.mono.appearance(of: .text).attributes, "row \(row)")
        }
      }
    }
  }

  @Test(arguments: [0, 1, 2, 6, 7, 12], ScreenTests.allSizes)
  func `In mono and in ASCII it looks as it was looked at`(number: Int, size: Size) async throws {
    let (composer, derived) = try await outcome(number)
    var canvas = Canvas(size: size, glyphs: .ascii)
    ComposerScreen.draw(composer, derived, on: &canvas)
    try expectScreen(
      canvas, as: attributes(of: canvas),
      named: "mono-\(ScreenTests.moments[number].name)-\(size.columns)x\(size.rows)")
  }

  @Test func `The message about the size of a small terminal looks as it was looked at`()
    async throws
  {
    let (composer, derived) = try await outcome(0)
    var canvas = Canvas(size: Size(columns: 40, rows: 12))
    ComposerScreen.draw(composer, derived, on: &canvas)
    try await expectPicture(canvas, named: "too-small-40x12")
  }

  /// A letter for each column's attributes, a dot for none.
  private func attributes(of canvas: Canvas) -> String {
    let names: [(Appearance.Attributes, Character)] = [
      (.reverse, "r"), (.underline, "u"), (.bold, "b"), (.dim, "d"), (.italic, "i"),
    ]
    return (0..<canvas.size.rows).map { row in
      let letters = canvas.row(row).map { cell -> Character in
        let look = Self.mono.appearance(of: cell.style).attributes
        return names.first { look.contains($0.0) }?.1 ?? "."
      }
      var line = String(letters)
      while line.last == "." { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  private func outcome(_ number: Int) async throws -> (composer: Composer, derived: Derived) {
    var index = number
    if index < ScreenTests.moments.count { return try await ScreenTests.moments[index].outcome() }
    index -= ScreenTests.moments.count
    if index < FormScreenTests.moments.count {
      return try await FormScreenTests.moments[index].outcome()
    }
    index -= FormScreenTests.moments.count
    if index < SendMoment.all.count { return try await SendMoment.all[index].outcome() }
    return try await DraftMoment.all[index - SendMoment.all.count].composer()
  }
}
