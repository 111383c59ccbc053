import CodeSnippets
import PushMessages
import Testing

struct LegacyImportTests {
  @Test func `A legacy message to an installation keeps its kind of target`() {
    let imported = MessageImport.reading(
      #"{"to": "cX9kQ2mTRq-aVb8sYw3_Zu", "data": {}}"#, as: .legacy)
    #expect(imported.document.string(at: "fid") == "cX9kQ2mTRq-aVb8sYw3_Zu")
  }

  @Test func `Every field of a legacy payload has its new place named`() {
    let imported = MessageImport.reading(whole)
    #expect(
      imported.lines == [
        "2:3 repair to → topic: now \"news\"",
        "3:3 repair collapse_key → android.collapse_key",
        "4:3 repair priority → android.priority and apns.headers.apns-priority: now HIGH and 10",
        "5:3 repair time_to_live → android.ttl and webpush.headers.TTL: now \"600s\" and \"600\"",
        "5:3 warning time_to_live: Apple expects a time in apns.headers.apns-expiration, which isn't set",
        "6:3 repair dry_run → validate_only",
        "7:3 repair restricted_package_name → android.restricted_package_name",
        "8:3 repair content_available → apns.payload.aps.content-available: now 1",
        "9:3 repair mutable_content → apns.payload.aps.mutable-content: now 1",
        "10:22 repair data.n: values are strings, now \"5\"",
        "10:30 repair data.o: values are strings, now \"{\\\"a\\\":true}\"",
        "12:5 repair notification.title_loc_key → "
          + "android.notification.title_loc_key and apns.payload.aps.alert.title-loc-key",
        "13:5 repair notification.title_loc_args → "
          + "android.notification.title_loc_args and apns.payload.aps.alert.title-loc-args: now [\"Alice\",\"2\"]",
        "14:5 repair notification.body_loc_key → "
          + "android.notification.body_loc_key and apns.payload.aps.alert.loc-key",
        "15:5 repair notification.body_loc_args → "
          + "android.notification.body_loc_args and apns.payload.aps.alert.loc-args: now [\"3\",\"Bob\"]",
        "16:5 repair notification.sound → android.notification.sound and apns.payload.aps.sound",
        "16:25 repair notification.badge → apns.payload.aps.badge: now 7",
        "17:5 repair notification.click_action → android.notification.click_action and apns.payload.aps.category",
        "18:5 repair notification.android_channel_id → android.notification.channel_id",
        "18:35 repair notification.tag → android.notification.tag",
        "19:5 repair notification.icon → android.notification.icon",
        "19:18 repair notification.color → android.notification.color",
        "20:5 warning notification.blink was left out: HTTP v1 has nothing like it",
        "22:3 warning delay_while_idle was left out: HTTP v1 has nothing like it",
      ])
    #expect(
      imported.strictText.hasPrefix("{\n  \"message\": {\n    \"topic\": \"news\",\n"))
    #expect(imported.document.root?["validate_only"]?.kind == .boolean(false))
    #expect(imported.reading().problems.filter { $0.path != nil }.isEmpty)
    #expect(imported.document.string(at: "data.s") == "x")
    #expect(imported.recognition.summary == "a payload of the legacy API: it was converted to v1")
  }

  @Test(
    arguments: [
      (#"{"to": "abc"}"#, #"{"token":"abc"}"#),
      (#"{"registration_ids": ["abc"]}"#, #"{"token":"abc"}"#),
      (
        #"{"to": "'a' in topics && 'b' in topics"}"#,
        #"{"condition":"'a' in topics && 'b' in topics"}"#
      ),
      (#"{"registration_ids": ["a", "b"], "data": {"k": "v"}}"#, #"{"data":{"k":"v"}}"#),
      (
        #"{"to": "a", "notification": {"title": "T", "subtitle": "S"}}"#,
        #"{"token":"a","notification":{"title":"T"},"apns":{"payload":{"aps":{"alert":{"subtitle":"S","title":"T"}}}}}"#
      ),
      (
        #"{"to": "a", "notification": {"icon": "https://x.io/i.png", "click_action": "https://x.io"}}"#,
        #"{"token":"a","webpush":{"notification":{"icon":"https://x.io/i.png"},"fcm_options":{"link":"https://x.io"}}}"#
      ),
      (#"{"to": "a", "priority": "urgent", "time_to_live": "soon"}"#, #"{"token":"a"}"#),
      (#"{"to": "a", "content_available": false, "notification": null}"#, #"{"token":"a"}"#),
      (
        #"{"to": "a", "time_to_live": "60"}"#,
        #"{"token":"a","android":{"ttl":"60s"},"webpush":{"headers":{"TTL":"60"}}}"#
      ),
      (
        #"{"to": "a", "apns": {"headers": {"apns-priority": "5"}}}"#,
        #"{"token":"a","apns":{"headers":{"apns-priority":"5"}}}"#
      ),
      (
        #"{"notification": {"sound": "default"}}"#,
        #"{"android":{"notification":{"sound":"default"}},"apns":{"payload":{"aps":{"sound":"default"}}}}"#
      ),
    ])
  func `A legacy payload becomes a message of v1`(text: String, message: String) {
    let imported = MessageImport.reading(text)
    #expect(imported.recognition.payload == .legacy)
    #expect(imported.compact == message)
  }

  @Test func `Of several registration tokens none is chosen`() {
    let imported = MessageImport.reading(#"{"registration_ids": ["a", "b", "c"], "data": {}}"#)
    #expect(
      imported.lines == [
        "1:2 warning registration_ids was left out: an HTTP v1 message goes to one target, but these are 3"
      ])
    #expect(imported.reading().message.targets.isEmpty)
  }

  @Test func `Misplaced legacy fields in a message of v1 are left to lint`() {
    let text =
      #"{"message": {"token": "a", "notification": {"title": "T", "sound": "x"}, "priority": "high"}}"#
    #expect(MessageImport.reading(text).strictText == text)
    let bare = MessageImport.reading(#"{"token": "a", "notification": {"sound": "x"}}"#)
    #expect(bare.recognition.payload == .message)
    #expect(bare.compact == #"{"token":"a","notification":{"sound":"x"}}"#)
  }

  @Test func `What could be either is a legacy payload when it is called so`() {
    let text = #"{"condition": "'a' in topics", "notification": {"title": "T"}}"#
    #expect(MessageImport.reading(text).recognition.payload == .message)
    #expect(MessageImport.reading(text, as: .legacy).recognition.payload == .legacy)
  }

  @Test func `A legacy payload inside curl gives its server key away to nobody`() {
    let imported = MessageImport.reading(
      """
      curl -X POST --header "Authorization: key=AAAAsecret" \\
        --Header "Content-Type:application/json" https://fcm.googleapis.com/fcm/send \\
        -d "{\\"to\\": \\"/topics/a\\",\\"time_to_live\\": 0}"
      """)
    #expect(
      imported.compact == #"{"topic":"a","android":{"ttl":"0s"},"webpush":{"headers":{"TTL":"0"}}}"#
    )
    #expect(
      imported.recognition.summary
        == "a curl command with a payload of the legacy API: it was converted to v1; the access token was left out"
    )
    #expect(!"\(imported)".contains("AAAAsecret"))
  }
}

private let whole = """
  {
    "to": "/topics/news",
    "collapse_key": "c",
    "priority": "high",
    "time_to_live": 600,
    "dry_run": false,
    "restricted_package_name": "com.example",
    "content_available": true,
    "mutable_content": true,
    "data": {"s": "x", "n": 5, "o": {"a": true}},
    "notification": {
      "title_loc_key": "welcome_title",
      "title_loc_args": ["Alice", 2],
      "body_loc_key": "new_message_body",
      "body_loc_args": "[\\"3\\", \\"Bob\\"]",
      "sound": "default", "badge": "7",
      "click_action": "OPEN",
      "android_channel_id": "chat", "tag": "t",
      "icon": "i", "color": "#7e55c3",
      "blink": true
    },
    "delay_while_idle": true
  }
  """
