extension RuleExample {
  private static let show = #"notification.title: "Sale""#
  private static let apple = #"apns.payload.aps.alert.body: "Now""#

  /// Rules about what the message itself says.
  static let messageExamples: [RuleExample] =
    documents + targets + shown + dataAndImages + android + appleAndWeb + sending

  private static let documents: [RuleExample] = [
    RuleExample(
      "json-syntax", .message(#"{"topic": "news" "data": {}}"#),
      .message(#"{"topic": "news", "data": {}}"#)),
    RuleExample(
      "lost-part", .words("`title: getTitle()` of a Node.js program: the title is missing"),
      .words("the title typed, or the part left out with `x`")),
    .fields(
      "half-character", [#"notification.title: "Hi \ud83d""#], [#"notification.title: "Hi 😀""#]),
    .fields(
      "misplaced-field", [#"notification.sound: "default""#],
      [#"notification.title: "Sale""#, #"apns.payload.aps.sound: "default""#]),
    .fields(
      "unknown-field", [#"notification.titel: "Sale""#], [show]),
    RuleExample(
      "duplicate-field", .message(#"{"topic": "news", "topic": "sport"}"#),
      .message(#"{"topic": "news"}"#)),
    .fields("field-type", [#"data.count: 3"#], [#"data.count: "3""#]),
    .fields("field-value", [#"android.ttl: "1h""#], [#"android.ttl: "3600s""#]),
    .fields(
      "field-status", ["android_v2.background_sync: {}"], [#"android.ttl: "60s""#]),
    .fields(
      "payload-size", ["data.text: \"\(String(repeating: "x", count: 4097))\""],
      [#"data.text: "x""#]),
  ]

  private static let targets: [RuleExample] = [
    .fields("target", [#"topic: "news""#, #"token: "abc""#], [#"topic: "news""#]),
    .fields(
      "device-address", [#"fid: "pixel-mia""#], [#"fid: "cX9kQ2mTRq-aVb8sYw3_Zu""#]),
    .fields("topic-name", [#"topic: "/topics/news""#], [#"topic: "news""#]),
    .fields(
      "condition", [#"condition: "news && sport""#],
      [#"condition: "'news' in topics && 'sport' in topics""#]),
    .fields(
      "condition-order", [#"condition: "'news' in topics || 'vip' in topics && 'de' in topics""#],
      [#"condition: "'news' in topics || ('vip' in topics && 'de' in topics)""#]),
    .fields(
      "urgency", [show, #"android.priority: "HIGH""#, #"apns.headers.apns-priority: "5""#],
      [show, #"android.priority: "HIGH""#, #"apns.headers.apns-priority: "10""#]),
  ]

  private static let shown: [RuleExample] = [
    .fields(
      "missing-text",
      [
        #"android.notification.title: "Sale""#, #"android.notification.body_loc_key: "fits""#,
        "android.notification.body_loc_args: []",
      ],
      [
        #"android.notification.title: "Sale""#, #"android.notification.body_loc_key: "fits""#,
        #"android.notification.body_loc_args: ["Mia"]"#,
      ]),
    .fields(
      "unfilled-placeholder", [#"notification.body: "Hi {{name}}""#],
      [#"notification.body: "Hi Mia""#]),
    .fields(
      "hidden-key", [show, #"android.notification.title_loc_key: "fits""#],
      [#"android.notification.title_loc_key: "fits""#]),
    .fields(
      "unknown-key", [#"android.notification.title_loc_key: "sale_titel""#],
      [#"android.notification.title_loc_key: "fits""#]),
    .fields(
      "missing-on-platform",
      [
        #"android.notification.title: "Sale""#, #"android.notification.body: "Now""#, apple,
      ],
      [
        #"android.notification.title: "Sale""#, #"android.notification.body: "Now""#, apple,
        #"apns.payload.aps.alert.title: "Sale""#,
      ]),
    .fields(
      "nothing-shown", [#"android.notification.title: "Sale""#, "apns.payload.aps.alert: {}"],
      [show]),
    .fields("lone-platform", [#"android.notification.title: "Sale""#], [show]),
    .fields(
      "arguments-without-key",
      [#"android.notification.title: "Hi""#, #"android.notification.title_loc_args: ["Mia"]"#],
      [
        #"android.notification.title_loc_key: "fits""#,
        #"android.notification.title_loc_args: ["Mia"]"#,
      ]),
    .fields(
      "partial-alert", [show, apple],
      [show, apple, #"apns.payload.aps.alert.title: "Sale""#]),
    .fields(
      "platforms-differ",
      [
        #"android.notification.title: "Until 18:30""#,
        #"apns.payload.aps.alert.title: "Until 19:30""#,
      ],
      [
        #"android.notification.title: "Until 18:30""#,
        #"apns.payload.aps.alert.title: "Until 18:30""#,
      ]),
    .fields(
      "one-language", [#"notification.title: "Your order is on its way""#],
      [#"android.notification.title_loc_key: "fits""#]),
    .fields(
      "text-too-long", ["notification.title: \"\(String(repeating: "long ", count: 16))title\""],
      [show]),
  ]

  private static let dataAndImages: [RuleExample] = [
    .fields("reserved-data-key", [#"data.from: "shop""#], [#"data.sender: "shop""#]),
    .fields(
      "key-in-data", [#"data.title_loc_key: "fits""#],
      [#"android.notification.title_loc_key: "fits""#]),
    .fields(
      "replaced-data", [#"data.order: "1""#, #"android.data.color: "red""#],
      [#"data.order: "1""#, #"android.data.order: "1""#, #"android.data.color: "red""#]),
    .fields(
      "image-address", [show, #"notification.image: "http://example.com/a.png""#],
      [show, #"notification.image: "https://example.com/a.png""#]),
    .fields(
      "mutable-content", [show, #"apns.fcm_options.image: "https://example.com/a.png""#],
      [
        show, #"apns.fcm_options.image: "https://example.com/a.png""#,
        "apns.payload.aps.mutable-content: 1",
      ]),
    RuleExample(
      "image-answer", .words("an image whose server answers 404, or with a page"),
      .words("an image of at most 1 MB whose server answers 200 and `image/png`")),
  ]

  private static let android: [RuleExample] = [
    .fields(
      "android-resource-name", [#"android.notification.icon: "ic_sale.png""#],
      [#"android.notification.icon: "ic_sale""#]),
    .fields(
      "android-name-is-number", [#"android.notification.title_loc_key: "404""#],
      [#"android.notification.title_loc_key: "not_found""#]),
    .fields(
      "vibration-and-light", [#"android.notification.vibrate_timings: ["1s"]"#],
      [#"android.notification.vibrate_timings: ["0s", "1s"]"#]),
    .fields(
      "channel-decides", [#"android.notification.notification_priority: "PRIORITY_MAX""#],
      [#"android.notification.channel_id: "urgent""#]),
    .fields(
      "exclusive-blocks",
      [#"android.ttl: "60s""#, "android_v2.background_sync: {}"], [#"android.ttl: "60s""#]),
    .fields(
      "android-preview-kind", [#"android_v2.ttl: "60s""#],
      [#"android_v2.remote_notification.notification.title: "Sale""#]),
  ]

  private static let appleAndWeb: [RuleExample] = [
    .fields(
      "aps-name", [#"apns.payload.aps.alert.loc_key: "FITS""#],
      [#"apns.payload.aps.alert.loc-key: "FITS""#]),
    .fields("aps-value", ["apns.payload.aps.badge: -1"], ["apns.payload.aps.badge: 0"]),
    .fields(
      "critical-sound", [apple, "apns.payload.aps.sound.critical: 1"],
      [apple, "apns.payload.aps.sound.critical: 1", #"apns.payload.aps.sound.name: "default""#]),
    .fields(
      "push-type", [apple, #"apns.headers.apns-push-type: "background""#],
      [apple, #"apns.headers.apns-push-type: "alert""#]),
    .fields(
      "apns-header", [#"apns.headers.apns-color: "red""#], [#"apns.headers.apns-priority: "5""#]),
    .fields(
      "web-link", [show, #"webpush.fcm_options.link: "http://shop.example.com/sale""#],
      [show, #"webpush.fcm_options.link: "https://shop.example.com/sale""#]),
    .fields(
      "web-notification", [show, "webpush.notification.renotify: true"],
      [show, "webpush.notification.renotify: true", #"webpush.notification.tag: "sale""#]),
    .fields(
      "web-header", [#"webpush.headers.Colour: "red""#], [#"webpush.headers.TTL: "60""#]),
  ]

  private static let sending: [RuleExample] = [
    .fields(
      "sample-token", [#"token: "DEVICE_REGISTRATION_TOKEN""#],
      [#"token: "fMEk:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx""#]),
    .fields(
      "expired", [apple, #"apns.headers.apns-expiration: "1604750400""#],
      [apple, #"apns.headers.apns-expiration: "0""#]),
    .fields(
      "replaceable", [#"topic: "news""#, #"android.notification.title: "Sale""#],
      [
        #"topic: "news""#, #"android.notification.title: "Sale""#,
        #"android.notification.tag: "sale""#,
      ]),
    .fields(
      "placeholder-text", [#"topic: "news""#, #"notification.title: "a test for you""#],
      [#"topic: "news""#, show]),
    RuleExample(
      "unseen-platform", .words(#"`devices = ["android"]`, and `webpush.notification.title`"#),
      .words(#"`devices = ["android", "web"]`, or no texts under `webpush`"#)),
    RuleExample(
      "rejected-texts", .words("a locale whose texts a reviewer has rejected"),
      .words("the text changed, or the rejection withdrawn")),
    RuleExample(
      "missing-review", .words(#"`required = "all"`, and one locale without a mark"#),
      .words("every locale reviewed as it is shown now")),
  ]
}
