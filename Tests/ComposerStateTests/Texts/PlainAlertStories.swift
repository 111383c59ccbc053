import DevicePreview
import Drafts
import PushMessages
import Testing
import TextEditing

@testable import ComposerState

/// An alert that is a text is its own body.
struct PlainAlertStories {
  private static let body: FieldID = .field("apns.payload.aps.alert.body")

  private func composer() -> Composer {
    var composer = Studio.composer(
      #"{"topic": "a", "apns": {"payload": {"aps": {"alert": "Hi"}}}}"#)
    composer.focus(Self.body, in: .text)
    return composer
  }

  @Test func `The form shows it as the body, and typing there keeps it a text`() {
    var composer = composer()
    #expect(composer.form.cell(Self.body)?.text == "Hi")
    composer.start(.command(.edit))
    composer.type("!")
    composer.start(.command(.back))
    #expect(composer.document.string(at: "apns.payload.aps.alert") == "Hi!")
    #expect(Studio.derived(of: composer).rows[0].apple.card?.body == "Hi!")
  }

  @Test func `With a title it becomes an object that keeps the body`() {
    var composer = composer()
    composer.focus(.field("apns.payload.aps.alert.title"), in: .text)
    composer.start(.command(.edit))
    composer.type("T")
    composer.start(.command(.back))
    #expect(composer.document.string(at: "apns.payload.aps.alert.body") == "Hi")
    #expect(composer.document.string(at: "apns.payload.aps.alert.title") == "T")
    #expect(composer.form.cell(Self.body)?.text == "Hi")
    composer.start(.command(.undo))
    #expect(composer.document.string(at: "apns.payload.aps.alert") == "Hi")
  }

  @Test func `Emptied it leaves the message, also while it is typed anew`() {
    var composer = composer()
    composer.start(.command(.edit), .edit(.deleteToStart))
    #expect(composer.document.node(at: "apns") == nil)
    composer.type("Yo")
    #expect(composer.document.string(at: "apns.payload.aps.alert") == "Yo")
    composer.start(.command(.back), .command(.clear))
    #expect(composer.document.node(at: "apns") == nil)
    composer.start(.command(.undo), .command(.undo))
    #expect(composer.document.string(at: "apns.payload.aps.alert") == "Hi")
  }

  @Test func `A problem of the alert is a problem of its body`() {
    #expect(composer().place(of: "apns.payload.aps.alert")?.field == Self.body)
  }
}
