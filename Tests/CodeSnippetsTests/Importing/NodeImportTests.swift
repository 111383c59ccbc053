import CodeSnippets
import PushMessages
import Testing

struct NodeImportTests {
  @Test func `A message object of the Node SDK becomes what the SDK sends, each change said`() {
    let imported = MessageImport.reading(whole)
    #expect(imported.recognition.payload == .code(.node))
    #expect(
      imported.lines == [
        "1:1 repair the text around the message was left out",
        "1:17 repair source text was rewritten as JSON: changed quotes, commas and comments aren't listed",
        "3:35 repair notification.imageUrl → notification.image",
        "5:5 repair android.ttl: now \"3600s\"",
        "7:7 repair android.notification.bodyLocKey → android.notification.body_loc_key",
        "8:7 repair android.notification.priority → android.notification.notification_priority: now \"PRIORITY_HIGH\"",
        "8:25 repair android.notification.visibility: now \"PUBLIC\"",
        "9:7 repair android.notification.vibrateTimingsMillis → android.notification.vibrate_timings: now [\"0.1s\",\"1.5s\"]",
        "10:7 repair android.notification.lightSettings → android.notification.light_settings",
        "10:24 repair android.notification.light_settings.color: now {\"red\":1,\"green\":0,\"blue\":0.2}",
        "10:42 repair android.notification.light_settings.lightOnDurationMillis → android.notification.light_settings.light_on_duration: now \"0.25s\"",
        "11:7 warning android.notification.eventTimestamp was left out: it isn't a string such as 2026-11-21T10:00:00Z",
        "16:7 repair apns.payload.aps.contentAvailable → apns.payload.aps.content-available",
        "16:7 repair apns.payload.aps.content-available: true became 1",
      ])
  }

  @Test(arguments: [
    (
      "const message = { fcmOptions: { analyticsLabel: 'a' } };\nawait messaging.send(message);",
      true
    ),
    ("const message: Message = { data: { a: 'b' } };\nadmin.messaging().send(message, true)", true),
    ("await getMessaging().send({ condition: \"'a' in topics\" })", true),
    (
      "const options = { fcmOptions: { analyticsLabel: 'a' } };\nawait messaging.send(message);",
      false
    ),
    ("const message = { data: { a: 'b' }, color: 'red' };\nsocket.send(message);", false),
  ])
  func `An object that is sent is a message if all its names are`(code: String, isMessage: Bool) {
    let text = "import { getMessaging } from 'firebase-admin/messaging';\n\(code)\n"
    // Otherwise the names of the import could be a message as well.
    let imported = MessageImport.reading(text, as: .node)
    #expect(imported.canBeRead == isMessage, "\(imported.lines)")
  }

  @Test func `The API's own names are sent as they are, with what the SDK would refuse`() {
    let own = "{topic: 'a', android: {notification: {light_settings: {color: false}}}}"
    #expect(
      MessageImport.reading("send(\(own))", as: .node).compact
        == #"{"topic":"a","android":{"notification":{"light_settings":{"color":false}}}}"#)
    let ofSDK = own.replacing("light_settings", with: "lightSettings")
    #expect(
      MessageImport.reading("send(\(ofSDK))", as: .node).lines.contains {
        $0.contains(" was left out: ")
      })
  }

  @Test func `The documentation's Node example is read with its variable`() {
    let imported = MessageImport.reading(
      """
      var topicName = 'industry-tech';

      var message = {
        android: {ttl: 3600000, notification: {bodyLocKey: 'STOCK', bodyLocArgs: ['FooCorp', '11.80']}},
        apns: {payload: {aps: {alert: {locKey: 'STOCK', locArgs: ['FooCorp', '11.80']}}}},
        topic: topicName,
      };
      """)
    #expect(
      imported.compact
        == #"{"android":{"ttl":"3600s","notification":{"body_loc_key":"STOCK","body_loc_args":["FooCorp","11.80"]}},"#
        + #""apns":{"payload":{"aps":{"alert":{"loc-key":"STOCK","loc-args":["FooCorp","11.80"]}}}},"topic":"industry-tech"}"#
    )
    #expect(
      imported.lines.contains(
        "5:34 repair apns.payload.aps.alert.locKey → apns.payload.aps.alert.loc-key"))
  }

  @Test(
    arguments: [
      (#"{"tokens": ["a"], "data": {}}"#, #"{"token":"a","data":{}}"#),
      (#"{"tokens": ["a", "b"], "data": {}}"#, #"{"data":{}}"#),
      (#"{"topic": "a", "android": {"ttl": 1}}"#, #"{"topic":"a","android":{"ttl":"0.001s"}}"#),
      (
        #"{"topic": "a", "apns": {"payload": {"aps": {"threadId": "x", "own-Key": 1, "mutableContent": false}}}}"#,
        #"{"topic":"a","apns":{"payload":{"aps":{"thread-id":"x","own-Key":1}}}}"#
      ),
    ])
  func `What the SDK converts is converted`(text: String, message: String) {
    let imported = MessageImport.reading(text)
    #expect(imported.recognition.payload == .code(.node))
    #expect(imported.compact == message)
  }

  @Test func `A strict request with the SDK's names is left to lint`() {
    let text = #"{"message": {"apns": {"payload": {"aps": {"alert": {"titleLocKey": "a"}}}}}}"#
    #expect(MessageImport.reading(text).strictText == text)
    #expect(
      MessageImport.reading(text, as: .node).compact
        == #"{"apns":{"payload":{"aps":{"alert":{"title-loc-key":"a"}}}}}"#)
  }
}

private let whole = """
  const message = {
    token: 'abc',
    notification: { title: 'Hello', imageUrl: 'https://example.com/a.png' },
    android: {
      ttl: 60 * 60 * 1000,
      notification: {
        bodyLocKey: 'new_message_body',
        priority: 'high', visibility: 'public',
        vibrateTimingsMillis: [100, 1500],
        lightSettings: { color: '#ff0033', lightOnDurationMillis: 250 },
        eventTimestamp: 5,
      },
    },
    apns: {
      payload: { own: { titleLocKey: 1 }, aps: {
        contentAvailable: true,
      } },
    },
  };
  """
