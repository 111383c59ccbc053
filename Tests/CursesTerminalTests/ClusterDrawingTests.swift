import Testing

@testable import CursesTerminal

@MainActor
struct ClusterDrawingTests {
  init() { _ = TerminalLocale.establish() }

  @Test(arguments: [
    ("a", 1, ["a"]), ("é", 1, ["é"]), ("e\u{301}", 1, ["e\u{301}"]), ("漢", 2, ["漢", ""]),
    ("漢\u{301}", 2, ["漢\u{301}", ""]), ("नि", 2, ["न", "ि"]), ("क्षि", 3, ["क्", "ष", "ि"]),
    ("👩‍👩‍👧‍👦", 2, ["👩", ""]), ("👍🏽", 2, ["👍", ""]), ("🇩🇪", 2, ["D", "E"]),
    ("❤️", 2, ["❤", " "]), ("1️⃣", 2, ["1", " "]), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2, ["🏴", ""]),
  ])
  func `A cluster fills the cells that curses and the terminal agree on`(
    cluster: String, width: Int, cells: [String]
  ) {
    #expect(ClusterDrawing.cells(of: cluster, width: width, isASCII: false) == cells)
  }

  @Test func `A character that the C library does not know is a box as wide`() {
    let unassigned = "\u{1FAFF}"
    #expect(ClusterDrawing.cells(of: unassigned, width: 2, isASCII: false) == ["▯", " "])
    #expect(ClusterDrawing.cells(of: "漢", width: 1, isASCII: false) == ["▯"])
  }

  @Test func `More marks than a cell holds are cut`() {
    let marks = String(repeating: "\u{301}", count: 9)
    let cells = ClusterDrawing.cells(of: "e" + marks, width: 1, isASCII: false)
    #expect(cells.map(\.unicodeScalars.count) == [5])
  }

  @Test func `Without UTF-8 letters are question marks and stay as wide`() {
    #expect(ClusterDrawing.cells(of: "漢", width: 2, isASCII: true) == ["?", " "])
    #expect(ClusterDrawing.cells(of: "e\u{301}", width: 1, isASCII: true) == ["e"])
  }
}
