import Drafts
import MessageLint
import PushMessages
import SendPolicy
import Testing

@testable import ComposerState

struct NotesStories {
  private static let source = """
    {
      "owner": "mia",
      "reviews": [
        {"locale": "fr-CA", "texts": "1", "state": "reviewed", "at": "2026-11-21T20:00:00Z"},
        {"locale": "de"}
      ],
      "suppressions": [{"rule": "crash", "reason": "known"}]
    }
    """

  private func read(_ text: String) -> DraftNotes {
    DraftNotes.reading(text, path: "drafts/news.pushwright.json").notes
  }

  private func mark(_ locale: String, _ texts: String = "1", at seconds: Int = 0) -> ReviewMark {
    ReviewMark(locale: locale, texts: texts, state: .reviewed, at: seconds)
  }

  @Test func `Everything that is noted is read back as it was`() {
    var notes = DraftNotes()
    notes.expiresIn = 5400
    notes.linked = [.body, .title]
    notes.reviews = [
      ReviewMark(
        locale: "fr-CA", texts: "9ae1", state: .rejected, note: "zu “lang”", at: 1_795_000_000)
    ]
    notes.samples = [
      SampleArguments(name: "VIP", arguments: ["android.notification.title_loc_args": ["A", "é"]])
    ]
    let text = notes.text ?? ""
    notes.source = text
    let (read, problems) = DraftNotes.reading(text, path: "a.pushwright.json")
    #expect(problems.isEmpty)
    #expect(read == notes)
  }

  @Test func `What the program does not know, and what it cannot use, survives a change`() {
    var notes = read(Self.source)
    notes.expiresIn = 60
    notes.reviews.append(mark("ja"))
    let text = notes.text ?? ""
    #expect(text.contains(#""owner": "mia""#))
    #expect(text.contains(#""suppressions""#))
    let (again, problems) = DraftNotes.reading(text, path: "a.pushwright.json")
    #expect(again.reviews.map(\.locale) == ["fr-CA", "ja"])
    #expect(problems.map(\.sentence).filter { $0.contains("this review has no") }.count == 3)
  }

