import PushMessages
import TerminalUI
import TestSupport
import Testing

@testable import ComposerScreens
@testable import ComposerState

/// What a phone shows and what a terminal has room for are two things.
struct CardRoomTests {
  private func picture(
    body: String, size: Size, pane: Pane = .text, isZoomed: Bool = false
  ) async throws -> String {
    var composer = DemoApp.composer("fcm-example.json")
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    composer.screen.show(pane)
    composer.screen.arrange { $0.isZoomed = isZoomed }
    composer.draft.replace(
      MessageDocument(
        text: #"{"message": {"topic": "a", "notification": {"title": "T", "body": "\#(body)"}}}"#))
    var canvas = Canvas(size: size)
    ComposerScreen.draw(
      composer, try await DemoApp.derived(composer), options: DrawingOptions(), on: &canvas)
    return String(canvas.picture)
  }

  /// The words in the frames of both phones.
  private func words(in picture: String) -> [Substring] {
    picture.split { $0 == " " || $0 == "\n" || "│┌┐└┘╭╮╰╯─".contains($0) }
  }

  @Test(arguments: [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 200, rows: 60),
  ])
  func `What a phone shows in a line is shown whole on every terminal`(size: Size) async throws {
    let body = "alpha bravo charlie delta echo foxtrot"
    let picture = try await picture(body: body, size: size)
    let words = words(in: picture)
    for word in body.split(separator: " ") {
      #expect(words.count { $0 == word } >= 2, "\(word), on both phones")
    }
    #expect(!picture.contains("▾ more"))
    #expect(!picture.contains("seen:"))
  }

  @Test func `What only the terminal cuts off says so, and where there is more room`() async throws
  {
    let body = "alpha bravo charlie delta echo foxtrot"
    let small = Size(columns: 60, rows: 16)
    #expect(try await picture(body: body, size: small).contains("▾ more: 5 z"))
    let focused = try await picture(body: body, size: small, pane: .preview)
    #expect(focused.contains("▾ more: z"))
    let alone = try await picture(body: body, size: small, pane: .preview, isZoomed: true)
    #expect(!alone.contains("▾ more"))
    #expect(words(in: alone).count { $0 == "foxtrot" } >= 2)
  }

  @Test func `What the phone cuts off is cut where the phone does it, on wide terminals too`()
    async throws
  {
    let body = String(repeating: "lorem ipsum ", count: 20) + "the-end"
    let picture = try await picture(
      body: body, size: Size(columns: 200, rows: 60), pane: .preview, isZoomed: true)
    #expect(picture.contains("seen: body ≈"))
    #expect(!words(in: picture).contains("the-end"), "a collapsed row and four lines are no more")
    let widths = picture.split(separator: "\n").filter {
      $0.contains("lorem") && $0.hasPrefix(" │")
    }
    .map { $0.dropFirst(2).prefix { $0 != "│" }.count }
    #expect(!widths.isEmpty && widths.allSatisfy { $0 == 42 })
  }
}
