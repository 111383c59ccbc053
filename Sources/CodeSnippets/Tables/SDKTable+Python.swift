internal import PushMessages

extension SDKTable {
  /// `firebase_admin.messaging` for Python 7.8: keyword arguments.
  static let python = SDKTable(
    .python,
    types: pythonCommon + pythonAndroid + pythonApple + pythonWeb
      + draft(
        of: pythonAndroid,
        DraftNames(
          remoteNotification: "remote_notification", backgroundSync: "background_sync",
          mutableContent: "mutable_content", usesDataMessage: "use_as_v1_data_message",
          notification: "notification", id: "id",
          others: ["event_time": "event_time", "notification_priority": "notification_priority"])),
    gaps: [
      SDKTable.Gap("name", "FCM sets it in its answer"),
      SDKTable.Gap(
        "android.notification.bypass_proxy_notification",
        "no release of the SDK has it; FCM has deprecated it"),
      SDKTable.Gap("webpush.fcm_options.analytics_label", "the SDK's type has only the link"),
    ])

  private static let pythonCommon: [SDKType] = [
    SDKType(
      FieldPath(), "Message",
      [
        SDKMember("token", "token", .text),
        SDKMember("fid", "fid", .text),
        SDKMember("topic", "topic", .text),
        SDKMember("condition", "condition", .text),
        SDKMember("data", "data", .stringMap),
        SDKMember("notification", "notification", .object),
        SDKMember("android", "android", .object),
        SDKMember("apns", "apns", .object),
        SDKMember("webpush", "webpush", .object),
        SDKMember("fcm_options", "fcm_options", .object),
        SDKMember("android_v2", "android_v2", .object),
      ]),
    SDKType(
      "notification", "Notification",
      [
        SDKMember("title", "title", .text),
        SDKMember("body", "body", .text),
        SDKMember("image", "image", .text),
      ]),
    SDKType(
      "fcm_options", "FCMOptions",
      [
        SDKMember("analytics_label", "analytics_label", .text)
      ]),
  ]

  private static let pythonAndroid: [SDKType] = [
    SDKType(
      "android", "AndroidConfig",
      [
        SDKMember("collapse_key", "collapse_key", .text),
        SDKMember("priority", "priority", .words(["NORMAL": "normal", "HIGH": "high"])),
        SDKMember("ttl", "ttl", .duration),
        SDKMember("restricted_package_name", "restricted_package_name", .text),
        SDKMember("data", "data", .stringMap),
        SDKMember("notification", "notification", .object),
        SDKMember("fcm_options", "fcm_options", .object),
        SDKMember("direct_boot_ok", "direct_boot_ok", .boolean),
        SDKMember("bandwidth_constrained_ok", "bandwidth_constrained_ok", .boolean),
        SDKMember("restricted_satellite_ok", "restricted_satellite_ok", .boolean),
      ]),
    SDKType(
      "android.fcm_options", "AndroidFCMOptions",
      [
        SDKMember("analytics_label", "analytics_label", .text)
      ]),
    SDKType(
      "android.notification", "AndroidNotification",
      [
        SDKMember("title", "title", .text),
        SDKMember("body", "body", .text),
        SDKMember("icon", "icon", .text),
        SDKMember("color", "color", .text),
        SDKMember("sound", "sound", .text),
        SDKMember("tag", "tag", .text),
        SDKMember("image", "image", .text),
        SDKMember("click_action", "click_action", .text),
        SDKMember("title_loc_key", "title_loc_key", .text),
        SDKMember("title_loc_args", "title_loc_args", .strings),
        SDKMember("body_loc_key", "body_loc_key", .text),
        SDKMember("body_loc_args", "body_loc_args", .strings),
        SDKMember("channel_id", "channel_id", .text),
        SDKMember("ticker", "ticker", .text),
        SDKMember("sticky", "sticky", .boolean),
        SDKMember("event_time", "event_timestamp", .instant),
        SDKMember("local_only", "local_only", .boolean),
        SDKMember(
          "notification_priority", "priority",
          .words([
            "PRIORITY_MIN": "min",
            "PRIORITY_LOW": "low",
            "PRIORITY_DEFAULT": "default",
            "PRIORITY_HIGH": "high",
            "PRIORITY_MAX": "max",
          ])),
        SDKMember("vibrate_timings", "vibrate_timings_millis", .millisecondsList),
        SDKMember("default_vibrate_timings", "default_vibrate_timings", .boolean),
        SDKMember("default_sound", "default_sound", .boolean),
        SDKMember("light_settings", "light_settings", .object),
        SDKMember("default_light_settings", "default_light_settings", .boolean),
        SDKMember(
          "visibility", "visibility",
          .words([
            "PRIVATE": "private",
            "PUBLIC": "public",
            "SECRET": "secret",
          ])),
        SDKMember("notification_count", "notification_count", .decimal),
        SDKMember(
          "proxy", "proxy",
          .words([
            "ALLOW": "allow",
            "DENY": "deny",
            "IF_PRIORITY_LOWERED": "if_priority_lowered",
          ])),
      ]),
    SDKType(
      "android.notification.light_settings", "LightSettings",
      [
        SDKMember("color", "color", .color(hasAlpha: true)),
        SDKMember("light_on_duration", "light_on_duration_millis", .milliseconds),
        SDKMember("light_off_duration", "light_off_duration_millis", .milliseconds),
      ]),
  ]

