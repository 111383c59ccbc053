import PushMessages
import SendPolicy
import TestSupport

@testable import ComposerState

/// A moment with drafts and files: what came from the disk, and what was pressed since.
struct DraftMoment: CustomStringConvertible, Sendable {
  enum Event: Sendable {
    case action(Action)
    case wait(milliseconds: Int)
  }

  var description: String
  var events: [Event]

  static let draft = "order-shipped.json"
  static let text = DemoApp.draft(draft).text
  /// The same as a program writes it.
  static let oneLine = text.split(separator: "\n").map { line in
    String(line.drop { $0 == " " })
  }.joined(separator: " ")
  /// 2026-11-21 03:14 UTC.
  static let now = EventTime(seconds: 1_795_230_840, milliseconds: 0)

  /// The composer after all that has happened.
  func composer() async throws -> (composer: Composer, derived: Derived) {
    var composer = DemoApp.composer(Self.draft)
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    var moment = Self.now
    var derived = try await DemoApp.derived(composer)
    for event in events {
      switch event {
      case .wait(let milliseconds): moment.milliseconds += milliseconds
      case .action(let action):
        _ = composer.update(action, seeing: derived, at: moment)
        derived = try await DemoApp.derived(composer)
      }
    }
    return (composer, derived)
  }

  static let all = lists + recoveries + changes

  private static func listing(
    _ path: String, _ place: DraftListing.Place = .drafts, _ target: String?,
    _ outcome: DraftListing.Outcome?, hoursAgo: Int
  ) -> DraftListing {
    DraftListing(
      path: path, place: place, target: target, outcome: outcome,
      modified: now.seconds - hoursAgo * 3600)
  }

  private static let listings = [
    listing("drafts/order-shipped.json", "topic demo-orders", .good, hoursAgo: 1),
    listing("drafts/sale.json", "topic demo-offers", .error, hoursAgo: 20),
    listing(
      "drafts/autumn-campaign-for-everybody-in-the-north.json",
      "condition 'north' in topics && 'offers' in topics", .warning, hoursAgo: 400),
    listing("drafts/broken.json", nil, .unreadable, hoursAgo: 9000),
    listing("drafts/note.json", nil, nil, hoursAgo: 9100),
    listing("templates/promo.json", .templates, "topic demo-offers", .good, hoursAgo: 3000),
    listing("/home/mia/incident/outage.json", .recent, "token cGl4ZWwt…9aB2", .good, hoursAgo: 2),
  ]

  private static func listing(
    _ path: String, _ target: String?, _ outcome: DraftListing.Outcome?, hoursAgo: Int
  ) -> DraftListing {
    listing(path, .drafts, target, outcome, hoursAgo: hoursAgo)
  }

  private static let listed: [Event] = [
    .action(.command(.openDraft)), .action(.draftsListed(listings, clock: .utc)),
  ]

  private static let lists = [
    DraftMoment(description: "drafts", events: listed + [.action(.command(.down))]),
    DraftMoment(
      description: "drafts-found",
      events: listed + [.action(.edit(.insert("offers")))]),
    DraftMoment(
      description: "unsaved-before-another",
      events: typed + listed + [.action(.dialog(.confirm))]),
  ]

  private static func kept(_ text: String, id: String, hoursAgo: Int) -> RecoverableDraft {
    RecoverableDraft(
      AutosavedDraft(
        id: id, file: DraftFile(path: "drafts/\(draft)", savedText: self.text), text: text,
        at: now.seconds - hoursAgo * 3600), fileText: self.text)
  }

  private static let recovered: [Event] = {
    var newer = kept(
      text.replacing("demo-orders", with: "demo-orders-beta"), id: "b", hoursAgo: 30)
    newer.fileText = text + "\n"
    let drafts = [
      kept(text.replacing("demo-orders", with: "demo-returns"), id: "a", hoursAgo: 2), newer,
    ]
    return [.action(.recoverable(drafts, clock: .utc)), .wait(milliseconds: 300)]
  }()

  private static let discarded: RecoverableDraft = {
    var draft = kept(
      text.replacing("demo-orders", with: "demo-returns"), id: "a", hoursAgo: 2)
    draft.kept.isDiscarded = true
    return draft
  }()

  private static let unnamed = RecoverableDraft(
    AutosavedDraft(
      id: "a", file: DraftFile(), text: text.replacing("demo-orders", with: "demo-returns"),
      at: now.seconds - 7200), fileText: nil)

  private static let recoveries = [
    DraftMoment(description: "recovery", events: recovered),
    DraftMoment(
      description: "recovery-of-a-changed-file", events: recovered + [.action(.command(.down))]),
    DraftMoment(
      description: "recovery-of-discarded-work",
      events: [
        .action(.recoverable([discarded], clock: .utc)), .wait(milliseconds: 300),
        .action(.dialog(.discard)),
      ]),
    DraftMoment(
      description: "recovery-beside-a-named-draft",
      events: [.action(.recoverable([unnamed], clock: .utc)), .wait(milliseconds: 300)]),
    DraftMoment(
      description: "recovery-discarding", events: recovered + [.action(.dialog(.discard))]),
  ]

  private static let typed: [Event] = [
    .action(.command(.showTarget)), .action(.command(.edit)), .action(.edit(.deleteToStart)),
    .action(.edit(.insert("mine"))), .action(.command(.back)),
  ]

  private static func changed(_ text: String) -> [Event] {
    typed + [.action(.fileChangedOnDisk(text: text)), .wait(milliseconds: 300)]
  }

  private static let other = "process 4711 on build-7 since 10:12"

  private static let changes = [
    DraftMoment(
      description: "changed-on-disk-merge",
      events: changed(text.replacing("ORDER_SHIPPED_BODY", with: "ORDER_SENT_BODY"))),
    DraftMoment(
      description: "changed-on-disk-conflict",
      events: changed(text.replacing("demo-orders", with: "theirs")) + [.action(.command(.down))]),
    DraftMoment(
      description: "deciding-places",
      events: changed(text.replacing("demo-orders", with: "theirs")) + [
        .action(.command(.down)), .action(.command(.edit)), .action(.command(.down)),
      ]),
    DraftMoment(
      description: "changed-on-disk-in-one-line",
      events: changed(oneLine.replacing("demo-orders", with: "theirs"))),
    DraftMoment(
      description: "name-taken",
      events: [
        .action(
          .saveFinished(
            .nameTaken(
              path: "drafts/crash.json",
              by: listing("drafts/crash.json", .recent, "topic demo-messages", nil, hoursAgo: 1))))
      ]),
    DraftMoment(
      description: "read-only-file",
      events: [
        .action(
          .saveFinished(
            .writeProtected(
              path: "/srv/campaigns/autumn/in-the-north/with-a-very-long-folder/order-shipped.json")
          ))
      ]),
    DraftMoment(
      description: "payload-of-one-line",
      events: [.action(.documentEdited(oneLine)), .action(.command(.showPayload))]),
    DraftMoment(
      description: "read-anew",
      events: [
        .action(
          .fileChangedOnDisk(text: text.replacing("ORDER_SHIPPED_BODY", with: "ORDER_SENT_BODY")))
      ]),
    DraftMoment(
      description: "also-open",
      events: typed + [.action(.alsoOpen(by: other)), .action(.command(.save))]),
    DraftMoment(description: "open-elsewhere", events: [.action(.alsoOpen(by: other))]),
    DraftMoment(
      description: "read-only",
      events: [
        .action(.alsoOpen(by: other)), .wait(milliseconds: 300), .action(.dialog(.readOnly)),
        .action(.command(.edit)),
      ]),
  ]
}
