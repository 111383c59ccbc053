import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver
import SendPolicy
import Testing
import TextEditing

@testable import ComposerState

struct ReviewMarkStories {
  private var composer: Composer {
    var composer = Studio.composer(
      #"""
      {"topic": "news", "android": {"notification": {"body_loc_key": "new_message_body",
        "body_loc_args": ["3"]}}}
      """#)
    composer.preview.take(StringsSummary(revision: 1, fileCount: 2, errors: []))
    composer.show(.locales)
    return composer
  }

  private func states(_ composer: Composer) -> [LocaleReview?] {
    composer.reviews(seeing: Studio.derived(of: composer)).states
  }

  private func hash(_ index: Int, _ composer: Composer) -> String {
    Studio.derived(of: composer).draftRows[index].textsHash
  }

  @Test func `Space marks a locale and goes on, and takes a mark away without leaving it`() {
    var composer = composer
    let texts = hash(0, composer)
    composer.send(.command(.markReviewed)) {
      $0.draft.remember($0.version)
      $0.draft.note {
        $0.reviews = [
          ReviewMark(
            locale: "en-US", texts: texts, state: .reviewed, at: 0, by: Studio.reviewer)
        ]
      }
      $0.locales.choose(1)
      $0.notice = Notice(.good, "Marked en-US as reviewed (not saved)", offers: [.save])
    }
    #expect(states(composer) == [.reviewed, nil, nil])
    composer.start(.command(.up))
    composer.send(.command(.markReviewed)) {
      $0.draft.remember($0.version)
      $0.draft.note { $0.reviews = [] }
      $0.notice = Notice(.good, "Unmarked en-US", offers: [.undo])
    }
    composer.start(.command(.undo))
    #expect(states(composer) == [.reviewed, nil, nil])
    #expect(composer.isDirty)
  }

  @Test func `Space row after row leaves no locale unmarked, also where one was marked before`() {
    var composer = composer
    composer.locales.choose(1)
    composer.start(.command(.markReviewed), .dialog(.confirm), .command(.up), .command(.up))
    #expect(composer.localeIndex == 0)
    for _ in 0..<2 { composer.start(.command(.markReviewed)) }
    #expect(composer.notice?.text.hasPrefix("Unmarked fr-FR") == true)
    // French crashes, so that it is asked about again.
    composer.start(.command(.markReviewed), .dialog(.confirm), .command(.markReviewed))
    #expect(states(composer) == [.reviewed, .reviewed, .reviewed])
  }

  @Test func `The last row stays, and a filter does not lose the way`() {
    var composer = composer
    composer.start(.command(.filterLocales))
    composer.type("unreviewed")
    composer.start(.command(.edit), .command(.markReviewed))
    #expect(composer.localeIndex == 1)
    composer.start(.command(.markReviewed), .dialog(.confirm), .command(.markReviewed))
    #expect(composer.localeIndex == 2)
    #expect(states(composer) == [.reviewed, .reviewed, .reviewed])
  }

  /// What is typed on the way to a rejection.
  private func rejection(_ index: Int, _ composer: Composer, note: String = "") -> Rejection {
    Rejection(of: Studio.derived(of: composer).draftRows[index], note: note)
  }

  @Test func `X asks why, and Enter keeps the mark with its note`() {
    var composer = composer
    let asked = rejection(0, composer)
    composer.send(.command(.rejectTexts)) { $0.open(asked) }
    composer.type("too")
    composer.start(.pasted(" long"))
    let texts = hash(0, composer)
    composer.send(.dialog(.confirm)) {
      $0.draft.remember($0.version)
      $0.openModal = nil
      $0.draft.note {
        $0.reviews = [
          ReviewMark(
            locale: "en-US", texts: texts, state: .rejected, note: "too long", at: 0,
            by: Studio.reviewer)
        ]
      }
      $0.notice = Notice(.warning, "Rejected en-US (not saved): too long", offers: [.save])
    }
    composer.start(.command(.rejectTexts))
    #expect(composer.modal(Rejection.self) == rejection(0, composer, note: "too long"))
    // The earlier note is selected: what is typed takes its place.
    composer.start(.edit(.insert("x")))
    #expect(composer.modal(Rejection.self)?.editor.text == "x")
    composer.send(.command(.back)) { $0.openModal = nil }
    composer.start(.command(.markReviewed), .dialog(.confirm))
    #expect(states(composer) == [.reviewed, nil, nil])
    #expect(composer.notes.reviews.count == 1)
  }

  @Test(arguments: ["", "  ", "\t"])
  func `A rejection says what is wrong: a blank note is asked for again`(blank: String) {
    var composer = composer
    composer.start(.command(.rejectTexts), .pasted(blank), .dialog(.confirm))
    #expect(states(composer) == [nil, nil, nil])
    #expect(
      composer.notice
        == Notice(.warning, "Say what is wrong with the texts of en-US, or press Esc"))
    composer.type("too long")
    composer.start(.dialog(.confirm))
    #expect(composer.notes.reviews.map(\.state) == [.rejected])
  }

  @Test(arguments: [["fr-FR", "en-US"], ["fr-FR"]])
  func `A rejection is kept whatever becomes of the list of locales while it is typed`(
    locales: [String]
  ) {
    var composer = composer
    let texts = hash(0, composer)
    composer.start(.command(.rejectTexts), .pasted("too long"))
    composer.start(
      .stringsRead(
        StringsSummary(
          revision: 2, fileCount: 2, errors: [],
          locales: locales.map { Drafts.PreviewLocale($0) })))
    composer.start(.dialog(.confirm))
    #expect(
      composer.notes.reviews == [
        ReviewMark(
          locale: "en-US", texts: texts, state: .rejected, note: "too long", at: 0,
          by: Studio.reviewer)
      ])
  }

  @Test func `A device that gets another name while it is rejected stays the same device`() {
    var composer = composer
    composer.start(.command(.rejectTexts), .pasted("too long"))
    composer.changeSettings {
      $0.locales[0] = Drafts.PreviewLocale("English", languages: ["en-US"])
    }
    composer.start(.dialog(.confirm))
    #expect(composer.notes.reviews.map(\.locale) == ["en-US"])
  }

  @Test func `Space asks before it replaces a rejection, and Esc keeps it`() {
    var composer = composer
    composer.start(.command(.rejectTexts), .pasted("too long"), .dialog(.confirm))
    let row = Studio.derived(of: composer).draftRows[0]
    let marks = composer.notes.reviews
    composer.send(.command(.markReviewed)) {
      $0.open(ApprovalQuestion(of: row, rejections: marks, troubles: [], unseen: []))
    }
    composer.send(.command(.back)) { $0.openModal = nil }
    #expect(states(composer) == [.rejected(note: "too long"), nil, nil])
    composer.start(.command(.markReviewed), .dialog(.confirm))
    #expect(states(composer) == [.reviewed, nil, nil])
    composer.start(.command(.undo))
    #expect(states(composer) == [.rejected(note: "too long"), nil, nil])
  }

  @Test func `What crashes is said and asked about before it is approved`() {
    var composer = composer
    composer.locales.choose(1)
    composer.start(.command(.markReviewed))
    #expect(
      composer.modal(ApprovalQuestion.self)?.troubles == ["crashes the app on Android"])
    #expect(states(composer) == [nil, nil, nil])
    composer.start(.command(.back))
    #expect(states(composer) == [nil, nil, nil] && composer.openModal == nil)
    composer.start(.command(.markReviewed), .dialog(.confirm))
    #expect(states(composer) == [nil, .reviewed, nil])
  }

  @Test func `What the screen doesn't show whole is read before a locale is approved`() throws {
    var composer = Studio.composer(
      #"""
      {"topic": "news", "notification": {"title": "Sale", "body": "Everything is half price"},
       "webpush": {"notification": {"title": "Sale", "body": "Half price",
         "actions": [{"action": "a", "title": "Open"}, {"action": "b", "title": "Later"}]}}}
      """#)
    composer.preview.take(StringsSummary(revision: 1, fileCount: 2, errors: []))
    composer.show(.preview)
    func press(seeing texts: Set<String>) {
      _ = composer.update(
        .marksReviewed(seeing: texts), seeing: Studio.derived(of: composer), at: composer.now)
    }
    press(seeing: ["Sale", "Half price", "Open", "Later"])
    let question = try #require(composer.modal(ApprovalQuestion.self))
    #expect(question.unseen.map(\.platforms) == [[.android, .apple]])
    #expect(question.unseen[0].lines.map(\.text) == ["Sale", "Everything is half price"])
    #expect(states(composer) == [nil, nil, nil])
    composer.start(.dialog(.confirm))
    #expect(states(composer) == [.reviewed, nil, nil])
    press(seeing: ["Sale", "Everything is half price"])
    let web = try #require(composer.modal(ApprovalQuestion.self)?.unseen)
    #expect(web.map(\.platforms) == [[.web]])
    #expect(web[0].lines.map(\.text) == ["Sale", "Half price", "[Open] [Later]"])
    composer.start(.dialog(.confirm))
    // A browser shows the same in every language: it is read once.
    press(seeing: ["Sale", "Everything is half price"])
    #expect(states(composer) == [.reviewed, .reviewed, .reviewed])
  }

  @Test func `Who marks by another way than the key reads all texts first`() {
    var composer = composer
    _ = composer.update(
      .command(.markReviewed), seeing: Studio.derived(of: composer), at: composer.now)
    #expect(composer.modal(ApprovalQuestion.self)?.unseen.isEmpty == false)
  }

  @Test func `A question about a locale is answered for no other one`() {
    var composer = composer
    composer.locales.choose(1)
    composer.start(.command(.markReviewed))
    let question = composer.modal(ApprovalQuestion.self)
    composer.start(.command(.back), .command(.up))
    if let question {
      composer.approve(asking: question, seeing: Studio.derived(of: composer))
    }
    #expect(states(composer) == [nil, nil, nil])
    #expect(composer.notice?.text == "The list of locales has changed: fr-FR isn't marked")
  }

  @Test func `Marks that wait to be saved say so, and what was taken away comes back`() {
    var composer = composer
    composer.start(.command(.markReviewed))
    #expect(composer.notice?.text == "Marked en-US as reviewed (not saved)")
    #expect(composer.notice?.offers == [.save])
    guard case .saveReviews(let file, _, nil)? = composer.effects(of: .command(.save)).first else {
      Issue.record("no marks are saved")
      return
    }
    _ = composer.effects(of: .reviewsSaved(.saved(file)))
    composer.start(.command(.up), .command(.markReviewed))
    #expect(
      composer.notice == Notice(.good, "Unmarked en-US (not saved)", offers: [.undo]))
    composer.start(.command(.undo))
    #expect(states(composer) == [.reviewed, nil, nil] && !composer.isDirty)
    // Another locale may be in view.
    #expect(composer.notice == Notice(.info, "Undid the mark of en-US"))
    composer.start(.command(.redo))
    #expect(composer.notice == Notice(.info, "Redid the mark of en-US"))
  }

  @Test func `A locale isn't marked while the preview hides one of its phones`() {
    var composer = Studio.composer(
      #"{"topic": "news", "notification": {"title": "Sale", "body": "Now"}}"#)
    composer.preview.take(StringsSummary(revision: 1, fileCount: 2, errors: []))
    composer.show(.preview)
    composer.start(.command(.nextDevice))
    #expect(composer.previewDevice == .android)
    composer.send(.command(.markReviewed)) {
      $0.notice = Notice(
        .warning, "Not marked: the preview hides Apple and the web; show all devices first",
        offers: [.nextDevice])
    }
    composer.preview.show(PreviewDevice.phones)
    composer.start(.command(.markReviewed))
    #expect(states(composer).first == .reviewed)
  }

  @Test func `A mark lapses when a text changes, and counts again when it is as before`() {
    var composer = composer
    composer.start(
      .command(.markReviewed), .command(.rejectTexts), .pasted("no"), .dialog(.confirm))
    composer.change {
      try $0.draft.set(.list([.string("4")]), at: Studio.bodyArguments)
    }
    // French crashes whatever the argument is.
    #expect(states(composer) == [.lapsed(.reviewed), .rejected(note: "no"), nil])
    composer.start(.command(.undo))
    #expect(states(composer) == [.reviewed, .rejected(note: "no"), nil])
  }

  @Test func `While the app's strings are read no mark lapses`() {
    var composer = composer
    composer.draft.note {
      $0.reviews = [
        ReviewMark(locale: "en-US", texts: "0123456789abcdef", state: .reviewed, at: 0)
      ]
    }
    #expect(states(composer) == [.lapsed(.reviewed), nil, nil])
    composer.preview.take(nil)
    #expect(states(composer) == [.reviewed, nil, nil])
  }

  @Test func `A mark is of the draft's own texts, in whatever state and with whatever sample`() {
    var composer = composer
    composer.start(.command(.markReviewed), .command(.nextSample))
    #expect(states(composer) == [.reviewed, nil, nil])
    composer.send(.command(.markReviewed)) {
      $0.notice = Notice(
        .warning, "Reviewed: the preview shows the sample ‘short’, not the draft's own arguments")
    }
    composer.preview.show(nil as ArgumentSample?)
    composer.preview.show(.foreground)
    #expect(states(composer) == [.reviewed, nil, nil])
    composer.send(.command(.rejectTexts)) {
      $0.notice = Notice(
        .warning, "Reject…: the app is in the foreground, where FCM shows no text")
    }
  }

  @Test(arguments: [Pane.text, .problems])
  func `Other panes have nothing to review`(pane: Pane) {
    var composer = composer
    composer.show(pane)
    composer.send(.command(.markReviewed)) {
      $0.notice = Notice(.warning, "Reviewed: only in Locales and Preview")
    }
  }

  @Test func `Before the app's strings are read there is nothing to review`() {
    var composer = composer
    composer.preview.take(nil)
    composer.send(.command(.markReviewed)) {
      $0.notice = Notice(.warning, "Reviewed: Pushwright is still reading the app's strings")
    }
  }

  @Test func `The review of a send says what was reviewed and what was rejected`() {
    var composer = composer
    let derived = Studio.derived(of: composer)
    #expect(composer.verdict(on: Review(.send), seeing: derived).review?.translations == nil)
    composer.start(.command(.markReviewed), .command(.rejectTexts), .edit(.insert("crash")))
    composer.start(.dialog(.confirm))
    let translations = composer.verdict(on: Review(.send), seeing: derived).review?.translations
    #expect(translations?.total == 3)
    #expect(translations?.reviewed == 1)
    #expect(translations?.rejected == [.init(locale: "fr-FR", note: "crash", reviewer: "Ada")])
  }

  @Test func `The hash of texts tells what is shown from what is promised`() {
    let hashes = (0..<3).map { hash($0, composer) }
    // German devices get the English texts.
    #expect(hashes[0] == hashes[2] && hashes[0] != hashes[1])
    #expect(hashes.allSatisfy { $0.count == 16 })
  }

  @Test func `What can't be read any more isn't reviewed`() {
    let row = LocaleRow(Drafts.PreviewLocale("fr-FR")) { platform in
      let device = Device(platform, locales: ["fr-FR"])
      return NotificationPreviewer(strings: AppLocalizations(), appName: "Shop")
        .notification(
          for: EffectiveMessage(
            MessageDocument(
              text: #"{"message": {"android": {"notification": {"body_loc_key": "a"}}}}"#)),
          on: device)
    }
    #expect(row.isUnknown)
    let mark = ReviewMark(locale: "fr-FR", texts: "another", state: .reviewed, at: 0)
    #expect(LocaleVerdict([mark], of: row, isReading: true).state == .reviewed)
    #expect(LocaleVerdict([mark], of: row, isReading: false).state == .lapsed(.reviewed))
  }
}
