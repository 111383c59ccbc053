internal import PushMessages

extension SDKTable {
  /// `firebase.google.com/go/v4/messaging` for Go 4.22: fields of structs.
  static let go = SDKTable(
    .go,
    types: goCommon + goAndroid + goApple + goWeb
      + draft(
        of: goAndroid,
        DraftNames(
          remoteNotification: "RemoteNotification", backgroundSync: "BackgroundSync",
          mutableContent: "MutableContent", usesDataMessage: "UseAsV1DataMessage",
          notification: "Notification", id: "ID")),
    gaps: [
      SDKTable.Gap(
        "apns.payload.aps.alert.action",
        "the SDK's alert has no such key: if it is set, the whole alert becomes an extra key of aps"
      ),
      SDKTable.Gap("name", "FCM sets it in its answer"),
      SDKTable.Gap(
        "android.notification.bypass_proxy_notification",
        "no release of the SDK has it; FCM has deprecated it"),
      SDKTable.Gap("webpush.fcm_options.analytics_label", "the SDK's type has only the link"),
    ])

  private static let goCommon: [SDKType] = [
    SDKType(
      FieldPath(), "Message",
      [
        SDKMember("token", "Token", .text),
        SDKMember("fid", "Fid", .text),
        SDKMember("topic", "Topic", .text),
        SDKMember("condition", "Condition", .text),
        SDKMember("data", "Data", .stringMap),
        SDKMember("notification", "Notification", .object),
        SDKMember("android", "Android", .object),
        SDKMember("apns", "APNS", .object),
        SDKMember("webpush", "Webpush", .object),
        SDKMember("fcm_options", "FCMOptions", .object),
        SDKMember("android_v2", "AndroidV2", .object),
      ]),
    SDKType(
      "notification", "Notification",
      [
        SDKMember("title", "Title", .text),
        SDKMember("body", "Body", .text),
        SDKMember("image", "ImageURL", .text),
      ]),
    SDKType(
      "fcm_options", "FCMOptions",
      [
        SDKMember("analytics_label", "AnalyticsLabel", .text)
      ]),
  ]

  private static let goAndroid: [SDKType] = [
    SDKType(
      "android", "AndroidConfig",
      [
        SDKMember("collapse_key", "CollapseKey", .text),
        SDKMember("priority", "Priority", .words(["NORMAL": "normal", "HIGH": "high"])),
        SDKMember("ttl", "TTL", .duration),
        SDKMember("restricted_package_name", "RestrictedPackageName", .text),
        SDKMember("data", "Data", .stringMap),
        SDKMember("notification", "Notification", .object),
        SDKMember("fcm_options", "FCMOptions", .object),
        SDKMember("direct_boot_ok", "DirectBootOK", .boolean),
        SDKMember("bandwidth_constrained_ok", "BandwidthConstrainedOK", .boolean),
        SDKMember("restricted_satellite_ok", "RestrictedSatelliteOK", .boolean),
      ]),
    SDKType(
      "android.fcm_options", "AndroidFCMOptions",
      [
        SDKMember("analytics_label", "AnalyticsLabel", .text)
      ]),
    SDKType(
      "android.notification", "AndroidNotification",
      [
        SDKMember("title", "Title", .text),
        SDKMember("body", "Body", .text),
        SDKMember("icon", "Icon", .text),
        SDKMember("color", "Color", .text),
        SDKMember("sound", "Sound", .text),
        SDKMember("tag", "Tag", .text),
        SDKMember("image", "ImageURL", .text),
        SDKMember("click_action", "ClickAction", .text),
        SDKMember("title_loc_key", "TitleLocKey", .text),
        SDKMember("title_loc_args", "TitleLocArgs", .strings),
        SDKMember("body_loc_key", "BodyLocKey", .text),
        SDKMember("body_loc_args", "BodyLocArgs", .strings),
        SDKMember("channel_id", "ChannelID", .text),
        SDKMember("ticker", "Ticker", .text),
        SDKMember("sticky", "Sticky", .boolean),
        SDKMember("event_time", "EventTimestamp", .instant),
        SDKMember("local_only", "LocalOnly", .boolean),
        SDKMember(
          "notification_priority", "Priority",
          .constants([
            "PRIORITY_MIN": "messaging.PriorityMin",
            "PRIORITY_LOW": "messaging.PriorityLow",
            "PRIORITY_DEFAULT": "messaging.PriorityDefault",
            "PRIORITY_HIGH": "messaging.PriorityHigh",
            "PRIORITY_MAX": "messaging.PriorityMax",
          ])),
        SDKMember("vibrate_timings", "VibrateTimingMillis", .millisecondsList),
        SDKMember("default_vibrate_timings", "DefaultVibrateTimings", .boolean),
        SDKMember("default_sound", "DefaultSound", .boolean),
        SDKMember("light_settings", "LightSettings", .object),
        SDKMember("default_light_settings", "DefaultLightSettings", .boolean),
        SDKMember(
          "visibility", "Visibility",
          .constants([
            "PRIVATE": "messaging.VisibilityPrivate",
            "PUBLIC": "messaging.VisibilityPublic",
            "SECRET": "messaging.VisibilitySecret",
          ])),
        SDKMember("notification_count", "NotificationCount", .integer(bits: 32)),
        SDKMember(
          "proxy", "Proxy",
          .constants([
            "ALLOW": "messaging.ProxyAllow",
            "DENY": "messaging.ProxyDeny",
            "IF_PRIORITY_LOWERED": "messaging.ProxyIfPriorityLowered",
          ])),
      ]),
    SDKType(
      "android.notification.light_settings", "LightSettings",
      [
        SDKMember("color", "Color", .color(hasAlpha: true)),
        SDKMember("light_on_duration", "LightOnDurationMillis", .milliseconds),
        SDKMember("light_off_duration", "LightOffDurationMillis", .milliseconds),
      ]),
  ]