  @Test(
    arguments: [
      "{\"expires_in\": \"60s\",", "<<<<<<< HEAD\n{}", "[]", "{\"expires_in\": \"soon\"}",
      "{\"expire_in\": \"60s\"}", "{\"lost_parts\": [{}]}",
    ])
  func `Nothing is sent, tested or tried while the notes have a mistake`(text: String) {
    var composer = Outbox.composer()
    composer.take(read(text))
    let commands = [
      composer.sendAvailability, composer.testAvailability, composer.dryRunAvailability,
    ]
    for availability in commands {
      #expect(
        "\(availability)".contains(
          "the notes beside the draft have a mistake, drafts/news.pushwright.json:"))
    }
    composer.take(read("{\"expires_in\": \"60s\"}"))
    #expect(!"\(composer.dryRunAvailability)".contains("mistake"))
  }

  @Test func `A mistake that another program makes in the notes is in the way until it is gone`() {
    var composer = Outbox.composer()
    composer.take(read(#"{"expires_in": "60s"}"#))
    _ = composer.effects(of: .notesChangedOnDisk(text: #"{"expires_in": "soon"}"#))
    #expect(composer.notice?.kind == .error)
    #expect(composer.notice?.text.contains("‘expires_in’ must be a number of seconds") == true)
    #expect("\(composer.sendAvailability)".contains("have a mistake"))
    _ = composer.effects(of: .notesChangedOnDisk(text: nil))
    #expect(!"\(composer.sendAvailability)".contains("have a mistake"))
  }

  @Test func `A file that cannot be read is never written over`() {
    var notes = read(#"{"reviews": ["#)
    notes.expiresIn = 60
    #expect(notes.text == nil)
    var composer = Shelf.composer()
    composer.take(read(#"{"reviews": ["#))
    composer.change { $0.draft.note { $0.expiresIn = 60 } }
    #expect(composer.effects(of: .command(.save)) == [])
    #expect(composer.notice?.kind == .error)
    #expect(composer.isDirty)
  }

  @Test func `Notes are saved after the draft, and undone with it`() {
    var composer = Shelf.composer()
    composer.change { $0.draft.note { $0.expiresIn = 60 } }
    #expect(composer.isDirty)
    let text = composer.notes.text ?? ""
    let path = "drafts/news.pushwright.json"
    #expect(
      composer.effects(of: .command(.save)) == [
        .saveNotes(text: text, path: path, replacing: nil)
      ])
    _ = composer.effects(of: .notesSaved(.saved(text: text)))
    #expect(!composer.isDirty)
    composer.start(.command(.undo))
    #expect(composer.notes.expiresIn == nil)
    #expect(composer.isDirty)
  }

  @Test func `Quitting waits until the notes are written`() {
    var composer = Shelf.changed()
    composer.change { $0.draft.note { $0.expiresIn = 60 } }
    composer.start(.command(.quit))
    let saving = composer.effects(of: .dialog(.saveAndQuit))
    guard case .save(let text, let path, _, _)? = saving.first else {
      Issue.record("\(saving)")
      return
    }
    let next = composer.effects(of: .saveFinished(.saved(text: text, path: path)))
    guard case .saveNotes(let notes, _, _)? = next.first else {
      Issue.record("\(next)")
      return
    }
    #expect(composer.effects(of: .notesSaved(.saved(text: notes))).last == .quit)
  }

  @Test func `Notes go along when the draft is saved under another name`() {
    var composer = Shelf.composer()
    composer.take(read(Self.source))
    let saved = SaveOutcome.saved(text: composer.document.text, path: "drafts/sale.json")
    let effects = composer.effects(of: .saveFinished(saved))
    #expect(
      effects == [
        .saveNotes(
          text: composer.notes.text ?? "", path: "drafts/sale.pushwright.json", replacing: nil)
      ])
  }

  @Test func `What a colleague has marked meanwhile is merged`() {
    var composer = Shelf.composer()
    composer.take(read(Self.source))
    composer.change { $0.draft.note { $0.reviews.append(mark("ja")) } }
    let theirs = Self.source.replacing("\"owner\": \"mia\"", with: "\"expires_in\": \"60s\"")
    let outcome = NotesOutcome.changedOnDisk(path: "drafts/news.pushwright.json", text: theirs)
    let effects = composer.effects(of: .notesSaved(outcome))
    guard case .saveNotes(let text, _, let known)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(known == theirs)
    #expect(read(text).expiresIn == 60)
    #expect(read(text).reviews.map(\.locale) == ["fr-CA", "ja"])
  }

  @Test(
    arguments: [
      // ours, theirs, base, merged
      (["a"], ["a", "b"], ["a"], ["a", "b"]), (["a"], [], ["a"], []),
      (["a", "b"], ["a"], ["a"], ["a", "b"]), ([], ["a"], ["a"], []),
    ])
  func `Marks of different locales never meet`(
    ours: [String], theirs: [String], base: [String], merged: [String]
  ) {
    let notes = { (names: [String]) in
      var notes = DraftNotes()
      notes.reviews = names.map { mark($0) }
      return notes
    }
    let result = notes(ours).merged(with: notes(theirs), since: notes(base))
    #expect(Set(result.reviews.map(\.locale)) == Set(merged))
  }

  @Test func `Of a locale that both have marked, the later mark counts`() {
    var (ours, theirs) = (DraftNotes(), DraftNotes())
    ours.reviews = [mark("fr", "mine", at: 5)]
    theirs.reviews = [mark("fr", "theirs", at: 9)]
    #expect(ours.merged(with: theirs, since: DraftNotes()).reviews.map(\.texts) == ["theirs"])
  }

  @Test func `A crash takes no notes`() {
    var composer = Shelf.composer()
    composer.change { $0.draft.note { $0.expiresIn = 60 } }
    let kept = composer.keptDraft
    #expect(kept?.notes == composer.notes.text)
    var later = Shelf.composer()
    later.take(DraftNotes())
    let found = kept.map { RecoverableDraft($0, fileText: Shelf.base) }
    _ = later.effects(of: .recoverable([found].compactMap(\.self), clock: .utc))
    #expect(later.recovery != nil)
    later.wait(milliseconds: 400)
    later.start(.command(.edit))
    #expect(later.notes.expiresIn == 60)
    #expect(later.isDirty)
  }

  private static let rejection = """
    {"reviews": [
      {"locale": "fr-FR", "texts": "1", "state": "rejected", "note": "too long",
        "at": "2026-11-21T20:00:00Z"}
    ]}
    """

  @Test func `A colleague's rejection is here as soon as it is written, and is no change of ours`()
  {
    var composer = Shelf.composer()
    composer.start(.notesChangedOnDisk(text: Self.rejection))
    #expect(composer.notes.reviews.map(\.locale) == ["fr-FR"])
    #expect(
      composer.notice == Notice(.warning, "Someone else rejected fr-FR: too long"))
    #expect(!composer.isDirty)
    composer.send(.notesChangedOnDisk(text: Self.rejection))
  }

  @Test func `What is marked here and not saved stays beside it, and saving knows their text`() {
    var composer = Shelf.composer()
    composer.change { $0.draft.note { $0.reviews.append(mark("ja")) } }
    composer.start(.notesChangedOnDisk(text: Self.rejection))
    #expect(composer.notes.reviews.map(\.locale) == ["fr-FR", "ja"])
    guard case .saveNotes(_, _, Self.rejection)? = composer.effects(of: .command(.save)).first
    else {
      Issue.record("\(String(describing: composer.notice))")
      return
    }
  }

  @Test func `Undo takes back what was done here, and never a colleague's mark`() {
    var composer = Shelf.composer()
    composer.change { $0.draft.note { $0.reviews.append(mark("ja")) } }
    composer.start(.notesChangedOnDisk(text: Self.rejection), .command(.undo))
    #expect(composer.notes.reviews.map(\.locale) == ["fr-FR"])
    #expect(!composer.isDirty)
    composer.start(.command(.redo))
    #expect(composer.notes.reviews.map(\.locale) == ["fr-FR", "ja"])
  }

  @Test
  func `An open review shows a rejection at once, and takes no key that came for the old one`() {
    var composer = Outbox.reviewing(
      #"{"token": "abc", "notification": {"title": "Sale"}}"#)
    let hash = Studio.derived(of: composer).draftRows[1].textsHash
    let before = composer.review?.verdict?.review?.translations
    composer.start(
      .notesChangedOnDisk(text: Self.rejection.replacing("\"1\"", with: "\"\(hash)\"")))
    #expect(composer.review?.verdict?.review?.translations != before)
    composer.start(.dialog(.send))
    #expect(composer.running == nil)
  }

  @Test func `Notes that were removed, or cannot be read, take nothing away`() {
    var composer = Shelf.composer()
    composer.take(read(Self.source))
    var notes = composer.notes
    composer.start(.notesChangedOnDisk(text: #"{"reviews": ["#))
    #expect(composer.notes == notes && !composer.isDirty)
    #expect(composer.notice?.kind == .warning)
    composer.start(.notesChangedOnDisk(text: nil))
    // A file that is gone has no mistake either.
    notes.fault = nil
    #expect(composer.notes == notes && composer.isDirty)
    let save = Effect.saveNotes(
      text: composer.notes.text ?? "", path: "drafts/news.pushwright.json", replacing: nil)
    #expect(composer.effects(of: .command(.save)) == [save])
  }

  @Test func `Notes that cannot be read when they are saved are neither written over nor taken`() {
    var composer = Shelf.composer()
    composer.take(read(Self.source))
    composer.change { $0.draft.note { $0.reviews.append(mark("ja")) } }
    let outcome = NotesOutcome.changedOnDisk(
      path: "drafts/news.pushwright.json", text: #"{"reviews": ["#)
    #expect(composer.effects(of: .notesSaved(outcome)) == [])
    #expect(composer.notes.reviews.map(\.locale) == ["fr-CA", "ja"])
    #expect(composer.notice?.kind == .error && composer.isDirty)
  }
}
