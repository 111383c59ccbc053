import PushMessages

extension PrecedenceCase {
  /// The table of precedences, a row for each of its cells, and a message in which each could go wrong.
  static let precedence: [PrecedenceCase] = texts + images + data + labels + clicks + lifespans

  private static let texts: [PrecedenceCase] = [
    .init(
      .android, "notification.title",
      #"{"notification": {"title": "All"}, "android": {"notification": {"title": "Own"}}}"#,
      #""Own" ← android.notification.title"#),
    .init(
      .android, "notification.body",
      #"{"notification": {"body": "All"}, "android": {"notification": {"title": "Own"}}}"#,
      #""All" ← notification.body"#),
    .init(
      .android, "notification.title_loc_key",
      #"{"notification": {"title": "All"}, "android": {"notification": {"title_loc_key": "k"}}}"#,
      #""k" ← android.notification.title_loc_key, hidden by notification.title"#),
    .init(
      .android, "notification.body_loc_args",
      #"{"android": {"notification": {"body": "B", "body_loc_key": "k", "body_loc_args": ["1"]}}}"#,
      #"["1"] ← android.notification.body_loc_args, hidden by android.notification.body"#),
    .init(
      .android, "notification.title_loc_key",
      #"{"notification": {"title": ""}, "android": {"notification": {"titleLocKey": "k"}}}"#,
      #""k" ← android.notification.title_loc_key"#),
    .init(
      .android, "notification.title_loc_args",
      #"{"android": {"notification": {"title_loc_key": "k", "title_loc_args": []}}}"#,
      "[] ← android.notification.title_loc_args, unverified"),
    .init(
      .apple, "payload.aps.alert.title",
      #"{"notification": {"title": "All"}, "apns": {"payload": {"aps": {"badge": 1}}}}"#,
      #""All" ← notification.title"#),
    .init(
      .apple, "payload.aps.alert.title",
      """
      {"notification": {"title": "All"},
       "apns": {"payload": {"aps": {"alert": {"title-loc-key": "K", "title": "Own"}}}}}
      """,
      #""Own" ← apns.payload.aps.alert.title, fallback for apns.payload.aps.alert.title-loc-key"#),
    .init(
      .apple, "payload.aps.alert.title",
      #"{"notification": {"title": "All"}, "apns": {"payload": {"aps": {"alert": {"body": "B"}}}}}"#,
      #""All" ← notification.title, unverified"#),
    .init(
      .apple, "payload.aps.alert.body",
      #"{"notification": {"title": "All"}, "apns": {"payload": {"aps": {"alert": "B"}}}}"#,
      #""B" ← apns.payload.aps.alert"#),
    .init(
      .apple, "payload.aps.alert",
      #"{"notification": {"body": "All"}, "apns": {"payload": {"aps": {"alert": "B"}}}}"#,
      #""B" ← apns.payload.aps.alert"#),
    .init(
      .web, "notification.title",
      #"{"notification": {"title": "All"}, "webpush": {"notification": {"title": "Own"}}}"#,
      #""Own" ← webpush.notification.title"#),
    .init(
      .web, "notification.title",
      #"{"notification": {"title": "All"}, "webpush": {"notification": {"title": ""}}}"#,
      #""All" ← notification.title"#),
    .init(
      .web, "notification.title",
      #"{"android": {"notification": {"title": "A"}}, "webpush": {"notification": {"title": 5}}}"#,
      #"5 ← webpush.notification.title"#),
  ]

  private static let images: [PrecedenceCase] = [
    .init(
      .android, "notification.image",
      #"{"notification": {"image": "a"}, "android": {"notification": {"image": "b"}}}"#,
      #""b" ← android.notification.image"#),
    .init(
      .apple, "payload.fcm_options.image",
      #"{"notification": {"image": "a"}, "apns": {"fcmOptions": {"image": "b"}}}"#,
      #""b" ← apns.fcm_options.image"#),
    .init(
      .apple, "payload.fcm_options.image", #"{"notification": {"image": "a"}}"#,
      #""a" ← notification.image"#),
    .init(
      .apple, "payload.fcm_options.image",
      #"{"notification": {"image": "a"}, "apns": {"payload": {"fcm_options": {"image": "b"}}}}"#,
      #""a" ← notification.image, unverified"#),
    .init(
      .web, "notification.image",
      #"{"notification": {"image": "a"}, "webpush": {"notification": {"image": "b"}}}"#,
      #""b" ← webpush.notification.image"#),
  ]

  private static let data: [PrecedenceCase] = [
    .init(
      .android, "data.order_id", #"{"data": {"order_id": "1"}, "android": {"data": {"a": "2"}}}"#,
      "nothing"),
    .init(
      .android, "data.order_id", #"{"data": {"order_id": "1"}, "android": {"data": {}}}"#,
      #""1" ← data.order_id"#),
    .init(
      .android, "data.order_id",
      #"{"data": {"order_id": "1"}, "android": {"data": {"order_id": ""}}}"#,
      #""" ← android.data.order_id"#),
    .init(
      .apple, "payload.order_id",
      #"{"data": {"order_id": "1"}, "apns": {"payload": {"order_id": 2}}}"#,
      #"2 ← apns.payload.order_id"#),
    .init(
      .apple, "payload.order_id",
      #"{"data": {"order_id": "1"}, "apns": {"payload": {"aps": {"badge": 0}, "a": {}}}}"#,
      #""1" ← data.order_id"#),
    .init(
      .web, "data.a", #"{"data": {"a": "1"}, "webpush": {"data": {"b": "2"}}}"#, "nothing"),
    .init(
      .web, "notification.data",
      #"{"webpush": {"notification": {"title": "T", "data": {"a": 1}}}}"#,
      #"{"a":1} ← webpush.notification.data, withheld"#),
  ]

  private static let labels: [PrecedenceCase] = [
    .init(
      .android, "fcm_options.analytics_label",
      """
      {"fcmOptions": {"analyticsLabel": "all"}, "android": {"fcm_options": {"analytics_label": "own"}}}
      """, #""own" ← android.fcm_options.analytics_label"#),
    .init(
      .apple, "fcm_options.analytics_label", #"{"fcm_options": {"analytics_label": "all"}}"#,
      #""all" ← fcm_options.analytics_label"#),
    .init(
      .web, "fcm_options.analytics_label",
      #"{"fcm_options": {"analytics_label": "all"}, "webpush": {"fcm_options": {"link": "l"}}}"#,
      #""all" ← fcm_options.analytics_label"#),
  ]

  private static let clicks: [PrecedenceCase] = [
    .init(
      .android, "notification.click_action",
      #"{"android": {"notification": {"clickAction": "O"}}}"#,
      #""O" ← android.notification.click_action"#),
    .init(
      .apple, "payload.aps.category",
      #"{"notification": {"title": "T"}, "apns": {"payload": {"aps": {"category": "C"}}}}"#,
      #""C" ← apns.payload.aps.category"#),
    .init(
      .web, "notification.click_action",
      #"{"webpush": {"notification": {"click_action": "a"}, "fcm_options": {"link": "b"}}}"#,
      #""a" ← webpush.notification.click_action, hidden by webpush.fcm_options.link"#),
    .init(
      .web, "notification.click_action", #"{"webpush": {"notification": {"click_action": "a"}}}"#,
      #""a" ← webpush.notification.click_action"#),
    .init(
      .web, "fcm_options.link", #"{"data": {"a": "b"}, "webpush": {"fcm_options": {"link": "b"}}}"#,
      #""b" ← webpush.fcm_options.link, ineffective"#),
  ]

  private static let lifespans: [PrecedenceCase] = [
    .init(.android, "ttl", #"{"android": {"ttl": "4500s"}}"#, #""4500s" ← android.ttl"#),
    .init(.android, "ttl", #"{"android": {"ttl": 4500}}"#, #""2419200s" ← FCM"#),
    .init(.android, "ttl", "{}", #""2419200s" ← FCM"#),
    .init(
      .apple, "headers.apns-expiration",
      #"{"apns": {"headers": {"apns-expiration": "1604750400"}}}"#,
      #""1604750400" ← apns.headers.apns-expiration"#),
    .init(
      .apple, "headers.apns-expiration", #"{"android": {"ttl": "60s"}}"#, #""30 days" ← FCM"#),
    .init(
      .web, "headers.TTL", #"{"webpush": {"headers": {"TTL": "4500"}}}"#,
      #""4500" ← webpush.headers.TTL"#),
    .init(.web, "headers.TTL", "{}", #""2419200" ← FCM"#),
    .init(.web, "headers.TTL", #"{"webpush": {"headers": {"ttl": "0"}}}"#, "nothing"),
    .init(.android, "priority", #"{"notification": {"title": "T"}}"#, #""high" ← FCM"#),
    .init(.android, "priority", #"{"data": {"a": "b"}}"#, #""normal" ← FCM"#),
    .init(.apple, "headers.apns-priority", "{}", #""10" ← FCM"#),
    .init(
      .apple, "headers.apns-priority", #"{"apns": {"headers": {"APNS-Priority": "5"}}}"#, "nothing"),
  ]
}
