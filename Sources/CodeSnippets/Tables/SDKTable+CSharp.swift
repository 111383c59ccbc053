internal import PushMessages

extension SDKTable {
  /// `FirebaseAdmin.Messaging` for .NET 3.7: properties.
  static let csharp = SDKTable(
    .csharp,
    types: csharpCommon + csharpAndroid + csharpApple + csharpWeb
      + draft(
        of: csharpAndroid,
        DraftNames(
          remoteNotification: "RemoteNotification", backgroundSync: "BackgroundSync",
          mutableContent: "MutableContent", usesDataMessage: "UseAsV1DataMessage",
          notification: "Notification", id: "Id")),
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
      SDKTable.Gap(
        "android_v2", "no release of the SDK has it, and its public draft may still change"),
    ])

  private static let csharpCommon: [SDKType] = [
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
        SDKMember("apns", "Apns", .object),
        SDKMember("webpush", "Webpush", .object),
        SDKMember("fcm_options", "FcmOptions", .object),
      ]),
    SDKType(
      "notification", "Notification",
      [
        SDKMember("title", "Title", .text),
        SDKMember("body", "Body", .text),
        SDKMember("image", "ImageUrl", .text),
      ]),
    SDKType(
      "fcm_options", "FcmOptions",
      [
        SDKMember("analytics_label", "AnalyticsLabel", .text)
      ]),
  ]

  private static let csharpAndroid: [SDKType] = [
    SDKType(
      "android", "AndroidConfig",
      [
        SDKMember("collapse_key", "CollapseKey", .text),
        SDKMember(
          "priority", "Priority",
          .constants(["NORMAL": "Priority.Normal", "HIGH": "Priority.High"])),
        SDKMember("ttl", "TimeToLive", .duration),
        SDKMember("restricted_package_name", "RestrictedPackageName", .text),
        SDKMember("data", "Data", .stringMap),
        SDKMember("notification", "Notification", .object),
        SDKMember("fcm_options", "FcmOptions", .object),
        SDKMember("direct_boot_ok", "DirectBootOk", .boolean),
        SDKMember("bandwidth_constrained_ok", "BandwidthConstrainedOk", .boolean),
        SDKMember("restricted_satellite_ok", "RestrictedSatelliteOk", .boolean),
      ]),
    SDKType(
      "android.fcm_options", "AndroidFcmOptions",
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
        SDKMember("image", "ImageUrl", .text),
        SDKMember("click_action", "ClickAction", .text),
        SDKMember("title_loc_key", "TitleLocKey", .text),
        SDKMember("title_loc_args", "TitleLocArgs", .strings),
        SDKMember("body_loc_key", "BodyLocKey", .text),
        SDKMember("body_loc_args", "BodyLocArgs", .strings),
        SDKMember("channel_id", "ChannelId", .text),
        SDKMember("ticker", "Ticker", .text),
        SDKMember("sticky", "Sticky", .boolean),
        SDKMember("event_time", "EventTimestamp", .instant),
        SDKMember("local_only", "LocalOnly", .boolean),
        SDKMember(
          "notification_priority", "Priority",
          .constants([
            "PRIORITY_MIN": "NotificationPriority.MIN",
            "PRIORITY_LOW": "NotificationPriority.LOW",
            "PRIORITY_DEFAULT": "NotificationPriority.DEFAULT",
            "PRIORITY_HIGH": "NotificationPriority.HIGH",
            "PRIORITY_MAX": "NotificationPriority.MAX",
          ])),
        SDKMember("vibrate_timings", "VibrateTimingsMillis", .millisecondsList),
        SDKMember("default_vibrate_timings", "DefaultVibrateTimings", .boolean),
        SDKMember("default_sound", "DefaultSound", .boolean),
        SDKMember("light_settings", "LightSettings", .object),
        SDKMember("default_light_settings", "DefaultLightSettings", .boolean),
        SDKMember(
          "visibility", "Visibility",
          .constants([
            "PRIVATE": "NotificationVisibility.PRIVATE",
            "PUBLIC": "NotificationVisibility.PUBLIC",
            "SECRET": "NotificationVisibility.SECRET",
          ])),
        SDKMember("notification_count", "NotificationCount", .integer(bits: 32)),
        SDKMember(
          "proxy", "Proxy",
          .constants([
            "ALLOW": "NotificationProxy.Allow",
            "DENY": "NotificationProxy.Deny",
            "IF_PRIORITY_LOWERED": "NotificationProxy.IfPriorityLowered",
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

  private static let csharpApple: [SDKType] = [
    SDKType(
      "apns", "ApnsConfig", extra: ExtraKeys(.map("CustomData"), in: "payload", refusing: ["aps"]),
      [
        SDKMember("headers", "Headers", .stringMap),
        SDKMember("payload.aps", "Aps", .object),
        SDKMember("fcm_options", "FcmOptions", .object),
        SDKMember("live_activity_token", "LiveActivityToken", .text),
      ]),
    SDKType(
      "apns.payload.aps", "Aps", extra: ExtraKeys(.map("CustomData")),
      [
        SDKMember("alert", "AlertString", .text),
        SDKMember("alert", "Alert", .object),
        SDKMember("badge", "Badge", .integer(bits: 32)),
        SDKMember("sound", "Sound", .text),
        SDKMember("sound", "CriticalSound", .object),
        SDKMember("content-available", "ContentAvailable", .flag),
        SDKMember("mutable-content", "MutableContent", .flag),
        SDKMember("category", "Category", .text),
        SDKMember("thread-id", "ThreadId", .text),
      ]),
    SDKType(
      "apns.payload.aps.alert", "ApsAlert",
      [
        SDKMember("title", "Title", .text),
        SDKMember("subtitle", "Subtitle", .text),
        SDKMember("body", "Body", .text),
        SDKMember("loc-key", "LocKey", .text),
        SDKMember("loc-args", "LocArgs", .strings),
        SDKMember("title-loc-key", "TitleLocKey", .text),
        SDKMember("title-loc-args", "TitleLocArgs", .strings),
        SDKMember("subtitle-loc-key", "SubtitleLocKey", .text),
        SDKMember("subtitle-loc-args", "SubtitleLocArgs", .strings),
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
      "apns.fcm_options", "ApnsFcmOptions",
      [
        SDKMember("analytics_label", "AnalyticsLabel", .text),
        SDKMember("image", "ImageUrl", .text),
      ]),
  ]

  private static let csharpWeb: [SDKType] = [
    SDKType(
      "webpush", "WebpushConfig",
      [
        SDKMember("headers", "Headers", .stringMap),
        SDKMember("data", "Data", .stringMap),
        SDKMember("notification", "Notification", .object),
        SDKMember("fcm_options", "FcmOptions", .object),
      ]),
    SDKType(
      "webpush.notification", "WebpushNotification", extra: ExtraKeys(.map("CustomData")),
      [
        SDKMember("title", "Title", .text),
        SDKMember("body", "Body", .text),
        SDKMember("icon", "Icon", .text),
        SDKMember("badge", "Badge", .text),
        SDKMember("data", "Data", .json),
        SDKMember(
          "dir", "Direction",
          .constants([
            "auto": "Direction.Auto",
            "ltr": "Direction.LeftToRight",
            "rtl": "Direction.RightToLeft",
          ])),
        SDKMember("image", "Image", .text),
        SDKMember("lang", "Language", .text),
        SDKMember("renotify", "Renotify", .boolean),
        SDKMember("requireInteraction", "RequireInteraction", .boolean),
        SDKMember("silent", "Silent", .boolean),
        SDKMember("tag", "Tag", .text),
        SDKMember("timestamp", "TimestampMillis", .integer(bits: 64)),
        SDKMember("vibrate", "Vibrate", .integers),
        SDKMember("actions", "Actions", .objects),
      ]),
    SDKType(
      "webpush.notification.actions", "Action",
      [
        SDKMember("action", "ActionName", .text),
        SDKMember("title", "Title", .text),
        SDKMember("icon", "Icon", .text),
      ]),
    SDKType(
      "webpush.fcm_options", "WebpushFcmOptions",
      [
        SDKMember("link", "Link", .text)
      ]),
  ]
}