  private static let goApple: [SDKType] = [
    SDKType(
      "apns", "APNSConfig",
      [
        SDKMember("headers", "Headers", .stringMap),
        SDKMember("payload", "Payload", .object),
        SDKMember("fcm_options", "FCMOptions", .object),
        SDKMember("live_activity_token", "LiveActivityToken", .text),
      ]),
    SDKType(
      "apns.payload", "APNSPayload", extra: ExtraKeys(.map("CustomData"), refusing: ["aps"]),
      [
        SDKMember("aps", "Aps", .object)
      ]),
    SDKType(
      "apns.payload.aps", "Aps", extra: ExtraKeys(.map("CustomData")),
      [
        SDKMember("alert", "AlertString", .text),
        SDKMember("alert", "Alert", .object),
        SDKMember("badge", "Badge", .integer(bits: 64)),
        SDKMember("sound", "Sound", .text),
        SDKMember("sound", "CriticalSound", .object),
        SDKMember("content-available", "ContentAvailable", .flag),
        SDKMember("mutable-content", "MutableContent", .flag),
        SDKMember("category", "Category", .text),
        SDKMember("thread-id", "ThreadID", .text),
      ]),
    SDKType(
      "apns.payload.aps.alert", "ApsAlert",
      [
        SDKMember("title", "Title", .text),
        SDKMember("subtitle", "SubTitle", .text),
        SDKMember("body", "Body", .text),
        SDKMember("loc-key", "LocKey", .text),
        SDKMember("loc-args", "LocArgs", .strings),
        SDKMember("title-loc-key", "TitleLocKey", .text),
        SDKMember("title-loc-args", "TitleLocArgs", .strings),
        SDKMember("subtitle-loc-key", "SubTitleLocKey", .text),
        SDKMember("subtitle-loc-args", "SubTitleLocArgs", .strings),
        SDKMember("action-loc-key", "ActionLocKey", .text),
        SDKMember("launch-image", "LaunchImage", .text),
      ]),
    SDKType(
      "apns.payload.aps.sound", "CriticalSound",
      [
        SDKMember("critical", "Critical", .flag),
        SDKMember("name", "Name", .text),
        SDKMember("volume", "Volume", .decimal),
      ]),
    SDKType(
      "apns.fcm_options", "APNSFCMOptions",
      [
        SDKMember("analytics_label", "AnalyticsLabel", .text),
        SDKMember("image", "ImageURL", .text),
      ]),
  ]

  private static let goWeb: [SDKType] = [
    SDKType(
      "webpush", "WebpushConfig",
      [
        SDKMember("headers", "Headers", .stringMap),
        SDKMember("data", "Data", .stringMap),
        SDKMember("notification", "Notification", .object),
        SDKMember("fcm_options", "FCMOptions", .object),
      ]),
    SDKType(
      "webpush.notification", "WebpushNotification", extra: ExtraKeys(.map("CustomData")),
      [
        SDKMember("title", "Title", .text),
        SDKMember("body", "Body", .text),
        SDKMember("icon", "Icon", .text),
        SDKMember("actions", "Actions", .objects),
        SDKMember("badge", "Badge", .text),
        SDKMember(
          "dir", "Direction",
          .words([
            "auto": "auto",
            "ltr": "ltr",
            "rtl": "rtl",
          ])),
        SDKMember("data", "Data", .json),
        SDKMember("image", "Image", .text),
        SDKMember("lang", "Language", .text),
        SDKMember("renotify", "Renotify", .boolean),
        SDKMember("requireInteraction", "RequireInteraction", .boolean),
        SDKMember("silent", "Silent", .boolean),
        SDKMember("tag", "Tag", .text),
        SDKMember("timestamp", "TimestampMillis", .integer(bits: 64)),
        SDKMember("vibrate", "Vibrate", .integers),
      ]),
    SDKType(
      "webpush.notification.actions", "WebpushNotificationAction",
      [
        SDKMember("action", "Action", .text),
        SDKMember("title", "Title", .text),
        SDKMember("icon", "Icon", .text),
      ]),
    SDKType(
      "webpush.fcm_options", "WebpushFCMOptions",
      [
        SDKMember("link", "Link", .text)
      ]),
  ]
}
