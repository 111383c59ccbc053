import Drafts
import PushMessages
import Testing

@testable import ComposerState

struct ExpiresInStories {
  private let ttl: FieldPath = "android.ttl"
  private let web: FieldPath = "webpush.headers.TTL"
  private let apple: FieldPath = "apns.headers.apns-expiration"

  private func typing(_ text: String, _ message: String = "{}") -> Composer {
    var composer = Studio.composer(message)
    composer.start(.command(.showData), .command(.first), .command(.edit))
    composer.start(.edit(.deleteToStart))
    composer.type(text)
    return composer
  }

  @Test func `One time is written in the spellings of all platforms, as one step of undo`() {
    var composer = typing("90m")
    #expect(
      composer.typingRemark
        == .means("= 1 h 30 min: ttl 5400s, TTL 5400, Apple's at send"))
    composer.start(.command(.back))
    #expect(composer.document.string(at: ttl) == "5400s")
    #expect(composer.document.string(at: web) == "5400")
    #expect(composer.notes.expiresIn == 5400)
    #expect(composer.form.cell(.expiresIn)?.text == "1h30m")
    let expiration = composer.form(of: .platforms).cell(.field(apple))
    #expect(expiration?.placeholder == "at send +1h30m")
    composer.start(.command(.undo))
    #expect(composer.document.text == #"{"message": {}}"# && composer.notes.expiresIn == nil)
    #expect(composer.past.isEmpty)
    composer.start(.command(.redo))
    #expect(composer.notes.expiresIn == 5400)
  }

  @Test func `A moment for Apple leaves the draft, which is said`() {
    var composer = typing("1h", #"{"apns": {"headers": {"apns-expiration": "1604750400"}}}"#)
    composer.start(.command(.back))
    #expect(composer.document.node(at: apple) == nil)
    #expect(
      composer.notice
        == Notice(
          .info, "Removed apns-expiration: Pushwright computes it when it sends the message"))
  }

  @Test func `Emptied, it takes away what it has written and nothing else`() {
    var composer = typing("1h")
    composer.start(.command(.back), .command(.clear))
    #expect(composer.document.text == #"{"message": {}}"# && composer.notes.expiresIn == nil)
    composer = typing("1h")
    composer.start(.command(.back))
    composer.focus(.field(ttl), in: .platforms)
    composer.start(.command(.edit), .edit(.deleteToStart), .edit(.insert("2d")), .command(.back))
    #expect(
      composer.form(of: .data).cell(.expiresIn)?.shown == "1h  differs: Android 2d")
    composer.focus(.expiresIn, in: .data)
    composer.start(.command(.edit), .edit(.deleteToStart), .command(.back))
    #expect(composer.document.string(at: ttl) == "172800s")
    #expect(composer.document.node(at: web) == nil && composer.notes.expiresIn == nil)
  }

  @Test(arguments: [
    (#"{"android": {"ttl": "3600s"}}"#, "1h  differs: Web not set"),
    (
      #"{"android": {"ttl": 5}, "webpush": {"headers": {"TTL": "x"}}}"#,
      "1h  differs: Android 5s, Web x"
    ),
    (
      """
      {"android": {"ttl": "3600.0s"}, "webpush": {"headers": {"TTL": "3600"}},
       "apns": {"headers": {"apns-expiration": "0"}}}
      """, "1h  differs: Apple has its own"
    ),
  ])
  func `Where the platforms say something else, it says so`(message: String, shown: String) {
    var composer = Studio.composer(message)
    composer.draft.note { $0.expiresIn = 3600 }
    #expect(composer.form(of: .data).cell(.expiresIn)?.shown == shown)
  }

  @Test(arguments: [
    ("90x", "90x isn't a duration, such as 90m, 1h30m, 2d"),
    ("5w", "5w is too long: FCM keeps a message for 4 weeks at most"),
    ("0.5s", "0.5s isn't a whole number of seconds"),
  ])
  func `What cannot be read changes nothing, and is said`(text: String, words: String) {
    let message = #"{"topic": "a"}"#
    var composer = typing(text, message)
    #expect(composer.typingRemark == .wrong(words))
    composer.start(.command(.back))
    #expect(composer.document.text == "{\"message\": \(message)}")
    #expect(composer.notes.expiresIn == nil && composer.past.isEmpty)
    #expect(composer.notice == Notice(.warning, "Expires in: \(words); nothing was changed"))
  }

  @Test func `A half-typed time leaves nothing of itself behind`() {
    var composer = typing("5")
    #expect(composer.document.string(at: ttl) == "5s")
    composer.start(.edit(.insert("x")))
    #expect(composer.document.text == #"{"message": {}}"# && composer.notes.expiresIn == nil)
    composer.start(.edit(.deleteBackward), .edit(.insert("m")), .command(.back))
    #expect(composer.document.string(at: ttl) == "300s" && composer.past.count == 1)
  }

  @Test func `What blocks the way is said and nothing is half written`() {
    var composer = typing("1h", #"{"webpush": 3}"#)
    composer.start(.command(.back))
    #expect(composer.document.text == #"{"message": {"webpush": 3}}"#)
    #expect(composer.notes.expiresIn == nil)
  }
}
