import Testing

@testable import CursesTerminal

struct CharacterMeasureTests {
  @Test(arguments: [
    ("\u{1B}[1;2R", 1), ("\u{1B}[24;3R", 2), ("typed\u{1B}[A\u{1B}[5;2R", 1), ("\u{1B}[1;2", nil),
    ("\u{1B}[1;1R", nil), ("\u{1B}[1;80R", nil), ("\u{1B}[2R", nil), ("", nil),
    ("\u{1B}[1;99999999999999999999R", nil),
  ])
  func `The cursor's column tells how wide the character is`(answer: String, columns: Int?) {
    #expect(CharacterMeasure.columns(in: Array(answer.utf8)) == columns)
  }
}
