extension FieldCatalogue {
  static let androidFields: [Field] = [
    Field(
      "android.ttl", .android, .duration,
      "How long FCM keeps the message for a device that is off: 0s to 2419200s (4 weeks, the default).",
      "3600s", limit: .lifespan),
    Field(
      "android.priority", .android, .choice(["NORMAL", "HIGH"]),
      "HIGH wakes a sleeping device; NORMAL may wait for it."),
    Field(
      "android.collapse_key", .android, .text,
      "A later message with the same key replaces this one while it waits; four keys per device."),
    Field(
      "android.restricted_package_name", .android, .text,
      "Only apps with this package name receive the message.", "com.example.shop"),
    Field("android.data", .android, .stringMap, "Replaces the common data on Android."),
    Field("android.notification", .android, .group, "What Android shows."),
    Field("android.fcm_options", .android, .group, "FCM options for Android."),
    Field(
      "android.fcm_options.analytics_label", .android, .text, "The report label for Android.",
      limit: .analyticsLabel),
    Field(
      "android.direct_boot_ok", .android, .boolean,
      "Deliver before the user has unlocked the device after a restart."),
    Field(
      "android.bandwidth_constrained_ok", .android, .boolean,
      "Deliver over a low-bandwidth network, such as a satellite's."),
    Field(
      "android.restricted_satellite_ok", .android, .boolean,
      "Deliver over a satellite network that only selected apps may use."),
  ]

  static let androidNotificationFields: [Field] = [
    Field(
      "android.notification.title_loc_key", .android, .localizationKey,
      "The name of the string resource that holds the title.", "welcome_title"),
    Field(
      "android.notification.title_loc_args", .android, .arguments,
      "Values for the title's placeholders, in order; all are strings, so only %s fits them.",
      "Alice"),
    Field(
      "android.notification.body_loc_key", .android, .localizationKey,
      "The name of the string resource that holds the body.", "new_message_body"),
    Field(
      "android.notification.body_loc_args", .android, .arguments,
      "Values for the body's placeholders, in order; all are strings, so only %s fits them.", "3"),
    Field(
      "android.notification.title", .android, .text,
      "The title on Android. It replaces the common one and hides title_loc_key."),
    Field(
      "android.notification.body", .android, .text,
      "The body on Android. It replaces the common one and hides body_loc_key."),
    Field(
      "android.notification.icon", .android, .text,
      "The name of a drawable of the app; without one the app's default icon.",
      "stock_ticker_update"),
    Field(
      "android.notification.color", .android, .color, "The color of the icon, as #rrggbb.",
      "#7e55c3"),
    Field(
      "android.notification.image", .android, .url,
      "The image on Android: at most 1 MB, loaded within 5 seconds or left out."),
    Field(
      "android.notification.click_action", .android, .text,
      "The intent action that a tap starts; without a matching filter a tap does nothing.",
      "OPEN_ACTIVITY_1"),
    Field(
      "android.notification.tag", .android, .text,
      "A later notification with the same tag replaces this one on the device."),
    Field(
      "android.notification.channel_id", .android, .text,
      "The notification channel; one that the app hasn't created falls back to the app's default."),
    Field(
      "android.notification.sound", .android, .text,
      "A sound of res/raw without its extension, or default; from Android 8 the channel decides."),
    Field(
      "android.notification.ticker", .android, .text,
      "The words that a screen reader says when it arrives."),
    Field("android.notification.sticky", .android, .boolean, "Stays when it is tapped."),
    Field(
      "android.notification.event_time", .android, .timestamp,
      "When the event happened, for the order in the panel.",
      "2026-11-21T10:00:00Z"),
    Field(
      "android.notification.local_only", .android, .boolean,
      "Not shown on a connected watch or car."),
    Field(
      "android.notification.notification_priority", .android,
      .choice([
        "PRIORITY_MIN", "PRIORITY_LOW", "PRIORITY_DEFAULT", "PRIORITY_HIGH", "PRIORITY_MAX",
        "PRIORITY_UNSPECIFIED",
      ]), "Prominence up to Android 7.1; later the channel decides."),
    Field(
      "android.notification.default_sound", .android, .boolean, "Use the device's default sound."),
    Field(
      "android.notification.default_vibrate_timings", .android, .boolean,
      "Use the device's default vibration."),
    Field(
      "android.notification.default_light_settings", .android, .boolean,
      "Use the device's default light."),
    Field(
      "android.notification.vibrate_timings", .android, .durations,
      "Wait, on, off, on, … ; a device ignores fewer than two.", "0.1s",
      limit: .elements(atLeast: 2)),
    Field(
      "android.notification.visibility", .android,
      .choice(["PRIVATE", "PUBLIC", "SECRET", "VISIBILITY_UNSPECIFIED"]),
      "What a locked screen shows of it."),
    Field(
      "android.notification.notification_count", .android, .integer,
      "The number on the app's badge; without it, or with 0, the launcher counts.",
      limit: .range(0...2_147_483_647)),
    Field(
      "android.notification.proxy", .android,
      .choice(["ALLOW", "DENY", "IF_PRIORITY_LOWERED", "PROXY_UNSPECIFIED"]),
      "Whether Play services may show it for the app."),
    Field(
      "android.notification.bypass_proxy_notification", .android, .boolean,
      "Whether it bypasses Play services.",
      status: .deprecated(instead: "android.notification.proxy")),
    Field(
      "android.notification.light_settings", .android, .group,
      "Color and rhythm of the light; all three are needed."),
  ]

  static let androidLightFields: [Field] = [
    Field(
      "android.notification.light_settings.color", .android, .group,
      "The light's color: parts of red, green and blue; a device ignores black."),
    Field(
      "android.notification.light_settings.color.red", .android, .decimal, "The part of red.",
      limit: .range(0...1)),
    Field(
      "android.notification.light_settings.color.green", .android, .decimal, "The part of green.",
      limit: .range(0...1)),
    Field(
      "android.notification.light_settings.color.blue", .android, .decimal, "The part of blue.",
      limit: .range(0...1)),
    Field(
      "android.notification.light_settings.color.alpha", .android, .decimal,
      "How opaque the color is; without it 1.", limit: .range(0...1)),
    Field(
      "android.notification.light_settings.light_on_duration", .android, .duration,
      "How long the light is on.", "0.5s", limit: .notNegative),
    Field(
      "android.notification.light_settings.light_off_duration", .android, .duration,
      "How long the light is off.", "1s", limit: .notNegative),
  ]
}
