import FCMClient
import PushMessages
import SendPolicy
import Testing
import TextEditing

@testable import ComposerState

struct TargetStories {
  private func composer(_ message: String = Outbox.topic) -> Composer {
    var composer = Studio.composer(message, profile: Outbox.profile())
    composer.focus(.target, in: .target)
    return composer
  }

  private func found(_ composer: Composer) -> [TargetEntry] {
    if let picker = composer.modal(TargetPicker.self) { picker.found } else { [] }
  }

  @Test func `The list has the profile's devices and what was sent to, each once, newest first`()
    throws
  {
    var composer = composer()
    composer.start(
      .historyRead(
        [
          try Outbox.past(1, at: 10, payload: #"{"topic":"old"}"#),
          try Outbox.past(2, at: 20, payload: #"{"condition":"'a' in topics"}"#),
          try Outbox.past(3, .test, at: 30, payload: #"{"token":"aVBob25lLWpvaVBob25lLWpv"}"#),
          try Outbox.past(4, at: 40, payload: #"{"topic":"old"}"#, outcome: nil),
          try Outbox.past(5, at: 50, payload: "broken"),
          try Outbox.past(6, at: 5, payload: #"{"token":"stranger-1234567"}"#),
        ], clock: .utc))
    composer.notice = nil
    composer.start(.command(.pick))
    let found = found(composer)
    #expect(
      found.map(\.name) == ["pixel-mia", "iphone-jo", "old", "'a' in topics", "…234567"])
    #expect(found.map { $0.last?.id } == [nil, 3, 4, 2, 6])
    #expect(found[0].shortValue == "…wtbWlh")
  }

  @Test func `The history is read for it each time, because other programs send too`() throws {
    var composer = composer()
    #expect(composer.effects(of: .command(.pick)) == [.readHistory, .findTargets])
    composer.start(.command(.pick))
    composer.start(
      .historyRead([try Outbox.past(1, payload: #"{"topic":"old"}"#)], clock: .utc))
    #expect(found(composer).map(\.name) == ["pixel-mia", "iphone-jo", "old"])
    composer.start(.command(.back))
    #expect(composer.effects(of: .command(.pick)) == [.readHistory, .findTargets])
    // What is known is there at once, and what another program has sent meanwhile follows.
    #expect(found(composer).map(\.name) == ["pixel-mia", "iphone-jo", "old"])
    #expect(composer.modal(TargetPicker.self)?.isReading == false)
    let sends = [
      try Outbox.past(2, payload: #"{"topic":"new"}"#),
      try Outbox.past(1, payload: #"{"topic":"old"}"#),
    ]
    composer.start(.historyRead(sends, clock: .utc))
    #expect(found(composer).map(\.name) == ["pixel-mia", "iphone-jo", "new", "old"])
  }

  @Test func `Enter takes kind and value as one step`() {
    var composer = composer()
    composer.start(.command(.pick))
    composer.type("mia")
    let steps = composer.past.count
    composer.start(.command(.edit))
    #expect(composer.document.string(at: "token") == "cGl4ZWwtbWlhCGl4ZWwtbWlh")
    #expect(composer.document.node(at: "topic") == nil)
    #expect(composer.targetKind == .token && composer.openModal == nil)
    #expect(composer.past.count == steps + 1)
    composer.start(.command(.undo))
    #expect(composer.document.string(at: "topic") == "news" && composer.targetKind == .topic)
  }

  @Test(
    arguments: [
      (TargetKind.condition, "'dogs' in topics &&", "a topic is missing after && (column 20)"),
      (.condition, "'dogs' in topics", nil), (.condition, "", nil),
      (
        .condition, "'é' in topics",
        "a topic has only letters, digits and - _ . ~ % (column 2)"
      ),
      (
        .condition, (1...6).map { "'t\($0)' in topics" }.joined(separator: "||"),
        "6 topics are too many: FCM accepts 5 (column 1)"
      ),
      (.topic, "news", nil), (.topic, "/topics/news", "write the name without /topics/ (column 1)"),
      (.topic, "my news", "a space isn't allowed in a topic (column 3)"),
      (.token, "abc:DEF_-1", nil), (.token, "abc def", "a token has no spaces (column 4)"),
      (.token, "\"abc\"", "a token has no ‘\"’ (column 1)"),
      (.fid, "/topics/a", "this is a topic: choose topic above (column 1)"),
      (.fid, "abcé", "an installation ID has no ‘é’ (column 4)"),
      (.token, "abc", "3 characters are too few for a token (column 1)"),
      (.fid, "not-a-fid", "an installation ID has 22 characters; this has 9 (column 1)"),
      (.fid, "cGl4ZWwtbWlhCGl4ZWwtbW", nil),
      (.fid, "cGl4ZWwtbWlh:APA91b", "this is a token: choose token (column 1)"),
    ] as [(TargetKind, String, String?)])
  func `A target that cannot be right says so where it is wrong`(
    kind: TargetKind, text: String, sentence: String?
  ) {
    #expect(TargetDiagnostic(text, kind)?.placedSentence == sentence)
  }

  private func typing(_ text: String, kind: TargetKind = .token) -> Composer {
    var composer = composer(#"{"token": "old-token"}"#)
    if kind == .fid { composer = self.composer(#"{"fid": "old-token"}"#) }
    composer.start(.command(.edit), .edit(.deleteToStart))
    composer.type(text)
    return composer
  }

  @Test func `A path in the place of a token is never in the draft, and is read at the end`() {
    for kind in [TargetKind.token, .fid] {
      var composer = typing("@~/tokens/mia", kind: kind)
      #expect(!composer.document.text.contains("@"))
      #expect(composer.targetDiagnostic == nil)
      let before = composer.version
      composer.send(
        .command(.back), effects: [.readTarget(path: "~/tokens/mia")]
      ) {
        $0.focus.endEditing()
        $0.focus.await(
          TargetReading(
            path: "~/tokens/mia", kind: kind, target: "old-token", since: $0.now.milliseconds))
        $0.notice = Notice(.info, "Reading ~/tokens/mia…")
      }
      composer.send(.targetRead(text: "\u{FEFF}\r\n  new-token-123456 \n", path: "~/tokens/mia")) {
        $0.draft.remember(before)
        $0.focus.endReadingTarget()
        $0.draft.replace(
          MessageDocument(
            text: "{\"message\": {\"\(kind.rawValue)\": \"new-token-123456\"}}"))
        $0.notice = Notice(.good, "Read from ~/tokens/mia: the \(kind.rawValue) …123456")
      }
    }
  }

  @Test func `Of a file with several lines the first is taken, and that is said`() {
    var composer = typing("@list")
    composer.start(.command(.nextField), .targetRead(text: "a-token\n\nb\nc\n", path: "list"))
    #expect(composer.document.string(at: "token") == "a-token")
    #expect(
      composer.notice
        == Notice(
          .warning,
          "list has 3 lines: Pushwright uses only the first, …-token"))
  }

  @Test func `A file that comes while a message is reviewed changes no target`() {
    var composer = Outbox.reviewing(Outbox.token)
    composer.focus.await(
      TargetReading(
        path: "mia", kind: .token, target: composer.document.string(at: "token"), since: 0))
    composer.send(.targetRead(text: "other", path: "mia")) {
      $0.focus.endReadingTarget()
      $0.notice = Notice(
        .warning, "Didn't read mia: the target can't change during a send. Type it again")
    }
  }

  @Test func `While the file is read nothing is sent, and a slow disk is said`() {
    var composer = typing("@mia")
    composer.start(.command(.back))
    #expect(composer.effects(of: .command(.dryRun)) == [])
    #expect(composer.notice?.text == "Dry-run: Pushwright is still reading the target from mia")
    #expect(composer.effects(of: .command(.send)) == [])
    #expect(composer.review == nil)
    #expect(composer.slowDiskWake(after: composer.now) == 1000)
    composer.wait(milliseconds: 1000)
    composer.start(.ticked)
    #expect(
      composer.notice?.text
        == "Still reading mia: the disk is slow to answer. Esc keeps the target")
    composer.start(.command(.back), .targetRead(text: "late-token", path: "mia"))
    #expect(composer.document.string(at: "token") == "old-token")
  }

  @Test func `A target that is changed while a file is read stays`() {
    var composer = typing("@mia")
    composer.start(.command(.back), .command(.edit), .edit(.deleteToStart))
    composer.type("typed-token")
    composer.start(.command(.back), .targetRead(text: "late-token", path: "mia"))
    #expect(composer.document.string(at: "token") == "typed-token")
    #expect(
      composer.notice?.text
        == "Didn't use mia: you changed the target in the meantime. Type it again")
  }

  @Test func `A file that comes while another field is typed in doesn't end that`() {
    var composer = typing("@mia")
    composer.start(.command(.back), .command(.showText), .command(.edit))
    composer.type("Sale")
    composer.start(.targetRead(text: "late-token", path: "mia"))
    composer.type(" now")
    #expect(composer.editing?.editor.text.hasSuffix("Sale now") == true)
    composer.start(.command(.back))
    #expect(composer.document.string(at: "token") == "late-token")
    #expect(composer.document.text.contains("Sale now"))
    composer.start(.command(.undo))
    #expect(!composer.document.text.contains("Sale"))
    #expect(composer.document.string(at: "token") == "late-token")
    composer.start(.command(.undo))
    #expect(composer.document.string(at: "token") == "old-token")
  }

  @Test func `A file that comes while the target is visited again is what the field shows`() {
    var composer = typing("@mia")
    composer.start(.command(.back), .command(.edit))
    composer.start(.targetRead(text: "late-token", path: "mia"))
    #expect(composer.editing?.editor.text == "late-token")
    composer.start(.command(.back))
    #expect(composer.document.string(at: "token") == "late-token")
  }

  @Test func `A file that comes while another one is named waits until the field is left`() {
    var composer = typing("@mia")
    composer.start(.command(.back), .command(.edit), .edit(.deleteToStart))
    composer.type("@eve")
    composer.start(.targetRead(text: "late-token", path: "mia"))
    #expect(composer.editing?.editor.text == "@eve")
    #expect(composer.notice?.text == "Read mia: it becomes the target once you leave the field")
    #expect(composer.document.string(at: "token") == "old-token")
    composer.start(.command(.back))
    #expect(composer.document.string(at: "token") == "late-token")
    #expect(composer.targetReading?.path == "eve")
  }

  @Test func `A file that cannot be read says why, and only if it is still waited for`() {
    var composer = typing("@mia")
    composer.start(.command(.back), .targetNotRead(path: "mia", "no such file: mia"))
    #expect(composer.notice == Notice(.error, "No such file: mia"))
    composer.send(.targetNotRead(path: "mia", "no such file: mia"))
    #expect(composer.targetReading == nil)
  }

  @Test func `An empty file leaves the token as it is`() {
    var composer = typing("@empty")
    composer.start(.command(.back), .targetRead(text: " \n\n", path: "empty"))
    #expect(composer.document.string(at: "token") == "old-token")
    #expect(composer.notice == Notice(.error, "empty is empty: it should hold a token"))
  }

  @Test func `An at sign alone, or in a topic, names no file`() {
    var composer = typing("@")
    #expect(composer.effects(of: .command(.back)).isEmpty)
    composer = self.composer()
    composer.start(.command(.edit), .edit(.deleteToStart))
    composer.type("@x")
    #expect(composer.document.string(at: "topic") == "@x")
    #expect(composer.effects(of: .command(.back)).isEmpty)
  }
}
