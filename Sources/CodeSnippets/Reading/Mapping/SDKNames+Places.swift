extension SDKNames {
  /// What arguments without names are, in Python's constructors and in Java's few.
  static let places: [String: [String]] = [
    "Message": [
      "data", "notification", "android", "webpush", "apns", "fcm_options", "token", "topic",
      "condition", "fid",
    ],
    "MulticastMessage": [
      "tokens", "data", "notification", "android", "webpush", "apns", "fcm_options", "fids",
    ],
    "Notification": ["title", "body", "image"],
    "FCMOptions": ["analytics_label"],
    "AndroidConfig": [
      "collapse_key", "priority", "ttl", "restricted_package_name", "data", "notification",
      "fcm_options", "direct_boot_ok", "bandwidth_constrained_ok", "restricted_satellite_ok",
    ],
    "AndroidNotification": [
      "title", "body", "icon", "color", "sound", "tag", "click_action", "body_loc_key",
      "body_loc_args", "title_loc_key", "title_loc_args", "channel_id", "image", "ticker", "sticky",
      "event_timestamp", "local_only", "priority", "vibrate_timings_millis",
      "default_vibrate_timings", "default_sound", "light_settings", "default_light_settings",
      "visibility", "notification_count", "proxy",
    ],
    "AndroidFCMOptions": ["analytics_label"],
    "LightSettings": ["color", "light_on_duration_millis", "light_off_duration_millis"],
    "LightSettingsColor": ["red", "green", "blue", "alpha"],
    "WebpushConfig": ["headers", "data", "notification", "fcm_options"],
    "WebpushNotification": [
      "title", "body", "icon", "actions", "badge", "data", "direction", "image", "language",
      "renotify", "require_interaction", "silent", "tag", "timestamp_millis", "vibrate",
      "custom_data",
    ],
    "WebpushNotificationAction": ["action", "title", "icon"],
    "Action": ["action", "title", "icon"],
    "WebpushFCMOptions": ["link"],
    "APNSConfig": ["headers", "payload", "fcm_options", "live_activity_token"],
    "APNSPayload": ["aps"],
    "APNSFCMOptions": ["analytics_label", "image"],
    "Aps": [
      "alert", "badge", "sound", "content_available", "category", "thread_id", "mutable_content",
      "custom_data",
    ],
    "ApsAlert": [
      "title", "subtitle", "body", "loc_key", "loc_args", "title_loc_key", "title_loc_args",
      "action_loc_key", "launch_image", "custom_data",
    ],
    "CriticalSound": ["name", "critical", "volume"],
  ]
}
