import PushMessages
import SendPolicy

@testable import ComposerState

/// Drafts, files and changes for the stories about them.
enum Shelf {
  static let path = "drafts/news.json"

  /// A draft of many lines, as its file has it.
  static let base = """
    {
      "message": {
        "topic": "news",
        "android": {"ttl": "60s"},
        "data": {"a": "1"},
        "webpush": {"headers": {"TTL": "5"}}
      }
    }

    """

  static func composer(_ text: String = base) -> Composer {
    var composer = Studio.opened(text)
    composer.switching.start(session: "mine")
    return composer
  }

  /// The composer with another topic, not saved.
  static func changed() -> Composer {
    var composer = composer()
    composer.focus(.target, in: .target)
    composer.start(
      .command(.edit), .edit(.deleteToStart), .edit(.insert("mine")), .command(.back))
    return composer
  }

  /// The file as somebody else left it, changed far away from the topic.
  static let theirs = base.replacing("\"5\"", with: "\"9\"")
  /// Changed where the topic is.
  static let rival = base.replacing("\"news\"", with: "\"theirs\"")

  static func kept(_ text: String, at seconds: Int = 60, id: String = "old") -> RecoverableDraft {
    RecoverableDraft(
      AutosavedDraft(
        id: id, file: DraftFile(path: path, savedText: base), text: text, at: seconds),
      fileText: base)
  }

  static func listing(
    _ path: String, _ place: DraftListing.Place = .drafts, target: String? = "topic news",
    topic: String? = nil, modified: Int = 0
  ) -> DraftListing {
    DraftListing(
      path: path, place: place, target: target, audience: topic.map { .init(.topic, $0) },
      outcome: .good, modified: modified)
  }
}

extension Composer {
  var divergence: Divergence? {
    modal(Divergence.self)
  }

  var recovery: Recovery? {
    modal(Recovery.self)
  }

  var draftList: DraftList? {
    modal(DraftList.self)
  }

  /// Sends one action and returns what it asks for.
  mutating func effects(of action: Action) -> [Effect] {
    update(action, seeing: Studio.derived(of: self), at: now)
  }
}
