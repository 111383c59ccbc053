internal import PushMessages

extension SDKTable {
  /// `com.google.firebase.messaging` for Java 9.11: builders and their methods.
  static let java = SDKTable(
    .java,
    types: javaCommon + javaAndroid + javaApple + javaWeb
      + draft(
        of: javaAndroid,
        DraftNames(
          remoteNotification: "setRemoteNotification", backgroundSync: "setBackgroundSync",
          mutableContent: "setMutableContent", usesDataMessage: "setUseAsV1DataMessage",
          notification: "setNotification", id: nil,
          others: ["notification_priority": "setNotificationPriority"], ttl: .duration)),
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

  private static let javaCommon: [SDKType] = [
    SDKType(
      FieldPath(), "Message",
      [
        SDKMember("token", "setToken", .text),
        SDKMember("fid", "setFid", .text),
        SDKMember("topic", "setTopic", .text),
        SDKMember("condition", "setCondition", .text),
        SDKMember("data", "putAllData", .stringMap, each: "putData"),
        SDKMember("notification", "setNotification", .object),
        SDKMember("android", "setAndroidConfig", .object),
        SDKMember("apns", "setApnsConfig", .object),
        SDKMember("webpush", "setWebpushConfig", .object),
        SDKMember("fcm_options", "setFcmOptions", .object),
      ]),
    SDKType(
      "notification", "Notification",
      [
        SDKMember("title", "setTitle", .text),
        SDKMember("body", "setBody", .text),
        SDKMember("image", "setImage", .text),
      ]),
    SDKType(
      "fcm_options", "FcmOptions",
      [
        SDKMember("analytics_label", "setAnalyticsLabel", .text)
      ]),
  ]

  private static let javaAndroid: [SDKType] = [
    SDKType(
      "android", "AndroidConfig",
      [
        SDKMember("collapse_key", "setCollapseKey", .text),
        SDKMember(
          "priority", "setPriority",
          .constants([
            "NORMAL": "AndroidConfig.Priority.NORMAL", "HIGH": "AndroidConfig.Priority.HIGH",
          ])),
        SDKMember("ttl", "setTtl", .milliseconds),
        SDKMember("restricted_package_name", "setRestrictedPackageName", .text),
        SDKMember("data", "putAllData", .stringMap, each: "putData"),
        SDKMember("notification", "setNotification", .object),
        SDKMember("fcm_options", "setFcmOptions", .object),
        SDKMember("direct_boot_ok", "setDirectBootOk", .boolean),
        SDKMember("bandwidth_constrained_ok", "setBandwidthConstrainedOk", .boolean),
        SDKMember("restricted_satellite_ok", "setRestrictedSatelliteOk", .boolean),
      ]),
    SDKType(
      "android.fcm_options", "AndroidFcmOptions",
      [
        SDKMember("analytics_label", "setAnalyticsLabel", .text)
      ]),
    SDKType(
      "android.notification", "AndroidNotification",
      [
        SDKMember("title", "setTitle", .text),
        SDKMember("body", "setBody", .text),
        SDKMember("icon", "setIcon", .text),
        SDKMember("color", "setColor", .text),
        SDKMember("sound", "setSound", .text),
        SDKMember("tag", "setTag", .text),
        SDKMember("image", "setImage", .text),
        SDKMember("click_action", "setClickAction", .text),
        SDKMember("title_loc_key", "setTitleLocalizationKey", .text),
        SDKMember(
          "title_loc_args", "addAllTitleLocalizationArgs", .strings, each: "addTitleLocalizationArg"
        ),
        SDKMember("body_loc_key", "setBodyLocalizationKey", .text),
        SDKMember(
          "body_loc_args", "addAllBodyLocalizationArgs", .strings, each: "addBodyLocalizationArg"),
        SDKMember("channel_id", "setChannelId", .text),
        SDKMember("ticker", "setTicker", .text),
        SDKMember("sticky", "setSticky", .boolean),
        SDKMember("event_time", "setEventTimeInMillis", .epochMilliseconds),
        SDKMember("local_only", "setLocalOnly", .boolean),
        SDKMember(
          "notification_priority", "setPriority",
          .constants([
            "PRIORITY_MIN": "AndroidNotification.Priority.MIN",
            "PRIORITY_LOW": "AndroidNotification.Priority.LOW",
            "PRIORITY_DEFAULT": "AndroidNotification.Priority.DEFAULT",
            "PRIORITY_HIGH": "AndroidNotification.Priority.HIGH",
            "PRIORITY_MAX": "AndroidNotification.Priority.MAX",
          ])),
        SDKMember("vibrate_timings", "setVibrateTimingsInMillis", .millisecondsList),
        SDKMember("default_vibrate_timings", "setDefaultVibrateTimings", .boolean),
        SDKMember("default_sound", "setDefaultSound", .boolean),
        SDKMember("light_settings", "setLightSettings", .object),
        SDKMember("default_light_settings", "setDefaultLightSettings", .boolean),
        SDKMember(
          "visibility", "setVisibility",
          .constants([
            "PRIVATE": "AndroidNotification.Visibility.PRIVATE",
            "PUBLIC": "AndroidNotification.Visibility.PUBLIC",
            "SECRET": "AndroidNotification.Visibility.SECRET",
          ])),
        SDKMember("notification_count", "setNotificationCount", .integer(bits: 32)),
        SDKMember(
          "proxy", "setProxy",
          .constants([
            "ALLOW": "AndroidNotification.Proxy.ALLOW",
            "DENY": "AndroidNotification.Proxy.DENY",
            "IF_PRIORITY_LOWERED": "AndroidNotification.Proxy.IF_PRIORITY_LOWERED",
          ])),
      ]),
    SDKType(
      "android.notification.light_settings", "LightSettings",
      [
        SDKMember("color", "setColorFromString", .color(hasAlpha: false)),
        SDKMember("color", "setColor", .colorParts),
        SDKMember("light_on_duration", "setLightOnDurationInMillis", .milliseconds),
        SDKMember("light_off_duration", "setLightOffDurationInMillis", .milliseconds),
      ]),
  ]

  private static let javaApple: [SDKType] = [
    SDKType(
      "apns", "ApnsConfig",
      extra: ExtraKeys(.calls("putCustomData"), in: "payload", refusing: ["aps"]),
      [
        SDKMember("headers", "putAllHeaders", .stringMap, each: "putHeader"),
        SDKMember("payload.aps", "setAps", .object),
        SDKMember("fcm_options", "setFcmOptions", .object),
        SDKMember("live_activity_token", "setLiveActivityToken", .text),
      ]),
    SDKType(
      "apns.payload.aps", "Aps", extra: ExtraKeys(.calls("putCustomData")),
      [
        SDKMember("alert", "setAlert", .text),
        SDKMember("alert", "setAlert", .object),
        SDKMember("badge", "setBadge", .integer(bits: 32)),
        SDKMember("sound", "setSound", .text),
        SDKMember("sound", "setSound", .object),
        SDKMember("content-available", "setContentAvailable", .flag),
        SDKMember("mutable-content", "setMutableContent", .flag),
        SDKMember("category", "setCategory", .text),
        SDKMember("thread-id", "setThreadId", .text),
      ]),
    SDKType(
      "apns.payload.aps.alert", "ApsAlert",
      [
        SDKMember("title", "setTitle", .text),
        SDKMember("subtitle", "setSubtitle", .text),
        SDKMember("body", "setBody", .text),
        SDKMember("loc-key", "setLocalizationKey", .text),
        SDKMember("loc-args", "addAllLocalizationArgs", .strings, each: "addLocalizationArg"),
        SDKMember("title-loc-key", "setTitleLocalizationKey", .text),
        SDKMember(
          "title-loc-args", "addAllTitleLocArgs", .strings, each: "addTitleLocalizationArg"),
        SDKMember("subtitle-loc-key", "setSubtitleLocalizationKey", .text),
        SDKMember(
          "subtitle-loc-args", "addAllSubtitleLocArgs", .strings, each: "addSubtitleLocalizationArg"
        ),
        SDKMember("action-loc-key", "setActionLocalizationKey", .text),
        SDKMember("launch-image", "setLaunchImage", .text),
      ]),
    SDKType(
      "apns.payload.aps.sound", "CriticalSound",
      [
        SDKMember("critical", "setCritical", .flag),
        SDKMember("name", "setName", .text),
        SDKMember("volume", "setVolume", .decimal),
      ]),
    SDKType(
      "apns.fcm_options", "ApnsFcmOptions",
      [
        SDKMember("analytics_label", "setAnalyticsLabel", .text),
        SDKMember("image", "setImage", .text),
      ]),
  ]

  private static let javaWeb: [SDKType] = [
    SDKType(
      "webpush", "WebpushConfig",
      [
        SDKMember("headers", "putAllHeaders", .stringMap, each: "putHeader"),
        SDKMember("data", "putAllData", .stringMap, each: "putData"),
        SDKMember("notification", "setNotification", .object),
        SDKMember("fcm_options", "setFcmOptions", .object),
      ]),
    SDKType(
      "webpush.notification", "WebpushNotification", extra: ExtraKeys(.calls("putCustomData")),
      [
        SDKMember("title", "setTitle", .text),
        SDKMember("body", "setBody", .text),
        SDKMember("icon", "setIcon", .text),
        SDKMember("badge", "setBadge", .text),
        SDKMember("data", "setData", .json),
        SDKMember(
          "dir", "setDirection",
          .constants([
            "auto": "WebpushNotification.Direction.AUTO",
            "ltr": "WebpushNotification.Direction.LEFT_TO_RIGHT",
            "rtl": "WebpushNotification.Direction.RIGHT_TO_LEFT",
          ])),
        SDKMember("image", "setImage", .text),
        SDKMember("lang", "setLanguage", .text),
        SDKMember("renotify", "setRenotify", .boolean),
        SDKMember("requireInteraction", "setRequireInteraction", .boolean),
        SDKMember("silent", "setSilent", .boolean),
        SDKMember("tag", "setTag", .text),
        SDKMember("timestamp", "setTimestampMillis", .integer(bits: 64)),
        SDKMember("vibrate", "setVibrate", .integers),
        SDKMember("actions", "addAllActions", .objects, each: "addAction"),
      ]),
    SDKType(
      "webpush.notification.actions", "WebpushNotification.Action",
      [
        SDKMember("action", "action", .text),
        SDKMember("title", "title", .text),
        SDKMember("icon", "icon", .text),
      ]),
    SDKType(
      "webpush.fcm_options", "WebpushFcmOptions",
      [
        SDKMember("link", "setLink", .text)
      ]),
  ]
}
