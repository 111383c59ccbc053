import FCMClient
import SendPolicy
import Testing

@testable import ComposerState

/// A project file that wants more than the user has allowed.
struct PermissionStories {
  private static let request = PermissionRequest(
    file: "/home/mia/shop/pushwright.toml",
    powers: [.run(["gcloud", "auth"], endpoint: "https://fcm.googleapis.com")])
  private static let more = PermissionRequest(
    file: request.file, powers: [.record(path: "/home/mia/sends.sqlite")])
  private static let needed = Action.accountFound(.notAllowed(request), warnings: [])

  private func composer(_ message: String = Outbox.token) -> Composer {
    var composer = Outbox.composer(message)
    composer.start(Self.needed)
    return composer
  }

  private func question(_ composer: Composer) -> PermissionQuestion? {
    if let question = composer.modal(PermissionQuestion.self) { question } else { nil }
  }

  private func given(_ access: SendAccess = Outbox.account, failure: String? = nil) -> Action {
    .permissionGiven(access, warnings: [], failure: failure)
  }

  @Test func `Nothing asks at the start, and previewing never does`() {
    var composer = composer()
    #expect(composer.openModal == nil && composer.notice == nil)
    composer.start(.command(.nextLocale), .command(.showPayload), .command(.showHistory))
    #expect(composer.openModal == nil)
  }

  @Test(arguments: [Command.dryRun, .send, .testSend])
  func `The first action that needs it asks, and Esc leaves all as it was`(command: Command) {
    let before = composer()
    var composer = before
    #expect(composer.effects(of: .command(command)) == [])
    #expect(question(composer)?.request == Self.request)
    composer.start(.command(.back))
    #expect(composer == before)
  }

  @Test func `Only y allows, and only after a pause`() {
    var composer = composer()
    composer.start(.command(.dryRun))
    for key in [DialogKey.allow, .confirm, .other] {
      #expect(composer.effects(of: .dialog(key)) == [])
    }
    composer.wait(milliseconds: 1_100)
    for action in [Action.dialog(.confirm), .pasted("y"), .edit(.insert("y"))] {
      #expect(composer.effects(of: action) == [])
    }
    // Held down, or typed behind other keys, it does not count.
    #expect(composer.effects(of: .dialog(.allow)) == [])
    composer.wait(milliseconds: 1_100)
    composer.start(.disturbed)
    #expect(composer.effects(of: .dialog(.allow)) == [])
    composer.wait(milliseconds: 1_100)
    #expect(composer.effects(of: .dialog(.allow)) == [.allow(Self.request)])
    #expect(composer.effects(of: .dialog(.allow)) == [], "once is enough")
  }

  private func allowing(_ command: Command) -> Composer {
    var composer = composer()
    composer.start(.command(command))
    composer.wait(milliseconds: 1_100)
    composer.start(.dialog(.allow))
    return composer
  }

  @Test func `Once it is remembered, what was asked for goes on`() throws {
    var dryRun = allowing(.dryRun)
    guard case .perform(let intent, _)? = dryRun.effects(of: given()).first else {
      Issue.record("no dry-run")
      return
    }
    #expect(intent.kind == .dryRun && dryRun.openModal == nil)
    var send = allowing(.send)
    #expect(send.effects(of: given()) == [.prepareSend(.send), .readHistory])
    #expect(send.review?.purpose == .send)
  }

  @Test func `What comes to light behind the first permission is asked for too`() {
    var composer = allowing(.dryRun)
    #expect(composer.effects(of: given(.notAllowed(Self.more))) == [])
    #expect(question(composer)?.request == Self.more)
    #expect(composer.effects(of: .dialog(.allow)) == [], "the pause begins anew")
  }

  @Test func `A program that changes while its question is read is asked about again, aloud`() {
    func request(_ content: String) -> PermissionRequest {
      PermissionRequest(
        file: Self.request.file,
        powers: [.run(["sh", "tok.sh"], contents: [content], endpoint: "https://example.com")])
    }
    var composer = Outbox.composer(Outbox.token)
    composer.start(.accountFound(.notAllowed(request("1")), warnings: []))
    composer.start(.command(.dryRun))
    composer.wait(milliseconds: 1_100)
    composer.start(.dialog(.allow))
    composer.start(given(.notAllowed(request("2"))))
    #expect(question(composer)?.request == request("2"))
    #expect(
      composer.notice
        == Notice(.warning, "A program changed while you read this. It needs a new answer"))
    var other = allowing(.dryRun)
    other.start(given(.notAllowed(Self.more)))
    #expect(other.notice == nil)
  }

  @Test func `What cannot be remembered is not allowed`() {
    var composer = allowing(.dryRun)
    #expect(composer.effects(of: given(.notAllowed(Self.request), failure: "set HOME")) == [])
    #expect(composer.openModal == nil)
    #expect(composer.notice == Notice(.error, "Not allowed: set HOME"))
  }

  @Test func `A review that needs it asks first, and opens afterwards`() {
    var composer = Outbox.composer(Outbox.token)
    composer.start(.command(.send))
    composer.start(
      .sendPrepared(.send, SendSituation(access: .notAllowed(Self.request), journal: .notAsked)))
    #expect(question(composer)?.request == Self.request)
    composer.wait(milliseconds: 1_100)
    composer.start(.dialog(.allow))
    // What was sent before could not be read until now.
    #expect(composer.effects(of: given()) == [.prepareSend(.send), .readHistory])
  }

  @Test func `A file that wants more at the last moment sends nothing, and asks`() throws {
    var (composer, intent) = try Outbox.sending()
    composer.start(.permissionNeeded(Self.request, insteadOf: intent))
    #expect(composer.running == nil && question(composer)?.request == Self.request)
  }

  @Test func `While something else is open, a dry-run that needs it says so and takes no keys`()
    throws
  {
    var composer = Outbox.composer(Outbox.token, dryRun: false)
    composer.start(.command(.dryRun))
    let intent = try #require(composer.running?.intent)
    composer.start(.command(.help))
    composer.start(.permissionNeeded(Self.request, insteadOf: intent))
    guard composer.modal(HelpList.self) != nil else {
      Issue.record("the help was taken away")
      return
    }
    #expect(composer.running == nil && composer.notice?.text.contains("run gcloud auth") == true)
  }

  @Test func `The dry-run names host and account before anything leaves`() {
    var composer = Outbox.composer(Outbox.token, dryRun: false)
    composer.start(.accountFound(Outbox.account, warnings: []), .command(.dryRun))
    #expect(composer.notice?.text.contains("https://fcm.googleapis.com") == true)
    #expect(
      composer.notice?.text.contains("push@demo-prod.iam.gserviceaccount.com") == true)
  }
}
