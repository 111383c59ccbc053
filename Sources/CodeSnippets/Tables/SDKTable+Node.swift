internal import PushMessages

extension SDKTable {
  /// `firebase-admin` for Node.js, version 14: plain objects, with the types of its TypeScript declarations.
  static let node = SDKTable(
    .node, sendsUnknownKeys: true,
    types: nodeTypes + nodeAndroid + nodeApple + nodeWeb
      + draft(
        of: nodeAndroid,
        DraftNames(
          remoteNotification: "remoteNotification", backgroundSync: "backgroundSync",
          mutableContent: "mutableContent", usesDataMessage: "useAsV1DataMessage",
          notification: "notification", id: "id")),
    gaps: [
      SDKTable.Gap(
        "android.notification.bypass_proxy_notification",
        "no release of the SDK has it, but the SDK passes the API's own name on"),
      SDKTable.Gap("name", "FCM sets it in its answer"),
      SDKTable.Gap(
        "webpush.fcm_options.analytics_label",
        "the SDK's type has only link, but the SDK passes the API's own name on"),
    ])

  private static let nodeTypes: [SDKType] = [
    SDKType(
      FieldPath(), "Message",
      [
        SDKMember("token", "token", .text), SDKMember("fid", "fid", .text),
        SDKMember("topic", "topic", .text), SDKMember("condition", "condition", .text),
        SDKMember("data", "data", .stringMap),
        SDKMember("notification", "notification", .object),
        SDKMember("android", "android", .object), SDKMember("apns", "apns", .object),
        SDKMember("webpush", "webpush", .object),
        SDKMember("fcm_options", "fcmOptions", .object),
        SDKMember("android_v2", "androidV2", .object),
      ]),
    SDKType(
      "notification", "Notification",
      [
        SDKMember("title", "title", .text), SDKMember("body", "body", .text),
        SDKMember("image", "imageUrl", .text),
      ]),
    SDKType("fcm_options", "FcmOptions", [SDKMember("analytics_label", "analyticsLabel", .text)]),
  ]

  private static let nodeAndroid: [SDKType] = [
    SDKType(
      "android", "AndroidConfig",
      [
        SDKMember("collapse_key", "collapseKey", .text),
        SDKMember("priority", "priority", .words(["NORMAL": "normal", "HIGH": "high"])),
        SDKMember("ttl", "ttl", .milliseconds),
        SDKMember("restricted_package_name", "restrictedPackageName", .text),
        SDKMember("data", "data", .stringMap),
        SDKMember("notification", "notification", .object),
        SDKMember("fcm_options", "fcmOptions", .object),
        SDKMember("direct_boot_ok", "directBootOk", .boolean),
        SDKMember("bandwidth_constrained_ok", "bandwidthConstrainedOk", .boolean),
        SDKMember("restricted_satellite_ok", "restrictedSatelliteOk", .boolean),
      ]),
    SDKType(
      "android.fcm_options", "AndroidFcmOptions",
      [SDKMember("analytics_label", "analyticsLabel", .text)]),
    SDKType(
      "android.notification", "AndroidNotification",
      [
        SDKMember("title", "title", .text), SDKMember("body", "body", .text),
        SDKMember("icon", "icon", .text), SDKMember("color", "color", .text),
        SDKMember("sound", "sound", .text), SDKMember("tag", "tag", .text),
        SDKMember("image", "imageUrl", .text),
        SDKMember("click_action", "clickAction", .text),
        SDKMember("title_loc_key", "titleLocKey", .text),
        SDKMember("title_loc_args", "titleLocArgs", .strings),
        SDKMember("body_loc_key", "bodyLocKey", .text),
        SDKMember("body_loc_args", "bodyLocArgs", .strings),
        SDKMember("channel_id", "channelId", .text), SDKMember("ticker", "ticker", .text),
        SDKMember("sticky", "sticky", .boolean),
        SDKMember("event_time", "eventTimestamp", .instant),
        SDKMember("local_only", "localOnly", .boolean),
        SDKMember(
          "notification_priority", "priority",
          .words([
            "PRIORITY_MIN": "min", "PRIORITY_LOW": "low", "PRIORITY_DEFAULT": "default",
            "PRIORITY_HIGH": "high", "PRIORITY_MAX": "max",
          ])),
        SDKMember("vibrate_timings", "vibrateTimingsMillis", .millisecondsList),
        SDKMember("default_vibrate_timings", "defaultVibrateTimings", .boolean),
        SDKMember("default_sound", "defaultSound", .boolean),
        SDKMember("light_settings", "lightSettings", .object),
        SDKMember("default_light_settings", "defaultLightSettings", .boolean),
        SDKMember(
          "visibility", "visibility",
          .words(["PRIVATE": "private", "PUBLIC": "public", "SECRET": "secret"])),
        SDKMember("notification_count", "notificationCount", .integer(bits: 32)),
        SDKMember(
          "proxy", "proxy",
          .words([
            "ALLOW": "allow", "DENY": "deny", "IF_PRIORITY_LOWERED": "if_priority_lowered",
          ])),
      ]),
    SDKType(
      "android.notification.light_settings", "LightSettings",
      [
        SDKMember("color", "color", .color(hasAlpha: true)),
        SDKMember("light_on_duration", "lightOnDurationMillis", .milliseconds),
        SDKMember("light_off_duration", "lightOffDurationMillis", .milliseconds),
      ]),
  ]

