import ComposerScreens
import PushMessages
import TerminalUI
import TestPacing
import TestSupport
import Testing
import TextLayout

@testable import ComposerState

/// Texts of many scripts on the screen: no letter may move what stands to the right of it.
@Suite(.takingTurns)
struct ScriptScreenTests {
  struct Script: CustomTestStringConvertible, Sendable {
    var name: String
    var title: String
    var body: String
    var testDescription: String { name }

    /// The texts as literals of every platform, as arguments, and in the target.
    var document: MessageDocument {
      var document = MessageDocument(text: #"{"message": {"topic": "news"}}"#)
      let texts: [FieldPath] = [
        "android.notification", "apns.payload.aps.alert", "webpush.notification", "notification",
      ]
      for holder in texts {
        try? document.set(.string(title), at: holder.appending("title"))
        try? document.set(.string(body), at: holder.appending("body"))
      }
      let arguments: JSONValue = .list([.string(title), .string(body)])
      try? document.set(.string("welcome_title"), at: "android.notification.title_loc_key")
      try? document.set(arguments, at: "android.notification.title_loc_args")
      return document
    }
  }

  static let scripts = [
    Script(
      name: "emoji", title: "👩‍👩‍👧‍👦 🇩🇪🇫🇷 👍🏽 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣",
      body: "New ones: 🫩🫆🪾 and 🧑🏽‍❤️‍🧑🏻, 🏳️‍🌈, ⌚︎, a half 🇩 and a loose 🏽"),
    Script(
      name: "cjk", title: "夏季促销已经开始 한국어 알림",
      body: "コード「SUMMER50」で、本日２４時まで５０％ＯＦＦ。각 조합형 한글도."),
    Script(
      name: "combining", title: "Cafe\u{301} nai\u{308}ve Z\u{335}a\u{301}\u{302}\u{303}lgo",
      body: "\u{301}alone, e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307} too many, việt ngữ"),
    Script(
      name: "arabic", title: "مرحبا يا مريم! الطلب رقم 42 (عاجل)",
      body: "لقد تم شحن طلبك من Demo Shop اليوم، ويصل خلال 3 أيام إِنْ شَاءَ اللهُ."),
    Script(
      name: "hebrew", title: "שלום עולם! 50% הנחה",
      body: "הַהַזְמָנָה שלך מס׳ 4711 נשלחה דרך DHL (מהיר), ותגיע עד 24.12."),
    Script(
      name: "devanagari", title: "नमस्ते दुनिया! क्षत्रिय श्री",
      body: "आपका ऑर्डर भेज दिया गया है और ३ दिनों में पहुँच जाएगा। र्‍य क्‌ष"),
    Script(
      name: "thai", title: "สวัสดีครับ คำสั่งซื้อที่ ๔๒",
      body: "คำสั่งซื้อของคุณถูกจัดส่งแล้ว และจะถึงภายใน ๓ วัน ขอบคุณที่ใช้บริการน้ำใจ"),
  ]

  static let panes: [Command] = [.showText, .showPreview, .showLocales, .showPayload]

  private static let frames = Set("│─╎╌┌┐└┘├┤┬┼╭╮╰╯")

  @Test(arguments: scripts, ScreenTests.allSizes)
  func `Frames stand in their columns whatever the text`(script: Script, size: Size) async throws {
    for pane in Self.panes {
      let canvas = try await picture(of: script, pane, size)
      for row in 0..<size.rows {
        let cells = canvas.row(row).enumerated().filter {
          $1.text.first.map(Self.frames.contains) ?? false
        }
        let columns = cells.map(\.offset)
        #expect(columns == seenColumns(in: canvas, row), "\(pane) row \(row)")
      }
      expectWholeBoxes(canvas)
    }
  }

  /// Where a terminal that gets the line cluster by cluster has the frames.
  private func seenColumns(in canvas: Canvas, _ row: Int) -> [Int] {
    var column = 0
    var columns: [Int] = []
    for character in canvas.row(row).reduce(into: "", { $0 += $1.text }) {
      if Self.frames.contains(character) { columns.append(column) }
      column += character.terminalWidth(ambiguous: .narrow)
    }
    return columns
  }

  /// Every card's sides stand below its upper corners, down to its lower ones.
  private func expectWholeBoxes(_ canvas: Canvas) {
    let sides: [Character: (sides: String, end: String)] = [
      "┌": ("│╎", "└"), "┐": ("│╎", "┘"), "╭": ("│", "╰"), "╮": ("│", "╯"),
    ]
    for row in 0..<canvas.size.rows {
      for (column, cell) in canvas.row(row).enumerated() {
        guard let corner = cell.text.first, let expected = sides[corner] else { continue }
        var place = Point(column: column, row: row + 1)
        while expected.sides.contains(canvas[place].text), place.row < canvas.size.rows {
          place.row += 1
        }
        #expect(canvas[place].text == expected.end, "\(place):\n\(canvas.picture)")
      }
    }
  }

  @Test(arguments: [0, 3], ScreenTests.allSizes)
  func `Emoji and Arabic look as they were looked at`(index: Int, size: Size) async throws {
    let script = Self.scripts[index]
    for pane in Self.panes where pane != .showPreview {
      let canvas = try await picture(of: script, pane, size)
      let name = "\(script.name)-\(pane.rawValue.dropFirst(4).lowercased())"
      try await expectPicture(canvas, named: "script-\(name)-\(size.columns)x\(size.rows)")
    }
  }

  @Test func `A terminal that reorders gets the letters in the order they are read`() async throws {
    let script = Script(name: "", title: "שלום", body: "עולם")
    let size = Size(columns: 120, rows: 40)
    let visual = try await picture(of: script, .showText, size).picture
    let logical = try await picture(of: script, .showText, size, .logical).picture
    #expect(visual.contains("םולש") && !visual.contains("שלום"))
    #expect(logical.contains("שלום") && !logical.contains("םולש"))
    #expect(logical.contains("עולם") && !logical.contains("םלוע"))
  }

  @Test func `The strings of JSON stay in their order, each in its own direction`() async throws {
    let script = Script(name: "", title: "שלום \"א\"", body: "עולם")
    let size = Size(columns: 120, rows: 40)
    let picture = try await picture(of: script, .showPayload, size).picture
    let backslash = #"\"#
    #expect(picture.contains("[\"\"\(backslash)א\"\(backslash) םולש\", \"םלוע\"]"))
    #expect(picture.contains("Web ✓ \"א\" םולש · םלוע"))
  }

  @Test func `A text of ten thousand letters is cut, not measured`() async throws {
    let text = String(repeating: "日", count: 10_000)
    let script = Script(name: "", title: text, body: text)
    let canvas = try await picture(of: script, .showText, Size(columns: 80, rows: 24))
    let line = try #require(
      canvas.picture.split(separator: "\n").first { $0.contains("All: title") })
    #expect(line.contains("日…"))
  }

  private func picture(
    of script: Script, _ pane: Command, _ size: Size, _ bidi: BidiDisplay = .visual
  ) async throws -> Canvas {
    var composer = DemoApp.composer("sale.json")
    composer.draft.replace(script.document)
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    let derived = try await DemoApp.derived(composer)
    _ = composer.update(.command(pane), seeing: derived, at: composer.now)
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, derived, options: DrawingOptions(bidi: bidi), on: &canvas)
    return canvas
  }
}
