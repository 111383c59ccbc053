import AppStrings
import PushMessages
import Testing

@testable import ProjectStart

struct FirstMessageTests {
  @Test func `The draft has a title and a body of a notification, by the keys of both platforms`()
    async
  {
    let strings = await SampleTree.strings(["app/src/main/res"], ["ios/Shop"])
    let message = FirstMessage(strings.localizations)
    #expect(
      message.android == FirstMessage.Keys(title: "order_push_title", body: "order_push_body"))
    #expect(message.apple == FirstMessage.Keys(title: "ORDER_PUSH_TITLE", body: "ORDER_PUSH_BODY"))
    let document = MessageDocument(text: message.text)
    #expect(document.problems.isEmpty)
    #expect(Message.reading(document).message.target == .topic(FirstMessage.topic))
  }

  @Test func `An app with one platform gets a draft for it alone`() async {
    let strings = await SampleTree.strings([], ["ios/Shop"])
    let message = FirstMessage(strings.localizations)
    #expect(message.android == nil)
    #expect(message.keyNames == ["ORDER_PUSH_TITLE", "ORDER_PUSH_BODY"])
    #expect(!message.text.contains("android"))
  }

  @Test func `Without a text that fits the draft has its own words`() async {
    let strings = await SampleTree.strings(["app/src/debug/res"], [])
    let message = FirstMessage(strings.localizations)
    #expect(!message.hasKeys)
    #expect(MessageDocument(text: message.text).problems.isEmpty)
  }

  @Test(arguments: [
    "%1$s is here", "<b>bold</b> text", "two\nlines", "word", "", "{name} is here", "…",
  ])
  func `A text that needs something isn't taken`(text: String) {
    #expect(!FirstMessage.isPlain(text))
  }
}
