internal import PushMessages

extension HowTo {
  /// What a message says and to whom.
  static let writing: [HowTo] = [
    HowTo(
      "say it in each user's language",
      .text(
        "Name a string of the app instead of a text; each device reads it in its own language."),
      .command(.pick, "in Text, finds a key by its name or its text"),
      .field("android.notification.body_loc_key", "a name of strings.xml"),
      .field("apns.payload.aps.alert.loc-key", "a key of Localizable; Android's isn't used for it"),
      .field(
        "webpush.notification.body",
        "browsers have no keys: one text for all, or a topic for each language")),
    HowTo(
      "put a name or a number into the text",
      .text("The text has placeholders, and the message has an argument for each, in their order."),
      .command(.editArguments, "edits them one by one, with the result in each locale"),
      .text(
        "Android takes %1$s and iPhones %1$@ only: numbers are arguments like names, with %1$s or %@."
      ),
      .command(.nextSample, "tries short, long, empty and right-to-left arguments")),
    HowTo(
      "send to one device",
      .field("fid", "the installation ID of the app on that device"),
      .text("For a try, name the device in pushwright.toml: [profiles.NAME.test-targets]."),
      .command(.testSend, "sends the draft to such a device and leaves its target as it is")),
    HowTo(
      "send to several topics",
      .field(
        "condition", "'news' in topics && 'de' in topics; at most five topics, with && and ||"),
      .text("FCM sends to everyone in one step and doesn't report how many that are.")),
    HowTo(
      "send to Android, iPhone or the web alone",
      .text("Give only that platform's block a title and body, and leave All empty."),
      .text("All devices of the topic get the message; the others show nothing, as Preview says."),
      .command(.fix, "at a problem of one platform, offers to leave the platform out")),
    HowTo(
      "hand data to the app",
      .field("data", "keys and texts; a number is a text, too"),
      .text("Android and browsers get their own block's data instead, if it has any."),
      .text("With a notification, Android's app sees the data when the user taps.")),
  ]

  /// What a notification looks and sounds like.
  static let looking: [HowTo] = [
    HowTo(
      "play a sound",
      .field(
        "android.notification.channel_id",
        "from Android 8 the channel has the sound; the app creates channels"),
      .field("android.notification.sound", "up to Android 7.1: a name of res/raw, or default"),
      .field(
        "apns.payload.aps.sound",
        "default, or a file of the app with its extension; silent without it"),
      .field("webpush.notification.silent", "browsers choose the sound; true switches it off")),
    HowTo(
      "set the number on the app's icon",
      .field(
        "apns.payload.aps.badge", "the number itself, because iPhones don't count; 0 removes it"),
      .field(
        "android.notification.notification_count",
        "many launchers show a dot, whatever the number is")),
    HowTo(
      "choose a notification channel",
      .field("android.notification.channel_id", "the ID that the app's code gave the channel"),
      .text(
        "A channel that the app hasn't created falls back to the app's default one, then to Miscellaneous."
      ),
      .text("Importance, sound and vibration belong to the channel, and the user may change them.")),
    HowTo(
      "show an image",
      .field(
        "notification.image", "for all platforms: https, JPEG or PNG, at most 1 MB on Android"),
      .field(
        "apns.payload.aps.mutable-content",
        "1, and code in the app's service extension, for iPhones"),
      .text("A device that can't load it within seconds shows the notification without it.")),
    HowTo(
      "open a certain screen or page on a tap",
      .field(
        "android.notification.click_action",
        "an intent action of the app's manifest, not the name of a class"),
      .field("apns.payload.aps.category", "the app decides by this and by its data"),
      .field("webpush.fcm_options.link", "an https page on the web app's own host")),
    HowTo(
      "wake the app without showing anything",
      .text("Send data alone: no title and no body on any platform."),
      .field("apns.payload.aps.content-available", "1, with apns-priority 5; iPhones decide when"),
      .field("android.priority", "data alone is NORMAL unless it says HIGH")),
  ]
}
