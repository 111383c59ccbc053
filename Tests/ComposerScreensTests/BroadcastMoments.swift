import PushMessages
import TestSupport

@testable import ComposerState

/// Broadcasts for all platforms, for one of them, or from code that doesn't say all of it; and the addresses of devices.
enum BroadcastMoments {
  static let all = broadcasts + targets

  /// What is written for all platforms, for one of them, or only in code.
  private static let broadcasts: [ScreenTests.Moment] = [
    ScreenTests.Moment(name: "new-draft-text", draft: "sale.json", actions: newText),
    ScreenTests.Moment(
      name: "new-draft-editing", draft: "sale.json", actions: newText + [.command(.edit)]),
    ScreenTests.Moment(
      name: "lost-parts", draft: "sale.json",
      actions: [.documentEdited(code), .command(.nextProblem)]),
    ScreenTests.Moment(
      name: "lost-parts-problems", draft: "sale.json",
      actions: [.documentEdited(code), .command(.showProblems)]),
    ScreenTests.Moment(
      name: "lost-parts-fix", draft: "sale.json", actions: [.documentEdited(code), .command(.fix)]),
    ScreenTests.Moment(
      name: "lone-platform", draft: "sale.json",
      actions: [.documentEdited(alone), .command(.showProblems), .command(.down)]),
    ScreenTests.Moment(
      name: "accepting", draft: "sale.json",
      actions: [.documentEdited(alone), .command(.fix), .command(.last), .command(.edit)]
        + [.edit(.insert("for Android alone"))]),
    ScreenTests.Moment(
      name: "web-text-of-its-own", draft: "fcm-example.json",
      actions: [
        .documentEdited(
          DemoApp.draft("fcm-example.json").text.replacing(
            "\"android\"",
            with: "\"webpush\": {\"notification\": {\"title\": \"Shop\"}}, \"android\"")),
        .command(.showLocales),
      ]),
    ScreenTests.Moment(
      name: "android-v2", draft: "order-shipped.json",
      actions: [.command(.convertAndroid), .command(.showPreview)]),
  ]

  private static let newText: [Action] = [.command(.newDraft), .command(.showText)]

  private static let code = """
    getMessaging().send({
      notification: { title: 'Your order', body: `Order ${order.id} has shipped` },
      data: { order_id: String(order.id), ...rest },
      topic: 'demo-orders',
    });
    """

  private static let alone = """
    {"message": {"topic": "demo-offers", "android": {"notification": {
      "title": "The sale starts today", "body": "Everything is half price"}}}}
    """

  private static let identifier = "cX9kQ2mTRq-aVb8sYw3_Zu"

  private static let targets: [ScreenTests.Moment] = [
    ScreenTests.Moment(name: "target-token", draft: "sale.json", actions: going(to: token)),
    ScreenTests.Moment(
      name: "target-fid-and-token", draft: "sale.json",
      actions: going(to: "\(token), \"fid\": \"\(identifier)\"") + [.command(.fix)]),
    ScreenTests.Moment(
      name: "target-token-in-fid", draft: "sale.json",
      actions: going(to: "\"fid\": \"\(identifier):APA91bHun4MxP5egoKMwt2KZFBaFUH\"")),
  ]

  private static let token = "\"token\": \"\(identifier):APA91bHun4MxP5egoKMwt2KZFBaFUH\""

  private static func going(to target: String) -> [Action] {
    let text = "{\"message\": {\(target), \"notification\": {\"title\": \"Sale\"}}}"
    return [.documentEdited(text), .command(.showTarget)]
  }
}
