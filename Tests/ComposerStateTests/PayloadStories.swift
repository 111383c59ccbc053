import MessageLint
import PushMessages
import Testing

@testable import ComposerState

struct PayloadStories {
  private let common = #"{"topic": "a", "notification": {"title": "T"}, "data": {"a": "1"}}"#

  @Test func `Right goes through what is sent and received, left goes back, and both stop`() {
    var composer = Studio.composer(common)
    composer.start(.command(.showPayload))
    composer.send(.command(.right)) { $0.preview.turnPayload { $0.show(.android) } }
    composer.send(.command(.right)) { $0.preview.turnPayload { $0.show(.apple) } }
    composer.send(.command(.right)) { $0.preview.turnPayload { $0.show(.web) } }
    composer.send(.command(.right))
    composer.send(.command(.left)) { $0.preview.turnPayload { $0.show(.apple) } }
    composer.start(.command(.left), .command(.left))
    composer.send(.command(.left))
    composer.start(.command(.right), .command(.right), .command(.right))
    composer.send(.command(.showText)) { $0.screen.show(.text) }
    composer.send(.command(.showPayload)) { $0.screen.show(.payload) }
    #expect(composer.payload.view == .web)
  }

  @Test func `A view scrolls as far as its own lines and begins at the top`() throws {
    var composer = Studio.composer(common)
    composer.start(.command(.showPayload), .command(.right))
    let lines = try #require(Studio.derived(of: composer).received(in: .android)).lines
    composer.send(.command(.last)) {
      $0.preview.turnPayload { $0.scroll(to: lines.count - 1, of: .max) }
    }
    composer.send(.command(.down))
    composer.send(.command(.right)) {
      $0.preview.turnPayload { $0.show(.apple) }
    }
  }

  @Test func `Arrows in a form leave the payload's view alone`() {
    var composer = Studio.composer(common)
    composer.start(.command(.showPlatforms), .command(.right), .command(.right))
    #expect(composer.payload.view == .sent)
  }

  @Test func `Each view has the size of its own payload, and the largest counts`() {
    let composer = Studio.composer(common)
    let derived = Studio.derived(of: composer)
    #expect(derived.requestSize == common.filter { $0 != " " }.utf8.count)
    #expect(derived.payloadSize == derived.received(in: .android)?.payloadSize)
    #expect(
      derived.received(in: .android)?.payloadSize
        == #"{"notification":{"title":"T"},"data":{"a":"1"}}"#.utf8.count)
    #expect(
      derived.received(in: .apple)?.payloadSize
        == #"{"aps":{"alert":{"title":"T"}},"a":"1"}"#.utf8.count)
  }

  @Test func `Parts for different platforms are not added up`() {
    let part = String(repeating: "x", count: 2400)
    let composer = Studio.composer(
      #"{"topic": "a", "android": {"data": {"a": "\#(part)"}}, "apns": {"payload": {"b": "\#(part)"}}}"#
    )
    let derived = Studio.derived(of: composer)
    #expect(derived.requestSize > 4096)
    #expect((2400...2500).contains(derived.payloadSize))
    #expect(!derived.findings.contains { $0.rule == "payload-size" })
  }

  @Test func `A draft of one line is read and scrolled line by line`() {
    let message =
      #"{"topic": "a", "notification": {"title": "T", "body": "B"}, "data": {"a": "1", "b": "2"}}"#
    var composer = Studio.composer(message)
    let lines = composer.readableText.split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[2] == #"    "topic": "a","#)
    composer.start(.command(.showPayload))
    composer.send(.command(.last)) { $0.preview.turnPayload { $0.scroll(to: 12, of: .max) } }
    #expect(composer.document.text == "{\"message\": \(message)}")
  }

  @Test func `A draft of many lines keeps its layout, also where one text is long`() {
    let body = String(repeating: "word ", count: 40)
    let text =
      "{\n    \"message\": {\n        \"notification\": {\"body\": \"\(body)\"}\n    }\n}\n"
    #expect(Studio.opened(Shelf.base).readableText == Shelf.base)
    let laidOut = "{\n    \"message\": {\n        \"body\": \"\(body)\"\n    }\n}\n"
    #expect(Studio.opened(laidOut).readableText == laidOut)
    #expect(Studio.opened(text).readableText != text)
  }

  @Test func `What Apple receives expires as the notes say, counted from the send`() throws {
    let composer = Studio.composer(common)
    let derived = Studio.derived(of: composer)
    let lines = { (seconds: Int?) in
      derived.received(in: .apple, expiresIn: seconds)?.lines
        .first { $0.text.contains("apns-expiration") }
    }
    #expect(lines(nil)?.note == "← FCM's default")
    let line = try #require(lines(7200))
    #expect(line.text.contains(#""apns-expiration": "at send + 2 h""#))
    #expect(line.note == "← Expires in")
  }
}
