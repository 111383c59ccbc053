import Drafts
import FCMClient
import FuzzSupport
import PushMessages
import SendPolicy
import TerminalUI

@testable import ComposerScreens
@testable import ComposerState

/// A composer with all that is outside of it: files, unsaved work that is kept, an FCM, an editor, a clock.
struct KeyWorld {
  private(set) var composer: Composer
  private(set) var derived: Derived
  private(set) var files: [String: String] = [:]
  private(set) var kept: AutosavedDraft?
  /// How often the program was left.
  private(set) var ends = 0
  private var now = EventTime(seconds: 1_795_000_000, milliseconds: 0)
  private var random: SplitMix
  private let first: Composer
  private let make: (Composer, Derived?) -> Derived

  /// `make` makes what follows from a composer, after what followed from it before.
  init(_ composer: Composer, seed: UInt64, derive make: @escaping (Composer, Derived?) -> Derived) {
    var composer = composer
    composer.switching.start(session: "mine")
    first = composer
    self.composer = composer
    self.make = make
    derived = make(composer, nil)
    random = SplitMix(state: seed)
    if let path = composer.file.path { files[path] = composer.file.savedText }
  }

  mutating func press(_ key: KeyPress, keymap: Keymap = .standard) {
    wait(milliseconds: Int.random(in: 20...400, using: &random))
    let action = ComposerScreen.action(
      for: key, in: composer, derived, keymap: keymap, size: Size(columns: 80, rows: 24))
    if let action { take(action) }
  }

  mutating func wait(milliseconds: Int) {
    now.milliseconds += milliseconds
    now.seconds += milliseconds / 1000
  }

  mutating func take(_ action: Action) {
    if !action.isTyping { derived.complete() }
    let effects = composer.update(action, seeing: derived, at: now)
    derive()
    for effect in effects { run(effect) }
  }

  private mutating func derive() {
    derived = make(composer, derived)
  }

  private mutating func run(_ effect: Effect) {
    switch effect {
    case .save(let text, let path, let known, _): save(text, to: path, replacing: known)
    case .saveNotes(let text, let path, let known):
      if files[path] == known {
        files[path] = text
        take(.notesSaved(.saved(text: text)))
      } else {
        take(.notesSaved(.changedOnDisk(path: path, text: files[path] ?? "")))
      }
    case .keep(let draft, _): kept = draft
    case .discard, .forgetKept: kept = nil
    case .quit: restart()
    case .listDrafts:
      let paths = files.keys.filter { !$0.hasSuffix(".pushwright.json") }.sorted()
      let listings = paths.map {
        DraftListing(path: $0, place: .drafts, target: nil, outcome: .good, modified: 0)
      }
      take(.draftsListed(listings, clock: .utc))
    case .findTargets:
      let listings = [("a.json", "a"), ("b.json", "b")].map {
        DraftListing(
          path: $0, place: .templates, target: nil, audience: .init(.topic, $1), outcome: nil,
          modified: 0)
      }
      take(.targetsFound(listings))
    case .openDraft(let listing):
      let notes = files[DraftNotes.path(beside: listing.path)].map {
        DraftNotes.reading($0, path: "").notes
      }
      take(
        .draftOpened(
          DraftContents(
            path: listing.path, text: files[listing.path] ?? "", notes: notes ?? DraftNotes())))
    case .editDocument(let text, _, _):
      take(.documentEdited(text.replacingOccurrence(of: "topic", with: "token")))
    case .editText(let field, let text): take(.textEdited(field, text + "é\n"))
    case .readTarget(let path): take(.targetRead(text: "token-of-a-device\n", path: path))
    default: runSend(effect)
    }
  }

  private mutating func runSend(_ effect: Effect) {
    switch effect {
    case .prepareSend(let purpose):
      let account = SendAccess.account("push@demo", from: "key.json", projectID: "demo-shop")
      take(.sendPrepared(purpose, SendSituation(access: account, journal: .sends([]))))
    case .perform(let intent, _):
      let outcomes: [SendOutcome] = [
        .accepted(name: "projects/demo/messages/1"), .unknown(sentence: "no answer"),
        .refused(code: "INVALID_ARGUMENT", sentence: "FCM refused it"),
      ]
      let outcome = outcomes.randomElement(using: &random) ?? outcomes[0]
      take(.sendFinished(intent, SendResult(outcome: outcome, failure: nil, record: .complete)))
    case .readHistory: take(.historyRead([], clock: .utc))
    default: break
    }
  }

  private mutating func save(_ text: String, to path: String, replacing known: String?) {
    guard files[path] == known else {
      let listing = DraftListing(
        path: path, place: .recent, target: nil, outcome: nil, modified: 0)
      let outcome: SaveOutcome =
        known == nil ? .nameTaken(path: path, by: listing) : .changedOnDisk(path: path)
      return take(.saveFinished(outcome))
    }
    files[path] = text
    take(.saveFinished(.saved(text: text, path: path)))
  }

  /// The program is left and started anew with the draft as its file has it.
  private mutating func restart() {
    ends += 1
    var fresh = first
    fresh.draft.replace(
      MessageDocument(
        text: first.path.flatMap { files[$0] } ?? first.document.text))
    fresh.draft.knowDisk(fresh.document.text, imported: nil)
    composer = fresh
    derived = make(fresh, nil)
  }
}

extension Composer {
  fileprivate var path: String? { file.path }
}

extension String {
  /// The text with the first occurrence of a word replaced.
  fileprivate func replacingOccurrence(of word: String, with other: String) -> String {
    guard let range = firstRange(of: word) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
