import TerminalUI
import Testing

@testable import CursesTerminal

/// What the terminal sends, as curses hands it over; a `·` is a moment in which nothing comes.
struct SequenceDecoderTests {
  /// What is reported for a text with moments in it.
  private static func reports(_ text: String) -> [TerminalReport] {
    var decoder = SequenceDecoder()
    return text.unicodeScalars.flatMap { scalar in
      scalar == "·" ? decoder.pause() : decoder.take(.character(scalar))
    }
  }

  @Test func `A paste without an end is taken as it is, and keys are keys again`() {
    var decoder = SequenceDecoder()
    for scalar in "\u{1B}[200~ab".unicodeScalars { #expect(decoder.take(.character(scalar)) == []) }
    #expect(decoder.isPasting && decoder.pause() == [])
    #expect(decoder.abandonPaste() == [.event(.paste("ab")), .event(.pasteFault(.endless))])
    #expect(!decoder.isPasting && decoder.abandonPaste() == [])
    #expect(decoder.take(.character("q")) == [.event(.key("q"))])
  }

  @Test func `The rest of a paste that comes late is no row of keys`() {
    var decoder = SequenceDecoder()
    for scalar in "\u{1B}[200~ab".unicodeScalars { _ = decoder.take(.character(scalar)) }
    _ = decoder.abandonPaste()
    decoder.resumePaste()
    let late = "cd\r\u{1B}[201~".unicodeScalars.flatMap { decoder.take(.character($0)) }
    #expect(late == [.event(.paste("cd\n"))])
    // Without an abandoned paste there is nothing to resume.
    decoder.resumePaste()
    #expect(!decoder.isPasting)
  }

  @Test func `A paste that is too long is read to its end, and nothing of it is kept`() {
    var decoder = SequenceDecoder()
    for scalar in "\u{1B}[200~".unicodeScalars { _ = decoder.take(.character(scalar)) }
    for _ in 0...SequenceDecoder.longestPaste { #expect(decoder.take(.character("x")) == []) }
    let end = "qs\r\u{1B}[201~z".unicodeScalars.flatMap { decoder.take(.character($0)) }
    let fault = TerminalEvent.PasteFault.tooLong(limit: SequenceDecoder.longestPaste)
    #expect(end == [.event(.pasteFault(fault)), .event(.key("z"))])
  }

  private static func keys(_ text: String) -> [String] {
    reports(text).map { report in
      if case .event(.key(let press)) = report { press.description } else { "\(report)" }
    }
  }

  @Test(arguments: [
    ("a", ["a"]), ("\u{1B}·", ["esc"]), ("\u{1B}a", ["alt-a"]), ("\u{1B}\u{1B}·", ["esc", "esc"]),
    ("\u{1B}·[·", ["esc", "["]), ("\u{1B}·]1", ["esc", "]", "1"]),
    ("\u{1B}[·a", ["alt-[", "a"]), ("\u{1B}O·", ["alt-O"]), ("\u{1B}]·x", ["alt-]", "x"]),
    ("\u{1B}P·", ["alt-P"]), ("\u{1B}]\r", ["alt-]", "enter"]),
    ("\u{1B}[\u{3}", ["alt-[", "ctrl-c"]),
    ("\u{1B}OA", ["up"]), ("\u{1B}[1;5D", ["ctrl-left"]), ("\u{1B}[1;·5·D", ["ctrl-left"]),
    ("\u{1B}[5\u{1B}[A", ["up"]), ("\u{1B}[5\u{3}a", ["ctrl-c", "a"]),
    ("\u{1B}\u{7F}", ["alt-backspace"]), ("\u{1B}[[Aa", ["a"]),
  ])
  func `Keys come out however long their sequences take`(text: String, names: [String]) {
    #expect(Self.keys(text) == names)
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:zz/00/00\u{7}", "\u{1B}]10;rgb:ff/00/00\u{1B}\\", "\u{1B}]52;c;aGk=\u{7}",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[?1;2n", "\u{1B}[12;40$R",
    "\u{1B}[<35;1;1M", "\u{1B}[<0;0;0M", "\u{1B}[<0;99999999999999999999;1M", "\u{1B}[M !!",
    "\u{1B}[>0;276;0c", "\u{1B}[?1;2;3n", "\u{1B}[\(String(repeating: "1;", count: 4000))x",
    "\u{1B}]0;\(String(repeating: "a", count: 9000))\u{7}",
  ])
  func `What nobody asked for is never typed, whole or in pieces`(text: String) {
    let pieces = text.unicodeScalars.enumerated().map { $0 < 3 ? "\($1)" : "\($1)·" }.joined()
    for text in [text, pieces] {
      let typed = Self.reports(text + "z")
      #expect(typed == [.event(.key("z"))])
    }
  }

  @Test(arguments: [
    ("11;rgb:1e1e/1e1e/2e2e", RGB(red: 0x1E, green: 0x1E, blue: 0x2E)),
    ("11;rgb:ffff/0000/8080", RGB(red: 255, green: 0, blue: 128)),
    ("11;rgb:f/0/8", RGB(red: 255, green: 0, blue: 136)),
    ("11;rgba:ff/80/00/ff", RGB(red: 255, green: 128, blue: 0)),
    ("11;#102030", RGB(red: 16, green: 32, blue: 48)),
  ])
  func `The background is understood in every form and however it is split`(
    answer: String, color: RGB
  ) {
    for end in ["\u{7}", "\u{1B}\\", "\u{1B}·\\", "\u{9C}"] {
      let text = "\u{1B}]" + answer.map { "\($0)·" }.joined() + end
      #expect(Self.reports(text) == [.event(.background(color))])
    }
  }

  @Test(arguments: [
    "11;?", "11;rgb:", "11;rgb:1/2", "11;rgb:1/2/3/4", "11;rgb:11111/2/3", "11;rgb:-1/2/3",
    "11;rgb:+1/2/3", "12;rgb:1/2/3", "11;red", "", "11;rgba:1/2/3",
  ])
  func `Other answers name no background`(answer: String) {
    #expect(RGB(answer: answer) == nil)
  }

  @Test(arguments: [
    ("[?2026;1$y", TerminalReport.mode(2026, isOffered: true)),
    ("[?2026;2$y", .mode(2026, isOffered: true)), ("[?2026;0$y", .mode(2026, isOffered: false)),
    ("[?2026;4$y", .mode(2026, isOffered: false)), ("[?62;4c", .identity),
    ("[?997;1n", .colorsChanged),
  ])
  func `Answers are told apart`(answer: String, report: TerminalReport) {
    #expect(Self.reports("\u{1B}" + answer) == [report])
  }

  @Test(arguments: [
    ("<0;1;1M", MouseEvent(.press(.left, clicks: 1), at: .origin)),
    ("<0;300;200m", MouseEvent(.release(.left), at: Point(column: 299, row: 199))),
    ("<1;2;3M", MouseEvent(.press(.middle, clicks: 1), at: Point(column: 1, row: 2))),
    ("<2;2;3m", MouseEvent(.release(.right), at: Point(column: 1, row: 2))),
    ("<64;5;6M", MouseEvent(.wheelUp, at: Point(column: 4, row: 5))),
    ("<65;5;6M", MouseEvent(.wheelDown, at: Point(column: 4, row: 5))),
    ("<16;1;1M", MouseEvent(.press(.left, clicks: 1), at: .origin, modifiers: .control)),
    ("<12;1;1M", MouseEvent(.press(.left, clicks: 1), at: .origin, modifiers: [.alt, .shift])),
    ("<85;1;1M", MouseEvent(.wheelDown, at: .origin, modifiers: [.control, .shift])),
  ])
  func `The mouse is read as xterm sends it`(text: String, event: MouseEvent) {
    #expect(Self.reports("\u{1B}[" + text) == [.event(.mouse(event))])
  }

  @Test(arguments: ["32;1;1M", "66;1;1M", "128;1;1M", "3;1;1M", "64;1;1m", "0;1M", "0;1;1;1M"])
  func `Motion, side buttons and broken reports are no events`(text: String) {
    #expect(Self.reports("\u{1B}[<" + text) == [])
  }

  @Test func `A paste is one text whatever it holds`() {
    let text = "\u{1B}[200~a\r\nb\rc\u{1B}[A\u{1B}]11;x\u{7}·\u{3}\u{1B}[201~q"
    #expect(
      Self.reports(text) == [
        .event(.paste("a\nb\nc\u{1B}[A\u{1B}]11;x\u{7}\u{3}")), .event(.key("q")),
      ])
  }

  @Test func `Curses' own names of the marks around a paste are understood too`() {
    var decoder = SequenceDecoder()
    let inputs: [SequenceDecoder.Input] = [
      .code(KeyCodes.pasteStart), .character("a"), .code(KeyCodes.pasteEnd), .character("b"),
    ]
    #expect(
      inputs.flatMap { decoder.take($0) } == [.event(.paste("a")), .event(.key("b"))])
  }

  @Test func `Half a sequence can be given up`() {
    var decoder = SequenceDecoder()
    for scalar in "\u{1B}]11;rgb".unicodeScalars { _ = decoder.take(.character(scalar)) }
    #expect(decoder.isWithinSequence && !decoder.isUndecided)
    decoder.abandonSequence()
    #expect(decoder.take(.character("x")) == [.event(.key("x"))])
  }

  @Test func `Whatever comes, keys work again after the end of a sequence`() {
    let pieces = [
      "\u{1B}", "[", "]", "O", "P", "M", "<", "?", "0", "1", ";", "200~", "201~", "\u{7}", "\\",
      "a",
      "$", "\u{3}", "é", "\u{9C}", "·", "R", "y",
    ]
    var state: UInt64 = 1
    for round in 0..<2000 {
      var text = ""
      for _ in 0..<20 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      // The end of a paste, should one have begun, is the end of everything else too.
      let reports = Self.reports(text + "\u{1B}[201~·z")
      #expect(reports.last == .event(.key("z")), "round \(round): \(text.debugDescription)")
    }
  }
}
