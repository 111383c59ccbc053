extension FieldCatalogue {
  /// A value for each field whose own line has no example: as it is typed, or as JSON for what is more than one value.
  static let examples: [FieldPath: String] = common.merging(android) { one, _ in one }
    .merging(apple) { one, _ in one }.merging(web) { one, _ in one }

  private static let common: [FieldPath: String] = [
    "notification.title": "Sale: 20% off", "notification.body": "Until midnight, on everything.",
    "data": #"{"order_id": "4711"}"#,
  ]

  private static let android: [FieldPath: String] = [
    "android.priority": "HIGH", "android.collapse_key": "score",
    "android.data": #"{"order_id": "4711"}"#,
    "android.fcm_options.analytics_label": "stock-alert-11", "android.direct_boot_ok": "true",
    "android.bandwidth_constrained_ok": "true", "android.restricted_satellite_ok": "true",
    "android.notification.title": "Sale: 20% off",
    "android.notification.body": "Until midnight, on everything.",
    "android.notification.image": "https://example.com/sale.png",
    "android.notification.tag": "order-4711",
    "android.notification.channel_id": "orders", "android.notification.sound": "default",
    "android.notification.ticker": "Your order has left.", "android.notification.sticky": "true",
    "android.notification.local_only": "true",
    "android.notification.notification_priority": "PRIORITY_HIGH",
    "android.notification.default_sound": "true",
    "android.notification.default_vibrate_timings": "true",
    "android.notification.default_light_settings": "true",
    "android.notification.visibility": "PRIVATE", "android.notification.notification_count": "3",
    "android.notification.proxy": "DENY", "android.notification.bypass_proxy_notification": "true",
    "android.notification.light_settings.color.red": "1",
    "android.notification.light_settings.color.green": "0.5",
    "android.notification.light_settings.color.blue": "0",
    "android.notification.light_settings.color.alpha": "1",
    "android_v2.remote_notification.mutable_content": "true",
    "android_v2.remote_notification.use_as_v1_data_message": "true",
    "android_v2.remote_notification.notification.id": "7", "android_v2.background_sync": "{}",
  ]

  private static let apple: [FieldPath: String] = [
    "apns.payload": #"{"aps": {"badge": 1}, "order_id": "4711"}"#,
    "apns.payload.aps": #"{"badge": 1}"#,
    "apns.payload.aps.alert": #"{"title": "Sale: 20% off", "body": "Until midnight."}"#,
    "apns.payload.aps.alert.title": "Sale: 20% off",
    "apns.payload.aps.alert.subtitle": "Only today",
    "apns.payload.aps.alert.body": "Until midnight, on everything.",
    "apns.payload.aps.alert.subtitle-loc-key": "SALE_SUBTITLE",
    "apns.payload.aps.alert.subtitle-loc-args": "20",
    "apns.payload.aps.alert.launch-image": "Sale", "apns.payload.aps.alert.action-loc-key": "OPEN",
    "apns.payload.aps.alert.action": "Open", "apns.payload.aps.mutable-content": "1",
    "apns.payload.aps.sound": "default", "apns.payload.aps.sound.critical": "1",
    "apns.payload.aps.sound.name": "default", "apns.payload.aps.sound.volume": "0.8",
    "apns.payload.aps.thread-id": "order-4711",
    "apns.payload.aps.interruption-level": "time-sensitive",
    "apns.payload.aps.relevance-score": "0.75", "apns.payload.aps.content-available": "1",
    "apns.payload.aps.target-content-id": "orders", "apns.payload.aps.filter-criteria": "work",
    "apns.payload.aps.timestamp": "1795262400", "apns.payload.aps.event": "update",
    "apns.payload.aps.content-state": #"{"minutes": 5}"#,
    "apns.payload.aps.stale-date": "1795266000",
    "apns.payload.aps.dismissal-date": "1795269600",
    "apns.payload.aps.attributes-type": "DeliveryAttributes",
    "apns.payload.aps.attributes": #"{"order": "4711"}"#,
    "apns.headers": #"{"apns-priority": "10"}"#,
    "apns.headers.apns-priority": "10", "apns.headers.apns-collapse-id": "order-4711",
    "apns.headers.apns-push-type": "alert",
    "apns.headers.apns-id": "123e4567-e89b-12d3-a456-4266554400a0",
    "apns.headers.apns-topic": "com.example.shop",
    "apns.fcm_options.image": "https://example.com/sale.png",
    "apns.fcm_options.analytics_label": "stock-alert-11", "apns.live_activity_token": "80a2f6c1b9…",
  ]

  private static let web: [FieldPath: String] = [
    "webpush.headers": #"{"TTL": "86400"}"#, "webpush.headers.Urgency": "high",
    "webpush.headers.Topic": "order-4711", "webpush.data": #"{"order_id": "4711"}"#,
    "webpush.notification": #"{"title": "Sale: 20% off", "body": "Until midnight."}"#,
    "webpush.notification.title": "Sale: 20% off",
    "webpush.notification.body": "Until midnight, on everything.",
    "webpush.notification.icon": "https://shop.example.com/icon.png",
    "webpush.notification.image": "https://shop.example.com/sale.png",
    "webpush.notification.badge": "https://shop.example.com/badge.png",
    "webpush.notification.tag": "order-4711", "webpush.notification.lang": "en-US",
    "webpush.notification.dir": "auto", "webpush.notification.renotify": "true",
    "webpush.notification.requireInteraction": "true", "webpush.notification.silent": "true",
    "webpush.notification.vibrate": "200",
    "webpush.notification.actions": #"[{"action": "open", "title": "Open"}]"#,
    "webpush.notification.data": #"{"order_id": "4711"}"#,
    "webpush.notification.click_action": "https://shop.example.com/sale",
    "webpush.fcm_options.analytics_label": "stock-alert-11",
  ]
}
