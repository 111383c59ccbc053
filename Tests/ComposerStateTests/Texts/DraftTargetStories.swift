import PushMessages
import SendPolicy
import Testing

@testable import ComposerState

/// Where the project's other drafts go, in the list of targets.
struct DraftTargetStories {
  private static let drafts = [
    Shelf.listing("drafts/old.json", topic: "sale", modified: 1),
    Shelf.listing("drafts/new.json", topic: "autumn", modified: 3),
    Shelf.listing("templates/promo.json", .templates, topic: "sale", modified: 2),
    Shelf.listing("drafts/mia.json", target: "token abc"),
  ]

  private func listing(_ drafts: [DraftListing] = drafts) throws -> Composer {
    var composer = Studio.composer(Outbox.topic, profile: Outbox.profile())
    composer.focus(.target, in: .target)
    composer.start(
      .historyRead([try Outbox.past(1, payload: #"{"topic":"old"}"#)], clock: .utc),
      .command(.pick), .targetsFound(drafts))
    return composer
  }

  private func found(_ composer: Composer) -> [TargetEntry] {
    if let picker = composer.modal(TargetPicker.self) { picker.found } else { [] }
  }

  @Test func `They come behind devices and earlier targets, each once with the drafts it is of`()
    throws
  {
    let found = found(try listing())
    #expect(found.map(\.name) == ["pixel-mia", "iphone-jo", "old", "autumn", "sale"])
    #expect(
      found.map(\.drafts) == [[], [], [], ["new.json"], ["template promo.json", "old.json"]])
  }

  @Test func `What is known from elsewhere is not offered twice`() throws {
    let found = found(try listing([Shelf.listing("drafts/a.json", topic: "old")]))
    #expect(found.map(\.name) == ["pixel-mia", "iphone-jo", "old"])
    #expect(found.flatMap(\.drafts).isEmpty)
  }

  @Test func `A topic is found by the name of its draft, and Enter takes it`() throws {
    var composer = try listing()
    composer.type("promo")
    #expect(found(composer).map(\.name) == ["sale"])
    composer.start(.command(.edit))
    #expect(composer.document.string(at: "topic") == "sale")
  }

  @Test func `What comes in while one chooses changes nothing that Enter takes`() throws {
    var composer = Studio.composer(Outbox.topic, profile: Outbox.profile())
    composer.focus(.target, in: .target)
    composer.start(.command(.pick), .targetsFound(Self.drafts))
    composer.start(.command(.last))
    #expect(found(composer).last?.name == "sale")
    composer.start(.historyRead([try Outbox.past(1, payload: #"{"topic":"old"}"#)], clock: .utc))
    composer.start(.command(.edit))
    #expect(composer.document.string(at: "topic") == "sale")
  }

  @Test func `Drafts that are found when the list is gone are no news`() {
    var composer = Studio.composer()
    composer.send(.targetsFound(Self.drafts))
  }
}
