extension FieldCatalogue {
  /// What a word of a choice means, for people; `nil` if the field has no such word.
  public static func meaning(of word: String, at path: FieldPath) -> String? {
    meanings[path.lastKey]?[word]
  }

  /// By the field's last key, which no two choices share with other words.
  private static let meanings: [String: [String: String]] = [
    "priority": [
      "NORMAL": "a sleeping device may get it later, to save its battery",
      "HIGH": "at once; it wakes a sleeping device, and should then show something",
    ],
    "notification_priority": [
      "PRIORITY_MIN": "only in the open panel, at its end",
      "PRIORITY_LOW": "without a sound, further down",
      "PRIORITY_DEFAULT": "as the app's notifications are",
      "PRIORITY_HIGH": "pops up over what is on the screen",
      "PRIORITY_MAX": "the most urgent: calls and the like",
      "PRIORITY_UNSPECIFIED": "as if it were not set",
    ],
    "visibility": [
      "PRIVATE": "a locked screen shows that there is one, and hides its text",
      "PUBLIC": "a locked screen shows all of it",
      "SECRET": "a locked screen shows nothing of it",
      "VISIBILITY_UNSPECIFIED": "as if it were not set",
    ],
    "proxy": [
      "ALLOW": "Play services may show it for the app",
      "DENY": "the app itself is started for it",
      "IF_PRIORITY_LOWERED": "only where Android has lowered the message's priority",
      "PROXY_UNSPECIFIED": "as if it were not set",
    ],
    "apns-priority": [
      "10": "at once; only for what is shown",
      "5": "when it suits the battery; the one for background pushes",
      "1": "later still; it never wakes the device",
    ],
    "apns-push-type": [
      "alert": "shows, plays or badges something",
      "background": "wakes the app without showing anything",
      "location": "asks for the device's location",
      "voip": "a call that comes in",
      "complication": "new contents for a watch face",
      "fileprovider": "files have changed",
      "mdm": "the device should contact its management server",
      "liveactivity": "starts or updates a Live Activity",
      "pushtotalk": "a Push to Talk service",
      "controls": "reloads a control",
      "widgets": "reloads a widget",
    ],
    "interruption-level": [
      "passive": "into the list, without light or sound",
      "active": "light and sound at once; the default",
      "time-sensitive": "breaks through Focus; the app needs the entitlement",
      "critical": "sounds even when muted; the app needs Apple's permission",
    ],
    "event": [
      "start": "starts a Live Activity", "update": "shows its new state",
      "end": "ends it with a last state",
    ],
    "Urgency": [
      "very-low": "only on power and Wi-Fi",
      "low": "on power or on Wi-Fi",
      "normal": "also on battery, unless it is low",
      "high": "even when the battery is low",
    ],
    "dir": [
      "auto": "as the browser sees fit", "ltr": "from left to right", "rtl": "from right to left",
    ],
  ]
}
