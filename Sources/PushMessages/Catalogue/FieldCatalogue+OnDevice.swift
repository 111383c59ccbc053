extension FieldCatalogue {
  /// What devices do with a field beyond its summary, mainly when its value is missing or wrong; for those of `android_v2`
  /// the same as for `android`.
  ///
  /// From the source of Firebase's SDKs for Android and the web, Apple's documentation, and what Android's framework does.
  static let onDevice: [FieldPath: String] = commonBehavior.merging(androidBehavior) { one, _ in one
  }
  .merging(appleBehavior) { one, _ in one }.merging(webBehavior) { one, _ in one }

  private static let commonBehavior: [FieldPath: String] = [
    "topic": "A topic that no app has subscribed to is accepted by FCM and reaches no one.",
    "condition": "FCM evaluates it when the message is sent; devices see nothing of it.",
    "notification.title":
      "Android shows it instead of a localization key; Apple shows a key's text instead of it.",
    "notification.body":
      "Android shows it instead of a localization key; Apple shows a key's text instead of it.",
    "notification.image":
      "A device that can't load it shows the notification without it. Apple also needs mutable-content and an extension.",
    "data":
      "Android and browsers get the data of their own block instead, if it has any; the app gets every value as text.",
  ]

  private static let androidBehavior: [FieldPath: String] = [
    "android.ttl":
      "0s is delivered at once or never. It doesn't say how long the notification stays on the screen.",
    "android.priority": "Without it a notification is HIGH and a message of data alone is NORMAL.",
    "android.collapse_key":
      "It replaces only what still waits: tag replaces what is shown already.",
    "android.restricted_package_name":
      "Debug and beta builds often have another name, with a suffix such as .debug.",
    "android.data":
      "None of the common data arrives then. In the background the app gets it when the user taps.",
    "android.direct_boot_ok":
      "The app needs Firebase's library for direct boot; without it the message waits for the unlock.",
    "android.notification.title_loc_key":
      "Read in the device's language; without the key the title is missing. Shrunk releases may lack unused keys.",
    "android.notification.body_loc_key":
      "Read in the device's language; without the key the body is missing. Shrunk releases may lack unused keys.",
    "android.notification.title_loc_args":
      "Too few leave the title out; %d, %@ and a lone % crash the app. Without any the text is shown as it is.",
    "android.notification.body_loc_args":
      "Too few leave the body out; %d, %@ and a lone % crash the app. Without any the text is shown as it is.",
    "android.notification.title": "The same text on every device. An empty one counts as none.",
    "android.notification.body":
      "The same text on every device. With an image, the expanded notification shows one line of it.",
    "android.notification.icon":
      "drawable, then mipmap, then the app's default, then its launcher icon. A picture without transparency is a square.",
    "android.notification.color": "An invalid color is ignored: the app's default, or none.",
    "android.notification.image": "A larger or slower one is left out; so is http on most apps.",
    "android.notification.click_action":
      "The activity's filter needs the action, the category DEFAULT and no <data>; the app isn't opened otherwise.",
    "android.notification.tag": "Without one, notifications add up.",
    "android.notification.channel_id":
      "An unknown one: the app's default channel, then Miscellaneous, which sounds but doesn't pop up.",
    "android.notification.sound":
      "Up to Android 7.1 an unknown sound plays the default one; later the channel's sound plays in any case.",
    "android.notification.sticky": "It stays until the user swipes it away.",
    "android.notification.event_time":
      "The time beside the notification; without it the time of arrival.",
    "android.notification.vibrate_timings": "From Android 8 the channel's vibration counts.",
    "android.notification.visibility": "From Android 8 the channel and the user decide, too.",
    "android.notification.light_settings": "From Android 8 the channel's light counts.",
    "android.notification.notification_count": "Launchers without numbers show a dot, or nothing.",
  ]

  private static let appleBehavior: [FieldPath: String] = [
    "apns.payload.aps.alert.title-loc-key":
      "Read from Localizable in the app itself; without the key title is shown, or the key's name.",
    "apns.payload.aps.alert.loc-key":
      "Read from Localizable in the app itself; without the key body is shown, or the key's name.",
    "apns.payload.aps.alert.subtitle-loc-key":
      "Read from Localizable in the app itself; without the key subtitle is shown, or the key's name.",
    "apns.payload.aps.alert.title-loc-args":
      "%d and %ld aren't replaced: the text comes out garbled.",
    "apns.payload.aps.alert.loc-args": "%d and %ld aren't replaced: the text comes out garbled.",
    "apns.payload.aps.alert.subtitle-loc-args":
      "%d and %ld aren't replaced: the text comes out garbled.",
    "apns.payload.aps.category":
      "An unknown one shows the notification without its actions. The app registers categories in its code.",
    "apns.payload.aps.mutable-content":
      "Runs the app's notification service extension, which may change every text; without one nothing happens.",
    "apns.payload.aps.badge":
      "The number as it is: nothing is counted. Without it the badge stays.",
    "apns.payload.aps.sound":
      "Without it the notification is silent; a file that isn't in the app, or longer than 30 s, plays the default sound.",
    "apns.payload.aps.sound.critical": "Without Apple's permission an ordinary alert.",
    "apns.payload.aps.interruption-level":
      "time-sensitive and critical need entitlements of the app; without them it is active.",
    "apns.payload.aps.content-available":
      "The app needs the background mode remote-notification; the system decides when to wake it.",
    "apns.fcm_options.image":
      "Code in the app's extension has to load it; on failure the notification appears without it.",
    "apns.headers.apns-expiration":
      "A time, not a duration: it is out of date soon. Pushwright computes it from Expires in when it sends.",
    "apns.headers.apns-priority": "A background push with 10 is refused.",
    "apns.headers.apns-collapse-id":
      "It replaces what is shown, too; Android's counterpart is tag.",
    "apns.headers.apns-topic": "Another app's ID is refused.",
    "apns.payload.aps.attributes-type": "An unknown type shows the alert and starts no activity.",
    "apns.payload.aps.content-state": "A state that the app's type can't be read from is ignored.",
  ]

  private static let webBehavior: [FieldPath: String] = [
    "webpush.notification": "Browsers show it only while no page of the app is visible.",
    "webpush.notification.title":
      "A message with localization keys alone shows nothing in browsers.",
    "webpush.notification.icon": "If it can't be loaded, the notification appears without it.",
    "webpush.notification.image": "Not all browsers show it.",
    "webpush.notification.renotify": "Without a tag the notification isn't shown.",
    "webpush.notification.actions":
      "Firebase's SDK ignores clicks on buttons: the app handles them.",
    "webpush.fcm_options.link":
      "A page on another host isn't opened; an open page of the app is only brought to the front.",
  ]
}