  private static let pythonApple: [SDKType] = [
    SDKType(
      "apns", "APNSConfig",
      [
        SDKMember("headers", "headers", .stringMap),
        SDKMember("payload", "payload", .object),
        SDKMember("fcm_options", "fcm_options", .object),
        SDKMember("live_activity_token", "live_activity_token", .text),
      ]),
    SDKType(
      "apns.payload", "APNSPayload", extra: ExtraKeys(.beside, refusing: ["aps", "self"]),
      [
        SDKMember("aps", "aps", .object)
      ]),
    SDKType(
      "apns.payload.aps", "Aps",
      extra: ExtraKeys(
        .map("custom_data"), refusing: ["alert", "badge", "sound", "category", "thread-id"]),
      [
        SDKMember("alert", "alert", .text),
        SDKMember("alert", "alert", .object),
        SDKMember("badge", "badge", .decimal),
        SDKMember("sound", "sound", .text),
        SDKMember("sound", "sound", .object),
        SDKMember("content-available", "content_available", .flag),
        SDKMember("mutable-content", "mutable_content", .flag),
        SDKMember("category", "category", .text),
        SDKMember("thread-id", "thread_id", .text),
      ]),
    SDKType(
      "apns.payload.aps.alert", "ApsAlert", extra: ExtraKeys(.map("custom_data")),
      [
        SDKMember("title", "title", .text),
        SDKMember("subtitle", "subtitle", .text),
        SDKMember("body", "body", .text),
        SDKMember("loc-key", "loc_key", .text),
        SDKMember("loc-args", "loc_args", .strings),
        SDKMember("title-loc-key", "title_loc_key", .text),
        SDKMember("title-loc-args", "title_loc_args", .strings),
        SDKMember("action-loc-key", "action_loc_key", .text),
        SDKMember("launch-image", "launch_image", .text),
      ]),
    SDKType(
      "apns.payload.aps.sound", "CriticalSound",
      [
        SDKMember("name", "name", .text),
        SDKMember("critical", "critical", .flag),
        SDKMember("volume", "volume", .decimal),
      ]),
    SDKType(
      "apns.fcm_options", "APNSFCMOptions",
      [
        SDKMember("analytics_label", "analytics_label", .text),
        SDKMember("image", "image", .text),
      ]),
  ]

  private static let pythonWeb: [SDKType] = [
    SDKType(
      "webpush", "WebpushConfig",
      [
        SDKMember("headers", "headers", .stringMap),
        SDKMember("data", "data", .stringMap),
        SDKMember("notification", "notification", .object),
        SDKMember("fcm_options", "fcm_options", .object),
      ]),
    SDKType(
      "webpush.notification", "WebpushNotification",
      extra: ExtraKeys(
        .map("custom_data"),
        refusing: [
          "actions", "badge", "body", "data", "dir", "icon", "image", "lang", "renotify",
          "requireInteraction", "silent", "tag", "timestamp", "title", "vibrate",
        ]),
      [
        SDKMember("title", "title", .text),
        SDKMember("body", "body", .text),
        SDKMember("icon", "icon", .text),
        SDKMember("actions", "actions", .objects),
        SDKMember("badge", "badge", .text),
        SDKMember("data", "data", .json),
        SDKMember(
          "dir", "direction",
          .words([
            "auto": "auto",
            "ltr": "ltr",
            "rtl": "rtl",
          ])),
        SDKMember("image", "image", .text),
        SDKMember("lang", "language", .text),
        SDKMember("renotify", "renotify", .boolean),
        SDKMember("requireInteraction", "require_interaction", .boolean),
        SDKMember("silent", "silent", .boolean),
        SDKMember("tag", "tag", .text),
        SDKMember("timestamp", "timestamp_millis", .decimal),
        SDKMember("vibrate", "vibrate", .json),
      ]),
    SDKType(
      "webpush.notification.actions", "WebpushNotificationAction",
      [
        SDKMember("action", "action", .text),
        SDKMember("title", "title", .text),
        SDKMember("icon", "icon", .text),
      ]),
    SDKType(
      "webpush.fcm_options", "WebpushFCMOptions",
      [
        SDKMember("link", "link", .text)
      ]),
  ]
}
