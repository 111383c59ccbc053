extension FieldCatalogue {
  private static let notification: FieldPath = "webpush.notification"

  static let webFields: [Field] = [
    Field(
      "webpush.headers.TTL", .web, .seconds,
      "How many seconds the push service keeps it; without it 4 weeks.", "86400",
      limit: .notNegative),
    Field(
      "webpush.headers.Urgency", .web, .choice(["very-low", "low", "normal", "high"]),
      "Whether it may wake a device with a low battery."),
    Field(
      "webpush.headers.Topic", .web, .text,
      "A later push with the same topic replaces this one while it waits.",
      limit: .matching(.base64URL, maximumLength: 32)),
    Field("webpush.headers", .web, .stringMap, "Headers of web push (RFC 8030)."),
    Field("webpush.data", .web, .stringMap, "Replaces the common data in browsers."),
    Field(notification, .web, .freeForm, "Options of the browser's notification."),
    Field(
      notification.appending("title"), .web, .text,
      "The title in browsers, in one language: web push has no localization keys."),
    Field(
      notification.appending("body"), .web, .text,
      "The body in browsers, in one language: web push has no localization keys."),
    Field(notification.appending("icon"), .web, .url, "The icon's URL."),
    Field(notification.appending("image"), .web, .url, "The image in browsers."),
    Field(notification.appending("badge"), .web, .url, "A small monochrome icon's URL."),
    Field(
      notification.appending("tag"), .web, .text,
      "A later notification with the same tag replaces this one."),
    Field(
      notification.appending("lang"), .web, .text, "The language of the text, as a BCP 47 tag."),
    Field(
      notification.appending("dir"), .web, .choice(["auto", "ltr", "rtl"]),
      "The direction of the text."),
    Field(
      notification.appending("renotify"), .web, .boolean,
      "Alert again when it replaces one; needs a tag."),
    Field(
      notification.appending("requireInteraction"), .web, .boolean, "Stays until the user acts."),
    Field(notification.appending("silent"), .web, .boolean, "Without sound or vibration."),
    Field(
      notification.appending("timestamp"), .web, .epochMilliseconds,
      "When the event happened, in milliseconds since 1970.", "1795262400000"),
    Field(
      notification.appending("vibrate"), .web, .integers,
      "Vibration: on, off, on, … in milliseconds; not with silent.", limit: .notNegative),
    Field(
      notification.appending("actions"), .web, .objects(keys: ["action", "title", "icon"]),
      "Buttons; the app itself handles a click on one."),
    Field(
      notification.appending("data"), .web, .freeForm, "Overwritten by FCM's own: use webpush.data."
    ),
    Field(
      notification.appending("click_action"), .web, .url,
      "The page that a click opens if fcm_options.link isn't set."),
    Field("webpush.fcm_options", .web, .group, "FCM options for browsers."),
    Field(
      "webpush.fcm_options.link", .web, .url,
      "The HTTPS page that a click opens; only on the service worker's own host.",
      "https://shop.example.com/sale", limit: .https),
    Field(
      "webpush.fcm_options.analytics_label", .web, .text, "The report label for browsers.",
      limit: .analyticsLabel),
  ]
}