  private static let nodeApple: [SDKType] = [
    SDKType(
      "apns", "ApnsConfig",
      [
        SDKMember("headers", "headers", .stringMap), SDKMember("payload", "payload", .object),
        SDKMember("fcm_options", "fcmOptions", .object),
        SDKMember("live_activity_token", "liveActivityToken", .text),
      ]),
    SDKType(
      "apns.payload", "ApnsPayload", extra: ExtraKeys(.beside), [SDKMember("aps", "aps", .object)]),
    SDKType(
      "apns.payload.aps", "Aps", extra: ExtraKeys(.beside),
      [
        SDKMember("alert", "alert", .text), SDKMember("alert", "alert", .object),
        SDKMember("badge", "badge", .integer(bits: 53)),
        SDKMember("sound", "sound", .text), SDKMember("sound", "sound", .object),
        SDKMember("content-available", "contentAvailable", .flag),
        SDKMember("mutable-content", "mutableContent", .flag),
        SDKMember("category", "category", .text), SDKMember("thread-id", "threadId", .text),
      ]),
    SDKType(
      "apns.payload.aps.alert", "ApsAlert", extra: ExtraKeys(.beside),
      [
        SDKMember("title", "title", .text), SDKMember("subtitle", "subtitle", .text),
        SDKMember("body", "body", .text), SDKMember("loc-key", "locKey", .text),
        SDKMember("loc-args", "locArgs", .strings),
        SDKMember("title-loc-key", "titleLocKey", .text),
        SDKMember("title-loc-args", "titleLocArgs", .strings),
        SDKMember("subtitle-loc-key", "subtitleLocKey", .text),
        SDKMember("subtitle-loc-args", "subtitleLocArgs", .strings),
        SDKMember("action-loc-key", "actionLocKey", .text),
        SDKMember("launch-image", "launchImage", .text),
      ]),
    SDKType(
      "apns.payload.aps.sound", "CriticalSound",
      [
        SDKMember("critical", "critical", .flag), SDKMember("name", "name", .text),
        SDKMember("volume", "volume", .decimal),
      ]),
    SDKType(
      "apns.fcm_options", "ApnsFcmOptions",
      [
        SDKMember("analytics_label", "analyticsLabel", .text),
        SDKMember("image", "imageUrl", .text),
      ]),
  ]

  private static let nodeWeb: [SDKType] = [
    SDKType(
      "webpush", "WebpushConfig",
      [
        SDKMember("headers", "headers", .stringMap), SDKMember("data", "data", .stringMap),
        SDKMember("notification", "notification", .json),
        SDKMember("fcm_options", "fcmOptions", .object),
      ]),
    SDKType("webpush.fcm_options", "WebpushFcmOptions", [SDKMember("link", "link", .text)]),
  ]
}
